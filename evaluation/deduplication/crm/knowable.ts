import type { Stated } from './card.ts';
import type { Somebody } from './people.ts';
import type { Written } from './sources/source.ts';

/*
 * What a careful clerk could know who has the whole file, but only the file. This rule reads which true facts
 * a record states, and knows nothing of any engine.
 */

/** Reads a file: who uses which home, mailbox and telephone, and what the records of each person state. */
export class Clerk {
  readonly #users: ReadonlyMap<string, ReadonlySet<Somebody>>;
  readonly #stated = new Map<Somebody, Stated[]>();
  /** The people with a record that gives a mailbox, though it may be the one of who ordered a gift. */
  readonly #byEmail = new Map<string, Set<Somebody>>();

  constructor(records: readonly Written[], people: readonly Somebody[]) {
    this.#users = usersOf(people);
    for (const { person, card } of records) {
      if (person === undefined) continue;
      this.#stated.set(person, [...(this.#stated.get(person) ?? []), card.stated]);
      const email = card.row.email.toLowerCase();
      this.#byEmail.set(email, (this.#byEmail.get(email) ?? new Set()).add(person));
    }
  }

  /** Returns the people whom a record may be of: it states nothing that speaks against any of them. */
  mayBe({ card, person, about }: Written): Set<Somebody> {
    if (person === undefined) return new Set(about);
    const { stated, row } = card;
    const others = (who: Somebody) => (this.#stated.get(who) ?? []).filter((one) => one !== stated);
    const own = others(person);
    const near = placesOf(stated)
      .flatMap((key) => [...(this.#users.get(key) ?? [])])
      .filter((other) => other !== person && fits(stated, person, own, other, others(other)));
    const isNameless = stated.given === undefined && stated.surname === undefined;
    const sharers = isNameless ? (this.#byEmail.get(row.email.toLowerCase()) ?? []) : [];
    return new Set([person, ...near, ...sharers]);
  }

  /** Whether several people use a mailbox or telephone at some time. */
  isShared(contact: string): boolean {
    return (this.#users.get(contact)?.size ?? 0) > 1;
  }
}

/** Maps each home, mailbox and telephone to the people who use it at some time. */
function usersOf(people: readonly Somebody[]): Map<string, Set<Somebody>> {
  const users = new Map<string, Set<Somebody>>();
  const add = (key: string, person: Somebody) => users.set(key, (users.get(key) ?? new Set()).add(person));
  for (const person of people) {
    for (const { fact } of person.homes) add(`home ${fact.id}`, person);
    for (const { fact } of person.mails) add(fact.text, person);
    for (const { fact } of person.mobiles) add(fact, person);
  }
  return users;
}

function placesOf({ home, mail, mobile }: Stated): string[] {
  return [home === undefined ? '' : `home ${home.id}`, mail ?? '', mobile ?? ''].filter(Boolean);
}

/**
 * Whether a record of one person may as well be another’s. A private mailbox, mobile or birthday tells them
 * apart only if another record of one of them has it too: alone it says nothing about whose it is.
 */
function fits(
  stated: Stated,
  person: Somebody,
  own: readonly Stated[],
  other: Somebody,
  others: readonly Stated[],
): boolean {
  if (!nameFits(stated, other)) return false;
  const isSameBirth = ['year', 'month', 'day'].every(
    (part) => person.born[part as 'day'] === other.born[part as 'day'],
  );
  const has = (records: readonly Stated[], of: keyof Stated) => records.some((one) => one[of] === stated[of]);
  if (stated.birth === 'right' && !isSameBirth && (has(own, 'birth') || has(others, 'birth'))) return false;
  if (
    stated.mail !== undefined &&
    has(own, 'mail') &&
    !other.mails.some(({ fact }) => fact.text === stated.mail)
  )
    return false;
  const usesMobile = other.mobiles.some(({ fact }) => fact === stated.mobile);
  return !(stated.mobile !== undefined && has(own, 'mobile') && !usesMobile);
}

function nameFits({ given, surname, sex, middle }: Stated, other: Somebody): boolean {
  if (sex !== undefined && other.sex !== sex) return false;
  if (surname !== undefined && !other.surnames.some(({ fact }) => fact === surname)) return false;
  if (given === undefined) return true;
  const names = [other.given, other.called].filter(Boolean);
  if (given.how !== 'initial') return names.includes(given.text);
  if (middle !== undefined && other.middles.length > 0 && other.middles[0]![0] !== middle[0]) return false;
  return names.some((name) => name[0] === given.text);
}

/**
 * Splits the records of one person into parts. Within a part the records are known to be of one person, by
 * way of one another; between two parts nothing shows it.
 *
 * @returns for each record, the number of its part
 */
export function partsOf(records: readonly Stated[], person: Somebody, clerk: Clerk): number[] {
  const part = records.map((_, place) => place);
  for (const [one, stated] of records.entries()) {
    for (let other = 0; other < one; other++) {
      if (part[one] === part[other] || !isKnowable(stated, records[other]!, person, clerk)) continue;
      const [from, to] = [part[one]!, part[other]!];
      for (const [place, of] of part.entries()) if (of === from) part[place] = to;
    }
  }
  return part;
}

/** Whether two records of one person have enough in common to show it. */
function isKnowable(one: Stated, other: Stated, person: Somebody, clerk: Clerk): boolean {
  const inCommon = (fact: 'mail' | 'mobile' | 'landline') =>
    one[fact] !== undefined && one[fact] === other[fact] ? one[fact] : undefined;
  const isHome = one.home !== undefined && one.home.id === other.home?.id;
  const isNumberWrong = (one.isNumberWrong ?? false) !== (other.isNumberWrong ?? false);
  const isBirth = one.birth !== undefined && other.birth !== undefined;
  const isBirthRight = one.birth === 'right' && other.birth === 'right';
  const isMailWrong = (one.isMailWrong ?? false) || (other.isMailWrong ?? false);
  const worth = (contact: string | undefined, isWrong = false) =>
    contact === undefined ? 0 : 3 - (isWrong ? 1 : 0) - (clerk.isShared(contact) ? 1 : 0);
  const points =
    (isHome ? (isNumberWrong ? 1 : 2) : 0) +
    worth(inCommon('mail'), isMailWrong) +
    worth(inCommon('mobile')) +
    (!isHome && inCommon('landline') !== undefined ? 1 : 0) +
    (isBirth ? (isBirthRight ? 2 : 1) : 0);
  // A forename or initial with the surname needs an address, a contact or a birthday. Less of a name needs more.
  return points >= (isNameInCommon(one, other, person) ? 2 : 3);
}

/** Whether two records have the surname in common, and a forename, a short form of it or its initial. */
function isNameInCommon(one: Stated, other: Stated, person: Somebody): boolean {
  if (one.surname === undefined || one.surname !== other.surname) return false;
  if (one.given === undefined || other.given === undefined) return false;
  if (one.given.text === other.given.text) return true;
  if ([one, other].some(({ given }) => given!.how === 'initial'))
    return one.given.text[0] === other.given.text[0];
  // Nothing but a record of both names shows that somebody goes by a middle or an English name.
  const isMiddle = person.middles.includes(person.called) || person.custom === 'chinese';
  return !isMiddle || [one, other].some(({ middle }) => middle === person.called);
}
