import { runHalves } from '../../run-halves.ts';
import { nineteenthSet, ROWS, TYPED } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The nineteenth set: the register of a port city (`docklands`), and that of a fenland county in the east of England
 * (`fens`). `node evaluation/addresses/sets/19-docklands-fens/main.ts --half shown` runs one of its halves. Drivers,
 * tradesmen and shoppers type the `shown` half, and call centres and old databases the `held-back` half. The halves
 * share no names, and only two slips of the hand and two cases of letters.
 */
await runHalves({
  name: 'nineteenth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: nineteenthSet,
});
