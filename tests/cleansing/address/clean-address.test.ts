import { describe, expect, test } from 'vitest';
import { DEFAULT_LINE_OPTIONS } from '../../../src/address/layout/line-options.ts';
import { type CleanOptions, cleanAddress } from '../../../src/cleansing/address/clean-address.ts';
import type { RecordAddress } from '../../../src/cleansing/address/typed-address.ts';
import type { Match } from '../../../src/matching/match.ts';
import { aMatch, at, element, HOUSE, written } from './a-match.ts';

const LINES = { ...DEFAULT_LINE_OPTIONS, normalizeCase: true };

const OPTIONS: CleanOptions = {
  lines: LINES,
  keepsToLines: true,
  keepCherished: true,
  separateCompany: false,
  language: 'en',
};

const clean = (
  match: Match,
  typed: RecordAddress = written(['14 high st']),
  more: Partial<CleanOptions> = {},
) => cleanAddress(typed, match, { ...OPTIONS, ...more });

const lines = (...given: Parameters<typeof clean>) => {
  const cleaned = clean(...given);
  return [...cleaned.lines.filter(Boolean), cleaned.postcode];
};

const TOWN = ['DIBBELCHESTER', 'Noodleshire', 'CH1 2AB'];
const HIGH_STREET = ['14 High Street', 'Little Hoole', ...TOWN];

describe('a delivery point', () => {
  test('is written in the spelling of the address file, with town and county in columns of their own', () => {
    expect(clean(aMatch()).lines).toEqual([
      '14 High Street',
      'Little Hoole',
      '',
      '',
      'DIBBELCHESTER',
      'Noodleshire',
    ]);
    expect(clean(aMatch()).postcode).toBe('CH1 2AB');
  });

  const AGREED = [element('thoroughfare', 'agrees', 'high st', 'High Street')];

  test('keeps a cherished house name before the number, unless told not to', () => {
    for (const name of ['rose cottage', 'DUNROAMIN', "Witt's End", 'The Nook']) {
      const match = aMatch({ elements: AGREED, kept: [name] });
      const typed = written([`${name}, 14 high st`]);
      expect(lines(match, typed)).toEqual([
        expect.stringMatching(/^(?:Rose Cottage|Dunroamin|Witt's End|The Nook)$/),
        ...HIGH_STREET,
      ]);
      expect(lines(match, typed, { keepCherished: false })).toEqual(HIGH_STREET);
      expect(clean(match, typed, { keepCherished: false }).kept).toEqual([name]);
    }
  });

  test('has a house name before the flat, if the file has only a number', () => {
    const address = at({ subBuildingName: 'B', concatenated: true });
    const match = aMatch({ address, elements: AGREED, kept: ['wits end'] });
    expect(lines(match, written(['wits end, 14b high st']))).toEqual([
      'Wits End',
      '14B High Street',
      'Little Hoole',
      ...TOWN,
    ]);
    const range = at({ buildingNumber: '', buildingName: '14-16' });
    expect(lines({ ...match, address: range }, written(['wits end', '14-16 high st']))[1]).toBe(
      '14-16 High Street',
    );
  });

  test('has no second name if the file already gives one', () => {
    const match = aMatch({
      address: at({ buildingName: 'Velver Court' }),
      elements: AGREED,
      kept: ['rose cottage'],
    });
    expect(lines(match, written(['rose cottage', '14 high st']))).toEqual(['Velver Court', ...HIGH_STREET]);
  });

  test('keeps a cherished locality before that of the file', () => {
    const match = { elements: AGREED, kept: ['UPPER HOOLE'] };
    const typed = written(['14 high st', 'UPPER HOOLE', 'Dibbelchester']);
    const without = at({ dependentLocality: '' });
    expect(lines(aMatch({ ...match, address: without }), typed)).toEqual([
      '14 High Street',
      'Upper Hoole',
      ...TOWN,
    ]);
    expect(lines(aMatch(match), typed)).toEqual(['14 High Street', 'Upper Hoole', 'Little Hoole', ...TOWN]);
    const wrong = element('dependentLocality', 'differs', 'Great Hoole', 'Little Hoole');
    expect(lines(aMatch({ elements: [wrong] }), typed)).toEqual(HIGH_STREET);
  });

  test.each([
    ['a damaged word of the file', 'Litle Hool'],
    ['a person', 'Mr J Smith'],
    ['a family', 'The Smith Family'],
    ['initials', 'J A Smith'],
    ['directions', 'near the station'],
    ['an instruction', 'please leave in the porch'],
    ['a county', 'Cheshire'],
    ['a country', 'England'],
    ['another street', 'Station Road'],
    ['something with a number', '3 miles out'],
  ])('prints no detail that is %s', (_what, text) => {
    const match = aMatch({ elements: AGREED, kept: [text] });
    expect(lines(match, written([text, '14 high st', text]))).toEqual(HIGH_STREET);
    expect(clean(match).kept).toEqual([text]);
  });

  test('prints no detail that was only part of the text between two commas', () => {
    const match = aMatch({ elements: AGREED, kept: ['rose cottage'] });
    expect(lines(match, written(['the old rose cottage', '14 high st']))).toEqual(HIGH_STREET);
  });

  test('keeps a company that the file does not have, whether in its own column or in the lines', () => {
    const typed = written(['14 high st'], { organisation: 'Zed Plc' });
    const match = aMatch({ elements: AGREED, kept: ['Zed Plc'] });
    expect(lines(match, typed)).toEqual(['Zed plc', ...HIGH_STREET]);
    const apart = clean(match, typed, { separateCompany: true });
    expect(apart).toMatchObject({ company: 'Zed Plc', kept: [] });
    expect(apart.lines[0]).toBe('14 High Street');
    expect(lines(match, written(['Zed Plc, 14 high st']))).toEqual(['Zed plc', ...HIGH_STREET]);
  });

  test('has c/o before everything, and directions only among the kept details', () => {
    const cleaned = clean(aMatch({ kept: ['c/o Mrs Smith', 'leave with neighbour'] }));
    expect(cleaned.lines.slice(0, 2)).toEqual(['c/o Mrs Smith', '14 High Street']);
    expect(cleaned.kept).toEqual(['c/o Mrs Smith', 'leave with neighbour']);
    const apart = clean(aMatch({ kept: ['c/o Mrs Smith'] }), undefined, { separateCompany: true });
    expect(apart.lines[0]).toBe('c/o Mrs Smith');
  });

  test('gives the company separately, in the file’s spelling if it is the same company', () => {
    const address = at({ organisation: 'JONES & SONS LTD' });
    const same = aMatch({
      address,
      elements: [element('organisation', 'similar', 'jones & son', 'JONES & SONS LTD')],
    });
    const apart = clean(same, written(['14 high st'], { organisation: 'jones & son' }), {
      separateCompany: true,
    });
    expect(apart.company).toBe('Jones & Sons Ltd');
    expect(apart.lines[0]).toBe('14 High Street');
    const other = aMatch({
      address,
      elements: [element('organisation', 'differs', 'Zed Plc', 'JONES & SONS LTD')],
    });
    const typed = written(['14 high st'], { organisation: 'Zed Plc' });
    expect(clean(other, typed, { separateCompany: true }).company).toBe('Zed Plc');
    expect(clean(same, typed).company).toBe('');
  });

  test('is written in Welsh if requested and the file has it', () => {
    const welsh = {
      thoroughfareName: 'Stryd Fawr',
      thoroughfareDescriptor: '',
      dependentThoroughfareName: '',
      dependentThoroughfareDescriptor: '',
      doubleDependentLocality: '',
      dependentLocality: '',
      postTown: 'TREDIBBEL',
    };
    const match = aMatch({ address: { ...HOUSE, welsh } });
    expect(lines(match, undefined, { language: 'cy' }).slice(0, 2)).toEqual(['14 Stryd Fawr', 'TREDIBBEL']);
    expect(lines(match)).toEqual(HIGH_STREET);
  });

  test('with more lines than columns is folded, not cut', () => {
    const address = at({
      organisation: 'Jones & Sons Ltd',
      department: 'Accounts',
      subBuildingName: 'Unit 3',
      buildingName: 'Velver Court',
      doubleDependentLocality: 'Upper End',
    });
    const standard = { ...LINES, formatter: 'PAFStandardFormatter' as const };
    const cleaned = clean(aMatch({ address }), undefined, { lines: standard });
    expect(cleaned.lines.length).toBeLessThanOrEqual(6);
    expect(cleaned.omitted).toEqual([]);
    for (const part of [
      'Jones & Sons Ltd',
      'Accounts',
      'Unit 3',
      'Velver Court',
      '14 High Street',
      'Upper End',
    ]) {
      expect(cleaned.lines.join(', ')).toContain(part);
    }
    const free = clean(aMatch({ address }), undefined, { lines: standard, keepsToLines: false });
    expect(free.lines).toHaveLength(8);
  });

  test('returns the text that did not fit the lines', () => {
    const address = at({ organisation: 'The Society of Everything under the Sun' });
    const narrow = { ...LINES, maxLines: 3, maxLineLength: 12, fixTownCounty: false };
    const cleaned = clean(aMatch({ address }), undefined, { lines: narrow });
    expect(cleaned.omitted.length).toBeGreaterThan(0);
    expect(cleaned.lines).toHaveLength(3);
  });
});

describe('a building', () => {
  const flat = at({ subBuildingName: 'Flat 8', organisation: 'Zed Plc', buildingName: 'Velver Court' });

  test('has the flat that was written, never that of the file', () => {
    const match = aMatch({
      level: 'Building',
      address: flat,
      elements: [element('subBuilding', 'differs', 'flat 3', 'Flat 8')],
    });
    expect(lines(match)).toEqual(['Flat 3', 'Velver Court', ...HIGH_STREET]);
    expect(clean(match).standard).toMatchObject({ subBuildingName: '', udprn: 0, organisation: '' });
  });

  test('keeps a flat whole if only a part of it was understood', () => {
    const match = aMatch({
      level: 'Building',
      address: at({ subBuildingName: 'First Floor Flat' }),
      elements: [element('subBuilding', 'differs', 'Flat', 'First Floor Flat')],
      kept: ['First Folor'],
    });
    expect(lines(match, written(['First Folor Flat', '14 high st']))).toEqual([
      'First Folor Flat',
      ...HIGH_STREET,
    ]);
  });

  test('keeps a number that the file does not have', () => {
    const named = at({ buildingName: 'Velver Court', buildingNumber: '' });
    const match = aMatch({ level: 'Building', address: named, kept: ['833'] });
    expect(lines(match, written(['velver court', '833 high st']))).toEqual([
      'Velver Court',
      '833 High Street',
      'Little Hoole',
      ...TOWN,
    ]);
    const extra = { ...match, kept: [], elements: [element('buildingNumber', 'extra', '833')] };
    expect(lines(extra, written(['velver court', '833 high st']))[1]).toBe('833 High Street');
    expect(lines({ ...match, address: flat }, written(['833 high st']))[1]).toBe('14 High Street');
  });

  test('has no number if none was written', () => {
    const match = aMatch({
      level: 'Building',
      address: flat,
      elements: [element('subBuilding', 'missing', '', 'Flat 8')],
    });
    expect(lines(match)).toEqual(['Velver Court', ...HIGH_STREET]);
    expect(clean(match).corrections).toEqual([]);
  });
});

describe('a street', () => {
  test('has the premise that was written, never that of the file', () => {
    const match = aMatch({
      level: 'Street',
      elements: [element('buildingNumber', 'differs', '99', '14')],
    });
    expect(lines(match, written(['99 high st']))).toEqual(['99 High Street', 'Little Hoole', ...TOWN]);
  });

  test('keeps the premise if the matcher compared no premises', () => {
    const match = aMatch({ level: 'Street' });
    expect(lines(match, written(['flat 2, 99 high st']))).toEqual([
      'Flat 2',
      '99 High Street',
      'Little Hoole',
      ...TOWN,
    ]);
  });

  test('keeps the written postcode if none was settled, and no place that may belong to another address', () => {
    const { postcode: _, ...rest } = aMatch({
      level: 'Street',
      elements: [element('dependentLocality', 'missing', '', 'Little Hoole')],
    });
    expect(lines(rest, written(['99 high st'], { postcode: 'ch9 9zz' }))).toEqual([
      '99 High Street',
      'DIBBELCHESTER',
      'Noodleshire',
      'CH9 9ZZ',
    ]);
  });

  test('omits a dependent street that was not written', () => {
    const match = aMatch({
      level: 'Street',
      address: at({ dependentThoroughfareName: 'Mews', dependentThoroughfareDescriptor: 'Court' }),
      elements: [element('dependentThoroughfare', 'missing', '', 'Mews Court')],
    });
    expect(lines(match, written(['99 high st']))[0]).toBe('99 High Street');
  });
});

describe('a town', () => {
  const match = () => {
    const { postcode: _, ...rest } = aMatch({
      level: 'Town',
      elements: [element('postTown', 'similar', 'Dibelchester', 'DIBBELCHESTER')],
    });
    return rest;
  };

  test('is corrected, and the rest stays as it was written', () => {
    expect(clean(match(), written(['Zyx House, Unknown Lane', 'Dibelchester'])).lines).toEqual([
      'Zyx House',
      'Unknown Lane',
      '',
      '',
      'DIBBELCHESTER',
      'Noodleshire',
    ]);
    expect(clean(match()).corrections).toEqual(['townCorrected']);
  });

  test('does not swallow the place before it', () => {
    const added = { ...match(), elements: [element('postTown', 'missing', '', 'DIBBELCHESTER')] };
    expect(clean(added, written(['1 Unknown Lane', 'Upper Hoole'])).lines.slice(0, 3)).toEqual([
      '1 Unknown Lane',
      'Upper Hoole',
      '',
    ]);
  });
});

describe('an address that is not found', () => {
  const nothing = { level: 'None', confidence: 0, changed: { postcode: false, address: false } } as const;
  const none = { ...nothing, elements: [], margin: 0, kept: [] };

  test('stays as it was written, letter for letter, with its postcode in the usual form', () => {
    const typed = written(['zyx HOUSE', 'no such lane'], { town: 'Nowhere', postcode: 'zz99zz' });
    expect(clean(none, typed)).toMatchObject({
      lines: ['zyx HOUSE', 'no such lane', '', '', 'Nowhere', ''],
      postcode: 'zz99zz',
      corrections: [],
      kept: [],
    });
    expect(clean(none, written(['x'], { postcode: 'ch24ne' })).postcode).toBe('CH2 4NE');
  });

  test('abroad keeps its country', () => {
    const foreign = { ...none, level: 'Foreign' } as const;
    expect(lines(foreign, written(['1 rue de la Paix', '75002 Paris'], { country: 'France' }))).toEqual([
      '1 rue de la Paix',
      '75002 Paris',
      'France',
      '',
    ]);
  });

  test('has the company first, unless it is in a column of its own', () => {
    const typed = written(['no such lane'], { organisation: 'Zed Plc' });
    expect(lines(none, typed)[0]).toBe('Zed Plc');
    expect(lines(none, typed, { separateCompany: true })[0]).toBe('no such lane');
    expect(clean(none, typed, { separateCompany: true }).company).toBe('Zed Plc');
  });

  test('may be of any length', () => {
    const parts = Array.from({ length: 100 }, (_, at) => `part ${at}`).join(', ');
    const typed = written(['x'.repeat(1_000_000), 'y '.repeat(500_000), parts], {
      town: 'z'.repeat(100_000),
    });
    const cleaned = clean(none, typed);
    expect(cleaned.lines.every((line) => line.length <= 40)).toBe(true);
    expect(cleaned.omitted).toContain('part 99');
  });
});

describe('corrections', () => {
  test('are empty for a company that differs only in its legal form, or was right in its own column', () => {
    const similar = element('organisation', 'similar', 'Jones & Sons', 'Jones & Sons Co Ltd');
    expect(clean(aMatch({ elements: [similar] })).corrections).toEqual([]);
    const left = aMatch({
      elements: [element('organisation', 'similar', 'Jones, Sons', 'Jones & Sons Ltd')],
      kept: ['Ltd'],
    });
    expect(clean(left).corrections).toEqual(['companyCorrected']);
    expect(clean(left, written(['x'], { organisation: 'jones and sons ltd' })).corrections).toEqual([]);
  });

  test('are additions if nothing was written, except the descriptor, which is compared with its street', () => {
    const elements = [
      element('department', 'differs', '', 'Mail Order'),
      element('descriptor', 'differs', '', 'Street'),
    ];
    expect(clean(aMatch({ elements })).corrections).toEqual(['streetCorrected', 'companyAdded']);
  });

  test('name each kind of correction once, for the settled elements only', () => {
    const elements = [
      element('postcode', 'differs', 'CH1 2AA', 'CH1 2AB'),
      element('postTown', 'missing', '', 'DIBBELCHESTER'),
      element('thoroughfare', 'similar', 'Hihg', 'High'),
      element('descriptor', 'differs', 'Road', 'Street'),
      element('buildingNumber', 'agrees', '14', '14'),
      element('buildingName', 'extra', 'Rose Cottage'),
      element('dependentLocality', 'missing', '', 'Little Hoole'),
    ];
    expect(clean(aMatch({ elements })).corrections).toEqual([
      'postcodeCorrected',
      'townAdded',
      'localityAdded',
      'streetCorrected',
    ]);
    expect(clean(aMatch({ elements, level: 'None' })).corrections).toEqual([]);
    expect(clean(aMatch({ elements, level: 'Town' })).corrections).toEqual([
      'postcodeCorrected',
      'townAdded',
    ]);
  });
});
