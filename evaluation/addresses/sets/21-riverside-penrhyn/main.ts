import { runHalves } from '../../run-halves.ts';
import { ROWS, TYPED, twentyFirstSet } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The twenty-first set: the council tax and business rates list of an inner London borough (`riverside`), and the
 * polling list of a Welsh-speaking peninsula (`penrhyn`). `node evaluation/addresses/sets/21-riverside-penrhyn/main.ts
 * --half shown` runs one of its halves. Residents, letting agents, couriers, incomers and call centres type the `shown`
 * half. Hospitals, charity shops, Welsh speakers, water crews and keepers of address books type the `held-back` half.
 * The halves share no names, and only capitals and one slip of the hand.
 */
await runHalves({
  name: 'twenty-first',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: twentyFirstSet,
});
