import { without } from '../../core/lists.js';
import { type OptionReader, optionReader } from '../../core/read.js';
import { type AnyCard, GOODS, MANIFEST, type Manifest, MOST_NUMBER } from './cards.js';

/**
 * The values of the cards that a caller gives, tested against the built-in ones; null if they are equal to them. It is a
 * copy in one order: the caller may change the original, and equal games have equal options.
 */
export const readManifest = (read: OptionReader): Manifest | null => {
  if (read.value('manifest', null) === null) return null;
  const manifest = read.within('manifest');
  manifest.only(...Object.keys(MANIFEST));
  const taken: number[] = [];
  const suits = Object.entries(MANIFEST).map(([suit, models]: [string, readonly AnyCard[]]) => {
    const list = manifest.value(suit);
    const fields = Object.keys(models[0] as AnyCard) as (keyof AnyCard)[];
    // Those that the cards still to come may have.
    let kinds: readonly unknown[] = models.map(({ kind }) => kind);
    const isList = Array.isArray(list) && list.length === models.length;
    if (!isList) manifest.refuse(suit, 'list', `${models.length} cards`);
    // Unlike `map`, it stops at the holes of a sparse list.
    const cards = Array.from<unknown, AnyCard>(isList ? list : [], (input, i) => {
      const card = optionReader(input, ['manifest', suit, i], read.issues);
      card.only(...fields);
      const number = card.int('number', 1, MOST_NUMBER, undefined);
      // A number that is refused has become another one.
      if (number === card.value('number')) {
        if (taken.includes(number)) card.refuse('number', 'taken', 'another number');
        taken.push(number);
      }
      const kind = card.oneOf('kind', [...new Set(kinds)], undefined);
      kinds = without(kinds, kind);
      const listed = card.value('goods') ?? [];
      const goods = GOODS.filter((good) => Array.isArray(listed) && listed.includes(good));
      if (goods.length !== (listed as readonly unknown[]).length || goods.length > 0 !== (kind === 'goods'))
        card.refuse('goods', 'goods', `different ones of ${GOODS.join(', ')}`);
      const values: Readonly<Record<keyof AnyCard, unknown>> = {
        number,
        kind,
        goods,
        symbol: card.oneOf('symbol', ['coin', 'ship', null], null),
      };
      return Object.fromEntries(fields.map((field) => [field, values[field]])) as unknown as AnyCard;
    });
    return [suit, cards.sort((one, other) => one.number - other.number)];
  });
  const copy = Object.fromEntries(suits);
  return JSON.stringify(copy) === JSON.stringify(MANIFEST) ? null : copy;
};
