// Finds the examples in the documentation and turns them into programs that check what they claim.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A fenced block marked `ts`. */
export interface Example {
  /** The file it stands in, from the top of the project, with forward slashes. */
  readonly file: string;
  /** The line of the opening fence, counted from 1. */
  readonly line: number;
  /** The heading above it; empty in source files. */
  readonly heading: string;
  /** The text between the fences. */
  readonly code: string;
  /** False for blocks marked `ts no-run`, which are only type-checked. */
  readonly run: boolean;
}

/** Where an example stands, for people. */
export const titleOf = ({ file, line, heading }: Example): string =>
  `${file}:${line}${heading === '' ? '' : ` ${heading}`}`;

/** A file name without an ending that no other example has. */
export const fileNameOf = ({ file, line }: Example): string => `${file.replace(/\W+/g, '-')}-${line}`;

const filesIn = (root: string, folder: string, ending: string): string[] =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => path.endsWith(ending))
        .sort()
    : [];

/** The text of the doc comments, each line where it was; every other line is left empty. */
const docComments = (source: string): string => {
  let inside = false;
  return source
    .split('\n')
    .map((line) => {
      if (/^\s*\/\*\*/.test(line)) inside = true;
      const text = inside ? line.replace(/^\s*(\/\*\*|\*(?!\/)) ?/, '') : '';
      if (line.includes('*/')) inside = false;
      return text;
    })
    .join('\n');
};

/** The examples of one file, whose text is given: Markdown, or TypeScript with doc comments. */
export const examplesIn = (file: string, text: string): Example[] => {
  const found: Example[] = [];
  let heading = '';
  let open: { fence: string; indent: number; words: string[]; line: number; body: string[] } | null = null;
  for (const [i, line] of (file.endsWith('.ts') ? docComments(text) : text).split('\n').entries()) {
    const [, indent = '', fence = '', info = ''] = /^(\s*)(`{3,})\s*([^`]*)$/.exec(line) ?? [];
    if (open === null) {
      if (fence !== '') {
        const words = info.trim().split(/\s+/);
        open = { fence, indent: indent.length, words, line: i + 1, body: [] };
      } else heading = /^#+\s+(.*)$/.exec(line)?.[1] ?? heading;
    } else if (fence.length >= open.fence.length && info.trim() === '') {
      const [language, ...marks] = open.words;
      if (language === 'ts') {
        // A misspelt mark must not go unnoticed.
        const unknown = marks.find((mark) => mark !== 'no-run');
        if (unknown !== undefined) throw new Error(`${file}:${open.line}: unknown mark "${unknown}" after \`\`\`ts`);
        found.push({ file, line: open.line, heading, code: open.body.join('\n'), run: marks.length === 0 });
      }
      open = null;
    } else open.body.push(line.slice(Math.min(open.indent, line.length - line.trimStart().length)));
  }
  if (open !== null) throw new Error(`${file}:${open.line}: the block is never closed`);
  return found;
};

/** Every example of the project: README, guides, and doc comments. */
export const collectExamples = (root: string): Example[] =>
  [
    ...(existsSync(join(root, 'README.md')) ? ['README.md'] : []),
    ...filesIn(root, 'docs', '.md').filter((path) => !path.startsWith('docs/api/')),
    ...filesIn(root, 'src', '.ts'),
  ].flatMap((file) => examplesIn(file, readFileSync(join(root, file), 'utf8')));

const parse = (text: string): ts.SourceFile => ts.createSourceFile('example.ts', text, ts.ScriptTarget.ESNext, true);

/** Whether a node is a value written out: claims that compute something would only repeat the example. */
const isWrittenOut = (node: ts.Node): boolean => {
  if (ts.isParenthesizedExpression(node)) return isWrittenOut(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isWrittenOut);
  if (ts.isObjectLiteralExpression(node))
    return node.properties.every((p) => ts.isPropertyAssignment(p) && isWrittenOut(p.initializer));
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.MinusToken && ts.isNumericLiteral(node.operand);
  return (
    ts.isStringLiteral(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
    (ts.isIdentifier(node) && node.text === 'undefined')
  );
};

/** The value of a claim, or an error if it is not one value written out. */
const claimed = (text: string, where: string): string => {
  const [statement, ...more] = parse(`(${text})`).statements;
  const written =
    statement !== undefined &&
    more.length === 0 &&
    statement.getText() === `(${text})` &&
    ts.isExpressionStatement(statement) &&
    isWrittenOut(statement.expression);
  if (!written) throw new Error(`${where}: "${text}" after // => is not a value written out`);
  return `(${text})`;
};

const CLAIM = /^\/\/ => *(.*?) *$/;

/**
 * The example as a program. Each `// => value` behind a statement, or alone on the line after it, becomes a test that
 * the value of the expression (or of the variable declared) deep-equals the value written. Every line keeps the
 * number that it has in the documentation, so that a failure points there.
 */
export const programOf = (example: Example): string => {
  const { code, line } = example;
  const where = titleOf(example);
  const changes: { at: number; text: string }[] = [];
  let claims = 0;
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isExpressionStatement(node) && !ts.isVariableStatement(node)) return;
    const comment = (ts.getTrailingCommentRanges(code, node.end) ?? ts.getLeadingCommentRanges(code, node.end))?.[0];
    const claim = comment && CLAIM.exec(code.slice(comment.pos, comment.end))?.[1];
    if (claim === undefined) return;
    claims++;
    const value = claimed(claim, where);
    if (ts.isExpressionStatement(node)) {
      changes.push({ at: node.expression.getStart(), text: 'deepEqual__(' });
      changes.push({ at: node.expression.end, text: `, ${value})` });
    } else {
      const name = node.declarationList.declarations.at(-1)?.name;
      if (name === undefined || !ts.isIdentifier(name))
        throw new Error(`${where}: // => needs a variable with a plain name`);
      changes.push({ at: node.end, text: ` deepEqual__(${name.text}, ${value});` });
    }
  };
  visit(parse(code));
  // A claim that belongs to no statement would never be tested.
  if (claims !== code.split('// =>').length - 1) throw new Error(`${where}: a // => stands behind no statement`);
  let program = code;
  for (const { at, text } of changes.sort((a, b) => b.at - a.at))
    program = program.slice(0, at) + text + program.slice(at);
  return `import { deepStrictEqual as deepEqual__ } from 'node:assert/strict';${'\n'.repeat(line)}${program}\n`;
};
