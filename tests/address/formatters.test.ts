import { describe, expect, it } from 'vitest';
import {
  type Counties,
  type DeliveryPoint,
  deliveryPoint,
  NO_COUNTIES,
} from '../../src/address/delivery-point.ts';
import { formatAddress } from '../../src/address/layout/formatters.ts';
import { readLineOptions } from '../../src/address/layout/line-options.ts';

const unit = deliveryPoint({
  subBuildingName: 'Unit 4',
  buildingName: 'Venture Point',
  thoroughfareName: 'Stanney Mill',
  thoroughfareDescriptor: 'Road',
  dependentLocality: 'Little Stanney',
  postTown: 'CHESTER',
  postcode: 'CH2 4NE',
});
const company = { ...unit, organisation: 'Acme Limited', department: 'Accounts' };
const house = deliveryPoint({
  buildingNumber: '12',
  thoroughfareName: 'High',
  thoroughfareDescriptor: 'Street',
  postTown: 'NEWCASTLE UPON TYNE',
  postcode: 'NE1  1AA',
});
const box = deliveryPoint({
  organisation: 'Acme Limited',
  poBox: '61',
  postTown: 'FAREHAM',
  postcode: 'PO141UX',
});
const counties: Counties = {
  postal: '',
  traditional: 'Cheshire',
  administrative: 'Cheshire West and Chester',
};

function lines(point: DeliveryPoint, options: unknown = {}, given: Counties = NO_COUNTIES) {
  return formatAddress(point, given, readLineOptions(options)).lines;
}

describe('DefaultFormatter', () => {
  it('gives six lines and the postcode, as in the published example', () => {
    expect(lines(unit)).toEqual([
      'Unit 4',
      'Venture Point',
      'Stanney Mill Road',
      'Little Stanney',
      'CHESTER',
      '',
      'CH2 4NE',
    ]);
  });

  it('pads with empty lines', () => {
    expect(lines(house)).toEqual(['12 High Street', '', '', '', 'NEWCASTLE UPON TYNE', '', 'NE1 1AA']);
    expect(lines(box)).toEqual(['Acme Limited', 'PO Box 61', '', '', 'FAREHAM', '', 'PO14 1UX']);
    expect(lines(deliveryPoint({}))).toEqual(['', '', '', '', '', '', '']);
  });

  it('joins related parts on a line if there are more parts than lines', () => {
    expect(lines(company)).toEqual([
      'Acme Limited, Accounts',
      'Unit 4, Venture Point',
      'Stanney Mill Road',
      'Little Stanney',
      'CHESTER',
      '',
      'CH2 4NE',
    ]);
    expect(lines({ ...unit, organisation: 'Acme Limited' }).slice(0, 4)).toEqual([
      'Acme Limited',
      'Unit 4, Venture Point',
      'Stanney Mill Road',
      'Little Stanney',
    ]);
    const small = { dependentThoroughfareName: 'Back', dependentThoroughfareDescriptor: 'Mews' };
    expect(
      lines({
        ...house,
        ...small,
        organisation: 'Acme',
        dependentLocality: 'B',
        doubleDependentLocality: 'A',
      }),
    ).toEqual(['Acme', '12 Back Mews, High Street', 'A', 'B', 'NEWCASTLE UPON TYNE', '', 'NE1 1AA']);
  });
});

describe('NoOrganisationFormatter', () => {
  it('leaves out only organisation and department', () => {
    expect(lines(company, { Formatter: 'NoOrganisationFormatter' })).toEqual(lines(unit));
    expect(lines(box, { Formatter: 'NoOrganisationFormatter' }).slice(0, 2)).toEqual(['PO Box 61', '']);
  });
});

describe('PAFStandardFormatter', () => {
  const standard = { Formatter: 'PAFStandardFormatter' };

  it('uses a line for each part, puts the town in capitals and leaves out the county', () => {
    expect(
      lines(company, { ...standard, MaxLines: 3, MaxLineLength: 10 }, { ...counties, postal: 'Cheshire' }),
    ).toEqual([
      'Acme Limited',
      'Accounts',
      'Unit 4',
      'Venture Point',
      'Stanney Mill Road',
      'Little Stanney',
      'CHESTER',
      'CH2 4NE',
    ]);
    expect(lines({ ...house, postTown: 'Chester' }, standard)).toEqual([
      '12 High Street',
      'CHESTER',
      'NE1 1AA',
    ]);
  });

  it('heeds case and punctuation', () => {
    const upper = { ...unit, buildingName: "ST. JOHN'S HOUSE" };
    expect(
      lines(upper, { ...standard, NormalizeCase: true, NormalizeTownCase: true, UnwantedPunctuation: ".'" }),
    ).toEqual(['Unit 4', 'St Johns House', 'Stanney Mill Road', 'Little Stanney', 'Chester', 'CH2 4NE']);
  });
});

describe('MaxLines', () => {
  it.each([
    [
      20,
      [
        'Unit 4',
        'Venture Point',
        'Stanney Mill Road',
        'Little Stanney',
        ...Array(14).fill(''),
        'CHESTER',
        '',
        'CH2 4NE',
      ],
    ],
    [5, ['Unit 4, Venture Point', 'Stanney Mill Road', 'Little Stanney', 'CHESTER', '', 'CH2 4NE']],
    [4, ['Unit 4, Venture Point', 'Stanney Mill Road, Little Stanney', 'CHESTER', '', 'CH2 4NE']],
  ])('of %d gives that many lines', (count, expected) => {
    expect(lines(unit, { MaxLines: count })).toEqual(expected);
  });

  it('below three leaves no separate lines for town and county', () => {
    const wide = { MaxLineLength: 255 };
    expect(lines(unit, { ...wide, MaxLines: 3 })).toEqual([
      'Unit 4, Venture Point, Stanney Mill Road, Little Stanney',
      'CHESTER',
      '',
      'CH2 4NE',
    ]);
    expect(lines(unit, { ...wide, MaxLines: 2 })).toEqual([
      'Unit 4, Venture Point, Stanney Mill Road, Little Stanney',
      'CHESTER',
      'CH2 4NE',
    ]);
    expect(lines(unit, { ...wide, MaxLines: 1 })).toEqual([
      'Unit 4, Venture Point, Stanney Mill Road, Little Stanney, CHESTER',
      'CH2 4NE',
    ]);
  });

  it('returns the text that did not fit', () => {
    const { lines: shown, cut } = formatAddress(company, NO_COUNTIES, readLineOptions({ MaxLines: 3 }));
    expect(shown).toEqual(['Unit 4, Venture Pt, Stanney Mill Rd', 'CHESTER', '', 'CH2 4NE']);
    expect(cut).toEqual(['Accounts', 'Little Stanney', 'Acme Ltd']);
    expect(formatAddress(company, NO_COUNTIES, readLineOptions({})).cut).toEqual([]);
  });
});

describe('MaxLineLength', () => {
  const long = { ...house, organisation: 'Llewellyn and Partners Management Services Limited' };

  it('abbreviates a line that is too long, if that makes it fit', () => {
    expect(lines(long)[0]).toBe('Llewellyn & Ptnrs Mgmt Svcs Ltd');
    expect(lines(long, { MaxLineLength: 60 })[0]).toBe('Llewellyn and Partners Management Services Limited');
  });

  it('otherwise continues on the next line', () => {
    const organisation = 'Whatever Nobody Could Possibly Shorten Because No Word Has One';
    expect(lines({ ...house, organisation }).slice(0, 4)).toEqual([
      'Whatever Nobody Could Possibly Shorten',
      'Because No Word Has One',
      '12 High Street',
      '',
    ]);
  });

  it('cuts a word only if it is longer than a line, and post town and county at their line', () => {
    const name = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
    expect(lines({ ...house, dependentLocality: name }).slice(1, 3)).toEqual([
      name.slice(0, 40),
      name.slice(40),
    ]);
    const narrow = formatAddress(
      house,
      { ...NO_COUNTIES, postal: 'Tyne and Wear' },
      readLineOptions({ MaxLineLength: 10 }),
    );
    expect(narrow.lines).toEqual(['12 High St', '', '', '', 'NEWCASTLE', 'Tyne &', 'NE1 1AA']);
    expect(narrow.cut).toEqual(['UPON TYNE', 'Wear']);
  });
});

describe('FixTownCounty', () => {
  const free = { FixTownCounty: false };

  it('false puts town and county directly after the address', () => {
    expect(lines(house, free, { ...counties, postal: 'Tyne and Wear' })).toEqual([
      '12 High Street',
      'NEWCASTLE UPON TYNE',
      'Tyne and Wear',
      '',
      '',
      '',
      'NE1 1AA',
    ]);
    expect(lines(house, free)).toEqual(['12 High Street', 'NEWCASTLE UPON TYNE', '', '', '', '', 'NE1 1AA']);
  });

  it('false lets the address use all the lines', () => {
    expect(lines(company, free)).toEqual([
      'Acme Limited',
      'Accounts',
      'Unit 4, Venture Point',
      'Stanney Mill Road',
      'Little Stanney',
      'CHESTER',
      'CH2 4NE',
    ]);
  });
});

describe('FixPostcode', () => {
  it('false puts the postcode directly after the last line with text', () => {
    expect(lines(house, { FixTownCounty: false, FixPostcode: false })).toEqual([
      '12 High Street',
      'NEWCASTLE UPON TYNE',
      'NE1 1AA',
    ]);
  });

  it('changes nothing if town and county are fixed', () => {
    expect(lines(house, { FixPostcode: false })).toEqual(lines(house));
  });
});

describe('FixBuilding', () => {
  const fixed = { FixBuilding: true };

  it.each<[Partial<DeliveryPoint>, string[]]>([
    [{}, ['', 'High Street']],
    [{ buildingNumber: '12' }, ['12', 'High Street']],
    [{ buildingName: 'K' }, ['K', 'High Street']],
    [{ subBuildingName: 'A', buildingNumber: '12' }, ['12A', 'High Street']],
    [
      { subBuildingName: 'Flat 1', buildingName: 'Rose House', buildingNumber: '12' },
      ['Flat 1, Rose House, 12', 'High Street'],
    ],
    [{ organisation: 'Acme', buildingNumber: '12' }, ['12', 'Acme', 'High Street']],
    [{ poBox: '61' }, ['', 'PO Box 61', 'High Street']],
  ])('puts the premise of %j on the first line', (elements, expected) => {
    const filled = [...expected, '', '', ''].slice(0, 4);
    expect(lines({ ...house, buildingNumber: '', ...elements }, fixed).slice(0, 4)).toEqual(filled);
  });

  it('leaves the street without its number if there is one, even if only one line is left', () => {
    expect(lines(unit, { ...fixed, MaxLines: 4 })).toEqual([
      'Unit 4, Venture Point',
      'Stanney Mill Road, Little Stanney',
      'CHESTER',
      '',
      'CH2 4NE',
    ]);
  });

  it('changes nothing if the building needs more than one line, or there is only one line', () => {
    const buildingName = 'The Old Schoolhouse at the Corner of Abbey Green';
    expect(lines({ ...house, buildingName }, fixed).slice(0, 3)).toEqual([
      'The Old Schoolhouse at the Corner of',
      'Abbey Green',
      '12 High Street',
    ]);
    expect(lines(house, { ...fixed, MaxLines: 1, MaxLineLength: 60 })).toEqual([
      '12 High Street, NEWCASTLE UPON TYNE',
      'NE1 1AA',
    ]);
  });
});

describe('case', () => {
  const upper = deliveryPoint({
    organisation: "MCDONALD'S RESTAURANTS LTD",
    department: 'NHS LIAISON',
    buildingName: 'REAR OF 5A',
    thoroughfareName: 'THE',
    thoroughfareDescriptor: 'STREET',
    dependentLocality: 'STOW-ON-THE-WOLD',
    postTown: 'NEWCASTLE UPON TYNE',
    postcode: 'ne11aa',
  });

  it('stays as it is by default, except the town', () => {
    expect(lines({ ...upper, postTown: 'Chester' }, { FixTownCounty: false })).toContain('REAR OF 5A');
    expect(lines({ ...upper, postTown: 'Chester' })[4]).toBe('CHESTER');
  });

  it('NormalizeCase puts everything but the town in title case', () => {
    expect(lines(upper, { NormalizeCase: true }, { ...counties, postal: 'TYNE AND WEAR' })).toEqual([
      "McDonald's Restaurants Ltd, NHS Liaison",
      'Rear of 5A',
      'The Street',
      'Stow-on-the-Wold',
      'NEWCASTLE UPON TYNE',
      'Tyne and Wear',
      'NE1 1AA',
    ]);
  });

  it('NormalizeTownCase puts only the town in title case', () => {
    expect(lines(upper, { NormalizeTownCase: true }).slice(1, 5)).toEqual([
      'REAR OF 5A',
      'THE STREET',
      'STOW-ON-THE-WOLD',
      'Newcastle upon Tyne',
    ]);
  });
});

describe('county', () => {
  it.each<[object, Counties, string]>([
    [{}, counties, ''],
    [{}, { ...counties, postal: 'Clwyd' }, 'Clwyd'],
    [{ UseAnyAvailableCounty: true }, counties, 'Cheshire'],
    [{ UseAnyAvailableCounty: true }, { ...counties, postal: 'Clwyd' }, 'Clwyd'],
    [{ UseAnyAvailableCounty: true }, { ...counties, traditional: '' }, 'Cheshire West and Chester'],
    [{ UseAnyAvailableCounty: true }, NO_COUNTIES, ''],
    [{ ExcludeCounty: true }, { ...counties, postal: 'Clwyd' }, ''],
    [{ ExcludeCounty: true, UseAnyAvailableCounty: true }, counties, ''],
  ])('with the options %j and the counties %j', (options, given, expected) => {
    expect(lines(unit, options, given)[5]).toBe(expected);
  });
});

describe('UnwantedPunctuation', () => {
  const signs = deliveryPoint({
    organisation: "O'Neill & Sons (Ltd.)",
    buildingName: '1-2',
    thoroughfareName: 'St. Anne',
    thoroughfareDescriptor: 'Street',
    dependentLocality: 'Stoke-on-Trent',
    postTown: 'ST. ALBANS',
    postcode: 'CH2 4NE',
  });

  it('is removed without running words or numbers together', () => {
    expect(lines(signs, { UnwantedPunctuation: `.'-()&` }).slice(0, 5)).toEqual([
      'ONeill Sons Ltd',
      '1 2 St Anne Street',
      'Stoke on Trent',
      '',
      'ST ALBANS',
    ]);
  });

  it('includes the comma between joined parts', () => {
    expect(lines(company, { UnwantedPunctuation: ',' }).slice(0, 2)).toEqual([
      'Acme Limited Accounts',
      'Unit 4 Venture Point',
    ]);
    const letter = { ...house, buildingNumber: '', buildingName: 'K' };
    expect(lines(letter, { UnwantedPunctuation: ',' })[0]).toBe('K High Street');
  });

  it('removes a part that consists of nothing else', () => {
    expect(lines({ ...house, organisation: '...' }, { UnwantedPunctuation: '.' })[0]).toBe('12 High Street');
  });
});
