import { type Claim, coreOf } from './core.ts';
import type { Draw } from './draw.ts';
import type { Ledger } from './ledger.ts';
import type { NameBook } from './names.ts';
import type { Home, Register } from './register.ts';
import { BOROUGH, SHIRE } from './words.ts';

/** Last words of streets and buildings that make another name out of a listed one. */
const ENDINGS = ['Road', 'Avenue', 'Close', 'Gardens', 'Drive', 'Crescent', 'Grove', 'Lane', 'Way'];
const HOUSES = ['House', 'Farm', 'Cottage', 'Lodge', 'Villa', 'Barn', 'Court'];

/** The kinds of absence, with their shares. */
export const ABSENCES = {
  'left out': 50,
  'number too high': 7,
  'letter not listed': 6,
  'flat too high': 8,
  'flat of an undivided house': 5,
  'annexe of a house': 4,
  'street unknown': 5,
  'building unknown': 5,
  'house like another': 6,
  'street like another': 5,
  'qualifier like another': 3,
  'in another village': 4,
  'in another town': 3,
};

type Change = Partial<Home> | undefined;

/** An address that the list lacks. Undefined if the drawn row does not suit. */
export function absence(
  kind: keyof typeof ABSENCES,
  list: Register,
  draw: Draw,
  book: NameBook,
  ledger: Ledger,
): Home | undefined {
  const row = draw.one(kind === 'left out' ? list.leftOut : list.rows);
  const change = changeOf(kind, row, list, draw, ledger);
  if (row.isOdd || change === undefined) return undefined;
  const changed = { ...row, ...change, uprn: '' };
  const home = { ...changed, core: coreOf(changed) };
  if (hasRival(home, book, ledger)) return undefined;
  // A street that is like another one with the other's postcode could be a slip for it.
  const isTwin = home.street !== row.street;
  if (isTwin && ledger.hasPostcode(home.postcode)) return undefined;
  return home;
}

/** Whether a row of the town has the same flat and number, and a name that this one could be a slip for. */
function hasRival(home: Home, book: NameBook, ledger: Ledger): boolean {
  const { town, label, digits, building, street } = home.core;
  const isListed = (claim: Claim) => ledger.fitting({ ...claim, town, label }).length > 0;
  const named = building === '' ? [] : book.rivals(home.building, home);
  if (named.some((name) => isListed({ building: name }))) return true;
  if (digits === '' || street === '') return false;
  return book.rivals(home.street, home).some((name) => isListed({ digits, street: name }));
}

function changeOf(kind: string, row: Home, { name, rows }: Register, draw: Draw, ledger: Ledger): Change {
  const { flat, building, number, street } = row;
  const words = name === 'borough' ? BOROUGH : SHIRE;
  const isHouse = flat === '' && building === '' && /^\d+$/.test(number) && street !== '';
  switch (kind) {
    case 'left out':
      return {};
    case 'number too high':
      return isHouse ? { number: String(Number(number) + draw.whole(150, 300)) } : undefined;
    case 'letter not listed':
      return isHouse ? { number: `${number}${draw.one(['B', 'C', 'D'])}` } : undefined;
    case 'flat too high':
      return /^(?:\w+ )?\d+$/.test(flat)
        ? { flat: flat.replace(/\d+/, (at) => String(Number(at) + draw.whole(60, 90))) }
        : undefined;
    case 'flat of an undivided house':
      return isHouse
        ? { flat: draw.one(['Flat 2', 'Flat B', 'First Floor Flat', 'Basement Flat']) }
        : undefined;
    case 'annexe of a house':
      return flat === '' && street + building !== '' && !/[A-Z-]/.test(number)
        ? { flat: 'The Annexe' }
        : undefined;
    case 'street unknown':
      return building === '' && street !== ''
        ? { street: draw.one(words.noStreets), postcode: otherPostcode(row, draw) }
        : undefined;
    case 'building unknown':
      return building !== '' && number === '' ? { building: draw.one(words.noBuildings) } : undefined;
    case 'house like another':
      return number === '' && flat === '' ? withEnding(row, 'building', HOUSES, draw) : undefined;
    case 'street like another': {
      const change = building === '' ? withEnding(row, 'street', ENDINGS, draw) : undefined;
      return change && { ...change, postcode: otherPostcode(row, draw) };
    }
    case 'qualifier like another': {
      const part = building === '' ? 'street' : 'building';
      const changed = row[part].replace(/^(?:Upper|Lower|Great|Little|North|South) /, 'Middle ');
      const renamed = changed.replace(/ (?:Isaf|Uchaf|North|South)$/, ' Canol');
      if (renamed === row[part]) return undefined;
      if (part === 'street') return { street: renamed, postcode: otherPostcode(row, draw) };
      return number === '' ? { building: renamed } : undefined;
    }
    case 'in another village': {
      // Only a place that has a street of the name itself shows that the house is not meant elsewhere.
      // A flat, or a named house of a street, would rather be taken for the listed one.
      if (name === 'borough' || flat !== '' || (building !== '' && street !== '')) return undefined;
      const { town, street: common } = row.core;
      const others = street === '' ? [draw.one(rows)] : ledger.fitting({ town, street: common });
      const other = draw.one(others);
      const isOther = other.town === row.town && other.locality !== row.locality;
      return isOther && other.locality !== '' ? placesOf(other) : undefined;
    }
    default: {
      const other = draw.one(rows);
      return other.town === row.town ? undefined : placesOf(other);
    }
  }
}

function placesOf({ place, site, hamlet, locality, town, county, postcode }: Home): Partial<Home> {
  return { place, site, hamlet, locality, town, county, postcode };
}

/** `Mill House` as `Mill Farm`, `Oak Road` as `Oak Grove`. */
function withEnding(row: Home, part: 'building' | 'street', endings: readonly string[], draw: Draw): Change {
  const words = row[part].split(' ');
  const last = words.pop() ?? '';
  if (words.length === 0 || words[0] === 'The' || !endings.includes(last)) return undefined;
  return { [part]: [...words, draw.one(endings)].join(' ') };
}

/** A postcode of the district. The caller checks that the list does not have it. */
function otherPostcode({ core }: Home, draw: Draw): string {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  return `${core.outward} ${draw.whole(1, 9)}${draw.one(letters)}${draw.one(letters)}`;
}
