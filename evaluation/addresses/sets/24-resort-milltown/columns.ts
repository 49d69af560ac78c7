import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from '../common/entry.ts';
import { fitted, housed, joined } from '../common/lines.ts';

type Bare = Omit<Entry, 'columns'>;
type Style =
  | 'moved up'
  | 'flat with house'
  | 'road first'
  | 'number apart'
  | 'one line'
  | 'fixed'
  | 'capitals';

/** How the clerks of a postal district, by its last digit, used the columns. The others moved the lines up. */
const STYLES: Readonly<Record<string, Style>> = {
  ...{ 2: 'flat with house', 3: 'capitals', 4: 'road first', 5: 'number apart', 7: 'fixed', 8: 'one line' },
};

/** The columns of a row. An odd row has one of the mistakes that such registers have. */
export function columnsOf(entry: Bare, dice: Dice): Row['columns'] {
  const { organisation, town, county, postcode, area } = entry;
  const style = STYLES[area.code.at(-1)!] ?? 'moved up';
  const columns = [organisation, ...linesOf(entry, style), town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

/** The four address lines. */
function linesOf(entry: Bare, style: Style): string[] {
  const { building, flat, street, estate, locality, unit } = entry;
  // `Flat Over 12 Pier Avenue` is one line in most lists.
  const isOver = unit.kind === 'over' && building === '' && style !== 'fixed';
  const [inner, house] = housed(isOver ? '' : flat, building);
  const number = numberOf(entry);
  const road = joined([isOver ? flat : '', number, street], ' ');
  switch (style) {
    case 'flat with house':
      return fitted([joined([inner, house], ' '), estate, road, locality]);
    case 'road first':
      return number === ''
        ? fitted([inner, house, estate, road, locality])
        : fitted([road, inner, house, estate, locality]);
    case 'number apart':
      return number === '' || isOver
        ? [joined([inner, house, estate]), road, locality, '']
        : [joined([inner, house, estate]), number, street, locality];
    case 'one line':
      return [joined([inner, house, estate, road]), locality, '', ''];
    case 'fixed':
      return [joined([inner, house]), estate, road, locality];
    default:
      return fitted([inner, house, estate, road, locality]);
  }
}

/** Half of the postal districts write `12/14` for two houses that became one. */
function numberOf({ number, area }: Bare): string {
  return /[1469]$/.test(area.code) ? number.replace('-', '/') : number;
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 5)) {
    case 1:
      columns[5] = '';
      columns[4] = columns[7]!;
      break;
    case 2:
      columns[1] = `${columns[1]} (VOID)`;
      break;
    case 3:
      [columns[1], columns[2]] = [columns[2]!, columns[1]!];
      columns[7] = '';
      break;
    case 4:
      columns[0] = columns[1]!;
      columns[1] = columns[2]!;
      break;
    default:
      columns[2] = 'DO NOT USE - SEE PARENT';
  }
}
