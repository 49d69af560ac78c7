import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from '../common/entry.ts';
import { fitted, housed } from '../common/lines.ts';

type Style = 'moved up' | 'block first' | 'comma' | 'flat and house' | 'street alone' | 'capitals';

/** How the clerks of a postal district used the columns. The others moved the lines up. */
const STYLES: Readonly<Record<string, Style>> = {
  ...{ SE42: 'block first', SE43: 'capitals', SE45: 'flat and house', SE47: 'street alone', SE49: 'comma' },
  ...{ N41: 'comma', N43: 'block first', N44: 'capitals', N46: 'street alone', N48: 'flat and house' },
  ...{ LL92: 'comma', LL94: 'capitals', LL95: 'street alone', LL98: 'flat and house' },
  ...{ SA91: 'street alone', SA93: 'flat and house', SA95: 'comma', SA97: 'capitals' },
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
    case 'block first':
      return fitted([house, inner, estate, road, locality]);
    case 'comma':
      return fitted([inner, house, estate, [number, street].filter(Boolean).join(', '), locality]);
    case 'flat and house':
      return fitted([[inner, house].filter(Boolean).join(' '), road, estate, locality]);
    case 'street alone':
      return [[inner, house, number].filter(Boolean).join(', '), estate, street, locality];
    default:
      return fitted([inner, house, estate, road, locality]);
  }
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 4)) {
    case 1:
      columns[6] = columns[5]!;
      columns[5] = '';
      break;
    case 2:
      columns[1] = `ZZ ${columns[1]} - ACCOUNT CLOSED`;
      break;
    case 3:
      [columns[1], columns[2]] = [columns[2]!, columns[1]!];
      break;
    default:
      columns[2] = columns[1]!;
  }
}
