import { describe, expect, test } from 'vitest';
import { BoundedCounts } from '../../../src/cleansing/deduplication/bounded-counts.ts';
import { deduplicate } from '../../../src/cleansing/deduplication/deduplicate.ts';
import { encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import { readModel, writeModel } from '../../../src/cleansing/deduplication/file-model.ts';
import {
  NO_FIELDS,
  type RecordFields,
  readRecord,
} from '../../../src/cleansing/deduplication/read-record.ts';
import { surveyInMemory } from '../../../src/cleansing/deduplication/survey-in-memory.ts';

const RULE = {
  duplicate: 'person',
  matchLevel: 'Personal',
  marriedNames: false,
  weights: 'learned',
} as const;

const STARTS = 'Aber Bran Cad Dun Eden Fen Gar Hal Ivers Jar'.split(' ');
const ENDS = 'by combe den ford ham ley more stead ton well'.split(' ');

/** A different surname for each number below 100. */
const surname = (number: number) => STARTS[number % 10]! + ENDS[Math.floor(number / 10) % 10]!;

function encoded(fields: Partial<RecordFields>): string {
  return encodeRecord(readRecord({ ...NO_FIELDS, ...fields }));
}

/** People of different surnames, birthdays and houses. */
const strangers = Array.from({ length: 100 }, (_, number) =>
  encoded({
    forename: 'Anna',
    surname: surname(number),
    birth: `19${60 + (number % 30)}-0${1 + (number % 9)}-${10 + (number % 17)}`,
    lines: [`${number + 1} High Street`],
    postcode: 'CH2 4NE',
  }),
);

describe('a date that far too many people have', () => {
  const unknown = Array.from({ length: 40 }, (_, number) =>
    encoded({ forename: 'Emma', surname: surname(number), birth: '1900-01-01', postcode: 'M1 1AA' }),
  );

  test('is not compared as a birthday, and contradicts none', () => {
    const person = { name: 'Mr Owain Thistlewood', lines: ['7 Mill Lane'], postcode: 'LL1 2AB' };
    const two = [encoded({ ...person, birth: '1900-01-01' }), encoded({ ...person, birth: '1984-03-09' })];
    const { leader } = deduplicate([...strangers, ...unknown, ...two], RULE);
    expect(leader.at(-1)).toBe(leader.at(-2));
    // If few people have this date, it is a birthday like any other.
    const { leader: alone } = deduplicate([...strangers, ...two], RULE);
    expect(alone.at(-1)).not.toBe(alone.at(-2));
  });

  test('still gives the year, if other people were born in that year', () => {
    const first = Array.from({ length: 40 }, (_, number) =>
      encoded({ forename: 'Emma', surname: surname(number), birth: '1955-01-01', postcode: 'M1 1AA' }),
    );
    const others = Array.from({ length: 60 }, (_, number) =>
      encoded({
        forename: 'Ruth',
        surname: surname(number),
        birth: `1955-0${2 + (number % 8)}-${11 + (number % 15)}`,
      }),
    );
    const { vocabulary } = surveyInMemory([...unknown, ...first, ...others], RULE);
    expect(vocabulary.birthOf('19550101')).toBe('1955');
    expect(vocabulary.birthOf('19000101')).toBe('');
    expect(vocabulary.birthOf('19550211')).toBe('19550211');
  });

  test('does not give the year if programs write it for no date', () => {
    const of = (birth: string) =>
      Array.from({ length: 60 }, (_, number) =>
        encoded({ forename: 'Ruth', surname: surname(number), birth, postcode: 'M1 1AA' }),
      );
    const others = Array.from({ length: 80 }, (_, number) =>
      encoded({
        forename: 'Ruth',
        surname: surname(number),
        birth: `19${70 + (number % 2)}-0${2 + (number % 8)}-${11 + (number % 15)}`,
      }),
    );
    const { vocabulary } = surveyInMemory(
      [...of('1970-01-01'), ...of('1971-01-01'), ...others, ...others],
      RULE,
    );
    expect(vocabulary.birthOf('19700101')).toBe('');
  });

  test('is known to every task of a run', () => {
    const model = surveyInMemory([...strangers, ...unknown], RULE);
    expect(readModel(writeModel(model)).vocabulary.write()).toEqual(model.vocabulary.write());
    expect(model.vocabulary.write().births).toEqual([['19000101', '']]);
  });
});

describe('a name that is more common in the file than in the country', () => {
  test('weighs less, unless the standard weights are used', () => {
    const { names } = surveyInMemory(strangers, RULE).vocabulary;
    const standard = surveyInMemory(strangers, { ...RULE, weights: 'standard' }).vocabulary.names;
    // Ninety of the hundred records count. The other ten may be those of one person.
    expect(names.of('ANNA').forenameRarity).toBeCloseTo(-Math.log2(0.9), 1);
    expect(standard.of('ANNA').forenameRarity).toBeGreaterThan(9);
    expect(names.of('ABERBY').surnameRarity).toBe(standard.of('ABERBY').surnameRarity);
  });
});

test('the number of counters is bounded, and common names are still counted', () => {
  const counts = new BoundedCounts<string>(100);
  for (let at = 0; at < 50_000; at++) counts.add(counts.of(at % 5 === 0 ? 'common' : `rare ${at}`));
  const found = new Map([...counts.entries()].map(({ value, count }) => [value, count]));
  expect(found.size).toBeLessThanOrEqual(100);
  expect(found.get('common')).toBe(10_000);
  expect(counts.total).toBe(50_000);
});

test('an entry that was forgotten counts anew', () => {
  const counts = new BoundedCounts<string>(2);
  const entry = counts.of('first');
  counts.add(entry);
  for (const text of ['second', 'third', 'fourth']) counts.add(counts.of(text));
  expect(entry.count).toBe(0);
  counts.add(entry);
  expect(counts.of('first')).toBe(entry);
  expect(entry.count).toBe(1);
});

describe('a file without house numbers', () => {
  /** A register with three records for each surname. Their only address is a postcode. */
  function register(relatives: boolean): string[] {
    return Array.from({ length: 100 }, (_, number) => {
      const at = { surname: surname(number), postcode: `CH${1 + (number % 9)} ${number % 9}AB` };
      const one = { ...at, forename: 'Owain', birth: `18${10 + (number % 80)}-03-${10 + (number % 18)}` };
      const other = relatives
        ? { ...at, forename: 'Martha', birth: `18${10 + ((number + 31) % 80)}-08-${10 + (number % 15)}` }
        : { ...one, forename: 'Owen' };
      return [one, one, other].map(encoded);
    }).flat();
  }

  test('has no households if each surname in a postcode is a single person', () => {
    expect(surveyInMemory(register(false), RULE).hasHouseholds).toBe(false);
    expect(surveyInMemory(register(true), RULE).hasHouseholds).toBe(true);
  });
});
