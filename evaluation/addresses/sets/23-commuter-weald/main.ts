import { runHalves } from '../../run-halves.ts';
import { ROWS, TYPED, twentyThirdSet } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The twenty-third set: the council tax and business rates list of an outer-suburban borough (`commuter`), and the
 * property list of a rural southern district (`weald`). `node evaluation/addresses/sets/23-commuter-weald/main.ts
 * --half shown` runs one of its halves. Customers at checkouts and parents on forms type the `shown` half. An agency
 * that keys donors' forms, clubs and tradesmen type the `held-back` half. The halves share no names, and only capitals
 * and one slip of the hand.
 */
await runHalves({
  name: 'twenty-third',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: twentyThirdSet,
});
