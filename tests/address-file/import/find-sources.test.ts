import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findSources } from '../../../src/address-file/import/find-sources.ts';
import { delivery, found } from './delivery.ts';

const house = 'CH2 4NF,CHESTER,,,High Street,,12,,,,,,10000002,S, ,1B';

describe('finding sources', () => {
  test('names the layout of each file, and the reason why a file is passed over', async () => {
    const { sources, passedOver } = await found({
      'CSV PAF/CSV PAF.csv': house,
      'CSV PIF/CSV PIF.csv': 'CH2 4NF,1B,X,High Street\n',
      'CSV ALIAS/CSV Alias Locality.csv': '"a","b","c"\n',
      'Documents/guide.pdf': '%PDF-1.4',
      'postinfo.c01': `${'0'.repeat(8)}POSTINFOY24M05\r\n`,
      'empty.csv': '',
      'strange.csv': 'a;b\n1;2\n',
      'workbook.bin': Buffer.from([1, 0, 2]),
      '.DS_Store': 'x',
    });
    expect(sources.map(({ layout }) => layout)).toEqual(['CSV PAF, 16 columns']);
    expect(passedOver.map(({ place, reason }) => `${place} ${reason}`)).toEqual([
      expect.stringMatching(/^CSV ALIAS\/CSV Alias Locality.csv is in an unpublished layout/),
      expect.stringMatching(/^CSV PIF\/CSV PIF.csv is a Postcode Information File/),
      'Documents/guide.pdf is a document',
      'empty.csv is empty',
      expect.stringMatching(/^postinfo.c01 is a Postcode Information File/),
      'strange.csv is in no known layout',
      'workbook.bin is not text',
    ]);
  });

  test('accepts the path of a single file', async () => {
    const folder = delivery({ 'paf.csv': house });
    const { sources } = await findSources(join(folder, 'paf.csv'));
    expect(sources.map(({ name }) => name)).toEqual(['paf.csv']);
  });

  test('follows links to files, but not links to folders', async () => {
    const folder = delivery({ 'paf.csv': house });
    const linked = delivery({});
    symlinkSync(join(folder, 'paf.csv'), join(linked, 'CSV PAF.csv'));
    symlinkSync(folder, join(linked, 'more'));
    symlinkSync(join(folder, 'gone'), join(linked, 'broken'));
    const { sources, passedOver } = await findSources(linked);
    expect(sources.map(({ name }) => name)).toEqual(['CSV PAF.csv']);
    expect(passedOver).toEqual([]);
  });

  test('recognises an invented delivery', async () => {
    const { sources } = await found({
      'INVENTED.txt': 'All of it is made up.',
      'CSV PAF/CSV PAF.csv': house,
    });
    expect(sources[0]).toMatchObject({ invented: true });
  });

  test.each([
    ['nothing', {}, /contains no files\.$/],
    [
      'only strange files',
      { 'a.txt': 'hello\n' },
      /contains nothing that can be imported: a\.txt is in no known layout\.$/,
    ],
  ])('refuses a folder that has %s', async (_, files, message) => {
    await expect(found(files)).rejects.toThrow(message);
  });

  test('refuses a path that is not there', async () => {
    const folder = delivery({});
    mkdirSync(join(folder, 'here'));
    await expect(findSources(join(folder, 'there'))).rejects.toThrow(
      `There is no file or folder \`${join(folder, 'there')}\`.`,
    );
  });
});
