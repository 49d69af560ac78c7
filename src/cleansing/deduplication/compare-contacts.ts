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
  const isNamesake = isShapedByName(boxA, one.person) && isShapedByName(boxB, other.person);
  if (isNamesake && (boxA !== boxB || isProvider(domainA) || isProvider(domainB))) return 'namesake';
  if (areOfRelatives(boxA, boxB, one.person)) return 'different';
  if (Math.min(a.length, b.length) >= 10 && editDistance(a, b, 2) <= 2) return 'slip';
  if (boxA !== boxB || boxA.length < 5 || isRoleName(boxA)) return 'different';
  if (jaroWinkler(domainA, domainB) >= 0.9) return 'slip';
  return isNamesake ? 'namesake' : 'mailbox';
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
  const box = mailbox.replace(/[._-]/g, '');
  for (const name of [forename, forename.charAt(0)]) {
    if (box === name + surname || box === surname + name) return true;
  }
  return false;
}

const SEPARATORS = new Set(['.', '_', '-']);

/**
 * As `isMadeOfName`, but also accepts the forename followed by the first letter of the surname: `rubya` for
 * Ruby Ainsrigg.
 */
function isShapedByName(mailbox: string, person: ComparablePerson | undefined): boolean {
  if (isMadeOfName(mailbox, person)) return true;
  const forename = person?.forenames[0]?.toLowerCase() ?? '';
  if (person === undefined || forename.length < 3 || person.surname === '') return false;
  return mailbox === forename + person.surname.charAt(0).toLowerCase();
}

/** Whether two mailboxes have the same surname after different initials: `dwilliams` and `ewilliams`. */
function areOfRelatives(one: string, other: string, person: ComparablePerson | undefined): boolean {
  const surname = person?.surname.toLowerCase().replaceAll(' ', '') ?? '';
  if (surname.length < 2 || one.length !== other.length || one[0] === other[0]) return false;
  const [behind, rest] = [one.slice(1).replace(/^[._-]/, ''), other.slice(1).replace(/^[._-]/, '')];
  return behind === rest && behind.startsWith(surname);
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
