import type { ComparableRecord } from './comparable-record.ts';
import { areBirthsApart } from './compare-births.ts';
import { type CertainContradictions, type Contradiction, contradictionOf } from './contradiction.ts';
import { decodeBirth, decodeRecord } from './encode-record.ts';
import type { UncertainValue } from './group-values.ts';
import { compareNames } from './names/compare-names.ts';
import type { NameOutcome } from './names/name-outcome.ts';
import { Tally } from './tally.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Returns the kinds of value that may differ between records of one person in a file. Surnames are among them
 * wherever forenames are: in a household, a different surname is no contradiction.
 */
export function uncertainValues(certain: CertainContradictions, vocabulary: Vocabulary): UncertainValue[] {
  const values: UncertainValue[] = [];
  if (!certain.has('birth')) values.push(births(vocabulary));
  if (certain.has('forename')) return values;
  const read = new TraitReader(vocabulary);
  return [...values, forenames(read), surnames(read)];
}

/** Whether a file has kinds of value that may differ between records of one person. */
export function hasUncertainValues(certain: CertainContradictions): boolean {
  return !certain.has('birth') || !certain.has('forename');
}

function births(vocabulary: Vocabulary): UncertainValue {
  return {
    of: (traits) => {
      const birth = decodeBirth(traits, vocabulary);
      return birth.length === 8 || birth.length === 4 ? birth : '';
    },
    areApart: areBirthsApart,
    agree: (one, other) => isWholeBirth(one) && isWholeBirth(other) && !areBirthsApart(one, other),
    isWhole: isWholeBirth,
    isCounted: true,
  };
}

function isWholeBirth(birth: string): boolean {
  return birth.length === 8;
}

/** Reads records of traits, and remembers them. */
class TraitReader {
  readonly #records = new Map<string, ComparableRecord>();
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  of(traits: string): ComparableRecord {
    const record = this.#records.get(traits) ?? decodeRecord(traits, this.#vocabulary);
    this.#records.set(traits, record);
    return record;
  }
}

/**
 * Forenames stand for themselves together with the rest of the name, because forename and surname may be
 * swapped. An initial is not whole: J fits John and James.
 */
function forenames(read: TraitReader): UncertainValue {
  const forenameOf = (traits: string) => read.of(traits).person?.forenames[0] ?? '';
  return {
    of: (traits) => (forenameOf(traits) === '' ? '' : traits),
    areApart: (one, other) => contradictionOf(read.of(one), read.of(other), NAMES) !== undefined,
    agree: (one, other) =>
      contradictionOf(read.of(one), read.of(other), NAMES) === undefined &&
      ONE_FORENAME.has(outcomeOf(read.of(one), read.of(other)).forename),
    isWhole: (traits) => forenameOf(traits).length > 1,
    isCounted: false,
  };
}

const NAMES: ReadonlySet<Contradiction> = new Set(['forename', 'sex']);

/** The outcomes that show that two forenames are of one person. */
const ONE_FORENAME: ReadonlySet<NameOutcome['forename']> = new Set([
  'same',
  'custom',
  'given',
  'similar',
  'middle',
]);

/** A surname that changed by marriage is apart from the earlier one, unless two records match in spite of it. */
function surnames(read: TraitReader): UncertainValue {
  return {
    of: (traits) => ((read.of(traits).person?.surname ?? '').length < 2 ? '' : traits),
    areApart: (one, other) => outcomeOf(read.of(one), read.of(other)).surname === 'different',
    agree: (one, other) => ONE_SURNAME.has(outcomeOf(read.of(one), read.of(other)).surname),
    isWhole: () => true,
    isCounted: false,
  };
}

const ONE_SURNAME: ReadonlySet<NameOutcome['surname']> = new Set(['same', 'similar', 'half']);

function outcomeOf(one: ComparableRecord, other: ComparableRecord): NameOutcome {
  return compareNames(one.person, other.person, false, new Tally(false));
}
