import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import type { PostcodeLocationRow } from '../../../src/address-file/rows.ts';
import { DATA, figure } from '../../support/data.ts';
import { found, read, readOnly } from './delivery.ts';

const nowhere = {
  easting: 0,
  northing: 0,
  grid: 'none',
  countryCode: '',
  countyCode: '',
  districtCode: '',
  wardCode: '',
  constituencyCode: '',
  terminated: '',
};

describe('Code-Point Open', () => {
  const ch = '"CH2 4NE",10,341467,374310,"E92000001","E19000001","E18000002","","E06000050","E05012222"';
  const ab = '"AB101AA",90,0,0,"S92000003","","S08000020","","S12000033","S13002842"';

  test('is a single source, however many files it has', async () => {
    const { source, rows, badRows } = await readOnly({
      'Data/CSV/ab.csv': `${ab}\r\n`,
      'Data/CSV/ch.csv': `${ch}\r\n`,
      'Doc/licence.txt': 'Open Government Licence',
      'Doc/Code-Point_Open_Column_Headers.csv': 'PC,PQ,EA,NO,CY,RH,LH,CC,DC,WC\r\n',
      'Doc/Codelist.xlsx': 'PK',
    });
    expect(source).toMatchObject({
      name: 'Code-Point Open (2 files)',
      layout: 'Code-Point Open, 10 columns',
      licence: expect.stringMatching(
        /^Contains OS data © Crown copyright and database right 20\d\d\. Contains/,
      ),
    });
    expect(badRows).toEqual([]);
    expect(rows).toEqual([
      {
        kind: 'postcode-location',
        location: {
          ...nowhere,
          postcode: 'AB101AA',
          countryCode: 'S92000003',
          districtCode: 'S12000033',
          wardCode: 'S13002842',
        },
      },
      {
        kind: 'postcode-location',
        location: {
          ...nowhere,
          postcode: 'CH2 4NE',
          easting: 341467,
          northing: 374310,
          grid: 'osgb',
          countryCode: 'E92000001',
          districtCode: 'E06000050',
          wardCode: 'E05012222',
        },
      },
    ]);
  });

  test('reports rows that are cut off or have no position', async () => {
    const { badRows } = await readOnly({
      'ch.csv': `${ch}\n${ch.slice(0, 40)}\n${ch.replace('341467', 'x')}\n${ch}\n${ch}`,
    });
    expect(badRows).toEqual([
      { file: 'ch.csv', line: 2, reason: expect.stringMatching(/columns|quote/) },
      { file: 'ch.csv', line: 3, reason: '"x", "374310" is not a place on the National Grid.' },
    ]);
  });
});

describe('the ONS Postcode Directory', () => {
  const headers = {
    'before 2024':
      'pcd,pcd2,pcds,dointr,doterm,oscty,ced,oslaua,osward,parish,usertype,oseast1m,osnrth1m,osgrdind,ctry,pcon',
    'since 2025':
      'PCD7,PCD8,PCDS,DOINTR,DOTERM,CTY25CD,CED25CD,LAD25CD,WD25CD,PARNCP25CD,USRTYPIND,EAST1M,NORTH1M,GRIDIND,CTRY25CD,PCON24CD',
  };
  const england =
    'OX1 2JD,OX1  2JD,OX1 2JD,198001,,E10000025,E58001730,E07000178,E05013120,E43000089,0,451234,206234,1,E92000001,E14001421';
  const ulster =
    'BT1 1AA,BT1  1AA,BT1 1AA,198001,199608,N99999999,N99999999,N09000003,N08000313,N99999999,0,333900,374300,8,N92000002,N05000002';
  const man =
    'IM1 1AA,IM1  1AA,IM1 1AA,199606,,M99999999,M99999999,M99999999,M99999999,M99999999,1,,,9,M83000003,M99999999';

  test.each(Object.entries(headers))('is read with the column names used %s', async (_, header) => {
    const { source, rows, badRows } = await readOnly({
      'Data/ONSPD_UK.csv': `${header}\r\n${england}\r\n${ulster}\r\n${man}\r\n`,
    });
    expect(source.layout).toBe('ONS Postcode Directory, 16 columns');
    expect(source.licence).toMatch(/^Source: Office for National Statistics/);
    expect(badRows).toEqual([]);
    const england1: PostcodeLocationRow = {
      postcode: expect.stringMatching(/^OX1 +2JD$/),
      easting: 451234,
      northing: 206234,
      grid: 'osgb',
      countryCode: 'E92000001',
      countyCode: 'E10000025',
      districtCode: 'E07000178',
      wardCode: 'E05013120',
      constituencyCode: 'E14001421',
      terminated: '',
    };
    expect(rows.map((row) => row.kind === 'postcode-location' && row.location)).toEqual([
      england1,
      {
        ...england1,
        postcode: expect.stringMatching(/^BT1 +1AA$/),
        easting: 333900,
        northing: 374300,
        grid: 'irish',
        countryCode: 'N92000002',
        countyCode: '',
        districtCode: 'N09000003',
        wardCode: 'N08000313',
        constituencyCode: 'N05000002',
        terminated: '199608',
      },
      { ...nowhere, postcode: expect.stringMatching(/^IM1 +1AA$/), countryCode: 'M83000003' },
    ]);
  });

  test('is not read again from its parts', async () => {
    const content = `${headers['since 2025']}\n${england}\n`;
    const both = await found({ 'Data/ONSPD_UK.csv': content, 'Data/multi_csv/ONSPD_UK_OX.csv': content });
    expect(both.sources.map(({ name }) => name)).toEqual(['ONSPD_UK.csv']);
    const parts = await found({
      'Data/multi_csv/ONSPD_UK_OX.csv': content,
      'Data/multi_csv/ONSPD_UK_RG.csv': content,
    });
    expect(parts.sources.map(({ name }) => name)).toEqual(['ONS Postcode Directory (2 files)']);
    expect((await read(parts.sources[0]!)).rows).toHaveLength(2);
  });

  test('reports bad rows', async () => {
    const { rows, badRows } = await readOnly({
      'onspd.csv': [
        headers['since 2025'],
        england,
        england.slice(0, 60),
        england.replace('198001,,', '198001,2024,'),
        england.replace('451234', 'east'),
      ].join('\n'),
    });
    expect(rows).toHaveLength(1);
    expect(badRows.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: The row has 8 columns; the header has 16.',
      '4: "2024" is not a month.',
      '5: Its coordinates are not numbers.',
    ]);
  });
});

describe('names of areas', () => {
  const names = async (content: string) =>
    (await readOnly({ 'names.csv': content })).rows.map(
      (row) => row.kind === 'area-name' && [row.code, row.name],
    );

  test('come from the tables of the ONS', async () => {
    const wards = 'WD25CD,WD25NM,LAD25CD,LAD25NM\r\nE05012222,"Elton, Upton & Picton",E06000050,x\r\n';
    expect(await names(wards)).toEqual([['E05012222', 'Elton, Upton & Picton']]);
    const countries =
      'CTRY12CD,CTRY12CDO,CTRY12NM,CTRY12NMW\nW92000004,220,Wales,Cymru\nL99999999,,(pseudo),\n,,,\n';
    expect(await names(`\ufeff${countries}`)).toEqual([['W92000004', 'Wales']]);
  });

  test.each([
    ['CTY,E10000008,Devon County', 'Devon County'],
    ['DIS,E07000036,Erewash District (B)', 'Erewash'],
    ['DIS,E07000038,North East Derbyshire District', 'North East Derbyshire'],
    ['LBO,E09000032,Wandsworth London Boro', 'Wandsworth'],
    ['UTA,E06000050,Cheshire West and Chester (B)', 'Cheshire West and Chester'],
    ['UTA,W06000014,Bro Morgannwg - the Vale of Glamorgan', 'Vale of Glamorgan'],
    ['DIS,E07000240,St. Albans District (B)', 'St Albans'],
    ['UTA,E06000015,City of Derby (B)', 'Derby'],
    ['UTA,E06000023,City of Bristol (B)', 'Bristol, City of'],
    ['UTA,S12000036,City of Edinburgh', 'City of Edinburgh'],
    ['UTW,E05012222,Elton Ward (DET)', 'Elton Ward'],
  ])('come from the code list of Ordnance Survey: %s', async (line, name) => {
    expect(await names(`type,code,name\n${line}\n`)).toEqual([[line.split(',')[1], name]]);
    const [, code, label] = line.split(',');
    expect(await names(`${label},${code}\n`.repeat(2))).toEqual([
      [code, name],
      [code, name],
    ]);
  });

  test('a row without a code is bad', async () => {
    const { badRows } = await readOnly({ 'names.csv': 'LAD24CD,LAD24NM\nE06000050,Chester\nnine,Lives\n' });
    expect(badRows).toEqual([{ file: 'names.csv', line: 3, reason: '"nine" is not the code of an area.' }]);
  });
});

const shared = join(DATA, 'location');

describe('published location data', () => {
  test('Code-Point Open and its code list agree with the separate table of area names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fettle-codepoint-'));
    try {
      execFileSync('tar', ['-xJf', join(shared, 'codepo_gb_2025.4_raw_csv.tar.xz'), '-C', folder]);
      const [locations] = (await findSources(folder)).sources;
      const { sources } = await findSources(join(shared, 'codelist_oct2025.csv'));
      const names = new Map(
        (await read(sources[0]!)).rows.map((row) =>
          row.kind === 'area-name' ? [row.code, row.name] : ['', ''],
        ),
      );
      const table = joinedElsewhere();
      const unlike = new Set<string>();
      let [rows, compared] = [0, 0];
      for await (const batch of locations!.batches()) {
        expect(batch.badRows).toEqual([]);
        rows += batch.rows.length;
        for (const row of batch.rows) {
          const location = row.kind === 'postcode-location' ? row.location : undefined;
          const other = table.get(location!.postcode.replace(' ', ''));
          if (other === undefined) continue;
          compared++;
          const { easting, northing, districtCode, wardCode, countyCode } = location!;
          if (`${easting} ${northing}` !== other.coordinates) unlike.add(location!.postcode);
          for (const code of [countyCode, districtCode, wardCode]) {
            const name = names.get(code) ?? '';
            if (code !== '' && !other.names.includes(name)) unlike.add(`${code} ${name}`);
          }
        }
      }
      expect(rows).toBe(figure(1_745_849, 10));
      expect(compared).toBeGreaterThan(figure(60_000, 9));
      expect([...unlike]).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 300_000);

  test('the sample of the ONS Postcode Directory has no bad row', async () => {
    const { sources } = await findSources(join(shared, 'onspd_sample.csv'));
    const { rows, badRows } = await read(sources[0]!);
    expect(badRows).toEqual([]);
    expect(rows).toHaveLength(figure(8048, 10));
    const terminated = rows.filter(
      (row) => row.kind === 'postcode-location' && row.location.terminated !== '',
    );
    expect(terminated).toHaveLength(figure(3811, 4));
  });
});

/**
 * Coordinates and names in the enriched table. It is large, so only some postcodes of every area are read.
 */
function joinedElsewhere(): Map<string, { coordinates: string; names: string[] }> {
  const text = gunzipSync(readFileSync(join(shared, 'postcodes_gb_2025_enriched.csv.gz'))).toString();
  const table = new Map<string, { coordinates: string; names: string[] }>();
  for (const line of text.split('\n').slice(1)) {
    if (!/^\w+ \d[A-D][A-D]/.test(line)) continue;
    const fields = line.includes('"') ? quoted(line) : line.split(',');
    table.set(fields[0]!.replace(' ', ''), {
      coordinates: `${fields[2]} ${fields[3]}`,
      names: [fields[8]!, fields[10]!, fields[12]!.replace(' (DET)', '')],
    });
  }
  return table;
}

function quoted(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map((match) => match[1] ?? match[2] ?? '');
}
