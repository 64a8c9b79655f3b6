import type { Issue } from '../core/contract.js';

/** An issue as the end of a sentence, with what it is about in front: `where` names the place, the whole if it is empty. */
export const issueText = ({ code, expected }: Issue, where: string): string => {
  const name = where || 'it';
  switch (code) {
    case 'unknown-key':
      return `${name} is not known${expected.startsWith('only ') ? `, ${expected}` : ''}`;
    case 'missing-key':
      return `${name} is missing${expected.startsWith('one of ') ? `, ${expected}` : ''}`;
    default:
      return `${name} must be ${expected}`;
  }
};

/** The place of an issue in a few words. */
export const placeOf = ({ path }: Issue): string => path.join('.').slice(0, 60);
