import type { Row } from '../../row.ts';
import type { Draw } from './draw.ts';
import { BEFORE_NUMBER, type Entry } from './entry.ts';

/** The columns of both lists. The postcode is the last, because lists for other matchers are written that way. */
export const HEADER = [
  'UPRN',
  'Organisation',
  'Address 1',
  'Address 2',
  'Address 3',
  'Locality',
  'Town',
  'County',
  'Postcode',
] as const;

const BARE = /^\d+[A-Z]?$/i;

/** The flat, the building, and the number with the street, as the owner of a list writes them. */
export function premiseLines({ unit, flat, building, number, street }: Omit<Entry, 'columns'>): string[] {
  const road = [number, street].filter(Boolean).join(' ');
  // In villages without street names the house has its number alone: `14, Sherborne`.
  if (BEFORE_NUMBER.has(unit.kind)) return ['', building, `${flat} ${road}`];
  if (building !== '' && BARE.test(flat)) return ['', `${flat} ${building}`, road];
  return [flat, building, road];
}

/** The columns of a row. An odd row has one of the mistakes that lists really have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, draw: Draw): Row['columns'] {
  const { organisation, locality, town, county, postcode, place } = entry;
  const columns = [
    organisation,
    ...premiseLines(entry),
    locality,
    town,
    place.hasCounty ? county : '',
    postcode,
  ];
  if (entry.isOdd) spoil(columns, draw);
  return place.isUpperCase ? columns.map((text) => text.toUpperCase()) : columns;
}

function spoil(columns: string[], draw: Draw): void {
  const [locality, town, postcode] = [4, 5, 7];
  switch (draw.between(1, 5)) {
    case 1:
      columns[postcode] = '';
      break;
    case 2:
      columns[locality] = columns[town]!;
      columns[town] = '';
      break;
    case 3:
      columns[1] = `${columns[1]} (DO NOT USE)`.trim();
      break;
    case 4:
      columns[3] = columns[3]!.slice(0, 9);
      break;
    default:
      columns[2] = `${columns[3]}`;
      columns[3] = '';
  }
}
