import { codes, type Judge, outcomeOf, textOf } from './judgement.ts';

/** `email-validation`: the suggested address, or the original one if there is no suggestion. */
export const judgeEmail: Judge = ({ before: was, now, given }) => {
  const before = was('email');
  const flag = textOf(given('email_validation_flag'));
  const suggested = textOf(given('suggested_email_address'));
  const reasons = codes(given('email_comment'));
  const after = suggested === '' ? now('email') : suggested;
  if (before.trim() === '') return { outcome: 'blank', before, after, reasons };
  if (flag === '') return { outcome: after === '' ? 'emptied' : 'unchecked', before, after, reasons };
  if (flag === 'Invalid' && suggested === '') return { outcome: 'wrong', before, after, reasons };
  const plain = (address: string) => address.trim().toLowerCase();
  return {
    outcome: outcomeOf(before, after, (one, other) => plain(one) === plain(other)),
    before,
    after,
    reasons,
  };
};
