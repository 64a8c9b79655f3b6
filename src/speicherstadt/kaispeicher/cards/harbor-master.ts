import { entry } from '../../data/entry.js';
import type { CardEntry } from '../../data/manifest.js';
import { goodAt } from '../../draft.js';
import type { Expansion } from '../../expansion.js';
import { KINDS } from '../../goods.js';
import { hasCubes } from '../../phases/loading.js';
import { owns } from '../owners.js';

/** Two cubes for one of another kind from the stock, any number of times. (The expansion's rulebook, "Harbor Master".) */
export const harborMasterMoves: Expansion['loadingMoves'] = (of, player, goods, moves) => {
  if (!owns(of, player, 'harbor-master')) return;
  for (let a = 0; a < KINDS; a++)
    for (let b = a; b < KINDS; b++) {
      if (!hasCubes(goods, a, b, -1)) continue;
      for (let take = 0; take < KINDS; take++)
        if (take !== a && take !== b && (of.stock[take] as number) > 0)
          moves.push({ type: 'harbor-master', player, first: goodAt(a), second: goodAt(b), take: goodAt(take) });
    }
};

/** Kept. */
export const HARBOR_MASTER: CardEntry = entry('harbor-master', 'special', 'B');
