import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from '../common/entry.ts';
import { fitted, housed } from '../common/lines.ts';

type Style = 'moved up' | 'street first' | 'number apart' | 'estate first' | 'place in line' | 'capitals';

/** How the clerks of a postal district used the columns. The others moved the lines up. */
const STYLES: Readonly<Record<string, Style>> = {
  ...{ SP72: 'number apart', SP74: 'capitals', SP76: 'estate first', SP78: 'place in line' },
  ...{ GU83: 'place in line', GU84: 'number apart', GU87: 'estate first', GU88: 'capitals' },
  ...{ HS22: 'street first', HS24: 'place in line', HS25: 'capitals', HS28: 'number apart' },
  ...{ PA92: 'place in line', PA93: 'number apart', PA96: 'capitals', PA98: 'street first' },
};

/** The columns of a row. An odd row has one of the mistakes that such registers have. */
export function columnsOf(entry: Omit<Entry, 'columns'>, dice: Dice): Row['columns'] {
  const { organisation, town, county, postcode, area } = entry;
  const style = STYLES[area.code] ?? 'moved up';
  const columns = [organisation, ...linesOf(entry, style), town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

/** The four address lines. */
function linesOf({ building, flat, number, street, estate, locality }: Omit<Entry, 'columns'>, style: Style) {
  const [inner, house] = housed(flat, building);
  const road = [number, street].filter(Boolean).join(' ');
  switch (style) {
    case 'street first':
      return fitted([inner, road, house, estate, locality]);
    case 'number apart':
      return [[inner, house, estate].filter(Boolean).join(', '), number, street, locality];
    case 'estate first':
      return fitted([inner, [house, estate].filter(Boolean).join(', '), road, locality]);
    case 'place in line':
      return fitted([inner, house, estate, [road, locality].filter(Boolean).join(', ')]);
    default:
      return fitted([inner, house, estate, road, locality]);
  }
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 4)) {
    case 1:
      columns[7] = columns[7]!.slice(0, -3);
      break;
    case 2:
      columns[1] = `DO NOT USE ${columns[1]}`;
      break;
    case 3:
      columns[5] = columns[1]!;
      break;
    default:
      columns[4] = `${columns[1]}, ${columns[2]}`;
  }
}
