import { describe, expect, test } from 'vitest';
import type { ComparableRecord } from '../../../src/cleansing/deduplication/comparable-record.ts';
import { Comparer } from '../../../src/cleansing/deduplication/compare-records.ts';
import { type FileModel, standardModel } from '../../../src/cleansing/deduplication/file-model.ts';
import type { MatchRule } from '../../../src/cleansing/deduplication/match-rule.ts';
import {
  NO_FIELDS,
  type RecordFields,
  readRecord,
} from '../../../src/cleansing/deduplication/read-record.ts';

const HOME = { lines: ['12 High Street'], town: 'Chester', postcode: 'CH2 4NE' };

type Fields = Partial<RecordFields> | string;

function fieldsOf(fields: Fields): RecordFields {
  return typeof fields === 'string' ? { ...NO_FIELDS, ...HOME, name: fields } : { ...NO_FIELDS, ...fields };
}

/**
 * Whether two records match in a run over a million. A text stands for a person of that name at one address.
 */
function matches(one: Fields, other: Fields, rule: Partial<MatchRule> = {}): boolean {
  const comparer = new Comparer(
    { duplicate: 'person', matchLevel: 'Personal', marriedNames: false, ...rule },
    1_000_000,
  );
  const [a, b] = [readRecord(fieldsOf(one)), readRecord(fieldsOf(other))];
  const there = comparer.compare(a, b).isMatch;
  expect(comparer.compare(b, a).isMatch, 'the order does not matter').toBe(there);
  return there;
}

describe('people at one address', () => {
  test.each([
    ['Robert Smith', 'Bob Smith'],
    ['Robert Smith', 'R Smith'],
    ['Mr Robert Smith', 'Mr Smith'],
    ['Catherine Cadwallader', 'Kathryn Cadwalader'],
    ['Jane Taylor-Reed', 'Jane Reed'],
    ['Jane Taylor-Reed', 'Jane Taylor Reed'],
    ['Isla Hall', 'Hall Isla'],
    ['Harley Hart', 'Hart Harley'],
    ['Robert Fox', 'Robert Fo'],
    ['Robert Fox', 'Robert Ofx'],
    ['Mr Max Cadwallader', 'Mr Mx Cadwallader'],
    ['Amy Cadwallader', 'Ay Cadwallader'],
    ['Katelin Dent', 'Kate Lin Dent'],
    ['Thistlewood Gareth', 'Gareth Thistelwood'],
    ['Siân O’Brien', 'SIAN OBRIEN'],
    ['Mr & Mrs J Smith', 'MR AND MRS JOHN SMITH'],
    ['Rob Cadwallader', 'Bob Cadwallader'],
    ['Mr Kit Dye', 'Mr Kit Die'],
    ['Mr Kit Rowe', 'Mr Kit owe'],
    ['Mr Ted Cadwallader', 'Mr Etd Cadwallader'],
    ['Mr Hugh Rix', 'Mr Hugh ix'],
    ['Martha Cadwallader', 'Patty Cadwallader'],
    ['Thomas Cadwallader', 'Cadwallader Tommy'],
    ['Tahira Ali', 'Mr Ali Tahira'],
    ['Master Toby Cadwallader', 'Toby Cadwallader'],
    ['Mohammed Ishtiaq Cadwallader', 'Ishtiaq Cadwallader'],
    ['Mohammed Ishtiaq Cadwallader', 'Ishtiaq Mohammad Cadwallader'],
    ['Mr Jacky Siu Ming Cadwallader', 'Mr Siuming Cadwallader'],
  ])('%s matches %s', (one, other) => {
    expect(matches(one, other)).toBe(true);
  });

  test.each([
    ['John Smith', 'Jane Smith'],
    ['John Smith', 'James Smith'],
    ['Mr J Smith', 'Mrs J Smith'],
    ['Mr John Smith', 'Mrs John Smith'],
    ['John Peter Smith', 'John Paul Smith'],
    ['John Smith', 'John Smith Jr'],
    ['Mr J Smith', 'Mr R Smith'],
    ['John Smith Jr', 'John Smith Sr'],
    ['Joan Smith', 'Jean Smith'],
    ['Mr John Smith', 'Mr Jack Smith'],
    ['Anna Smith', 'Anna Jones'],
    ['Mr & Mrs J Smith', 'Mr J Smith'],
    ['John Smith', 'John Patel'],
    ['Mia Cadwallader', 'Amy Cadwallader'],
    ['Mr Bobby Cadwallader', 'Mr R Z Cadwallader'],
    ['Miss Ceryz Cadwallader', 'Mr Ceri Cadwallader'],
    ['Ms S Holam', 'Mr Holam Stephen'],
    ['Clara Ockgrove', 'Mr Ockgrove Ciaran'],
    ['Master Toby Cadwallader', 'Mr Toby Cadwallader'],
    ['Mohamed Ali Cadwallader', 'Ali Cadwallader'],
    ['Grace Ka Cadwallader', 'Ka Cadwallader'],
    ['Mohammed Ishtiaq Cadwallader', 'Mohammed Imran Cadwallader'],
  ])('%s does not match %s', (one, other) => {
    expect(matches(one, other)).toBe(false);
  });
});

describe('a match level', () => {
  test('Surname asks for the surname alone', () => {
    expect(matches('John Smith', 'Jane Smith', { matchLevel: 'Surname' })).toBe(true);
    expect(matches('John Smith', 'Jane Smyth', { matchLevel: 'Surname' })).toBe(true);
    expect(matches('John Smith', 'John Patel', { matchLevel: 'Surname' })).toBe(false);
  });

  test('Initial asks for an initial', () => {
    expect(matches('Robert Smith', 'R Smith', { matchLevel: 'Initial' })).toBe(true);
    expect(matches('Mr Robert Smith', 'Mr Smith', { matchLevel: 'Initial' })).toBe(false);
  });

  test('Forename asks for a forename', () => {
    expect(matches('Robert Smith', 'Bob Smith', { matchLevel: 'Forename' })).toBe(true);
    expect(matches('Robert Smith', 'R Smith', { matchLevel: 'Forename' })).toBe(false);
  });
});

describe('addresses', () => {
  const at = (lines: string[], postcode = 'CH2 4NE', town = 'Chester') =>
    ({ name: 'John Smith', lines, town, postcode }) as const;

  test.each([
    [at(['Flat 3', '12 High Street']), at(['Apt 3, 12 High St'])],
    [at(['12 High Street']), at(['12, High Street'], 'ch24ne', 'CHESTER')],
    [at(['12 High Street']), at(['12 High Street'], '')],
    [at(['Rose Cottage', 'Mill Lane']), at(['Rose Cottage', 'Mill Ln'], 'CH2 4NF')],
    [at(['12 High Street']), at(['12 Hihg Street'])],
    [at(['Flat 7', '67 High Street']), at(['7/67 High Street'])],
    [at(['Flat 67', '7 High Street']), at(['7/67 High Street'])],
    [at(['145/7 High Street']), at(['Flat 7', '145 High Street'])],
  ])('%j matches %j', (one, other) => {
    expect(matches(one, other)).toBe(true);
  });

  test.each([
    [at(['12 High Street']), at(['85 Station Road'], 'LS6 1AA', 'Leeds')],
    [at(['12 High Street']), at(['88 High Street'])],
    [at(['Flat 3', '12 High Street']), at(['Flat 8', '12 High Street'])],
    [at(['Flat 8', '67 High Street']), at(['7/67 High Street'])],
    [at(['Flat 7', '9 High Street']), at(['11/13 High Street'])],
  ])('%j does not match %j', (one, other) => {
    expect(matches(one, other)).toBe(false);
  });

  test('are decided by the delivery point if both were cleansed', () => {
    const cleansed = (udprn: string, lines: string[]) => ({
      name: 'Mr J Smith',
      lines,
      udprn,
      postcode: 'CH2 4NE',
    });
    expect(matches(cleansed('12345678', ['The Old Forge']), cleansed('12345678', ['7 Mill Lane']))).toBe(
      true,
    );
    expect(matches(cleansed('12345678', ['7 Mill Lane']), cleansed('12345679', ['7 Mill Lane']))).toBe(false);
  });
});

describe('other evidence', () => {
  test('finds somebody who moved by email, mobile or birthday', () => {
    const there = {
      name: 'Gareth Cadwallader',
      lines: ['85 Station Road'],
      town: 'Leeds',
      postcode: 'LS6 1AA',
    };
    const here = { ...HOME, name: 'Gareth Cadwallader' };
    expect(matches(there, here)).toBe(false);
    for (const along of [
      { email: 'gareth17@example.com' },
      { telephones: ['07700 900001'] },
      { birth: '1971-06-24' },
      { identifiers: ['QQ123456C'] },
    ]) {
      expect(matches({ ...there, ...along }, { ...here, ...along }), JSON.stringify(along)).toBe(true);
    }
  });

  test('tells a father and son of the same name apart by their birthdays', () => {
    const born = (birth: string) => ({ ...HOME, name: 'John Smith', birth });
    expect(matches(born('1950-03-09'), born('1978-11-30'))).toBe(false);
    expect(matches(born('1950-03-09'), born('09/03/1950'))).toBe(true);
    expect(matches(born('1950-03-09'), born('1950-09-03'))).toBe(true);
  });

  test('compares only the year if a birthday has nothing else', () => {
    const person = { name: 'John Smith', ...HOME };
    const at = (birth: string) => ({ ...person, birth });
    const there = at('1971-06-24');
    for (const birth of ['1971', 'c. 1971', '1971?', '1971-00-00', '1972', '1917'])
      expect(matches(at(birth), there), birth).toBe(true);
    expect(matches(at('1953'), there)).toBe(false);
    // Without an address, a name and a year are too little.
    expect(matches({ name: 'John Smith', birth: '1971' }, there)).toBe(false);
  });

  test('reads a misspelt Flat as a flat', () => {
    const flat = (line: string) => ({ name: 'John Smith', ...HOME, lines: [line, '12 High Street'] });
    expect(matches(flat('Flat 13, Victoria House'), flat('Flatt 13, Victoria House'))).toBe(true);
    expect(matches(flat('Flta 13, Victoria House'), flat('Flt 14, Victoria House'))).toBe(false);
  });

  test('tells namesakes apart by a number in the mailbox', () => {
    const at = (email: string, postcode: string) => ({ name: 'John Smith', email, postcode });
    expect(
      matches(at('john.smith17@example.com', 'CH2 4NE'), at('john.smith18@example.com', 'LS6 1AA')),
    ).toBe(false);
  });

  test('recognises a married name if the option is set and the birthday agrees', () => {
    const called = (name: string) => ({ ...HOME, name, birth: '1990-05-17' });
    expect(matches(called('Miss Jane Smith'), called('Mrs Jane Achterberg'), { marriedNames: true })).toBe(
      true,
    );
    expect(matches('Miss Jane Smith', 'Mrs Jane Achterberg', { marriedNames: true })).toBe(false);
  });
});

describe('a person known by the middle name', () => {
  const both: Partial<RecordFields> = { ...HOME, name: 'Mr Lee Ernest Stratbridge' };
  const called: Partial<RecordFields> = { ...HOME, name: 'Mr Ernest Stratbridge' };

  test.each<Partial<RecordFields>>([
    { telephones: ['07700900123'] },
    { email: 'biker@example.com' },
    { birth: '1964-05-26' },
  ])('matches the record with both names at the same address if both have %j', (shared) => {
    expect(matches({ ...both, ...shared }, { ...called, ...shared })).toBe(true);
  });

  test('may be a father or a son if only the address agrees', () => {
    expect(matches(both, called)).toBe(false);
    expect(
      matches({ ...both, telephones: ['01244960123'] }, { ...called, telephones: ['01244960123'] }),
    ).toBe(false);
  });
});

describe('a person called by a name with the initial of the middle name', () => {
  const both: Partial<RecordFields> = { ...HOME, name: 'Mr Lee E Stratbridge' };
  const called: Partial<RecordFields> = { ...HOME, name: 'Mr Ernest Stratbridge' };
  const [birth, telephones] = ['1964-05-26', ['07700900123']];

  test('needs the birthday, or two other facts', () => {
    expect(matches(both, called)).toBe(false);
    expect(matches({ ...both, telephones }, { ...called, telephones })).toBe(false);
    const facts = { telephones, email: 'lee.stratbridge@example.com' };
    for (const shared of [{ birth }, { birth, telephones }, facts])
      expect(matches({ ...both, ...shared }, { ...called, ...shared }), JSON.stringify(shared)).toBe(true);
  });

  test('is somebody else if the initial or the sex does not fit', () => {
    const shared = { birth, telephones };
    for (const name of ['Mr Victor Stratbridge', 'Mrs Edith Stratbridge'])
      expect(matches({ ...both, ...shared }, { ...called, ...shared, name }), name).toBe(false);
  });
});

describe('Singh and Kaur', () => {
  const columns = (forename: string, middle: string, surname: string) => ({
    ...HOME,
    forename,
    middle,
    surname,
  });

  test.each([
    [columns('Tarsem', 'Singh', 'Johal'), columns('Tarsem', '', 'Singh')],
    [columns('Tarsem', '', 'Johal'), columns('Tarsem', '', 'Singh')],
    [columns('Rajwinder', '', 'Kaur'), columns('Rajwinder', 'Kaur', 'Johal')],
    [columns('Ana', 'Silva', 'Santos'), columns('Ana', '', 'Silva')],
  ])('are surnames beside that of the family: %j matches %j', (one, other) => {
    expect(matches(one, other)).toBe(true);
  });

  test.each([
    [columns('Tarsem', '', 'Johal'), columns('Tarsem', '', 'Gill')],
    [columns('Tarsem', '', 'Singh'), columns('Jasbir', '', 'Johal')],
    [
      { ...columns('Manjit', '', 'Kaur'), title: 'Mrs' },
      { ...columns('Manjit', '', 'Johal'), title: 'Mr' },
    ],
  ])('do not join two people: %j and %j', (one, other) => {
    expect(matches(one, other)).toBe(false);
  });
});

describe('telephone numbers', () => {
  const scoreOf = (one: string, other: string) => {
    const comparer = new Comparer(
      { duplicate: 'person', matchLevel: 'Personal', marriedNames: false, reviewList: true },
      1_000_000,
    );
    const record = (telephone: string) =>
      readRecord({ ...NO_FIELDS, ...HOME, name: 'Gareth Cadwallader', telephones: [telephone] });
    return comparer
      .compare(record(one), record(other), true)
      .findings.find(({ evidence }) => evidence === 'telephone')?.outcome;
  };

  test('a landline and a mobile number do not differ', () => {
    expect(scoreOf('01244960123', '07700900123')).toBeUndefined();
    expect(scoreOf('07700900999', '07700900123')).toBe('different');
    expect(scoreOf('01244960123', '01244967788')).toBe('different');
  });
});

describe('one name at two addresses', () => {
  const at = (line: string, values: Partial<RecordFields> = {}): Partial<RecordFields> => ({
    ...HOME,
    lines: [line],
    name: 'Lauren Achterberg',
    ...values,
  });

  test('is one person with a mistyped number if both have the landline of the house', () => {
    const [landline, other] = [{ telephones: ['01244960123'] }, { telephones: ['01244960999'] }];
    expect(matches(at('74 High Street', landline), at('54 High Street', landline))).toBe(true);
    expect(matches(at('74 High Street', landline), at('54 High Street', other))).toBe(false);
    expect(matches(at('74 High Street'), at('54 High Street'))).toBe(false);
  });

  test('is two namesakes if the mailboxes differ, which a person may look at', () => {
    const doubtOf = (one: string, other: string, records: number) => {
      const rule = {
        duplicate: 'person',
        matchLevel: 'Personal',
        marriedNames: false,
        reviewList: true,
      } as const;
      const [a, b] = [
        at('74 High Street', { email: one }),
        at('9 Mill Lane', { email: other, town: 'Luton', postcode: 'LU5 1AB' }),
      ].map((values) => readRecord({ ...NO_FIELDS, ...values })) as [ComparableRecord, ComparableRecord];
      return new Comparer(rule, records).compare(a, b).doubt;
    };
    const [gmail, outlook] = ['lauren.achterberg@gmail.com', 'lauren.achterberg@outlook.com'] as const;
    expect(doubtOf(gmail, outlook, 1000)).toBe('unproven');
    // However many others have the name, a person gets to see two mailboxes with one name.
    expect(doubtOf(gmail, outlook, 100_000_000)).toBe('evidence');
    expect(doubtOf(gmail, 'bluebell@outlook.com', 100_000_000)).toBeUndefined();
  });
});

describe('two records with one birthday, in a file without households', () => {
  const model: FileModel = {
    ...standardModel(1000),
    hasHouseholds: false,
    certain: new Set(['generation', 'middle']),
  };
  const comparer = new Comparer({ duplicate: 'person', matchLevel: 'Personal', marriedNames: true }, model);
  const doubtOf = (one: string, other: string, both: Partial<RecordFields> = {}) => {
    const [a, b] = [one, other].map((name) =>
      readRecord({ ...NO_FIELDS, birth: '1865-12-07', ...both, name }),
    ) as [ComparableRecord, ComparableRecord];
    return comparer.compare(a, b).doubt;
  };

  test.each([
    ['Sarah Postlethwaite', 'Charles Postlethwaite'],
    ['Keeley Postlethwaite', 'Alison Postlethwaite'],
    ['Mary Postlethwaite', 'Mary Achterberg'],
  ])('%s and %s are left to a person, unless something else agrees', (one, other) => {
    expect(doubtOf(one, other)).toBe('unproven');
    expect(doubtOf(one, other, { telephones: ['07700900123'] })).toBeUndefined();
  });

  test('a birth place does not show that a man and a woman are one', () => {
    expect(doubtOf('Sarah Postlethwaite', 'Charles Postlethwaite', { town: 'Norwich' })).toBe('unproven');
    expect(doubtOf('Keeley Postlethwaite', 'Alison Postlethwaite', { town: 'Norwich' })).toBeUndefined();
  });
});

describe('other duplicates', () => {
  test('a household is matched by its address', () => {
    expect(matches('John Smith', 'Priya Patel', { duplicate: 'household' })).toBe(true);
    expect(
      matches(
        'John Smith',
        { ...HOME, name: 'John Smith', lines: ['14 High Street'] },
        { duplicate: 'household' },
      ),
    ).toBe(false);
  });

  test('a family is matched by its surname and address', () => {
    expect(matches('John Smith', 'Jane Smith', { duplicate: 'family' })).toBe(true);
    expect(matches('John Smith', 'Priya Patel', { duplicate: 'family' })).toBe(false);
  });

  test('a company is matched by its name and site', () => {
    const acme = (company: string, lines = ['1 Quay Road'], postcode = 'BS1 4TR') => ({
      company,
      lines,
      postcode,
    });
    const company = { duplicate: 'company' } as const;
    expect(
      matches(acme('Acme Joinery Ltd'), acme('ACME JOINERY LIMITED', ['Unit 1', 'Quay Rd']), company),
    ).toBe(true);
    expect(matches(acme('Acme Joinery Ltd'), acme('Bolt Motors Ltd'), company)).toBe(false);
    expect(
      matches(acme('Acme Joinery Ltd'), acme('Acme Joinery Ltd', ['9 Mill Lane'], 'LS6 1AA'), company),
    ).toBe(false);
  });
});
