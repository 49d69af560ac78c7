import { present } from '../../present.ts';
import { KeyHasher } from '../../text/key-hash.ts';
import type { Facts } from '../dataset-step.ts';
import type { ComparableRecord } from './comparable-record.ts';
import { districtOf, doorHash } from './district.ts';
import { LONGEST_TRAITS } from './encode-record.ts';
import type { MatchRule } from './match-rule.ts';
import { knownName } from './names/known-name.ts';
import { nameHashes } from './names/name-density.ts';
import { LONGEST_ID } from './note.ts';
import { spread } from './sketch.ts';

/** The positions of the texts of a fact: the first person's names, the district, the birthday. */
export const TEXT = { surname: 0, forename: 1, district: 2, birth: 3 } as const;

/**
 * The positions of the numbers of a fact. `birth` is the birthday if it has digits only; otherwise it is 0, and the
 * birthday is among the texts. The hashes of the name, and of the name in its district, are in two parts each.
 */
export const NUMBER = {
  door: 0,
  birth: 1,
  birthWithSound: 2,
  nameLow: 3,
  nameHigh: 4,
  placedLow: 5,
  placedHigh: 6,
} as const;

/**
 * What a survey counts of a record. All other workers wait while it counts. So hashes are made here, by all
 * workers.
 */
export interface SurveyedFact {
  readonly texts: readonly string[];
  readonly numbers: readonly number[];
}

/** Whether a survey counts anything with this rule: it counts persons. */
export function isSurveyed({ duplicate, matchLevel }: MatchRule): boolean {
  return duplicate === 'person' && matchLevel !== 'Surname';
}

/** The length of a date with year, month and day. Only these are counted. */
const DATE_LENGTH = 8;

const hasher = new KeyHasher();

/** Returns what a survey counts of a record. */
export function factOf({ person, birth, address }: ComparableRecord): SurveyedFact {
  const surname = person?.surname.slice(0, LONGEST_TRAITS) ?? '';
  const forename = person?.forenames[0]?.slice(0, LONGEST_TRAITS) ?? '';
  const sound = person?.surnameCode.slice(0, LONGEST_TRAITS) ?? '';
  const district = districtOf(address).slice(0, LONGEST_ID);
  const date = birth.length === DATE_LENGTH ? birth : '';
  const day = DIGITS.test(date) ? Number(date) : 0;
  const withSound = date === '' ? 0 : spread(hasher.begin().add(date).add(sound).hash());
  const isNamed = surname !== '' && forename !== '';
  const [name, placed] = isNamed ? nameHashes(surname, knownName(forename).chief, district) : [0, 0];
  return {
    texts: [surname, forename, district, day === 0 ? date : ''],
    numbers: [isNamed ? doorHash(address) : 0, day, withSound, ...partsOf(name), ...partsOf(placed)],
  };
}

/** Eight digits, of which the first is not 0: a number of as many digits. */
const DIGITS = /^[1-9]\d{7}$/;

/** Splits a hash into its lower 32 and upper 21 bits. */
function partsOf(hash: number): [low: number, high: number] {
  return [hash >>> 0, Math.floor(hash / 2 ** 32)];
}

/** The facts of several records, as the engine hands them to a survey. */
export function factsOf(facts: readonly SurveyedFact[]): Facts {
  const texts = facts.flatMap((fact) => fact.texts);
  const first = present(facts[0], 'a fact');
  const width = first.texts.length;
  return {
    count: facts.length,
    texts,
    columns: first.texts.map((_, which) => Uint32Array.from(facts, (_fact, at) => at * width + which)),
    numbers: first.numbers.map((_, which) => Uint32Array.from(facts, ({ numbers }) => numbers[which]!)),
  };
}
