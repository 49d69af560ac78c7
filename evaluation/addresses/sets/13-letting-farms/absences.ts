import type { Die } from './die.ts';
import type { Entry } from './entry.ts';
import { flat, named, type Part, room, TOP } from './part.ts';
import type { Referee } from './referee.ts';
import type { Register } from './register.ts';
import { FARMS, LETTING } from './words.ts';

/** The ways of being absent, with their weights. */
export const ABSENCES: Readonly<Record<string, number>> = {
  'left out': 46,
  'number not in the street': 14,
  'letter not in the street': 4,
  'flat not in the building': 10,
  'part of an undivided house': 7,
  'house name not in the village': 8,
  'street not in the town': 7,
  'house in another village': 4,
};

/** An address that the list lacks. Undefined if the drawn row does not suit the kind. */
export function absentEntry(kind: string, register: Register, referee: Referee, die: Die): Entry | undefined {
  if (kind === 'left out') return die.one(register.leftOut);
  const row = die.one(register.rows);
  const words = register.name === 'farms' ? FARMS : LETTING;
  const isHouse = row.part === undefined && /^\d+$/.test(row.number) && row.building === '';
  const change = (): Partial<Entry> | undefined => {
    switch (kind) {
      case 'number not in the street':
        return isHouse ? { number: String(Number(row.number) + die.one([2, 6, 40, 110, 300])) } : undefined;
      case 'letter not in the street':
        return isHouse ? { number: `${row.number}${die.one([...'ABC'])}` } : undefined;
      case 'flat not in the building': {
        const part = beyond(row.part, die);
        return part === undefined ? undefined : { part };
      }
      case 'part of an undivided house': {
        if (row.part !== undefined || /[A-Z]/.test(row.number) || referee.mates(row).length > 1)
          return undefined;
        const farmParts = [named('The Annexe'), named('Barn 2'), named('The Caravan'), flat('2')];
        return { part: die.one(words === FARMS ? farmParts : [flat('2'), flat('B'), room('4'), TOP]) };
      }
      case 'house name not in the village':
        return row.building !== '' && row.number === '' && row.part === undefined
          ? { building: die.one(words.strangeHouses) }
          : undefined;
      case 'street not in the town':
        return isHouse ? { street: die.one(words.strangeRoads), postcode: fresh(row, die) } : undefined;
      default:
        return moved(row, die.one(register.rows));
    }
  };
  const changed = change();
  if (changed === undefined) return undefined;
  const part = 'part' in changed ? changed.part : row.part;
  return { ...row, ...changed, part, flat: part?.text ?? '', uprn: '', columns: [] };
}

/** A farm's name in another village, or a house in a like-named street of another town. */
function moved(row: Entry, other: Entry): Partial<Entry> | undefined {
  if (row.building === '' || row.number !== '' || row.part !== undefined || row.street !== '')
    return undefined;
  if (other.street !== '' || other.locality === row.locality) return undefined;
  const { place, town, county, locality, postcode } = other;
  return { place, town, county, locality, postcode, townland: '' };
}

/** A flat or room with a number far above those of its building. */
function beyond(part: Part | undefined, die: Die): Part | undefined {
  const digits = part === undefined ? undefined : /\d+/.exec(part.key)?.[0];
  if (part === undefined || digits === undefined || part.text.split(digits).length !== 2) return undefined;
  const higher = String(Number(digits) + die.whole(50, 90));
  return {
    ...part,
    text: part.text.replace(digits, higher),
    key: part.key.replace(digits, higher),
    others: [],
  };
}

function fresh({ postcode }: Entry, die: Die): string {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  return `${postcode.split(' ')[0]} ${die.whole(1, 9)}${die.one(letters)}${die.one(letters)}`;
}
