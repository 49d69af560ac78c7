import { codes, type Judge, type JudgedRecord, outcomeOf, textOf } from './judgement.ts';

const LINES = Array.from({ length: 12 }, (_, at) => `address_line_${at + 1}`);
const NEEDS = ['address', ...LINES, 'town', 'county', 'postcode'];
const CLEAN = [
  ...LINES.map((_, at) => `clean_line_${at + 1}`),
  'clean_town',
  'clean_county',
  'clean_postcode',
];

/**
 * `address-cleansing`: the address as in the address file. It counts as wrong unless the building is settled.
 */
export const judgeAddress: Judge = ({ before: was, now, given }: JudgedRecord) => {
  const before = joined(NEEDS.map(was));
  const after = joined(CLEAN.map((name) => textOf(given(name))));
  const level = textOf(given('paf_match_level'));
  const reasons = codes(given('address_corrections'));
  if (before === '') return { outcome: 'blank', before, after, reasons };
  if (joined(NEEDS.map(now)) === '') return { outcome: 'emptied', before, after: '', reasons };
  if (level === '' || level === 'Foreign') return { outcome: 'unchecked', before, after, reasons };
  if (level !== 'Exact' && level !== 'Building')
    return { outcome: 'wrong', before, after, reasons: [`level${level}`] };
  const isChanged = [given('address_changed'), given('postcode_changed')].some(
    (value) => String(value) === 'true',
  );
  return { outcome: outcomeOf(before, after, () => !isChanged), before, after, reasons };
};

function joined(parts: readonly string[]): string {
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}
