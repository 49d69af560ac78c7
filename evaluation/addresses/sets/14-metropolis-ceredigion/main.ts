import { runHalves } from '../../run-halves.ts';
import { FULL_SIZE, fourteenthSet, NAMES } from './set.ts';
import { HALVES } from './words.ts';

/*
 * The fourteenth set: the council tax list of seven London boroughs (`metropolis`), and the electoral register of three
 * or four counties of rural Wales (`ceredigion`). `node evaluation/addresses/sets/14-metropolis-ceredigion/main.ts
 * --half shown` runs one of its halves, `shown` or `held-back`. They have other places, names and words. It shares the
 * form of a row and the judgement of answers with the other sets.
 */
await runHalves({
  name: 'fourteenth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list) => FULL_SIZE[list],
  make: fourteenthSet,
});
