/** Mail providers whose mailboxes ignore dots in their names. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** An email address as it is compared: in small letters, without what stands behind a plus sign; empty where there is none. */
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

/** The mailbox of an address in the form of {@link emailForm}. */
export function mailboxOf(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf('@')));
}

/** Numbers of fewer digits are extensions, or nothing. */
const FEWEST_DIGITS = 6;

/**
 * Returns the digits of a telephone number, with 0 for the British country code; empty if there are too few.
 */
export function telephoneForm(text: string): string {
  if (text === '') return '';
  let digits = text.replace(/\(0\)/g, '').replace(/\D/g, '');
  if (digits.startsWith('0044')) digits = digits.slice(4);
  else if (digits.startsWith('44') && digits.length >= 12) digits = digits.slice(2);
  digits = digits.replace(/^0+/, '');
  return digits.length < FEWEST_DIGITS || /^(\d)\1*$/.test(digits) ? '' : `0${digits}`;
}

/** Whether a telephone number, in that form, is a British mobile's. */
export function isMobile(telephone: string): boolean {
  return telephone.startsWith('07') && telephone.length === 11;
}

/**
 * A date as its year, month and day: `19710624`; a year alone, exact or about, as `1971`; the letters and digits of one that cannot
 * be read. British order of days. A month or day of 00 is not known, and then neither is what follows it.
 */
export function dateForm(text: string): string {
  if (text === '') return '';
  const form = dateDigits(text);
  return form.length === 8 && /^\d{4}(?:00|\d\d00)/.test(form) ? form.slice(0, 4) : form;
}

function dateDigits(text: string): string {
  const year = /^(?:(?:c|ca|circa|abt|about|est)\b\.?\s*)?(\d{4})(?:\s*\?|-\d{2})?$/i.exec(text.trim());
  if (year !== null) return year[1]!;
  const iso = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})(?:\D.*)?$/.exec(text.trim());
  if (iso !== null) return iso[1]! + iso[2]! + iso[3]!;
  const british = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text.trim());
  if (british !== null) return british[3]! + british[2]!.padStart(2, '0') + british[1]!.padStart(2, '0');
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}

/** An identifier without what only divides it: spaces, dashes, dots. */
export function identifierForm(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
}
