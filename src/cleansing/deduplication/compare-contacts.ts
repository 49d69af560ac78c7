import { editDistance } from '../../text/edit-distance.ts';
import { jaroWinkler } from '../../text/jaro-winkler.ts';
import { isRoleName } from '../email/role-names.ts';
import type { ComparablePerson } from '../name/compare/comparable-person.ts';
import { isSameByCustom } from '../name/compare/nicknames.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { isMobile, mailboxOf } from './read-contact.ts';
import type { Tally } from './tally.ts';

export function compareEmails(one: ComparableRecord, other: ComparableRecord, tally: Tally): void {
  if (one.email !== '' && other.email !== '') tally.add('email', emailOutcome(one, other));
}

function emailOutcome(one: ComparableRecord, other: ComparableRecord) {
  const [a, b] = [one.email, other.email];
  if (a === b) return sameEmail(one, other);
  const [boxA, boxB] = [mailboxOf(a), mailboxOf(b)];
  // Different numbers tell two people of one name apart, for example john.smith17 and johnsmith18.
  if (lettersOf(boxA) === lettersOf(boxB) && digitsOf(boxA) !== digitsOf(boxB)) return 'different';
  const [domainA, domainB] = [a.slice(boxA.length + 1), b.slice(boxB.length + 1)];
  // Mailboxes that are made of a name show that name and no more. For example, two John Smiths may have
  // john.smith at one provider and johns at another.
  // A record without a surname may have that of the other.
  const isNamesake =
    isShapedByName(boxA, named(one.person, other.person)) &&
    isShapedByName(boxB, named(other.person, one.person));
  if (isNamesake && (boxA !== boxB || isProvider(domainA) || isProvider(domainB))) return 'namesake';
  if (areOfRelatives(withoutNumber(boxA), withoutNumber(boxB), one.person)) return 'different';
  // At one provider, john.smith84 and johnsmith84 are two mailboxes. The second John Smith had to choose another.
  if (domainA === domainB && withoutDividers(boxA) === withoutDividers(boxB)) {
    if (isShapedByName(withoutNumber(boxA), one.person)) return 'namesake';
  }
  const mayBeSlip = domainA === domainB || !(isProvider(domainA) && isProvider(domainB));
  const most = boxA === boxB || Math.min(boxA.length, boxB.length) >= LONG_MAILBOX ? 2 : 1;
  if (mayBeSlip && Math.min(a.length, b.length) >= 10 && editDistance(a, b, most) <= most) return 'slip';
  if (boxA !== boxB || boxA.length < 5 || isRoleName(boxA)) return 'different';
  if (mayBeSlip && jaroWinkler(domainA, domainB) >= 0.9) return 'slip';
  return isNamesake ? 'namesake' : 'mailbox';
}

/** In a mailbox of this length, two mistyped letters are likelier than another mailbox. */
const LONG_MAILBOX = 10;

/** Returns the person, with the surname of the other one if the person has none. */
function named(
  person: ComparablePerson | undefined,
  other: ComparablePerson | undefined,
): ComparablePerson | undefined {
  if (person === undefined || person.surname !== '' || other === undefined) return person;
  return { ...person, surname: other.surname, forenames: person.forenames };
}

/**
 * Providers at which anybody can have a mailbox. Two different domains of this list mean two different
 * mailboxes, not a slip.
 */
const PROVIDERS = new Set(
  (
    'gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.com live.co.uk msn.com yahoo.com yahoo.co.uk ymail.com ' +
    'rocketmail.com icloud.com me.com mac.com aol.com aol.co.uk btinternet.com btopenworld.com sky.com talktalk.net virginmedia.com ' +
    'ntlworld.com blueyonder.co.uk tiscali.co.uk o2.co.uk protonmail.com proton.me gmx.com gmx.co.uk mail.com zoho.com'
  ).split(' '),
);

function isProvider(domain: string): boolean {
  return PROVIDERS.has(domain);
}

/**
 * Whether a mailbox consists of the surname and the forename or its initial, in either order, and nothing
 * else.
 */
function isMadeOfName(mailbox: string, person: ComparablePerson | undefined): boolean {
  const given = person?.forenames[0];
  if (person === undefined || given === undefined || person.surname === '') return false;
  // Most mailboxes begin with a different letter, and need no further check. A leading separator is skipped
  // below.
  const first = mailbox[0]?.toUpperCase();
  if (first !== given[0] && first !== person.surname[0] && !SEPARATORS.has(first ?? '')) return false;
  const forename = given.toLowerCase();
  const surname = person.surname.toLowerCase().replaceAll(' ', '');
  const box = withoutDividers(mailbox);
  for (const name of [forename, forename.charAt(0)]) {
    if (box === name + surname || box === surname + name) return true;
  }
  return false;
}

const SEPARATORS = new Set(['.', '_', '-']);

/** Whether a mailbox is only the surname, as families call theirs: `smiths`, `thesmiths` or `smithfamily`. */
function isOfFamily(mailbox: string, person: ComparablePerson | undefined): boolean {
  const surname = person?.surname.toLowerCase().replaceAll(' ', '') ?? '';
  if (surname.length < 2 || !mailbox.includes(surname)) return false;
  const rest = withoutDividers(mailbox).replace(surname, '|');
  return FAMILY.has(rest);
}

const FAMILY = new Set([
  '|',
  '|s',
  'the|',
  'the|s',
  '|family',
  'family|',
  'the|family',
  '|home',
  '|house',
  '|fam',
]);

/**
 * As `isMadeOfName`, but also accepts one of the two names with the first letter of the other: `rubya` for Ruby
 * Ainsrigg, and `rainsrigg` if her names are swapped.
 */
function isShapedByName(mailbox: string, person: ComparablePerson | undefined): boolean {
  if (isMadeOfName(mailbox, person) || isOfFamily(mailbox, person)) return true;
  const forename = person?.forenames[0]?.toLowerCase() ?? '';
  if (person === undefined || forename.length < 3 || person.surname === '') return false;
  const initial = person.surname.charAt(0).toLowerCase();
  return mailbox === forename + initial || mailbox === initial + forename;
}

/**
 * Whether two mailboxes have the same surname with different initials: `dwilliams` and `ewilliams`, or `williamsd`
 * and `williamse`.
 */
function areOfRelatives(one: string, other: string, person: ComparablePerson | undefined): boolean {
  const surname = person?.surname.toLowerCase().replaceAll(' ', '') ?? '';
  if (surname.length < 2 || one.length !== other.length) return false;
  const isBefore =
    one.slice(0, -1).replace(/[._-]$/, '') === surname && one.slice(0, -1) === other.slice(0, -1);
  if (one[0] === other[0]) return isBefore;
  const [behind, rest] = [one.slice(1).replace(/^[._-]/, ''), other.slice(1).replace(/^[._-]/, '')];
  return behind === rest && behind.startsWith(surname);
}

function withoutNumber(mailbox: string): string {
  return mailbox.replace(/(?<!\d)\d+$/, '');
}

function withoutDividers(mailbox: string): string {
  return mailbox.replace(/[._-]/g, '');
}

function lettersOf(mailbox: string): string {
  return mailbox.replace(/[\d._-]/g, '');
}

function digitsOf(mailbox: string): string {
  return mailbox.replace(/\D/g, '');
}

/**
 * Says whose an email address is that both records give: an office, the person alone, or possibly a whole
 * family.
 */
function sameEmail({ email, person }: ComparableRecord, other: ComparableRecord) {
  const mailbox = mailboxOf(email);
  if (isRoleName(mailbox)) return 'shared';
  const box = mailbox.replace(/[^a-z]/g, '');
  // If one record gives only an initial, the other record's forename is checked against the mailbox for both.
  const isEnough = (isOfOne: boolean, isOfOther: boolean) =>
    (isOfOne && isOfOther) || ((isOfOne || isOfOther) && isInitialBeside(person, other.person));
  if (isEnough(isMadeOfName(mailbox, person), isMadeOfName(mailbox, other.person))) return 'named';
  return isEnough(isOwn(box, person), isOwn(box, other.person)) ? 'own' : 'same';
}

/** Whether one of two people gives only an initial, and the other's forename begins with it. */
function isInitialBeside(one: ComparablePerson | undefined, other: ComparablePerson | undefined): boolean {
  const [a, b] = [one?.forenames[0], other?.forenames[0]];
  if (a === undefined || b === undefined || (a.length > 1 && b.length > 1)) return false;
  return a[0] === b[0] && a.length !== b.length;
}

/**
 * Whether a mailbox contains the person's forename or a pet name of it, or begins with the first letters of
 * forename and surname.
 */
function isOwn(box: string, person: ComparablePerson | undefined): boolean {
  const forename = person?.forenames[0];
  if (person === undefined || forename === undefined) return false;
  if (person.surname !== '' && box.startsWith((forename.charAt(0) + person.surname.charAt(0)).toLowerCase()))
    return true;
  if (forename.length < 3) return false;
  if (box.includes(forename.toLowerCase())) return true;
  const word = /^[a-z]+/.exec(box)?.[0] ?? '';
  return word.length >= 3 && isSameByCustom(word.toUpperCase(), forename);
}

export function compareTelephones(one: ComparableRecord, other: ComparableRecord, tally: Tally): void {
  const [mine, yours] = [one.telephones, other.telephones];
  if (mine.length === 0 || yours.length === 0) return;
  let slip = false;
  let comparable = false;
  let same: string | undefined;
  for (const telephone of mine) {
    for (const another of yours) {
      // A landline and a mobile number may well be of one person.
      if (isMobile(telephone) === isMobile(another)) comparable = true;
      if (telephone === another) {
        if (same === undefined || isMobile(telephone)) same = telephone;
      } else if (!slip && telephone.length >= 10 && editDistance(telephone, another, 1) === 1) slip = true;
    }
  }
  if (same !== undefined) tally.add('telephone', isMobile(same) ? 'mobile' : 'same');
  else if (slip || comparable) tally.add('telephone', slip ? 'slip' : 'different');
}

export function compareIdentifiers(one: ComparableRecord, other: ComparableRecord, tally: Tally): void {
  const columns = Math.min(one.identifiers.length, other.identifiers.length);
  for (let column = 0; column < columns; column++) {
    const a = one.identifiers[column] ?? '';
    const b = other.identifiers[column] ?? '';
    if (a === '' || b === '') continue;
    if (a === b) tally.add('identifier', 'same');
    else if (Math.min(a.length, b.length) >= 5 && editDistance(a, b, 1) === 1)
      tally.add('identifier', 'slip');
    else tally.add('identifier', 'different');
  }
}
