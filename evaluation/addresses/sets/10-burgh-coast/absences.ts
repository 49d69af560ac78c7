import type { Lots } from './lots.ts';
import { type Entry, full, type Roll, type Wording } from './roll.ts';
import { WORDS } from './words.ts';

/** Names that are easily taken for each other. The list of a place often has only one of them. */
const TWINS: readonly (readonly [RegExp, string])[] = [
  [/ Court$/, ' House'],
  [/ House$/, ' Court'],
  [/ Cottage$/, ' Lodge'],
  [/ Lodge$/, ' Cottage'],
  [/ Park$/, ' Park Homes'],
  [/^West(er)? /, 'Mid '],
  [/^East(er)? /, 'Mid '],
  [/^Nether |^Upper /, 'Middle '],
];

/** An address that is not on the roll, with the kind of its absence. Undefined if the drawn row does not suit. */
export function absence({ rows, leftOut }: Roll, lots: Lots): readonly [Entry, string] | undefined {
  if (lots.falls(0.45)) {
    const row = lots.pick(leftOut);
    return [row, row.flat !== '' ? 'flat left out' : row.number !== '' ? 'house left out' : 'name left out'];
  }
  const row = { ...lots.pick(rows), uprn: '' };
  const changed = (change: Partial<Entry>): Entry => ({ ...row, ...change, wordings: renamed(row, change) });
  switch (lots.pick(['number', 'letter', 'flat', 'building', 'twin', 'street', 'town'])) {
    case 'number':
      return row.flat === '' && row.building === '' && /^\d+$/.test(row.number)
        ? [changed({ number: String(Number(row.number) + lots.number(90, 240)) }), 'number too high']
        : undefined;
    case 'letter':
      if (/^\d+A$/.test(row.number))
        return [changed({ number: row.number.slice(0, -1) }), 'number without its letter'];
      return row.flat === '' && row.building === '' && /^\d+$/.test(row.number)
        ? [changed({ number: `${row.number}${lots.pick(['B', 'C'])}` }), 'number with a letter']
        : undefined;
    case 'flat':
      return /^(?:Flat|Apartment|Caravan|Chalet) \d+$/.test(row.flat)
        ? [changed({ flat: row.flat.replace(/\d+/, (at) => String(Number(at) + 85)) }), 'flat too high']
        : undefined;
    case 'building':
      return row.building !== '' && row.number === ''
        ? [changed({ building: lots.pick(WORDS.noHouses) }), 'building unknown']
        : undefined;
    case 'twin': {
      const twin = TWINS.reduce(
        (name, [from, to]) => (name === row.building ? name.replace(from, to) : name),
        row.building,
      );
      return twin !== row.building && row.number === ''
        ? [changed({ building: twin }), 'building like another']
        : undefined;
    }
    case 'street':
      return row.street !== '' && row.building === ''
        ? [changed({ street: lots.pick(WORDS.noStreets) }), 'street unknown']
        : undefined;
    default: {
      const other = lots.pick(rows);
      const { where, village, town, locality, county, postcode } = other;
      return where.town !== row.where.town && row.street !== other.street
        ? [{ ...row, where, village, town, locality, county, postcode }, 'in another town']
        : undefined;
    }
  }
}

/** The wordings of a changed address: those of the listed one, with the new name or number. */
function renamed(row: Entry, change: Partial<Entry>): readonly Wording[] {
  const { building, street } = change;
  if (building !== undefined)
    return row.wordings.map(({ text, lacks }) => ({ text: text.replace(row.building, building), lacks }));
  if (street !== undefined)
    return row.wordings.map(({ text, lacks }) => ({ text: text.replace(row.street, street), lacks }));
  return full();
}
