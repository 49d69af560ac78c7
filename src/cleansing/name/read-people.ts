import { type Group, groupsOf } from './groups.ts';
import { isInitials } from './initials.ts';
import { type TypedCase, typedCase } from './letter-case.ts';
import type { People, Person } from './person.ts';
import { segmentsOf } from './segments.ts';
import { givenNames, splitName } from './split-name.ts';
import { isInitial, type Token, type Word, wordsOf } from './token.ts';

/** The most people in a name. */
const PEOPLE = 6;

/** Reads the people of a name. Undefined if it cannot be a name of people. */
export function readPeople(tokens: readonly Token[]): People | undefined {
  const typed = typedCase(wordsOf(tokens));
  const { segment, surname, suffixes, titles, styled } = segmentsOf(tokens, typed);
  const groups = groupsOf(segment, typed, surname.length > 0);
  if (groups === undefined) return undefined;
  if (segment === tokens) return readGroups(groups, typed);
  const last = groups.length - 1;
  const completed = groups.map((group, at) => ({
    ...group,
    titles: at === 0 ? [...titles, ...group.titles] : group.titles,
    surname: group.surname.length > 0 ? group.surname : surname,
    suffixes: at === last ? [...group.suffixes, ...suffixes] : group.suffixes,
  }));
  if (styled === undefined) return readGroups(completed, typed);
  const [{ names, ...group }] = completed as [Group];
  const person = onePerson({ ...group, names: styled, surname: names }, typed);
  return { people: [{ ...person, styled: true }], typed };
}

function readGroups(groups: readonly Group[], typed: TypedCase): People | undefined {
  const people = peopleOf(groups, typed);
  return people === undefined ? undefined : { people, typed };
}

/** Assigns the surnames to the people of these groups. */
export function peopleOf(written: readonly Group[], typed: TypedCase): Person[] | undefined {
  if (written.length > PEOPLE) return undefined;
  const groups = withSurnameBehind(written, typed);
  const [first] = groups;
  if (groups.length === 1 && first?.companion.length === 0) return [onePerson(first, typed)];
  const named = groups.filter(({ companion }) => companion.length === 0);
  const companions = groups.filter(({ companion }) => companion.length > 0).map(companionPerson);
  const [one, other] = named;
  if (one === undefined) return undefined;
  const people = other === undefined ? [onePerson(one, typed)] : jointPeople(paired(named), typed);
  return people === undefined ? undefined : [...people, ...companions];
}

/** Moves a surname before initials to its place: Smith J & M. */
function withSurnameBehind(groups: readonly Group[], typed: TypedCase): readonly Group[] {
  const [first, ...others] = groups;
  const [surname, ...initials] = first?.names ?? [];
  if (first === undefined || surname === undefined || others.length === 0 || initials.length === 0)
    return groups;
  if (isInitials(surname, typed) || groups.some(({ titles }) => titles.length > 0)) return groups;
  const areAllInitials = (names: readonly Word[]) =>
    names.length > 0 && names.every((name) => isInitials(name, typed));
  if (!areAllInitials(initials) || !others.every(({ names }) => areAllInitials(names))) return groups;
  return [
    { ...first, names: initials, surname: [surname] },
    ...others.map((group) => ({ ...group, surname: [surname] })),
  ];
}

function companionPerson({ companion }: Group): Person {
  return { ...NOBODY, companion };
}

const NOBODY: Person = {
  titles: [],
  forename: [],
  middle: [],
  surname: [],
  suffixes: [],
  inherits: false,
  nickname: undefined,
  companion: [],
};

function onePerson({ titles, names, suffixes, surname }: Group, typed: TypedCase): Person {
  const split =
    surname.length > 0 ? { ...givenNames(names, typed), surname } : splitName(names, titles, typed);
  return {
    titles,
    forename: split.forename,
    middle: split.middle,
    surname: split.surname,
    suffixes,
    inherits: false,
    nickname: undefined,
    companion: NOBODY.companion,
  };
}

/**
 * Pairs titles with names if as many titles come first as names follow, in the same order: Mr & Mrs John &
 * Jane Smith. Makes a new group for each person.
 */
function paired(groups: readonly Group[]): readonly Group[] {
  const titled = groups.filter(({ titles }) => titles.length > 0);
  const named = groups.filter(({ names }) => names.length > 0);
  if (titled.length < 2 || titled.length !== named.length || titled.length === groups.length) return groups;
  return named.map((group, at) => ({ ...group, titles: titled[at]?.titles ?? [] }));
}

/** Reads people joined by "and". Those without a surname have the surname of the last one. */
function jointPeople(groups: readonly Group[], typed: TypedCase): Person[] | undefined {
  const heir =
    groups.findLast(({ names }) => names.length > 0) ?? groups.findLast(({ surname }) => surname.length > 0);
  if (heir === undefined) return undefined;
  if (heir.surname.length === 0 && groups.every(isBareWord)) return forenamesOnly(groups, typed);
  if (!groups.some(isPersonal)) return undefined;
  const last = lastPerson(heir, groups, typed);
  if (last === undefined) return undefined;
  // Going from the end gives a person without a surname the surname of the next person. So Mr & Mrs Smith &
  // Mr Jones contains two Smiths.
  const people: Person[] = [];
  let next = last;
  const plural = groups[0]?.titles.some(({ title }) => title.plural) === true;
  for (const group of groups.toReversed()) {
    const person = group === heir ? last : memberOf(group, heir, next, plural, typed);
    if (person === undefined) return undefined;
    if (people.length > 0 && !person.inherits && person.surname.length > 0) next = person;
    people.push(person);
  }
  return people.reverse();
}

function isBareWord({ titles, names }: Group): boolean {
  return titles.length === 0 && names.length === 1;
}

/** John & Jane are two people; Marks & Spencer, M & S are not. */
function forenamesOnly(groups: readonly Group[], typed: TypedCase): Person[] | undefined {
  const isForename = (name: Word | undefined) => name?.entry.sex !== undefined && !isInitials(name, typed);
  if (!groups.every(({ names: [name] }) => isForename(name))) return undefined;
  return groups.map(({ names, suffixes }) => ({ ...NOBODY, forename: names, suffixes }));
}

/** Whether anything in the group shows that it is a person: a title, an initial, a forename at the front. */
function isPersonal({ titles, names, surname }: Group): boolean {
  if (titles.length > 0) return true;
  const first = names[0];
  if (first === undefined) return false;
  return isInitial(first) || first.entry.sex !== undefined || surname.length > 0;
}

function lastPerson(heir: Group, groups: readonly Group[], typed: TypedCase): Person | undefined {
  const { titles, names, suffixes, surname } = heir;
  if (surname.length > 0) return onePerson(heir, typed);
  if (names.length === 1 && titles.length === 0) {
    // Mr John & Smith makes no sense; Messrs Smith & Jones does.
    return groups.some((group) => group.titles.some(({ title }) => title.plural))
      ? { ...NOBODY, suffixes, surname: names }
      : undefined;
  }
  return onePerson(heir, typed);
}

function memberOf(
  group: Group,
  heir: Group,
  next: Person,
  plural: boolean,
  typed: TypedCase,
): Person | undefined {
  const { titles, names, suffixes } = group;
  const { surname } = next;
  const [name, ...others] = names;
  if (name === undefined) return { ...NOBODY, titles, suffixes, surname, inherits: true };
  if (group.surname.length > 0 || names.every((token) => isInitials(token, typed))) {
    return { ...NOBODY, titles, suffixes, surname, inherits: true, ...givenNames(names, typed) };
  }
  const last = others.at(-1);
  if (last !== undefined) {
    if (isInitial(last)) {
      return { ...NOBODY, titles, suffixes, surname, inherits: true, ...givenNames(names, typed) };
    }
    return onePerson(group, typed);
  }
  const forename = name.entry.sex !== undefined;
  if (titles.length > 0) {
    const isSurname =
      heir.names.length > 1 ? !forename : heir.titles.length > 0 || titles.some(({ title }) => title.plural);
    if (isSurname && !titles.at(-1)?.title.familiar) return onePerson(group, typed);
  } else if (plural && !forename) {
    // Messrs Smith, Jones & Brown
    return { ...NOBODY, surname: names, suffixes };
  } else if (!forename && !isGivenName(heir.names[0])) {
    return undefined;
  }
  return { ...NOBODY, titles, suffixes, surname, inherits: true, forename: [name] };
}

function isGivenName(token: Word | undefined): boolean {
  return token !== undefined && (isInitial(token) || token.entry.sex !== undefined);
}
