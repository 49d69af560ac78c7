import { runHalves } from '../../run-halves.ts';
import { eighteenthSet, ROWS, TYPED } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The eighteenth set: the address list of a cathedral and university city (`cathedral`), and that of upland parishes
 * (`dales`). `node evaluation/addresses/sets/18-cathedral-dales/main.ts --half shown` runs one of its halves, `shown`
 * or `held-back`. They share no names, and each has habits of typing that the other does not have.
 */
await runHalves({
  name: 'eighteenth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: eighteenthSet,
});
