import { nameForm } from '../name/compare/normal-form.ts';
import { isPlaceholder, isUnnamed } from '../name/nobody.ts';
import type { Person } from '../name/person.ts';
import { type NameReading, readName } from '../name/read-name.ts';
import { type NameFields, readParts } from '../name/read-parts.ts';
import { leadingTitles } from '../name/titles.ts';
import { type Word, wordsOf } from '../name/token.ts';
import { tokenise } from '../name/tokenise.ts';
import { isRandomName } from './random/random-name.ts';
import { isRudeName } from './salacious/rude-name.ts';

/** Why a name cannot be written to, in the words of the legend (docs/analysts/mailing.md). */
export type NameFault = 'IncompleteName' | 'SalaciousName' | 'RandomName';

/** Which faults to look for. */
export interface NameChecks {
  readonly blankNames: boolean;
  readonly salacious: boolean;
  readonly random: boolean;
  /** Whether a surname alone counts as a whole name, as in a file without forenames. */
  readonly surnameSuffices: boolean;
}

export const ALL_NAME_CHECKS: NameChecks = {
  blankNames: true,
  salacious: true,
  random: true,
  surnameSuffices: false,
};

/** The worst fault of a name: rude before random before incomplete. `name` is undefined if it is blank. */
export function nameFault(name: string | NameFields | undefined, checks: NameChecks): NameFault | undefined {
  if (name === undefined) return checks.blankNames ? 'IncompleteName' : undefined;
  const text = typeof name === 'string' ? name : textOf(name);
  if (checks.salacious && isRudeName(text)) return 'SalaciousName';
  const reading = typeof name === 'string' ? readName(name) : readParts(name);
  if (checks.random && reading.type !== 'Company' && isRandomName(namesOf(reading, text)))
    return 'RandomName';
  if (checks.blankNames && isIncomplete(reading, text, checks.surnameSuffices)) return 'IncompleteName';
  return undefined;
}

function textOf({ title, forename, middle, surname }: NameFields): string {
  return [title, forename, middle, surname].filter(Boolean).join(' ');
}

/** The words of people's names, without titles and suffixes. For anything else, all words. */
function namesOf(reading: NameReading, text: string): string[] {
  const names =
    'people' in reading
      ? reading.people
          .flatMap(({ forename, middle, surname }) => [...forename, ...middle, ...surname])
          .map((word) => word.text)
          .join(' ')
      : text;
  return nameForm(names).toLowerCase().split(' ').filter(Boolean);
}

function isIncomplete(reading: NameReading, text: string, surnameSuffices: boolean): boolean {
  if (reading.type === 'Company') return false;
  if ('people' in reading) return !reading.people.some((person) => isWhole(person, surnameSuffices));
  // The Occupier and the executors of somebody have no name, but can get letters.
  const { tokens, asides } = tokenise(text);
  if (isUnnamed(tokens, asides)) return false;
  if (isPlaceholder(tokens) || /\S@\S/.test(text)) return true;
  // A name with a stray sign or digit is still a name.
  const names = wordsOf(tokens).filter((word) => /\p{L}\P{L}*\p{L}/u.test(word.text));
  return names.length - leadingTitles(tokens).length < 2;
}

/**
 * Whether there is a surname with a title or forename. A name in a script without capitals counts as whole.
 */
function isWhole({ titles, forename, surname }: Person, surnameSuffices: boolean): boolean {
  if ([...forename, ...surname].some(({ text }) => WITHOUT_CAPITALS.test(text))) return true;
  const isLong = ({ text }: Word) => text.length > 1;
  // KHAN Y MR is read with the initial as surname.
  const isTurned = titles.length > 0 && surname.length > 0 && forename.some(isLong);
  const hasSurname = surname.some(isLong) || isTurned;
  return hasSurname && (surnameSuffices || titles.length > 0 || forename.length > 0);
}

const WITHOUT_CAPITALS = /\p{Lo}{2}/u;
