import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPLITTERS } from '../../../src/cleansing/deduplication/blocking.ts';
import { encodeRecord } from '../../../src/cleansing/deduplication/encode-record.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import { EACH_WITH_EACH, type Guest, meet, NEIGHBOURS } from '../../../src/cleansing/deduplication/meet.ts';
import {
  NO_FIELDS,
  type RecordFields,
  readRecord,
} from '../../../src/cleansing/deduplication/read-record.ts';
import '../../support/seed.ts';

const PERSON: MatchRule = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false };

function guest(fields: Partial<RecordFields>): Guest {
  const record = readRecord({ ...NO_FIELDS, ...fields });
  return { record, text: encodeRecord(record) };
}

/** Lets guests meet, and counts how often each pair is compared. */
function pairsCompared(guests: readonly Guest[]) {
  const pairs = new Map<string, number>();
  const count = meet('email', guests, PERSON, (one, other) => {
    const pair = `${one}-${other}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  });
  return { pairs, ...count };
}

describe('a key that few records share', () => {
  test('compares each record with each other record once', () => {
    const guests = Array.from({ length: EACH_WITH_EACH }, (_, at) =>
      guest({ surname: `Name${at}`, email: 'a@example.com' }),
    );
    const { pairs, compared, notCompared } = pairsCompared(guests);
    expect(pairs.size).toBe((EACH_WITH_EACH * (EACH_WITH_EACH - 1)) / 2);
    expect(compared).toBe(pairs.size);
    expect(notCompared).toBe(0);
    expect(Math.max(...pairs.values())).toBe(1);
  });
});

describe('a key that too many records share', () => {
  test('makes the work of 100,000 records proportional to their number', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
    const name = (number: number) => letters[number % 26]! + letters[Math.floor(number / 26) % 26]!;
    const template = guest({
      forename: 'Anna',
      surname: 'Smith',
      email: 'info@example.com',
      company: 'Acme',
    });
    const guests = Array.from({ length: 100_000 }, (_, at): Guest => {
      const person = {
        ...template.record.person!,
        surname: `SMITH${name(at)}`,
        forenames: [`ANNA${name(at >> 4)}`],
      };
      const record = { ...template.record, person, birth: at % 3 === 0 ? String(at % 20_000) : '' };
      return { record, text: encodeRecord(record) };
    });
    let comparisons = 0;
    const { compared, notCompared } = meet('email', guests, PERSON, () => comparisons++);
    expect(comparisons).toBe(compared);
    const bound = guests.length * ((SPLITTERS.length * EACH_WITH_EACH) / 2 + NEIGHBOURS);
    expect(compared).toBeLessThan(bound);
    expect(compared + notCompared).toBe((100_000 * 99_999) / 2);
  });

  test('still compares equal records, and records that share a rarer key', () => {
    const crowd = Array.from({ length: 3 * EACH_WITH_EACH }, (_, at) =>
      guest({
        forename: 'Anna',
        surname: `Smith${String.fromCharCode(65 + (at % 26))}`,
        email: 'info@example.com',
      }),
    );
    const equal = guest({ forename: 'Zoe', surname: 'Quill', email: 'info@example.com' });
    const born = (forename: string, surname: string) =>
      guest({ forename, surname, email: 'info@example.com', birth: '1971-06-24' });
    const guests = [equal, ...crowd, equal, born('Una', 'Xavier'), born('Vera', 'Young')];
    const last = guests.length - 1;
    const { pairs, notCompared } = pairsCompared(guests);
    expect(pairs.has(`0-${last - 2}`)).toBe(true);
    expect(pairs.has(`${last - 1}-${last}`)).toBe(true);
    expect(Math.max(...pairs.values())).toBe(1);
    expect(notCompared).toBeGreaterThan(0);
  });

  test('compares neighbours with unlike names only if forenames do not count', () => {
    const crowd = Array.from({ length: 3 * EACH_WITH_EACH }, (_, at) => {
      const letter = String.fromCharCode(65 + (at % 26));
      return guest({ forename: `${letter}nna`, surname: `${letter}smith`, email: 'info@example.com' });
    });
    const comparedBy = (rule: MatchRule) => {
      const names: [string, string][] = [];
      const nameOf = (at: number) => crowd[at]!.record.person!.surname;
      meet('email', crowd, rule, (one, other) => names.push([nameOf(one), nameOf(other)]));
      return { like: names.filter(([one, other]) => one === other), all: names };
    };
    const people = comparedBy(PERSON);
    expect(people.like.length).toBeGreaterThan(20);
    expect(people.all).toEqual(people.like);
    for (const rule of [
      { ...PERSON, duplicate: 'household' },
      { ...PERSON, matchLevel: 'Surname' },
    ] as const) {
      const others = comparedBy(rule);
      expect(others.all.length).toBeGreaterThan(others.like.length);
    }
  });

  test('never compares a pair twice, nor a record with itself', () => {
    const fields = fc.record({
      surname: fc.constantFrom('Smith', 'Jones', 'Patel', ''),
      forename: fc.constantFrom('Anna', 'Bob', ''),
      birth: fc.constantFrom('1971-06-24', '1980-01-01', ''),
      email: fc.constant('info@example.com'),
    });
    fc.assert(
      fc.property(fc.array(fields, { minLength: EACH_WITH_EACH + 1, maxLength: 120 }), (records) => {
        const { pairs } = pairsCompared(records.map(guest));
        for (const [pair, times] of pairs) {
          const [one, other] = pair.split('-').map(Number) as [number, number];
          expect(one).toBeLessThan(other);
          expect(times).toBe(1);
        }
      }),
      { numRuns: 20 },
    );
  });
});
