import type { Dice } from '../../dice.ts';
import type { Row } from '../../row.ts';
import type { Entry } from '../common/entry.ts';
import { fitted, housed, joined } from '../common/lines.ts';

type Bare = Omit<Entry, 'columns'>;
type Style = 'moved up' | 'flat beside street' | 'flat last' | 'commas' | 'capitals';

/** How the clerks of a postal district, by its letters' number and last digit, used the columns. */
const STYLES: Readonly<Record<string, Style>> = {
  ...{ W2: 'flat beside street', W3: 'capitals', NW2: 'flat last', NW4: 'commas' },
  ...{ E2: 'flat beside street', E3: 'capitals', SE2: 'flat last', SE4: 'commas' },
  ...{ EX2: 'commas', EX3: 'capitals', TQ2: 'flat last', TQ4: 'flat beside street' },
  ...{ PL2: 'commas', PL3: 'capitals', TR2: 'flat last', TR4: 'flat beside street' },
};

/** The columns of a row. An odd row has one of the mistakes that such registers have. */
export function columnsOf(entry: Bare, dice: Dice): Row['columns'] {
  const { organisation, town, county, postcode, area } = entry;
  const style = STYLES[area.code.replace(/\d(?=\d)/, '')] ?? 'moved up';
  const columns = [organisation, ...linesOf(entry, style), town, county, postcode];
  if (entry.isOdd) spoil(columns, dice);
  return style === 'capitals' ? columns.map((text) => text.toUpperCase()) : columns;
}

/** The four address lines. */
function linesOf(entry: Bare, style: Style): string[] {
  const { building, flat, number, street, estate, locality, unit } = entry;
  // `Flat Over 12 Elgin Road` is one line in most lists.
  const isOver = unit.kind === 'over' && building === '';
  const [inner, house] = housed(isOver ? '' : flat, building);
  const road = joined([isOver ? flat : '', number, street], ' ');
  switch (style) {
    case 'flat beside street':
      return building === ''
        ? fitted([joined([inner, road], ' '), estate, locality, ''])
        : fitted([inner, house, estate, road, locality]);
    case 'flat last':
      return number === '' || inner === ''
        ? fitted([inner, house, estate, road, locality])
        : fitted([joined([house, road]), inner, estate, locality]);
    case 'commas':
      return fitted([inner, house, estate, isOver ? road : joined([number, street]), locality]);
    default:
      return fitted([inner, house, estate, road, locality]);
  }
}

function spoil(columns: string[], dice: Dice): void {
  switch (dice.between(1, 4)) {
    case 1:
      columns[5] = columns[7]!;
      columns[7] = '';
      break;
    case 2:
      columns[1] = `${columns[1]} (DUPLICATE)`;
      break;
    case 3:
      [columns[1], columns[4]] = [columns[4]!, columns[1]!];
      break;
    default:
      columns[1] = 'OTHER ELECTORS';
  }
}
