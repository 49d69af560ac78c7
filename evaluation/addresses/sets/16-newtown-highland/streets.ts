import type { Dice } from '../../dice.ts';
import type { Settlement } from './entry.ts';
import type { Ledger, Way } from './ledger.ts';
import type { Words } from './words.ts';

const ESTATE_WORDS = [
  ...[
    'Road',
    'Close',
    'Court',
    'Walk',
    'Way',
    'Drive',
    'Avenue',
    'Crescent',
    'Gardens',
    'Grove',
    'Place',
    'Rise',
  ],
  ...['Green', 'Lane', 'Mews', 'View', 'Croft', 'Hill', 'Square', 'Path'],
];
const OLD_WORDS = [
  'Street',
  'Road',
  'Lane',
  'Terrace',
  'Avenue',
  'Place',
  'Close',
  'Row',
  'Square',
  'Court',
  'Gardens',
];
const SCOTTISH_WORDS = [
  ...[
    'Street',
    'Road',
    'Place',
    'Terrace',
    'Crescent',
    'Avenue',
    'Drive',
    'Court',
    'Gardens',
    'Brae',
    'Park',
    'Square',
  ],
  ...['Lane', 'Row'],
];

/** A new street with a name that the settlement can have. Undefined if all the names that were tried are taken. */
export function newWay(ledger: Ledger, words: Words, settlement: Settlement, dice: Dice): Way | undefined {
  for (let turn = 0; turn < 25; turn++) {
    const way = { settlement, street: streetName(words, settlement, dice) };
    if (ledger.claim(way)) return way;
  }
  return undefined;
}

function streetName(words: Words, settlement: Settlement, dice: Dice): string {
  const { kind, locality } = settlement;
  switch (kind) {
    case 'new': {
      // An estate has a theme, so that many of its streets differ only in their last word.
      const all = words.of('streets/new');
      const first = (sum(locality) * 13) % all.length;
      return `${all[(first + dice.between(0, 27)) % all.length]} ${dice.pick(ESTATE_WORDS)}`;
    }
    case 'market':
      return joined(dice.pick(words.of('streets/market')), dice.pick(OLD_WORDS));
    case 'village':
      if (settlement.list === 'highland') return dice.pick(words.of('streets/village'));
      return dice.chance(0.75)
        ? dice.pick(words.of('streets/village'))
        : joined(dice.pick(words.of('streets/market')), dice.pick(['Close', 'Lane', 'Way', 'Court', 'Rise']));
    default:
      if (dice.chance(0.08)) return dice.pick(words.of('streets/village'));
      if (dice.chance(0.08)) return dice.pick(words.of('streets/wynds'));
      return joined(dice.pick(words.of('streets/town')), dice.pick(SCOTTISH_WORDS));
  }
}

/** A name that has a descriptor already, such as `Orchard Park`, does not get the same one again. */
function joined(stem: string, word: string): string {
  return stem.endsWith(word) ? stem : `${stem} ${word}`;
}

function sum(text: string): number {
  return [...text].reduce((total, letter) => total + letter.charCodeAt(0), 0);
}

/** Numbers of the houses of a street: both sides of a road with gaps, or one after the other in a close. */
export function houseNumbers(dice: Dice, most: number): string[] {
  const isClose = most < 22 || dice.chance(0.2);
  const numbers: string[] = [];
  for (let at = 1; at <= most; at++) {
    // Many streets have no 13, and some numbers were lost to demolition or joined houses.
    if ((at === 13 && dice.chance(0.6)) || dice.chance(0.03)) continue;
    if (!isClose && at % 2 === 0 && at > most * 0.9) continue;
    if (dice.chance(0.014)) {
      numbers.push(`${at}-${at + 2}`);
      continue;
    }
    const isJoined = numbers.at(-2)?.endsWith(`-${at}`) || numbers.at(-1)?.endsWith(`-${at}`);
    if (isJoined) continue;
    numbers.push(String(at));
    if (dice.chance(0.025)) numbers.push(`${at}A`);
    if (dice.chance(0.006)) numbers.push(`${at}B`);
  }
  return numbers;
}
