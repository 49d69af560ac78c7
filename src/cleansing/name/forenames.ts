import { tableSections, tablesIn } from './tables/read-table.ts';

/** The sex of a name: M male, F female, U unknown. */
export type Sex = 'M' | 'F' | 'U';

/**
 * Forenames of one language or naming tradition, in lower case without accents. `either` has the names that
 * are so common for both sexes in the United Kingdom that guessing would offend.
 */
export interface ForenameList {
  readonly male: readonly string[];
  readonly female: readonly string[];
  readonly either: readonly string[];
}

/**
 * The traditions whose forenames are common in the United Kingdom, each a table of `tables/forenames/common`.
 */
export type CommonTradition =
  | 'african'
  | 'arabic-persian-turkish'
  | 'celtic'
  | 'east-asian'
  | 'english'
  | 'european'
  | 'indian'
  | 'modern';

/** The forenames of a tradition that is common in the United Kingdom. */
export function commonForenames(tradition: CommonTradition): ForenameList {
  return listOf(`forenames/common/${tradition}.txt`);
}

/** Spanish and Portuguese forenames, including common ones. Two surnames may follow them. */
export function iberianForenames(): ForenameList {
  return listOf('forenames/rare/spanish-and-portuguese.txt');
}

/** Vietnamese forenames beyond those common in the United Kingdom. */
export function vietnameseForenames(): ForenameList {
  return listOf('forenames/rare/vietnamese.txt');
}

function listOf(file: string): ForenameList {
  const sections = tableSections(file);
  const names = (heading: string) => sections.get(heading) ?? [];
  return { male: names('male'), female: names('female'), either: names('either') };
}

/** Every listed forename with its sex. A name for both sexes is U. */
export function forenames(): Map<string, Sex> {
  return sexesOf([...tablesIn('forenames/common'), ...tablesIn('forenames/rare')]);
}

/**
 * The forenames common in the United Kingdom, with their sex. Comparisons use only these, because a slip of a
 * common name (Marte for Marta) is often a rare name.
 */
export function forenamesInBritain(): Map<string, Sex> {
  return sexesOf(tablesIn('forenames/common'));
}

function sexesOf(files: readonly string[]): Map<string, Sex> {
  const sexes = new Map<string, Sex>();
  const add = (names: readonly string[], sex: Sex) => {
    for (const name of names) {
      const known = sexes.get(name);
      sexes.set(name, known === undefined || known === sex ? sex : 'U');
    }
  };
  for (const file of files) {
    const { male, female, either } = listOf(file);
    add(male, 'M');
    add(female, 'F');
    add(either, 'U');
  }
  return sexes;
}
