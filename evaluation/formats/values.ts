import { Random } from '../../src/address-file/sample/random.ts';
import type { Column, Value } from '../../src/records/column.ts';

/** A column of each type, and a text column of what spreadsheets like to take for something else. */
export const COLUMNS: readonly Column[] = [
  { name: 'id', type: 'text' },
  { name: 'words', type: 'text' },
  { name: 'whole', type: 'integer' },
  { name: 'number', type: 'decimal' },
  { name: 'day', type: 'date' },
  { name: 'moment', type: 'date' },
  { name: 'flag', type: 'boolean' },
];

/** Texts that spreadsheets like to take for something else, or that a format must escape. */
export const TEXTS = [
  'SW1A 1AA',
  '01632 960001',
  '+44 1632 960001',
  '4.47E+12',
  '007',
  '1E5',
  '2024-02-29',
  'TRUE',
  'N/A',
  '12345678901234567890',
  'a"b',
  'a,b',
  'a\nb',
  ' x ',
  '_x0041_',
  '<b>&amp;',
  'Zoë 😀',
  'Łódź',
];

/** Records of all types. About one value in ten is missing. */
export function recordsOf(count: number): Value[][] {
  const random = new Random(14);
  const some = (value: () => Value): Value => (random.below(10) === 0 ? null : value());
  const two = (figure: number) => String(figure).padStart(2, '0');
  const day = () => `${1901 + random.below(190)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
  return Array.from({ length: count }, (_, row) => [
    String(row + 1),
    some(() => TEXTS[random.below(TEXTS.length)]!),
    // Excel keeps 15 digits.
    some(() => (random.below(2) === 0 ? 1 : -1) * random.below(2 ** 31) * (1 + random.below(400_000))),
    some(() => `${random.below(20_000) - 10_000}.${random.below(9)}${1 + random.below(9)}`),
    some(day),
    some(() => `${day()}T${two(random.below(24))}:${two(random.below(60))}:${two(random.below(60))}`),
    some(() => random.below(2) === 0),
  ]);
}
