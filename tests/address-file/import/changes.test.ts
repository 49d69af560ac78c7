import { describe, expect, test } from 'vitest';
import { deliveryPoint } from '../../../src/address/delivery-point.ts';
import { applyChanges } from '../../../src/address-file/import/changes/apply-changes.ts';
import { findChanges } from '../../../src/address-file/import/changes/find-changes.ts';
import * as layouts from '../../../src/address-file/import/changes/layouts.ts';
import type { AddressRow, BadRow, Row, RowSource } from '../../../src/address-file/rows.ts';
import { delivery, found, read } from './delivery.ts';
import { fixedFile, n, t } from './mainfile-files.ts';

const paf = (udprn: number, number: string, rest = 'S, ,1A') =>
  `CH2 4NE,CHESTER,,,High Street,,${number},,,,,,${udprn},${rest}`;
const change = (amendment: string, columns: string, time = '09:00:00') =>
  `2024/05/21,${time},${amendment},01,${columns}`;

/**
 * Applies changes to a release. Returns the rows of the next release, its bad rows, its addresses, its
 * sources, and in `numbers` the addresses as `number@udprn`.
 */
async function next(
  release: Readonly<Record<string, string | Buffer>>,
  changes: Readonly<Record<string, string | Buffer>>,
) {
  const { sources } = await found(release);
  const applied = applyChanges(sources, await findChanges(delivery(changes)));
  const rows: Row[] = [];
  const badRows: BadRow[] = [];
  for (const source of applied) {
    const all = await read(source);
    rows.push(...all.rows);
    badRows.push(...all.badRows);
  }
  const addresses = rows.flatMap((row) => (row.kind === 'address' ? [row.address] : []));
  return { rows, badRows, addresses, numbers: addresses.map(shown), sources: applied };
}

const shown = ({ point }: AddressRow) => `${point.buildingNumber}@${point.udprn}`;

const release = { 'CSV PAF.csv': [paf(1, '1'), paf(2, '2'), paf(3, '3')].join('\n') };

describe('CSV PAF Changes', () => {
  test('are applied to a release: deleted, changed, inserted', async () => {
    const { numbers, badRows, sources } = await next(release, {
      'CSV PAF CHANGES/Y24M05D21.csv': [
        change('D', paf(1, '1')),
        change('B', paf(2, '2')),
        change('C', paf(2, '20')),
        change('I', paf(4, '4')),
      ].join('\r\n'),
    });
    expect(numbers).toEqual(['20@2', '3@3', '4@4']);
    expect(badRows).toEqual([]);
    expect(sources.map(({ name, layout, edition }) => `${name}: ${layout} ${edition}`)).toEqual([
      'CSV PAF.csv: CSV PAF, 16 columns ',
      'Y24M05D21.csv: CSV PAF Changes, 20 columns Y24M05D21',
    ]);
  });

  test.each([
    ['inserted and deleted', [change('I', paf(4, '4')), change('D', paf(4, '4'))], ['1@1', '2@2', '3@3']],
    [
      'deleted and inserted anew',
      [change('D', paf(2, '2')), change('I', paf(2, '22'))],
      ['1@1', '22@2', '3@3'],
    ],
    [
      'changed twice',
      [
        change('B', paf(2, '2')),
        change('C', paf(2, '20')),
        change('B', paf(2, '20')),
        change('C', paf(2, '21')),
      ],
      ['1@1', '21@2', '3@3'],
    ],
    [
      'changed and deleted',
      [change('B', paf(2, '2')), change('C', paf(2, '20')), change('D', paf(2, '20'))],
      ['1@1', '3@3'],
    ],
    [
      'inserted, deleted, inserted',
      [change('I', paf(4, '4')), change('D', paf(4, '4')), change('I', paf(4, '44'))],
      ['1@1', '2@2', '3@3', '44@4'],
    ],
    ['inserted though it is there', [change('I', paf(2, '2'))], ['1@1', '2@2', '3@3']],
    [
      'changed though it is not there',
      [change('B', paf(5, '5')), change('C', paf(5, '55'))],
      ['1@1', '2@2', '3@3', '55@5'],
    ],
  ])('of an address %s are applied in order', async (_, lines, numbers) => {
    const result = await next(release, { 'changes.csv': lines.join('\n') });
    expect(result.numbers).toEqual(numbers);
    expect(result.badRows).toEqual([]);
  });

  test('are applied in the order of their first change, whatever the file names', async () => {
    const { numbers } = await next(release, {
      'a.csv': change('D', paf(1, '1'), '17:00:00'),
      'b.csv': `${change('B', paf(1, '1'), '08:00:00')}\n${change('C', paf(1, '11'), '08:00:00')}`,
    });
    expect(numbers).toEqual(['2@2', '3@3']);
  });

  test('replace keys and households if they have them, and otherwise keep the old ones', async () => {
    const extended = { 'CSV PAF.csv': `${paf(1, '1')},4711,815,2,9\n${paf(2, '2')},4712,0,1,9\n` };
    const long = await next(extended, {
      'c.csv': `${change('B', paf(1, '1'))},4711,815,2,9\n${change('C', paf(1, '10'))},4713,816,3,9`,
    });
    expect(long.addresses[0]!.point).toMatchObject({ addressKey: 4713, organisationKey: 816, households: 3 });
    const short = await next(extended, {
      'c.csv': `${change('B', paf(1, '1'))}\n${change('C', paf(1, '10'))}`,
    });
    expect(short.addresses[0]!.point).toMatchObject({
      buildingNumber: '10',
      addressKey: 4711,
      organisationKey: 815,
      households: 2,
    });
  });

  test.each([
    ['another amendment', change('X', paf(4, '4')), 'The amendment "X" is not I, D, B or C.'],
    ['no post town', change('I', paf(4, '4')).replace('CHESTER', ''), 'The row has no post town.'],
    ['no postcode', change('I', paf(4, '4')).replace('CH2 4NE', ''), 'The row has no postcode.'],
    ['no UDPRN', change('D', paf(0, '4')), 'The row has no UDPRN.'],
    ['no type', change('I', paf(4, '4', ', ,1A')), 'The row has no postcode type.'],
    [
      'another indicator',
      change('I', paf(4, '4', 'S,N,1A')),
      'The small user organisation indicator "N" is neither Y nor a space.',
    ],
    ['no suffix', change('I', paf(4, '4', 'S, ,')), 'The row has no delivery point suffix.'],
    [
      'a large user with another suffix',
      change('I', paf(4, '4', 'L, ,1B')),
      'A large user has the delivery point suffix 1A, not 1B.',
    ],
    [
      'a view before that no view after follows',
      change('B', paf(3, '3')),
      'The address before a change (B) is not followed by the address after it (C).',
    ],
    [
      'a column too few',
      change('I', paf(4, '4')).slice(0, -3),
      'The row has 19 columns; a change has 20 or 24 or 25.',
    ],
    [
      'something to delete that is not there',
      change('D', paf(9, '9')),
      'The delivery point 9 cannot be deleted: the release does not have it.',
    ],
  ])('report a line with %s', async (_, line, reason) => {
    const { numbers, badRows } = await next(release, {
      'c.csv': [change('D', paf(1, '1')), change('D', paf(2, '2')), line].join('\n'),
    });
    expect(numbers).toEqual(['3@3']);
    expect(badRows).toEqual([{ file: 'c.csv', line: 3, reason }]);
  });

  test('to delete a delivery point also delete everything that belongs to it', async () => {
    const of = (udprn: number) => ({ udprn, addressKey: 0, organisationKey: 0, postcodeType: 'S' }) as const;
    const welsh = (udprn: number): Row => ({
      kind: 'welsh',
      welsh: { of: of(udprn), welsh: { ...deliveryPoint({}), postTown: 'CAER' } },
    });
    const alias = (udprn: number): Row => ({
      kind: 'alias',
      alias: { kind: 'delivery-point', alias: 'Shop', of: of(udprn) },
    });
    const address = (kind: AddressRow['kind'], udprn: number, umprn = 0): Row => ({
      kind: 'address',
      address: { kind, point: deliveryPoint({ udprn, postcode: 'CH2 4NE' }), umprn },
    });
    const premise: Row = {
      kind: 'premise-location',
      location: { udprn: 1, uprn: 1, easting: 1, northing: 1 },
    };
    const rows = [
      address('delivery-point', 1),
      address('multiple-residence', 1, 51),
      welsh(1),
      alias(1),
      premise,
      address('delivery-point', 2),
      address('multiple-residence', 2, 52),
      welsh(2),
      alias(2),
      address('not-yet-built', 3),
      welsh(4),
    ];
    const source: RowSource = {
      name: 'release',
      layout: '',
      edition: '',
      licence: '',
      invented: false,
      bytes: 1,
      batches: () => [
        { file: 'release', rows, lines: rows.map((_, at) => at + 1), badRows: [], bytesRead: 1 },
      ],
    };
    const changes = delivery({
      'c.csv': [
        change('D', paf(1, '1')),
        change('D', paf(2, '2')),
        change('I', paf(2, '22')),
        change('I', paf(3, '3')),
      ].join('\n'),
    });
    const [changed, inserted] = applyChanges([source], await findChanges(changes));
    const left = await read(changed!);
    expect(left.rows).toMatchObject([
      premise,
      { address: { kind: 'delivery-point', point: { buildingNumber: '22' } } },
      { address: { kind: 'multiple-residence', umprn: 52 } },
      welsh(4),
    ]);
    expect(left.lines).toEqual([5, 6, 7, 11]);
    expect((await read(inserted!)).rows).toMatchObject([{ address: { point: { udprn: 3 } } }]);
  });

  test('does not yield insertions before the release has been read', async () => {
    const { sources } = await found(release);
    const applied = applyChanges(sources, await findChanges(delivery({ 'c.csv': change('D', paf(1, '1')) })));
    await expect(read(applied[1]!)).rejects.toThrow('Read all sources of the release before');
  });

  test('are not read as a release, nor a release as changes', async () => {
    const folder = { 'PAF.csv': paf(1, '1'), 'CHANGES/c.csv': change('D', paf(1, '1')) };
    const { sources, passedOver } = await found(folder);
    expect(sources).toHaveLength(1);
    expect(passedOver).toEqual([
      {
        place: 'CHANGES/c.csv',
        reason: 'has changes to a release, which `fettle address-file build --changes` applies',
      },
    ]);
    const changes = await findChanges(delivery(folder));
    expect(changes.passedOver).toEqual([{ place: 'PAF.csv', reason: 'has no known kind of changes' }]);
    await expect(findChanges(delivery(release))).rejects.toThrow(/contains no change files\.$/);
  });
});

describe('CSV Multiple Residence Changes', () => {
  const flat = (umprn: number, sub: string) =>
    `CH2 4NE,CHESTER,,,High Street,,1,,,,,1,S, ,1A,0,,${sub},,,${umprn}, `;
  const mrChange = (amendment: string, columns: string) => `2024/05/21,09:00:00,${amendment},${columns}`;

  test('are applied by the UMPRN of the residence', async () => {
    const { addresses, badRows } = await next(
      { ...release, 'mr.csv': [flat(51, 'Flat 1'), flat(52, 'Flat 2')].join('\n') },
      {
        'c.csv': [
          mrChange('D', flat(51, 'Flat 1')),
          mrChange('B', flat(52, 'Flat 2')),
          mrChange('C', flat(52, 'Flat B')),
          mrChange('I', flat(53, 'Flat 3')),
          mrChange('D', flat(59, 'Flat 9')),
        ].join('\n'),
      },
    );
    const residences = addresses.filter(({ kind }) => kind === 'multiple-residence');
    expect(residences.map(({ umprn, point }) => `${umprn} ${point.subBuildingName}`)).toEqual([
      '52 Flat B',
      '53 Flat 3',
    ]);
    expect(badRows.map(({ reason }) => reason)).toEqual([
      'The residence 59 cannot be deleted: the release does not have it.',
    ]);
  });
});

describe('fixed-width changes', () => {
  const stamp = '20240521090000';
  const reference = (type: string, key: number, text: string, amendment = ' ') =>
    `${type}${n(key, 8)}${stamp}${amendment}${t(text, 145)}`;
  const changes1 = fixedFile({
    identifier: 'CHANGES1',
    length: 169,
    edition: 'Y24M05D21',
    records: [
      reference('1', 1, `${' '.repeat(45)}${t('CHESTER', 30)}${t('LITTLE STANNEY', 35)}`),
      reference('2', 10, 'STANNEY MILL', 'I'),
      reference('3', 1, `${t('ROAD', 20)}RD`),
      reference('4', 20, "ST ANNE'S HOUSE"),
      reference('5', 30, 'FLAT 1'),
      reference('6', 30, 'FLAT 1'),
    ],
  });
  const record = (
    amendment: string,
    type: string,
    addressKey: number,
    organisationKey: number,
    body: string,
  ) => `${stamp}CH2 4NE1AS${n(addressKey, 8)}${n(organisationKey, 8)}${amendment}${type}${body}`;
  const body = (number: number, street = 10) =>
    n(1, 8) +
    n(street, 8) +
    n(1, 8) +
    n(0, 8) +
    n(0, 8) +
    n(number, 4) +
    n(20, 8) +
    n(30, 8) +
    n(1, 4) +
    ' ' +
    n(0, 6) +
    ' ' +
    '01' +
    t('', 7) +
    t('', 45);
  const names = (name: string) => t(name, 60) + t('SALES', 60) + t('', 6);
  const changes2 = (...records: string[]) =>
    fixedFile({ identifier: 'CHANGES2', length: 168, edition: 'Y24M05D21', records });
  const udprnChanges = (...records: string[]) =>
    fixedFile({ identifier: 'UDPRNCHG', length: 50, edition: 'Y24M05D21', records });
  const keyed = (key: number, organisationKey: number, udprn: number, number: string) =>
    `${paf(udprn, number)},${key},${organisationKey},1,1`;
  const current = {
    'CSV PAF.csv': [
      keyed(1001, 0, 1, '1'),
      keyed(1002, 0, 2, '2'),
      keyed(1003, 40, 3, '3'),
      keyed(1004, 0, 5, '5'),
    ].join('\n'),
  };

  test('records have the published lengths', () => {
    expect(layouts.CHANGES1.length).toBe(169);
    expect(layouts.CHANGED_LOCALITY.length).toBe(169);
    expect(layouts.CHANGED_NAME.length).toBe(169);
    expect(layouts.CHANGED_DESCRIPTOR.length).toBe(169);
    expect(layouts.CHANGED_ADDRESS.length).toBe(168);
    expect(layouts.CHANGED_ORGANISATION.length).toBe(168);
    expect(layouts.CHANGED_UDPRN.length).toBe(50);
  });

  test('are applied by the keys of delivery points', async () => {
    const { addresses, numbers, badRows } = await next(current, {
      'changes1.c01': changes1,
      'fpchngs2.c01': changes2(
        record('D', '1', 1001, 0, body(1)),
        record('B', '1', 1002, 0, body(2)),
        record('C', '1', 1002, 0, body(22)),
        record('B', '2', 1003, 40, names('BRIGHT TILES LTD')),
        record('C', '2', 1003, 40, names('DARK TILES LTD')),
        record('I', '1', 1009, 0, body(9)),
        record('I', '2', 1004, 41, names('POST OFFICE')),
        record('I', '2', 1099, 42, names('NOWHERE LTD')),
        record('D', '1', 1077, 0, body(7)),
        record('I', '1', 1010, 0, body(10, 99)),
      ),
      'udprn.c01': udprnChanges(
        `${stamp}CH2 4NE${n(1009, 8)}${n(9, 8)}${n(0, 8)}S1A I`,
        `${stamp}CH2 4NE${n(1004, 8)}${n(6, 8)}${n(41, 8)}S1A I`,
      ),
    });
    expect(numbers).toEqual(['22@2', '3@3', '5@5', '9@9', '5@6']);
    expect(addresses[0]!.point).toEqual(
      deliveryPoint({
        subBuildingName: 'Flat 1',
        buildingName: "St Anne's House",
        buildingNumber: '22',
        thoroughfareName: 'Stanney Mill',
        thoroughfareDescriptor: 'Road',
        dependentLocality: 'Little Stanney',
        postTown: 'CHESTER',
        postcode: 'CH2 4NE',
        postcodeType: 'S',
        deliveryPointSuffix: '1A',
        udprn: 2,
        addressKey: 1002,
        households: 1,
        concatenated: false,
      }),
    );
    expect(addresses[1]!.point).toMatchObject({ organisation: 'Dark Tiles Ltd', department: 'Sales' });
    expect(addresses[4]!.point).toMatchObject({
      organisation: 'Post Office',
      organisationKey: 41,
      thoroughfareName: 'High',
      smallUserOrganisation: true,
    });
    expect(badRows.map(({ file, line, reason }) => `${file} ${line}: ${reason}`)).toEqual([
      'changes1.c01 7: The record type "6" is not 1 to 5.',
      'fpchngs2.c01 11: There is no thoroughfare with the key 99.',
      'fpchngs2.c01 9: The delivery point with the keys 1099, 42, S has an organisation, but its address is unknown.',
      'fpchngs2.c01 10: The delivery point with the keys 1077, 0, S cannot be deleted: the release does not have it.',
    ]);
  });

  test('are refused without the file that holds the texts of their keys', async () => {
    const folder = delivery({ 'fpchngs2.c01': changes2(record('D', '1', 1001, 0, body(1))) });
    await expect(findChanges(folder)).rejects.toThrow(
      /refers to the keys of a Changes1 file, which is missing/,
    );
  });
});
