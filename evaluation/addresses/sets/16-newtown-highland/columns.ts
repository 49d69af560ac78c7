import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from './entry.ts';

/** The columns of both lists. The postcode is the last, as exports for other matchers need it. */
export const HEADER = [
  'UPRN',
  'Business Name',
  'Address Line 1',
  'Address Line 2',
  'Address Line 3',
  'Locality',
  'Town',
  'County',
  'Postcode',
] as const;

const BARE = /^[A-Z]?\d+[A-Z]?$/i;

/** The lines of the premises, as the council writes them: the unit, the building, and the number with the street. */
export function premiseLines({ unit, flat, building, number, street }: Omit<Entry, 'columns'>): string[] {
  const road = [number, street].filter(Boolean).join(' ');
  if (unit.kind === 'over') return ['', building, `${flat} ${road}`.trim()];
  // `24/3 Castle Street` is flat 3 of 24.
  if (unit.kind === 'flat' && flat === unit.mark && /^\d+$/.test(flat) && building === '')
    return ['', '', `${number}/${flat} ${street}`];
  if (building !== '' && BARE.test(flat)) return ['', `${flat} ${building}`, road];
  return [flat, building, road];
}

/** The columns of a row. An odd row has one of the mistakes that exports have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, dice: Dice): Row['columns'] {
  const { organisation, locality, town, county, postcode, settlement } = entry;
  // A district of the council was another council once, and its rows still have the county or capitals.
  const hasCounty = settlement.code.charCodeAt(3) % 2 === 0;
  const isUpper = settlement.code.charCodeAt(3) % 3 === 1 && settlement.kind !== 'village';
  const columns = [
    organisation,
    ...premiseLines(entry),
    locality,
    town,
    hasCounty || dice.chance(0.05) ? county : '',
    postcode,
  ];
  if (entry.isOdd) spoil(columns, dice);
  return isUpper ? columns.map((text) => text.toUpperCase()) : columns;
}

function spoil(columns: string[], dice: Dice): void {
  const [first, , third] = [1, 2, 3];
  switch (dice.between(1, 5)) {
    case 1:
      columns[7] = '';
      break;
    case 2:
      [columns[4], columns[5]] = [columns[5]!, ''];
      break;
    case 3:
      columns[first] = `${columns[first]} ** VOID **`.trim();
      break;
    case 4:
      columns[6] = columns[third]!;
      columns[third] = '';
      break;
    default:
      columns[third] = `${columns[third]}, ${columns[5]}`;
      columns[5] = '';
  }
}
