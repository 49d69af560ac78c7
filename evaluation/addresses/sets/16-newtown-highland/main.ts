import { runHalves } from '../../run-halves.ts';
import { ROWS, sixteenthSet, TYPED } from './set.ts';
import { HALVES, NAMES } from './words.ts';

/*
 * The sixteenth set: the council tax and rates list of an English new town with its market towns and villages
 * (`newtown`), and that of a Scottish council area (`highland`). `node
 * evaluation/addresses/sets/16-newtown-highland/main.ts --half shown` runs one of its halves, `shown` or `held-back`.
 * They share no names, and each has habits of typing that the other does not have. The set has its own generator, and
 * shares the form of a row and the judgement with others.
 */
await runHalves({
  name: 'sixteenth',
  lists: NAMES,
  halves: HALVES,
  sizeOf: (list, half) => ({ rows: ROWS[list], typed: TYPED[half] }),
  make: sixteenthSet,
});
