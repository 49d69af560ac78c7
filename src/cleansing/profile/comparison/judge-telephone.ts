import { codes, type Judge, outcomeOf, textOf } from './judgement.ts';

/** `telephone-validation`: the number in the chosen format. */
export const judgeTelephone: Judge = ({ before: was, now, given }) => {
  const before = was('telephone');
  const valid = given('telephone_valid');
  const reasons = codes(given('telephone_comment'));
  if (before.trim() === '') return { outcome: 'blank', before, after: '', reasons };
  if (valid === null || valid === '') {
    const after = now('telephone');
    return { outcome: after === '' ? 'emptied' : 'unchecked', before, after, reasons };
  }
  if (String(valid) !== 'true') return { outcome: 'wrong', before, after: now('telephone'), reasons };
  const after = textOf(given('telephone_formatted'));
  return { outcome: outcomeOf(before, after, isSameNumber), before, after, reasons };
};

/** Whether two valid numbers differ only in spaces, brackets and the way in which they give the country. */
function isSameNumber(before: string, after: string): boolean {
  const written = before.trim();
  if (!/^[+(0][\d ().+/-]*$/.test(written)) return false;
  const digits = (text: string) => text.replaceAll('(0)', '').replace(/\D/g, '').replace(/^0+/, '');
  const [one, other] = [digits(written), digits(after)];
  // +44 20 7183 8750 and 020 7183 8750: a country code has at most three digits.
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.endsWith(short) && long.length - short.length <= 3;
}
