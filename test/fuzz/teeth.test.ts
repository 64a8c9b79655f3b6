import { describe, expect, test } from 'vitest';
import type { Parts } from '../../src/core/contract.js';
import { BROKEN } from '../toy/broken/index.js';
import { toy } from '../toy/index.js';
import type { Subject } from './subject.js';
import { toySubject } from './subjects/toy.js';
import { TARGETS, type Target } from './targets/index.js';
import { type Finding, tryCase, tryOnce } from './try.js';

/** The broken toys that a target must find, by their flaw. */
const FLAWS: Readonly<Record<string, readonly string[]>> = {
  'legal-moves-are-legal': [
    'legalMoves lists a move twice',
    'legalMoves forgets to show the highest card',
    'legalMoves on a view lists nothing while others still choose',
    'check accepts a show of any card',
    'pickMove never picks the last move',
    'movesFrom knows no field but the card',
    'unsafe.apply forgets the generator',
    'apply gives another code than check',
    'chance leaves out a card',
  ],
  'record-roundtrip': [
    'check accepts a show of any card',
    'chance leaves out a card',
    'parseChance refuses the highest card',
    'parseOptions takes any object',
    'a first player that is given changes the cards',
  ],
  'parse-never-throws': [
    'parseState takes any bids',
    'parseState changes the pile',
    'parseState stumbles over null',
    'parseView takes any bids',
    'parseView stumbles over null',
    'parseMove stumbles over null',
    'parseMove takes outcomes',
    'parseOptions takes any object',
    'parsePosition takes any first player',
    'a total is a point too high',
    'format shows what is undefined',
  ],
  'views-leak-nothing': [
    'a view shows the secret bids',
    'a view holds the generator',
    'a view holds one number of the generator',
    'the event of a bid shows its card to all',
    'the event of a draw shows its card to all',
    'the event of a show holds the other card of the hand, and is not said to reveal',
    'a sample makes a card out of nothing',
    'a view counts without the charms of others',
  ],
};

const subjectOf = (flaw: string | null): readonly Subject<Parts>[] => {
  const game = flaw === null ? toy : BROKEN.find((broken) => broken.flaw === flaw)?.game;
  if (game === undefined) throw new Error(`no such flaw: ${flaw}`);
  return [toySubject(game) as unknown as Subject<Parts>];
};

/** The first finding within so many iterations. */
const find = (target: Target, flaw: string | null, most: number): Finding | null => {
  const subjects = subjectOf(flaw);
  for (let i = 0; i < most; i++) {
    const finding = tryOnce(target, subjects, 'teeth', i);
    if (finding !== null) return finding;
  }
  return null;
};

describe.each(Object.entries(TARGETS))('%s', (name, target) => {
  test('finds nothing in the toy', () => {
    expect(find(target, null, 15)).toBe(null);
  });

  test.each(FLAWS[name] ?? [])('finds: %s', (flaw) => {
    const finding = find(target, flaw, 60);
    expect(finding).not.toBe(null);
    // What was found is found again by its case, and only in the broken toy.
    const again = JSON.parse(JSON.stringify(finding?.tried));
    expect(tryCase(target, subjectOf(flaw), again)).not.toBe(null);
    expect(tryCase(target, subjectOf(null), again)).toBe(null);
  });
});
