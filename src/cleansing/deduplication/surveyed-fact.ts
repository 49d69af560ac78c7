import { present } from '../../present.ts';
import type { Facts } from '../dataset-step.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { districtOf, doorHash } from './district.ts';
import { LONGEST_TRAITS } from './encode-record.ts';
import type { MatchRule } from './match-rule.ts';
import { LONGEST_ID } from './note.ts';

/** What a survey counts of a record. */
export interface SurveyedFact {
  /** The first person's surname and first forename, the sound of the surname, the birthday and the district. */
  readonly texts: readonly [surname: string, forename: string, code: string, birth: string, district: string];
  /** A hash of the address; 0 if the record has no address. */
  readonly door: number;
}

/** Whether a survey counts anything with this rule: it counts persons. */
export function isSurveyed({ duplicate, matchLevel }: MatchRule): boolean {
  return duplicate === 'person' && matchLevel !== 'Surname';
}

/** Returns what a survey counts of a record. */
export function factOf({ person, birth, address }: ComparableRecord): SurveyedFact {
  return {
    texts: [
      person?.surname.slice(0, LONGEST_TRAITS) ?? '',
      person?.forenames[0]?.slice(0, LONGEST_TRAITS) ?? '',
      person?.surnameCode.slice(0, LONGEST_TRAITS) ?? '',
      birth.slice(0, LONGEST_TRAITS),
      districtOf(address).slice(0, LONGEST_ID),
    ],
    door: doorHash(address),
  };
}

/** The facts of several records, as the engine hands them to a survey. */
export function factsOf(facts: readonly SurveyedFact[]): Facts {
  const texts = facts.flatMap((fact) => fact.texts);
  const width = present(facts[0], 'a fact').texts.length;
  return {
    count: facts.length,
    texts,
    columns: Array.from({ length: width }, (_, which) =>
      Uint32Array.from(facts, (_fact, at) => at * width + which),
    ),
    numbers: Uint32Array.from(facts, ({ door }) => door),
  };
}
