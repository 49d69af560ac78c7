import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, traitsOf } from '../../../src/cleansing/deduplication/conflict.ts';
import { ALL_CONTRADICTIONS, contradictionOf } from '../../../src/cleansing/deduplication/contradiction.ts';
import { deduplicate } from '../../../src/cleansing/deduplication/deduplicate.ts';
import {
  decodeRecord,
  encodeRecord,
  LONGEST_TRAITS,
} from '../../../src/cleansing/deduplication/encode-record.ts';
import { standardModel } from '../../../src/cleansing/deduplication/file-model.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import { compareNames } from '../../../src/cleansing/deduplication/names/compare-names.ts';
import { NO_FIELDS, readRecord } from '../../../src/cleansing/deduplication/read-record.ts';
import { Tally } from '../../../src/cleansing/deduplication/tally.ts';
import '../../support/seed.ts';

const RULE: MatchRule = { duplicate: 'person', matchLevel: 'Personal', marriedNames: false };
const HOME = { lines: ['12 High Street'], town: 'Chester', postcode: 'CH2 4NE' };

/**
 * `John Peter Cadwallader 1971-06-24 john@example.com`: a name at one address, with or without a birthday and
 * an email address.
 */
function recordOf(text: string) {
  const [, name = '', birth = '', email = ''] =
    /^(.*?)(?: (\d{4}-\d\d-\d\d))?(?: (\S+@\S+))?$/.exec(text) ?? [];
  return readRecord({ ...NO_FIELDS, ...HOME, name, birth, email });
}

const traits = (text: string) => traitsOf(recordOf(text), RULE);

/** The evidence against two records with these traits. */
const { against } = conflictsOf(() => '', standardModel(50_000));

/** The groups of two or more among these records. */
function groupsOf(...texts: string[]): string[][] {
  const { leader } = deduplicate(
    texts.map((text) => encodeRecord(recordOf(text))),
    RULE,
  );
  const groups = Map.groupBy(texts.keys(), (at) => leader[at]);
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map((at) => texts[at]!));
}

const BOTH = 'John Peter Cadwallader 1971-06-24';
const PETER = 'Peter Cadwallader 1971-06-24';

describe('a person known by the middle name', () => {
  test('joins the record that has both names', () => {
    expect(groupsOf(BOTH, PETER)).toEqual([[BOTH, PETER]]);
  });

  test('stays apart from a record with only the first name, unless the record with both names shares a birthday or a mailbox', () => {
    const [both, john, peter] = ['John Peter Cadwallader', 'John Cadwallader', 'Peter Cadwallader'] as const;
    expect(against(traits(john), traits(peter))).toBeGreaterThan(2);
    expect(groupsOf(`${both} 1971-06-24`, `${john} 1971-06-24`, peter)).not.toContainEqual(
      expect.arrayContaining([peter]),
    );
    for (const shared of ['1971-06-24', 'bluebell@example.com']) {
      const three = [both, john, peter].map((name) => `${name} ${shared}`);
      expect(groupsOf(...three)).toEqual([three]);
    }
  });

  test('joins the others if they share the mobile number of the record with both names', () => {
    const three = ['John Peter Cadwallader', 'John Cadwallader', 'Peter Cadwallader'];
    const groups = (...telephones: string[]) => {
      const { leader } = deduplicate(
        three.map((name, at) =>
          encodeRecord(readRecord({ ...NO_FIELDS, ...HOME, name, telephones: [telephones[at]!] })),
        ),
        RULE,
      );
      return new Set(leader).size;
    };
    const [mobile, landline] = ['07700900123', '01244960123'];
    expect(groups(mobile, mobile, mobile)).toBe(1);
    expect(groups(landline, landline, landline)).toBeGreaterThan(1);
  });

  test.each(['James Cadwallader', 'Paul Cadwallader 1973-01-30'])('stays apart from %s', (other) => {
    expect(against(traits(other), traits(PETER))).toBeGreaterThan(0);
    expect(groupsOf(BOTH, other, PETER)).toEqual([[BOTH, PETER]]);
  });

  test('stays apart from a father who has the first name and another birthday', () => {
    expect(groupsOf(BOTH, 'John Cadwallader 1944-02-01', PETER)).toEqual([[BOTH, PETER]]);
  });

  test('Mohammed Imran joins Imran and M', () => {
    const three = ['Mohammed Imran Cadwallader', 'Imran Cadwallader', 'M Cadwallader'];
    expect(groupsOf(...three)).toEqual([three]);
    const brother = 'Mohammed Asif Cadwallader';
    expect(groupsOf(...three, brother)).not.toContainEqual(expect.arrayContaining([brother]));
  });

  test('joins nobody if no record links the two names', () => {
    expect(groupsOf('John Cadwallader', 'Peter Cadwallader')).toEqual([]);
  });
});

describe('no group holds two records that contradict each other', () => {
  test.each([
    ['birthdays', 'John Smith 1950-03-09', 'John Smith', 'John Smith 1978-11-30'],
    ['birthdays that are near', 'John Smith 1986-10-13', 'John Smith', 'John Smith 1986-11-03'],
    ['forenames', 'John Smith 1990-05-17', 'J Smith 1990-05-17', 'James Smith 1990-05-17'],
    ['titles', 'Mr J Smith', 'J Smith', 'Mrs J Smith'],
    [
      'titles beside short forms of one birthday',
      'Mrs Christine Smith 1986-11-03',
      'C Smith 1986-11-03',
      'Mr Chris Smith 1986-11-03',
    ],
    ['generations', 'John Smith Sr', 'John Smith', 'John Smith Jr'],
    ['middle names', 'John Peter Smith', 'John Smith', 'John Paul Smith'],
    ['a middle initial', 'John P Smith', 'John Smith', 'John Robert Smith'],
  ])('contradicting %s leave the record between them alone', (_, one, between, other) => {
    expect(groupsOf(one, between, other)).toEqual([]);
    expect(groupsOf(other, one, between)).toEqual([]);
    expect(groupsOf(one, between, between, other)).toEqual([[between, between]]);
  });

  test.each([
    ['short forms', 'Gabriela Smith', 'Gabi Smith'],
    ['titles against a guess by the forename', 'Mr Farah Smith 1990-05-17', 'Farah Smith 1990-05-17'],
    [
      'mailboxes in one forename',
      'Andre Smith 1990-05-17 tiago.smith@example.com',
      'Tiago Smith 1990-05-17 tiago.smith@example.com',
    ],
    ['middle names written in other ways', 'Ricky Yin Ting Smith', 'Ricky Yinting Smith'],
  ])('%s do not contradict each other', (_, one, other) => {
    const [a, b] = [recordOf(one), recordOf(other)];
    expect(contradictionOf(a, b, ALL_CONTRADICTIONS)).toBeUndefined();
  });

  test.each([
    ['titles', 'Mr John Smith', 'Mrs John Smith', 'sex'],
    ['forenames of twins', 'Andre Smith 1990-05-17', 'Tiago Smith 1990-05-17', 'forename'],
    [
      'forenames of twins who share a mailbox',
      'Andre Smith 1990-05-17 bluebell@example.com',
      'Tiago Smith 1990-05-17 bluebell@example.com',
      'forename',
    ],
    ['titles of twins', 'Mrs Christine Smith 1986-11-03', 'Mr Chris Smith 1986-11-03', 'sex'],
    ['a short form of the other sex', 'Paul Smith', 'Pauline Smith', 'forename'],
  ])('%s contradict each other', (_, one, other, kind) => {
    expect(contradictionOf(recordOf(one), recordOf(other), ALL_CONTRADICTIONS)).toBe(kind);
  });

  test('generations contradict each other even if forename and surname are swapped', () => {
    const [father, son] = ['Senior', 'Junior'].map((generation, at) => {
      const [forename, surname] = at === 0 ? ['Isla', 'Hall'] : ['Hall', 'Isla'];
      return readRecord({ ...NO_FIELDS, ...HOME, forename, surname: `${surname} ${generation}` });
    }) as [ReturnType<typeof recordOf>, ReturnType<typeof recordOf>];
    expect(compareNames(father.person, son.person, false, new Tally(false)).swapped).toBe(true);
    expect(contradictionOf(father, son, ALL_CONTRADICTIONS)).toBe('generation');
  });

  test('an overlong value does not push the birthday out of the traits', () => {
    const long = recordOf(`John Smith 1950-03-09 ${'j'.repeat(3000)}@example.com`);
    const kept = decodeRecord(traitsOf(long, RULE).slice(0, LONGEST_TRAITS));
    expect(kept.birth).toBe('19500309');
    expect(kept.person?.forenames).toEqual(['JOHN']);
  });

  test('holds in files of few people who share a home, a mailbox and their names', () => {
    const given = fc.constantFrom(
      ...['John', 'John', 'J', 'James', 'Jhn', 'Jack', 'Jane', 'Max', 'Maxine', 'Chris', 'Christine', 'C'],
      ...['Paul', 'Isla', 'Hall', ''],
    );
    const surname = fc.constantFrom(
      'Smith',
      'Smith',
      'Smyth',
      'Jones',
      'Smith Jr',
      'Smith Sr',
      'Hall',
      'Isla',
    );
    const birth = fc.constantFrom('', '', '1971-06-24', '1971-06-25', '1917-06-24', '1944-02-01', '1971');
    const record = fc.record({
      title: fc.constantFrom('', '', 'Mr', 'Mrs'),
      forename: given,
      middle: fc.constantFrom('', '', '', 'Paul', 'P'),
      surname,
      birth,
      email: fc.constantFrom('', 'bluebell@example.com', 'john.smith@example.com'),
      telephones: fc.constantFrom([], ['07700900123']),
    });
    const strictness = fc.constantFrom('precision', 'balanced', 'recall');
    let grouped = 0;
    fc.assert(
      fc.property(fc.array(record, { minLength: 3, maxLength: 9 }), strictness, (rows, how) => {
        const records = rows.map((row) => readRecord({ ...NO_FIELDS, ...HOME, ...row }));
        const { leader, model } = deduplicate(records.map(encodeRecord), { ...RULE, strictness: how });
        const conflicts = conflictsOf((at) => traitsOf(records[at]!, RULE), model);
        for (const group of Map.groupBy(records.keys(), (at) => leader[at]).values()) {
          for (const one of group) {
            for (const other of group) {
              if (one >= other) continue;
              grouped++;
              const [a, b] = [conflicts.traits(one), conflicts.traits(other)];
              if (conflicts.against(a, b) !== Number.POSITIVE_INFINITY) continue;
              // Only a record that has both forenames, and shares the mailbox, joins two forenames.
              expect(group.some((at) => conflicts.bridges(conflicts.traits(at), a, b))).toBe(true);
            }
          }
        }
      }),
      { numRuns: 150 },
    );
    expect(grouped).toBeGreaterThan(40);
  });

  test('a record joins the person for whom the evidence is clearly stronger', () => {
    const [father, son] = ['John Smith 1950-03-09', 'J Smith 1978-11-30'];
    expect(groupsOf(father, 'John Smith 1950-03-19', son)).toEqual([[father, 'John Smith 1950-03-19']]);
  });
});

test('twin sisters with the same mailbox contradict each other, with or without married names', () => {
  const [mary, anna] = ['Mrs Mary Smith', 'Mrs Anna Jones'].map((name) =>
    recordOf(`${name} 1990-05-17 mary@example.com`),
  ) as [ReturnType<typeof recordOf>, ReturnType<typeof recordOf>];
  for (const marriedNames of [true, false]) {
    const names = compareNames(mary.person, anna.person, marriedNames, new Tally(false));
    expect(contradictionOf(mary, anna, ALL_CONTRADICTIONS, names)).toBe('forename');
  }
});
