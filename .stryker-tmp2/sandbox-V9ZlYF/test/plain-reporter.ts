import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

/** Closes the run with one plain line of counts. What fails outside of a test counts as a failure, too. */
export default class PlainReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const n = { passed: 0, failed: unhandled.length, skipped: 0, pending: 0 };
    for (const m of modules) {
      n.failed += m.errors().length;
      for (const t of m.children.allTests()) n[t.result().state]++;
    }
    const skipped = n.skipped + n.pending;
    console.log(`${n.passed} passed, ${n.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  }
}
