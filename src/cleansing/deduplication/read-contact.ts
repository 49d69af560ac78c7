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
  return `${box}@${domain}`;
}

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
  return digits.length < FEWEST_DIGITS || /^(\d)\1*$/.test(digits) ? '' : `0${digits}`;
}

/** Whether a telephone number in the form of {@link telephoneForm} belongs to a British mobile. */
export function isMobile(telephone: string): boolean {
  return telephone.startsWith('07') && telephone.length === 11;
}

/**
 * Returns a date as its year, month and day: `19710624`. A year alone, exact or approximate, becomes `1971`.
 * A date that cannot be read becomes its letters and digits. The day comes before the month, as is usual in
 * Britain. A month or day of 00 is unknown, and then only the year is kept.
 */
export function dateForm(text: string): string {
  if (text === '') return '';
  const form = dateDigits(text);
  return form.length === 8 && /^\d{4}(?:00|\d\d00)/.test(form) ? form.slice(0, 4) : form;
}

function dateDigits(text: string): string {
  const [, year] =
    /^(?:(?:c|ca|circa|abt|about|est)\b\.?\s*)?(\d{4})(?:\s*\?|-\d{2})?$/i.exec(text.trim()) ?? [];
  if (year !== undefined) return year;
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D.*)?$/.exec(text.trim());
  if (iso !== null) return iso.slice(1).join('');
  const [british, day = '', month = '', yearOfDay = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim()) ?? [];
  if (british !== undefined) return yearOfDay + month.padStart(2, '0') + day.padStart(2, '0');
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}

/** Returns an identifier without the characters that only divide it: spaces, dashes and dots. */
export function identifierForm(text: string): string {
  if (text === '') return '';
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}
