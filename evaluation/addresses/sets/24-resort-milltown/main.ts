import { runHalves } from '../../run-halves.ts';
import { ROWS, TYPED, twentyFourthSet } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The twenty-fourth set: the property lists of a seaside district (`resort`) and of a former mill district
 * (`milltown`). `node evaluation/addresses/sets/24-resort-milltown/main.ts --half shown` runs one of its halves.
 * Couriers on telephones and owners of holiday lets, customers of a web shop and parents type the `shown` half. Call
 * centres, an hotel's bookings, letters, council tax clerks, landlords and volunteers who key paper forms type the
 * `held-back` half. The halves share no names, and only capitals and one slip of the hand.
 */
await runHalves({
  name: 'twenty-fourth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: twentyFourthSet,
});
