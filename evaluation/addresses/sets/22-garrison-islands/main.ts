import { runHalves } from '../../run-halves.ts';
import { ROWS, TYPED, twentySecondSet } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The twenty-second set: the council tax and business rates list of a garrison and market town district (`garrison`),
 * and the electoral register of a Scottish island council (`islands`). `node
 * evaluation/addresses/sets/22-garrison-islands/main.ts --half shown` runs one of its halves. Removal firms, schools,
 * parcel lockers, ferry clerks and crofters' forms type the `shown` half. Vets, a bank's call centre, the mess office,
 * a hospital, executors and on-line shops type the `held-back` half. The halves share no names, and only capitals and
 * one slip of the hand.
 */
await runHalves({
  name: 'twenty-second',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: twentySecondSet,
});
