import { runHalves } from '../../run-halves.ts';
import { ROWS, TYPED, twentyFifthSet } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The twenty-fifth set: the council tax list of an inner-city borough (`squares`) and the electoral register of a
 * district of the West Country (`combes`). `node evaluation/addresses/sets/25-squares-combes/main.ts --half shown`
 * runs one of its halves. Parents, customers of a web shop, tenants and people who dictate to their telephones type
 * the `shown` half. A surgery's reception, a charity, spreadsheets and exports of customer databases type the
 * `held-back` half. The halves share no names, and only capitals and one slip of the hand.
 */
await runHalves({
  name: 'twenty-fifth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: twentyFifthSet,
});
