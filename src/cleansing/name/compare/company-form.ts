import { editDistance } from '../../../text/edit-distance.ts';
import { jaroWinkler } from '../../../text/jaro-winkler.ts';
import { nameForm } from './normal-form.ts';

/** Words that are often left out: those for the kind of organisation, and those without meaning. */
const PASSED_OVER = new Set(
  'LTD LIMITED PLC LLP LLC LP INC INCORPORATED CO COMPANY CORP CORPORATION CIC CIO CYF THE UK GB GROUP HOLDINGS AND'.split(
    ' ',
  ),
);

const FULL: Readonly<Record<string, string>> = {
  BROS: 'BROTHERS',
  INTL: 'INTERNATIONAL',
  SVCS: 'SERVICES',
  SERV: 'SERVICES',
  SERVICE: 'SERVICES',
  MFG: 'MANUFACTURING',
  ENG: 'ENGINEERING',
  ASSOC: 'ASSOCIATES',
  ASSN: 'ASSOCIATION',
  DEPT: 'DEPARTMENT',
  CTR: 'CENTRE',
  CENTER: 'CENTRE',
  MGMT: 'MANAGEMENT',
  HOSP: 'HOSPITAL',
  UNI: 'UNIVERSITY',
  SCH: 'SCHOOL',
  ST: 'SAINT',
};

/**
 * A company's name in the form for comparisons. It keeps only the name after "trading as", drops words for
 * the legal form, writes abbreviations in full, and drops the apostrophe of a possessive. Empty if nothing is
 * left.
 */
export function companyForm(name: string): string {
  const [, trading] = /\b(?:trading as|t\/as?|t\.a\.)\s+(\S.*)$/is.exec(name) ?? [];
  const text = trading ?? name;
  const words = nameForm(text.replaceAll('&', ' and ').replace(/\((?:[^()]*)\)/g, ' ')).split(' ');
  const kept = words.filter((word) => !PASSED_OVER.has(word));
  // In The Group Ltd every word would be left out, so all are kept.
  return (kept.length > 0 ? kept : words).map((word) => FULL[word] ?? word).join(' ');
}

/** Whether two company names in this form may belong to the same company at one address. */
export function isSameCompany(one: string, other: string): boolean {
  if (one === '' || other === '') return false;
  const [a, b] = [one.replaceAll(' ', ''), other.replaceAll(' ', '')];
  if (a === b) return true;
  const shorter = Math.min(a.length, b.length);
  if (shorter >= 5 && editDistance(a, b, 1) === 1) return true;
  if (shorter >= 8 && jaroWinkler(a, b) >= 0.95) return true;
  const [fewer, more] = [one.split(' '), other.split(' ')].sort((x, y) => x.length - y.length) as [
    string[],
    string[],
  ];
  // Acme for Acme Plumbing Supplies: the beginning of the name, and more than a word such as City.
  return fewer.join('').length >= 5 && fewer.every((word, at) => word === more[at]);
}
