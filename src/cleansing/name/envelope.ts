import type { WrittenPerson } from './written-person.ts';

/** The people as an envelope names them: Mr John A Smith OBE; Mr J & Mrs A Smith; Mr & Mrs J Smith & Family. */
export function envelopeName(people: readonly WrittenPerson[]): string {
  return people
    .map((written, at) => {
      const next = people[at + 1];
      const surname = next !== undefined && sharesSurname(written, next) ? '' : written.surname;
      return joined([
        ...written.titles,
        written.forename,
        written.middle,
        surname,
        written.suffix,
        written.companion,
      ]);
    })
    .join(' & ');
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

/** The parts of several people as one text: Mr & Mrs; a part that all share is written once. */
export function joinedParts(parts: readonly string[], once = false): string {
  if (parts.length === 1) return parts[0]!;
  const filled = parts.filter(Boolean);
  return (once ? [...new Set(filled)] : filled).join(' & ');
}
