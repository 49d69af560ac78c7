import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import { type Entry, isBareMark } from './entry.ts';

/** The columns of both lists. The postcode is the last, as exports for other matchers need it. */
export const HEADER = [
  'UPRN',
  'Account Name',
  'Address 1',
  'Address 2',
  'Address 3',
  'Address 4',
  'Town',
  'County',
  'Postcode',
] as const;

/** The districts whose rows came from an older register, which had capitals only. */
const UPPER = new Set(['EN35', 'N31', 'LD41', 'KT43', 'SW42', 'NP42']);

/** The columns of a row. An odd row has one of the mistakes that exports have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, dice: Dice): Row['columns'] {
  const { organisation, flat, building, number, street, estate, locality, town, county, postcode } = entry;
  const road = [number, street].filter(Boolean).join(' ');
  const isJoined = building !== '' && isBareMark(flat);
  const house = isJoined ? `${flat} ${building}` : building;
  const inner = isJoined ? '' : flat;
  const isUpper = UPPER.has(entry.area.code);
  // The council moves the lines up, so that the first of them is seldom empty.
  const lines = [inner, house, estate, road].filter(Boolean);
  while (lines.length < 3) lines.push('');
  const [one = '', two = '', ...rest] = lines;
  const columns = [organisation, one, two, rest.join(', '), locality, town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return isUpper ? columns.map((text) => text.toUpperCase()) : columns;
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 5)) {
    case 1:
      columns[5] = '';
      break;
    case 2:
      [columns[1], columns[2]] = [columns[2]!, columns[1]!];
      break;
    case 3:
      columns[1] = `${columns[1]} (DELETED)`.trim();
      break;
    case 4:
      columns[4] = columns[7]!;
      columns[7] = '';
      break;
    default:
      columns[2] = `${columns[2]} ${columns[5]}`.trim();
      columns[5] = 'see above';
  }
}
