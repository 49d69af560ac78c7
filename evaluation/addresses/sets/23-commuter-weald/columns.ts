import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from '../common/entry.ts';
import { fitted, housed, joined } from '../common/lines.ts';

type Bare = Omit<Entry, 'columns'>;
type Style = 'moved up' | 'building first' | 'flat beside number' | 'one line' | 'fixed' | 'capitals';

/** How the clerks of a postal district used the columns. The others moved the lines up. */
const STYLES: Readonly<Record<string, Style>> = {
  ...{
    WD32: 'flat beside number',
    WD34: 'building first',
    WD36: 'capitals',
    WD38: 'fixed',
    WD39: 'one line',
  },
  ...{
    SM22: 'flat beside number',
    SM23: 'capitals',
    SM25: 'building first',
    SM27: 'fixed',
    SM28: 'one line',
  },
  ...{
    TN52: 'building first',
    TN54: 'one line',
    TN55: 'capitals',
    TN57: 'fixed',
    TN58: 'flat beside number',
  },
  ...{
    RH42: 'building first',
    RH44: 'one line',
    RH45: 'capitals',
    RH47: 'fixed',
    RH48: 'flat beside number',
  },
};

/** The columns of a row. An odd row has one of the mistakes that such registers have. */
export function columnsOf(entry: Bare, dice: Dice): Row['columns'] {
  const { organisation, town, county, postcode, area } = entry;
  const style = STYLES[area.code] ?? 'moved up';
  const columns = [organisation, ...linesOf(entry, style), town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

/** The four address lines. */
function linesOf(entry: Bare, style: Style): string[] {
  const { building, flat, number, street, estate, locality } = entry;
  const [inner, house] = housed(flat, building);
  const road = joined([number, street], ' ');
  switch (style) {
    case 'building first':
      return fitted([house, inner, estate, road, locality]);
    case 'flat beside number':
      return number === '' || inner === ''
        ? fitted([joined([inner, house]), estate, road, locality])
        : fitted([house, estate, joined([inner, road]), locality]);
    case 'one line':
      return [joined([inner, house, estate, road]), locality, '', ''];
    case 'fixed':
      return [joined([inner, house]), estate, road, locality];
    default:
      return fitted([inner, house, estate, road, locality]);
  }
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 5)) {
    case 1:
      columns[7] = '';
      break;
    case 2:
      columns[1] = `${columns[1]} (DELETED)`;
      break;
    case 3:
      columns[0] = columns[1]!;
      columns[1] = '';
      break;
    case 4:
      columns[4] = columns[5]!;
      columns[5] = columns[6]!;
      break;
    default:
      columns[1] = 'SEE NOTES';
  }
}
