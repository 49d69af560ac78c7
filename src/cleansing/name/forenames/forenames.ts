import { african } from './african.ts';
import { celtic } from './celtic.ts';
import { eastAsian } from './east-asian.ts';
import { english } from './english.ts';
import { european } from './european.ts';
import type { ForenameList } from './forename-list.ts';
import { modern } from './modern.ts';
import { muslim } from './muslim.ts';
import { southAsian } from './south-asian.ts';

/** Whose name it is: M male, F female, U not to be told. */
export type Sex = 'M' | 'F' | 'U';

const LISTS: readonly ForenameList[] = [
  english,
  celtic,
  southAsian,
  muslim,
  african,
  european,
  eastAsian,
  modern,
];

/** Every listed forename, in lower case without accents, with its sex. A name of both sexes is U. */
export function forenames(): Map<string, Sex> {
  const sexes = new Map<string, Sex>();
  const add = (names: string, sex: Sex) => {
    for (const name of names.trim().split(/\s+/)) {
      const known = sexes.get(name);
      sexes.set(name, known === undefined || known === sex ? sex : 'U');
    }
  };
  for (const { male, female, either } of LISTS) {
    add(male, 'M');
    add(female, 'F');
    add(either, 'U');
  }
  return sexes;
}
