import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import { type Entry, isBareMark, outwardOf } from './entry.ts';

/** The columns of both lists. The postcode is the last, as exports for other matchers need it. */
export const HEADER = [
  'UPRN',
  'Account Name',
  'Address Line 1',
  'Address Line 2',
  'Address Line 3',
  'Address Line 4',
  'Town',
  'County',
  'Postcode',
] as const;

/** How the register of a district fills the lines, where it is not the usual way. */
const STYLES: Readonly<Record<string, 'building first' | 'fixed' | 'capitals'>> = {
  ...{ PE63: 'building first', PE65: 'fixed', PE66: 'capitals', DL62: 'capitals', BD71: 'fixed' },
  ...{ WS53: 'fixed', WS54: 'building first', WS56: 'capitals', CA62: 'building first', LA71: 'capitals' },
};

/** The columns of a row. An odd row has one of the mistakes that exports have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, dice: Dice): Row['columns'] {
  const { organisation, flat, building, number, street, estate, locality, town, county, postcode } = entry;
  const road = [number, street].filter(Boolean).join(' ');
  const isJoined = building !== '' && isBareMark(flat);
  const house = isJoined ? `${flat} ${building}` : building;
  const inner = isJoined ? '' : flat;
  const style = STYLES[outwardOf(postcode)];
  const front = style === 'building first' ? [house, inner] : [inner, house];
  const lines = style === 'fixed' ? [[inner, house].filter(Boolean).join(', '), estate] : [...front, estate];
  lines.push(road);
  // Most districts move the lines up, so that the first is seldom empty.
  const filled = style === 'fixed' ? lines : lines.filter(Boolean);
  while (filled.length < 3) filled.push('');
  const [one = '', two = '', ...rest] = filled;
  const columns = [organisation, one, two, rest.filter(Boolean).join(', '), locality, town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 5)) {
    case 1:
      columns[7] = '';
      break;
    case 2:
      [columns[4], columns[5]] = [columns[5]!, columns[4]!];
      break;
    case 3:
      columns[1] = `DO NOT USE ${columns[1]}`.trim();
      break;
    case 4:
      columns[3] = columns[3]!.slice(0, 7);
      break;
    default:
      columns[0] = `${columns[1]} ${columns[3]}`.trim();
      columns[1] = 'TEST';
  }
}
