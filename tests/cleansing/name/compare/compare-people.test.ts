import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { companyForm, isSameCompany } from '../../../../src/cleansing/name/compare/company-form.ts';
import {
  type ComparablePerson,
  comparablePeople,
} from '../../../../src/cleansing/name/compare/comparable-person.ts';
import {
  compareForenames,
  comparePeople,
  compareSurnames,
} from '../../../../src/cleansing/name/compare/compare-people.ts';
import {
  matchAtLevel,
  NAME_MATCH_LEVELS,
  reachedLevel,
} from '../../../../src/cleansing/name/compare/match-level.ts';

const person = (name: string): ComparablePerson => comparablePeople(name)[0]!;

test('a suffix behind a surname without a forename is not part of the surname', () => {
  const one = comparablePeople({ title: 'Mr', forename: '', middle: '', surname: 'Fenn Sr' })[0]!;
  expect([one.surname, one.generation]).toEqual(['FENN', 'SR']);
  expect(person('Mr Peter Senior').surname).toBe('SENIOR');
});

describe('surnames', () => {
  test.each([
    ['Mr Smith', 'Mrs SMITH', 'same'],
    ["Mr O'Brien", 'Mr OBrien', 'same'],
    ['Mr De La Mare', 'Mr Delamare', 'same'],
    ['Mr MacDonald', 'Mr McDonald', 'same'],
    ['Ms Smith-Jones', 'Ms Jones-Smith', 'same'],
    ['Ms Smith-Jones', 'Ms Jones', 'half'],
    ['Ms Jones', 'Ms Jones-Smith', 'half'],
    ['Mr Smith', 'Mr Smyth', 'similar'],
    ['Mr Thompson', 'Mr Thomson', 'similar'],
    ['Mr Johnson', 'Mr Jonhson', 'similar'],
    ['Mr Reid', 'Mr Reed', 'similar'],
    ['Mr Clarke', 'Mr Clark', 'similar'],
    ['Mr Hall', 'Mr Hill', 'different'],
    ['Mr Ball', 'Mr Bell', 'different'],
    ['Mr Smith', 'Mr Jones', 'different'],
    ['Mr Baker', 'Mr Parker', 'different'],
    ['John', 'Mr Smith', 'missing'],
  ])('%s and %s: %s', (one, other, agreement) => {
    expect(compareSurnames(person(one), person(other))).toBe(agreement);
  });
});

describe('forenames', () => {
  test.each([
    ['Robert Smith', 'Robert Smith', 'same'],
    ['Bob Smith', 'Robert Smith', 'custom'],
    ['Bob Smith', 'Bert Smith', 'custom'],
    ['Katy Smith', 'Catherine Smith', 'custom'],
    ['Jon Smith', 'John Smith', 'custom'],
    ['Robert (Bill) Smith', 'William Smith', 'custom'],
    ['Robret Smith', 'Robert Smith', 'similar'],
    ['R Smith', 'Robert Smith', 'initial'],
    ['R Smith', 'Bob Smith', 'initial'],
    ['R Smith', 'R Smith', 'initial'],
    ['J Robert Smith', 'Robert Smith', 'middle'],
    ['Mr Smith', 'Robert Smith', 'missing'],
    ['Paul Smith', 'Paula Smith', 'different'],
    ['Simon Smith', 'Simone Smith', 'different'],
    ['Joan Smith', 'John Smith', 'different'],
    ['Alan Smith', 'Adam Smith', 'different'],
    ['T Smith', 'Robert Smith', 'different'],
  ])('%s and %s: %s', (one, other, agreement) => {
    expect(compareForenames(person(one), person(other))).toBe(agreement);
  });
});

describe('levels', () => {
  test.each([
    ['Robert Smith', 'Bob Smyth', 'Forename'],
    ['R Smith', 'Robert Smith', 'Initial'],
    ['Mr Smith', 'Robert Smith', 'Surname'],
    ['Mrs R Smith', 'Mr R Smith', undefined],
    ['John Smith Jr', 'John Smith Snr', undefined],
    ['Robert Smith', 'Robert Jones', undefined],
  ])('%s and %s reach %s', (one, other, level) => {
    expect(reachedLevel(comparePeople(person(one), person(other)))).toBe(level);
  });

  test('Personal is the highest that the record permits', () => {
    const listed = person('Robert Smith');
    expect(matchAtLevel(person('Robert Smith'), listed, 'Personal')).toBe('Forename');
    expect(matchAtLevel(person('R Smith'), listed, 'Personal')).toBe('Initial');
    expect(matchAtLevel(person('Mr Smith'), listed, 'Personal')).toBe('Surname');
    expect(matchAtLevel(person('Robert Smith'), person('R Smith'), 'Personal')).toBeUndefined();
    expect(matchAtLevel(person('Robert A Smith'), person('Robert B Smith'), 'Personal')).toBeUndefined();
    expect(matchAtLevel(person('Robert A Smith'), person('Robert Andrew Smith'), 'Personal')).toBe(
      'Forename',
    );
  });

  test('Forename does not accept bare initials', () => {
    expect(matchAtLevel(person('R Smith'), person('Robert Smith'), 'Forename')).toBeUndefined();
    expect(matchAtLevel(person('R Smith'), person('R Smith'), 'Forename')).toBeUndefined();
    expect(matchAtLevel(person('R Smith'), person('R Smith'), 'Initial')).toBe('Initial');
  });

  test.each([
    ['different middle names', 'George A Lund', 'George H Lund'],
    ['two forms of a third name', 'Ian Webb', 'Jack Webb'],
    ['Harold and Henry', 'Harold Webb', 'Henry Webb'],
    ['two names that look alike', 'Rakesh Patel', 'Rajesh Patel'],
    ['a boy and an adult', 'Master John Holt', 'John Holt'],
  ])('%s belong to two people', (_, one, other) => {
    for (const level of ['Initial', 'Forename', 'Personal'] as const) {
      expect(matchAtLevel(person(one), person(other), level)).toBeUndefined();
      expect(matchAtLevel(person(other), person(one), level)).toBeUndefined();
    }
  });

  test.each([
    ['Bob Webb', 'Rob Webb'],
    ['Yusuf Patel', 'Yousuf Patel'],
    ['Master John Holt', 'John Holt Jnr'],
    ['George A Lund', 'George Arthur Lund'],
  ])('%s may be %s', (one, other) => {
    expect(matchAtLevel(person(one), person(other), 'Forename')).toBe('Forename');
  });

  test('the initial of a couple is that of the husband', () => {
    const [husband, wife] = comparablePeople('Rev & Mrs J Hall');
    expect(matchAtLevel(husband!, person('Rev John Hall'), 'Personal')).toBe('Initial');
    expect(matchAtLevel(husband!, person('Mr Peter Hall'), 'Personal')).toBeUndefined();
    expect(matchAtLevel(wife!, person('Mr John Hall'), 'Surname')).toBeUndefined();
    const [single] = comparablePeople('Mr Hall & Mrs J Hall');
    expect(single?.forenames).toEqual([]);
  });

  const part = fc.constantFrom(
    'Robert',
    'Bob',
    'R',
    'Paula',
    'Mr',
    'Mrs',
    'Smith',
    'Smyth-Jones',
    'Jones',
    'Jr',
    'Ann',
  );
  const anyone = fc
    .array(part, { minLength: 1, maxLength: 5 })
    .map((parts) => comparablePeople(parts.join(' '))[0])
    .filter((one) => one !== undefined);

  test('comparing is symmetrical, and a level includes those below it', () => {
    fc.assert(
      fc.property(anyone, anyone, (one, other) => {
        expect(comparePeople(one, other)).toEqual(comparePeople(other, one));
        const found = NAME_MATCH_LEVELS.slice(0, 3).map((level) => matchAtLevel(one, other, level));
        const firstMiss = found.indexOf(undefined);
        expect(found.slice(firstMiss === -1 ? 3 : firstMiss).every((level) => level === undefined)).toBe(
          true,
        );
      }),
    );
  });
});

test('several people in a name are compared individually; companies and offices are not people', () => {
  expect(comparablePeople('Mr & Mrs J Smith').map(({ surname, sex }) => [surname, sex])).toEqual([
    ['SMITH', 'M'],
    ['SMITH', 'F'],
  ]);
  expect(comparablePeople('Acme Plumbing Ltd')).toEqual([]);
  expect(comparablePeople('The Occupier')).toEqual([]);
});

describe('companies', () => {
  test.each([
    ['Acme Plumbing Ltd', 'ACME PLUMBING LIMITED', true],
    ['The Acme Plumbing Co', 'Acme Plumbing', true],
    ['Smith & Sons', 'Smith and Sons Ltd', true],
    ['Acme', 'Acme Plumbing Supplies', false],
    ['Acmes Plumbing', 'Acme Plumbing', true],
    ['Brightwater', 'Brightwater Plumbing', true],
    ['J Brown t/a Brightwater Cars', 'Brightwater Cars', true],
    ['Northern Cars', 'Southern Cars', false],
    ['Ltd', '', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameCompany(companyForm(one), companyForm(other))).toBe(same);
  });
});
