import type { Draw } from './draw.ts';
import type { Entry } from './entry.ts';
import type { Words } from './words.ts';

/** What absences draw on. */
export interface Gap {
  readonly draw: Draw;
  readonly words: Words;
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
  readonly building: (entry: Entry) => readonly Entry[];
  readonly street: (entry: Entry) => readonly Entry[];
}

/** A way in which an address can be missing from a list. */
export interface Absence {
  readonly name: string;
  readonly meters: number;
  readonly parishes: number;
  /** Makes an address that is probably not in the list from one that is. Undefined if the row does not suit. */
  readonly make: (row: Entry, gap: Gap) => Entry | undefined;
}

/** The same address with other elements, which has no row. */
function other(row: Entry, elements: Partial<Entry>): Entry {
  return { ...row, ...elements, uprn: '', organisation: elements.organisation ?? '' };
}

const numberOf = ({ number }: Entry) => Number.parseInt(number, 10) || 0;

const isDigits = (text: string) => /^\d+$/.test(text);

/** The unit with another mark, where the list has its like. */
function withMark(row: Entry, mark: string): Entry {
  const flat = row.flat.replace(row.unit.mark, mark);
  return other(row, { unit: { kind: row.unit.kind, mark }, flat });
}

/** A mark beyond the last one of the building. */
function beyond(row: Entry, { draw, building }: Gap): Entry | undefined {
  const alike = building(row).filter(({ unit }) => unit.kind === row.unit.kind);
  const marks = alike.map(({ unit }) => unit.mark);
  if (marks.length < 3) return undefined;
  if (marks.every(isDigits))
    return withMark(row, String(Math.max(...marks.map(Number)) + draw.between(1, 6)));
  const last = marks.toSorted().at(-1)!;
  return /^[A-Z]$/.test(last) && last < 'W'
    ? withMark(row, String.fromCodePoint(last.codePointAt(0)! + draw.between(1, 3)))
    : undefined;
}

export const ABSENCES: readonly Absence[] = [
  {
    ...{ name: 'number not listed', meters: 20, parishes: 14 },
    make: (row, { draw, street }) => {
      if (row.flat !== '' || row.building !== '' || row.street === '' || numberOf(row) === 0)
        return undefined;
      const last = Math.max(...street(row).map(numberOf));
      return other(row, {
        number: String(draw.odds(0.6) ? last + draw.between(1, 20) : draw.between(1, last)),
      });
    },
  },
  {
    ...{ name: 'number letter not listed', meters: 5, parishes: 2 },
    make: (row, { draw }) => {
      const letter = row.number.at(-1) ?? '';
      const digits = row.number.slice(0, -1);
      return letter === 'A' ? other(row, { number: `${digits}${draw.one(['C', 'D', 'E'])}` }) : undefined;
    },
  },
  {
    ...{ name: 'flat not listed', meters: 18, parishes: 3 },
    make: (row, gap) => (row.unit.kind === 'flat' ? beyond(row, gap) : undefined),
  },
  {
    ...{ name: 'unit or pitch not listed', meters: 6, parishes: 8 },
    make: (row, gap) =>
      row.unit.kind === 'unit' || row.unit.kind === 'pitch' ? beyond(row, gap) : undefined,
  },
  {
    ...{ name: 'house of a terrace or court not listed', meters: 4, parishes: 12 },
    make: (row, gap) => (row.unit.kind === 'house' ? beyond(row, gap) : undefined),
  },
  {
    ...{ name: 'room not listed', meters: 4, parishes: 0 },
    make: (row, { draw }) => {
      if (row.unit.kind !== 'room') return undefined;
      const [flat, room] = [row.unit.mark.slice(0, -1), draw.one(['G', 'H', 'J'])];
      const text = row.flat.replace(/Room .$/, `Room ${room}`);
      return other(row, { unit: { kind: 'room', mark: `${flat}${room}` }, flat: text });
    },
  },
  {
    ...{ name: 'floor not listed', meters: 4, parishes: 0 },
    make: (row, { draw }) => {
      if (row.unit.kind !== 'floor' || !row.flat.endsWith('Flat')) return undefined;
      const floor = draw.one(['Third', 'Fourth']);
      return other(row, { unit: { kind: 'floor', mark: floor.toLowerCase() }, flat: `${floor} Floor Flat` });
    },
  },
  {
    ...{ name: 'block not listed', meters: 8, parishes: 0 },
    make: (row, { draw, words }) => {
      if (row.unit.kind !== 'flat' || row.building === '' || row.number !== '') return undefined;
      const building = `${draw.one(words.of('spare blocks'))} ${draw.one(['House', 'Court', 'Tower'])}`;
      return other(row, { building, flat: `Flat ${row.unit.mark}` });
    },
  },
  {
    ...{ name: 'street not listed', meters: 12, parishes: 8 },
    make: (row, { draw, words }) => {
      if (row.flat !== '' || row.building !== '' || row.street === '') return undefined;
      const spare = draw.one(words.of('spare streets'));
      const street =
        row.place.list === 'meters' ? `${spare} ${draw.one(['Road', 'Street', 'Avenue', 'Close'])}` : spare;
      return other(row, { street });
    },
  },
  {
    ...{ name: 'house not listed', meters: 2, parishes: 18 },
    make: (row, { draw, rows }) => {
      const isHouse = row.building !== '' && row.flat === '' && row.number === '' && row.unit.kind === 'none';
      const stranger = draw.one(rows);
      const isNamed = stranger.building !== '' && stranger.unit.kind === 'none' && stranger.number === '';
      return isHouse && isNamed ? other(row, { building: stranger.building }) : undefined;
    },
  },
  {
    ...{ name: 'dwelling of the farm not listed', meters: 0, parishes: 9 },
    make: (row, { draw, words, building }) => {
      if (!/ (?:Farm|Park)$/.test(row.building) || row.unit.kind !== 'named' || building(row).length < 3)
        return undefined;
      const flat = draw.one(words.of('spare dwellings'));
      return other(row, { unit: { kind: 'named', mark: flat.toLowerCase() }, flat });
    },
  },
  {
    ...{ name: 'the same in another town', meters: 6, parishes: 6 },
    make: (row, { draw, rows }) => {
      const { place, locality, town, county, postcode, street } = draw.one(rows);
      if (town === row.town || row.street === '' || street === '' || row.flat !== '') return undefined;
      return other(row, { place, locality, town, county, postcode });
    },
  },
  {
    ...{ name: 'left out', meters: 14, parishes: 18 },
    make: (_row, { draw, leftOut }) => (leftOut.length === 0 ? undefined : draw.one(leftOut)),
  },
];
