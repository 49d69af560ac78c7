import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import { type Entry, isBareMark } from './entry.ts';

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

/** How the clerks of a district used the columns. Most of them moved the lines up. */
const STYLES: Readonly<Record<string, 'fixed' | 'number apart' | 'place in line' | 'capitals'>> = {
  ...{ CF92: 'fixed', CF95: 'number apart', CF97: 'place in line', NP91: 'capitals', CF93: 'capitals' },
  ...{ PO72: 'fixed', PO75: 'number apart', PO77: 'place in line', SO91: 'capitals', PO74: 'capitals' },
  ...{ PE82: 'fixed', PE84: 'number apart', PE87: 'place in line', PE83: 'capitals' },
  ...{ CB92: 'fixed', CB94: 'number apart', IP97: 'place in line', CB93: 'capitals' },
};

/** The columns of a row. An odd row has one of the mistakes that exports have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, dice: Dice): Row['columns'] {
  const { organisation, building, flat, number, street, corner, estate } = entry;
  const { locality, town, county, postcode, area } = entry;
  const style = STYLES[area.code] ?? 'moved up';
  const isJoined = building !== '' && isBareMark(flat);
  const house = isJoined ? `${flat} ${building}` : building;
  const inner = isJoined ? '' : flat;
  const road = [number, street].filter(Boolean).join(' ');
  const cornered = corner === '' ? road : `${road} (${corner})`;
  const site = [house, estate].filter(Boolean).join(', ');
  const fitted = (lines: readonly string[]) => {
    const some = lines.filter(Boolean);
    while (some.length < 3) some.push('');
    return [some[0]!, some[1]!, some.slice(2).join(', ')];
  };
  const lines =
    style === 'fixed'
      ? [inner, site, cornered, locality]
      : style === 'number apart'
        ? [[inner, site].filter(Boolean).join(', '), number, cornered.slice(number.length).trim(), locality]
        : style === 'place in line'
          ? [...fitted([inner, site, [cornered, locality].filter(Boolean).join(', ')]), '']
          : [...fitted([inner, house, estate, cornered]), locality];
  const columns = [organisation, ...lines, town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 5)) {
    case 1:
      columns[5] = columns[6]!;
      columns[6] = '';
      break;
    case 2:
      columns[1] = `${columns[1]} DO NOT USE`.trim();
      break;
    case 3:
      [columns[1], columns[3]] = [columns[3]!, columns[1]!];
      break;
    case 4:
      columns[0] = [columns[0], columns[1]].filter(Boolean).join(' ');
      columns[1] = '';
      break;
    default:
      columns[5] = 'TBC';
  }
}
