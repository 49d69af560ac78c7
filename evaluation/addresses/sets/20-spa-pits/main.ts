import { runHalves } from '../../run-halves.ts';
import { ROWS, TYPED, twentiethSet } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The twentieth set: the council tax and business rates list of a spa town (`spa`), and the electoral register of a
 * district of pit villages (`pits`). `node evaluation/addresses/sets/20-spa-pits/main.ts --half shown` runs one of its
 * halves. Receptionists, parcel senders, field engineers and people who dictate type the `shown` half. Solicitors,
 * estate agents, donors, advisers and a repair desk type the `held-back` half. The halves share no names, and only the
 * case of letters and one slip of the hand.
 */
await runHalves({
  name: 'twentieth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: twentiethSet,
});
