import type { WrittenPerson } from './written-person.ts';

/**
 * The people as an envelope names them: Mr John A Smith OBE; Mr J & Mrs A Smith; Mr & Mrs J Smith & Family.
 */
export function envelopeName(people: readonly WrittenPerson[]): string {
  return people
    .map((written, at) => {
      const next = people[at + 1];
      if (written.person.styled === true) return styledName(written);
      const surname = next !== undefined && sharesSurname(written, next) ? '' : written.surname;
      return joined([
        written.title,
        written.forename,
        written.middle,
        surname,
        written.suffix,
        written.companion,
      ]);
    })
    .join(' & ');
}

/** The form for the widow or former wife of a peer or knight, after Debrett's: Margaret, Lady Fraser. */
function styledName({ forename, middle, title, surname, suffix }: WrittenPerson): string {
  return `${joined([forename, middle])}, ${joined([title, surname, suffix])}`;
}

/** Whether two people share a surname that is written once. */
function sharesSurname({ person, surname, suffix }: WrittenPerson, next: WrittenPerson): boolean {
  if (next.companion !== '' || next.surname !== surname) return false;
  return person.inherits || (suffix === '' && (person.titles.length > 0 || person.forename.length > 0));
}

/** Joins texts by spaces, without the empty ones. */
export function joined(texts: readonly string[]): string {
  let all = '';
  for (const text of texts) if (text !== '') all = all === '' ? text : `${all} ${text}`;
  return all;
}

/** The parts of several people's names as one text each: Mr & Mrs. A shared surname is written once. */
export function joinedPeople(
  people: readonly WrittenPerson[],
): Pick<WrittenPerson, 'title' | 'forename' | 'middle' | 'surname' | 'suffix'> {
  return {
    title: anded(people.map(({ title }) => title)),
    forename: anded(people.map(({ forename }) => forename)),
    middle: anded(people.map(({ middle }) => middle)),
    surname: anded([...new Set(people.map(({ surname }) => surname))]),
    suffix: anded(people.map(({ suffix }) => suffix)),
  };
}

function anded(texts: readonly string[]): string {
  let all = '';
  for (const text of texts) if (text !== '') all = all === '' ? text : `${all} & ${text}`;
  return all;
}
