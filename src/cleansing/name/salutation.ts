import { genderOf } from './gender.ts';
import { isInitial } from './token.ts';
import type { WrittenPerson } from './written-person.ts';

export const SALUTATIONS = ['formal', 'informal', 'none'] as const;

export type Salutation = (typeof SALUTATIONS)[number];

/**
 * The salutation of a letter to these people. If the requested form is not possible, the other form is used:
 * Dear John without a surname, Dear Mr Smith without a forename. Undefined if the name permits neither.
 */
export function salutationOf(
  people: readonly WrittenPerson[],
  salutation: 'formal' | 'informal',
): string | undefined {
  const named = people.length === 1 ? people : people.filter(({ companion }) => companion === '');
  const greeted =
    salutation === 'formal' ? (formally(named) ?? informally(named)) : (informally(named) ?? formally(named));
  return greeted === undefined ? undefined : `Dear ${greeted}`;
}

function informally(people: readonly WrittenPerson[]): string | undefined {
  const names = people.map(firstName);
  return names.every((name) => name !== '') ? listed(names) : undefined;
}

/** The name to call a person by; empty if there are only initials. */
function firstName({ person, forename, nickname }: WrittenPerson): string {
  if (nickname !== '') return nickname;
  const [first] = person.forename;
  return first === undefined || isInitial(first) ? '' : forename;
}

function formally(people: readonly WrittenPerson[]): string | undefined {
  const [first, second, third] = people;
  if (first !== undefined && second === undefined) return formalName(first);
  if (people.every(({ title }) => title === '')) return untitledCouple(people);
  if (people.some(({ title }) => title === '')) return oneTitleForAll(people) ?? each(people);
  const shared = sharedSurname(people);
  const heads = people.map(({ spokenTitle }) => spokenTitle);
  if (people.every(({ person }) => person.titles.at(-1)?.title.greets === 'alone')) return listed(heads);
  // Lord and Lady Edward Fitzroy
  const isPeerAndWife =
    first?.person.inherits === true &&
    second !== undefined &&
    third === undefined &&
    greetsGivenName(first) &&
    greetsGivenName(second);
  if (shared !== '' && isPeerAndWife && first.forename === '') return `${listed(heads)} ${shared}`;
  if (shared !== '' && people.every(greetsSurnameHere) && heads.every((head) => head !== '')) {
    return `${listed(heads)} ${shared}`;
  }
  return families(people) ?? each(people);
}

/**
 * The salutation for three or more people. Neighbours with the same surname are greeted together: Mr and Mrs
 * Smith and Mr Jones.
 */
function families(people: readonly WrittenPerson[]): string | undefined {
  const runs: WrittenPerson[][] = [];
  for (const person of people) {
    const run = runs.at(-1);
    if (run !== undefined && person.surname !== '' && run.at(-1)?.surname === person.surname)
      run.push(person);
    else runs.push([person]);
  }
  if (runs.length === people.length || runs.length < 2 || people.length < 3) return undefined;
  return allListed(runs.map(formally));
}

/** Whether the titles of this person are followed by the surname. */
function greetsSurnameHere(written: WrittenPerson): boolean {
  return greetsSurname(written) && !(greetsGivenName(written) && firstName(written) !== '');
}

function each(people: readonly WrittenPerson[]): string | undefined {
  return allListed(people.map(formalName));
}

/** Lists names. Undefined if one of them is. */
function allListed(names: readonly (string | undefined)[]): string | undefined {
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length ? listed(known) : undefined;
}

/** Drs X and Y Smith: Drs Smith; Messrs Smith and Jones. */
function oneTitleForAll(people: readonly WrittenPerson[]): string | undefined {
  const [first] = people;
  if (first === undefined || !first.person.titles.some(({ title }) => title.plural)) return undefined;
  const surnames = people.map(({ surname }) => surname);
  if (surnames.includes('')) return undefined;
  return `${first.title} ${listed([...new Set(surnames)])}`;
}

/** John and Jane Smith; John Jones and Jane Brown. */
function untitledCouple(people: readonly WrittenPerson[]): string | undefined {
  const names = people.map(firstName);
  if (names.some((name) => name === '')) return undefined;
  const shared = sharedSurname(people);
  if (shared !== '') return `${listed(names)} ${shared}`;
  if (people.some(({ surname }) => surname === '')) return undefined;
  return listed(people.map(({ surname }, at) => `${names[at]} ${surname}`));
}

/**
 * The formal form of a name: Mr Smith, Sir John, Ms Brown. Undefined if there is no title and the name does
 * not show which title is right.
 */
function formalName(written: WrittenPerson): string | undefined {
  const { person } = written;
  const surname = spokenSurname(written);
  const head = written.spokenTitle;
  const name = firstName(written);
  if (head !== '') {
    if (person.titles.at(-1)?.title.greets === 'alone') return head;
    if (name !== '' && (!greetsSurname(written) || greetsGivenName(written))) return `${head} ${name}`;
    if (surname === '') return name === '' ? undefined : `${head} ${name}`;
    return greetsSurname(written)
      ? `${head} ${surname}`
      : `${head} ${written.forename} ${surname}`.replace('  ', ' ');
  }
  if (surname === '') return undefined;
  switch (genderOf(person)) {
    case 'M':
      return `Mr ${surname}`;
    case 'F':
      return `Ms ${surname}`;
    case 'U':
      return name === '' ? undefined : `${name} ${surname}`;
  }
}

function greetsSurname({ person }: WrittenPerson): boolean {
  return person.titles.every(({ title }) => title.greets !== 'forename');
}

/**
 * Whether the title greets the given name: Lady Antonia Fraser is Lady Antonia, but Margaret, Lady Fraser is
 * not.
 */
function greetsGivenName({ person }: WrittenPerson): boolean {
  return !person.styled && person.surname.length > 0 && person.titles.at(-1)?.title.greets === 'given';
}

/** The surname without the place of a peer's title: Lord Smith of Finsbury is Lord Smith. */
function spokenSurname({ surname, person }: WrittenPerson): string {
  if (!person.titles.some(({ title }) => title.peer)) return surname;
  return surname.replace(/^of /i, '').replace(/ of .*/i, '');
}

/** The surname that all these people share; empty if they have several. */
function sharedSurname(people: readonly WrittenPerson[]): string {
  const [first] = people;
  const surname = first === undefined ? '' : spokenSurname(first);
  return people.every((person) => spokenSurname(person) === surname) ? surname : '';
}

function listed(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? '';
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
