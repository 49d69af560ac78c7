import { runHalves } from '../../run-halves.ts';
import { fifteenthSet, NAMES, ROWS, TYPED } from './set.ts';
import { HALVES } from './words.ts';

/*
 * The fifteenth set: the metered premises of an electricity supplier in some English conurbations (`meters`), and the
 * address register of rural English districts (`parishes`). `node evaluation/addresses/sets/15-meters-parishes/main.ts
 * --half shown` runs one of its halves, `shown` or `held-back`. They share no places, names or remarks. The set has its
 * own generator, and shares the form of a row and the judgement of answers with the other sets.
 */
await runHalves({
  name: 'fifteenth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: fifteenthSet,
});
