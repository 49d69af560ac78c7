import type { WrittenPerson } from './written-person.ts';

/** The people as an envelope names them: Mr John A Smith OBE; Mr J & Mrs A Smith; Mr & Mrs J Smith & Family. */
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

/** Margaret, Lady Fraser: the widow or former wife of a peer or a knight, after Debrett's. */
function styledName({ forename, middle, title, surname, suffix }: WrittenPerson): string {
  return `${joined([forename, middle])}, ${joined([title, surname, suffix])}`;
}

/** Whether the next person's surname, written once, serves both. */
function sharesSurname({ person, surname, suffix }: WrittenPerson, next: WrittenPerson): boolean {
  if (next.companion !== '' || next.surname !== surname) return false;
  return person.inherits || (suffix === '' && (person.titles.length > 0 || person.forename.length > 0));
}

/** Texts with one space between them, without the empty ones. */
export function joined(texts: readonly string[]): string {
  let all = '';
  for (const text of texts) if (text !== '') all = all === '' ? text : `${all} ${text}`;
  return all;
}

/** One part of several people as one text: Mr & Mrs. A surname that they share is written once. */
export function joinedParts(
  people: readonly WrittenPerson[],
  part: 'title' | 'forename' | 'middle' | 'surname' | 'suffix',
): string {
  if (people.length === 1) return people[0]![part];
  const filled = people.map((person) => person[part]).filter(Boolean);
  return (part === 'surname' ? [...new Set(filled)] : filled).join(' & ');
}
