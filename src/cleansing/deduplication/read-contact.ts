/** Mail providers whose mailboxes ignore dots in their names. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/**
 * Returns an email address in the form in which it is compared: in small letters, and without the part of the
 * mailbox after a plus sign. Returns an empty text if the text is not an email address.
 */
export function emailForm(text: string): string {
  if (text === '') return '';
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^mailto:/, '');
  const at = address.lastIndexOf('@');
  if (at < 1 || at === address.length - 1 || /\s/.test(address)) return '';
  const domain = address.slice(at + 1);
  let box = address.slice(0, at);
  if (box.indexOf('+') > 0) box = box.slice(0, box.indexOf('+'));
  if (WITHOUT_DOTS.has(domain)) box = box.replaceAll('.', '');
  if (NO_MAILBOX.has(box.replace(/[._-]/g, ''))) return '';
  return `${box}@${domain}`;
}

/** What people and clerks type before the at sign if a form insists on an address. */
const NO_MAILBOX = new Set(
  'a aa aaa abc asdf dummy email fake me mail na noaddress noemail noemailaddress nomail none noone notgiven notknown null test unknown x xx xxx'.split(
    ' ',
  ),
);

/** Returns the mailbox of an email address. The address must be in the form of {@link emailForm}. */
export function mailboxOf(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@')));
}

/** Numbers with fewer digits are extensions, or no telephone numbers at all. */
const FEWEST_DIGITS = 6;

/**
 * Returns the digits of a telephone number, with 0 for the British country code. Empty if there are too few
 * digits.
 */
export function telephoneForm(text: string): string {
  if (text === '') return '';
  let digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (digits.startsWith('0044')) digits = digits.slice(4);
  else if (digits.startsWith('44') && digits.length >= 12) digits = digits.slice(2);
  digits = digits.replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS || isFillIn(digits) ? '' : `0${digits}`;
}

/**
 * Whether digits were typed only to fill a field in: 07000 000000, 01234 567890 or 07123 456789. No number in use
 * has the same digit seven times at its end.
 */
function isFillIn(digits: string): boolean {
  return /(\d)\1{6}$/.test(digits) || /^(\d)\1*$/.test(digits) || COUNTED.test(digits);
}

const COUNTED = /^7?12345678?9?0?$/;

/** Whether a telephone number in the form of {@link telephoneForm} belongs to a British mobile. */
export function isMobile(telephone: string): boolean {
  return telephone.startsWith('07') && telephone.length === 11;
}

/** Returns an identifier without the characters that only divide it: spaces, dashes and dots. */
export function identifierForm(text: string): string {
  if (text === '') return '';
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}
