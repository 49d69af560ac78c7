import type { Sex } from './forenames/forenames.ts';
import { lookUp } from './lexicon.ts';
import type { Person } from './person.ts';
import { isInitial, type Word } from './token.ts';

/** Names that tell the sex wherever they stand behind the forename. */
const TELLING: ReadonlyMap<string, Sex> = new Map([
  ['kaur', 'F'],
  ['begum', 'F'],
  ['bibi', 'F'],
  ['khatun', 'F'],
  ['khatoon', 'F'],
  ['bano', 'F'],
  ['devi', 'F'],
  ['kumari', 'F'],
  ['binti', 'F'],
  ['bint', 'F'],
  ['ferch', 'F'],
  ['ní', 'F'],
  ['nic', 'F'],
  ['uí', 'F'],
  ['bin', 'M'],
  ['ap', 'M'],
]);

/** The sex of a person: by the title, then the forename, then what else in the name tells it. */
export function genderOf({ titles, forename, middle, surname }: Person): Sex {
  for (const { title } of titles) if (title.sex !== 'U') return title.sex;
  if (titles.some(({ title }) => title.written === 'Mx')) return 'U';
  const [first] = forename;
  // J Robert Smith is called Robert.
  const called = first !== undefined && isInitial(first) ? middle[0] : first;
  const byForename = called === undefined ? 'U' : sexOf(called);
  if (byForename !== 'U') return byForename;
  for (const { lower } of middle) {
    // Singh between the names is a Sikh man's; as a surname it is his family's too.
    if (lower === 'singh') return 'M';
    const told = TELLING.get(lower);
    if (told !== undefined) return told;
  }
  for (const { lower } of surname) {
    const told = TELLING.get(lower);
    if (told !== undefined) return told;
  }
  const last = surname.at(-1);
  return last !== undefined && FEMININE_SURNAME.test(last.lower) ? 'F' : 'U';
}

/** Kowalska, Sawicka, Rudzka: the feminine of Polish surnames in -ski, -cki and -dzki. */
const FEMININE_SURNAME = /(?:s|c|dz)ka$/;

/** The sex of a forename. Of one with a hyphen that is not known as a whole, either half may tell. */
function sexOf({ lower, entry }: Word): Sex {
  if (entry.sex !== undefined) return entry.sex;
  const [first, second] = lower.split('-');
  if (first === undefined || second === undefined) return 'U';
  return lookUp(first)?.sex ?? lookUp(second)?.sex ?? 'U';
}
