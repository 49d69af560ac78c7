import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from '../common/entry.ts';
import { fitted, housed } from '../common/lines.ts';

type Style = 'moved up' | 'fixed' | 'one line' | 'flat last' | 'number apart' | 'capitals';

/** How the clerks of a postal district used the columns. The others moved the lines up. */
const STYLES: Readonly<Record<string, Style>> = {
  ...{ GL83: 'fixed', GL84: 'one line', GL85: 'flat last', GL87: 'capitals', GL89: 'number apart' },
  ...{ TN93: 'flat last', TN94: 'fixed', TN95: 'one line', TN97: 'number apart', TN99: 'capitals' },
  ...{ DN82: 'one line', DN83: 'capitals', DN84: 'fixed', DN86: 'number apart' },
  ...{ SR91: 'one line', SR93: 'fixed', SR94: 'capitals', DH83: 'number apart' },
};

/** The columns of a row. An odd row has one of the mistakes that registers have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, dice: Dice): Row['columns'] {
  const { organisation, locality, town, county, postcode, area } = entry;
  const style = STYLES[area.code] ?? 'moved up';
  const columns = [organisation, ...linesOf(entry, style), town, county, postcode];
  if (entry.isOdd) spoil(columns, dice, locality);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

/** The four address lines. */
function linesOf(entry: Omit<Entry, 'columns'>, style: Style): string[] {
  const { building, flat, number, street, estate, locality } = entry;
  const [inner, house] = housed(flat, building);
  const road = [number, street].filter(Boolean).join(' ');
  switch (style) {
    case 'fixed':
      return [inner, [house, estate].filter(Boolean).join(', '), road, locality];
    case 'one line':
      return [[inner, house, road].filter(Boolean).join(', '), estate, '', locality];
    case 'flat last':
      return fitted([[house, road].filter(Boolean).join(', '), inner, estate, locality]);
    case 'number apart':
      return [[inner, house, estate].filter(Boolean).join(', '), number, street, locality];
    default:
      return fitted([inner, house, estate, road, locality]);
  }
}

function spoil(columns: string[], dice: Dice, locality: string): void {
  switch (dice.between(1, 5)) {
    case 1:
      [columns[6], columns[7]] = [columns[7]!, columns[6]!];
      break;
    case 2:
      columns[1] = `${columns[1]} (DELETED)`.trim();
      break;
    case 3:
      columns[4] = columns[1]!;
      break;
    case 4:
      columns[6] = locality;
      break;
    default:
      columns[1] = `${columns[1]} ${columns[2]}`.trim();
      columns[2] = '';
  }
}
