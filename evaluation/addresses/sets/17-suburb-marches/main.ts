import { runHalves } from '../../run-halves.ts';
import { ROWS, seventeenthSet, TYPED } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The seventeenth set: the council tax and rates list of an outer London borough (`suburb`), and that of a county on
 * the border of Wales (`marches`). `node evaluation/addresses/sets/17-suburb-marches/main.ts --half shown` runs one of
 * its halves, `shown` or `held-back`. They share no names, and each has habits of typing that the other does not have.
 */
await runHalves({
  name: 'seventeenth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: seventeenthSet,
});
