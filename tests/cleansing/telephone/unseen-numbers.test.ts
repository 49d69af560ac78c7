import { describe, expect, test } from 'vitest';
import { readTelephone } from '../../../src/cleansing/telephone/read-telephone.ts';
import { readingsTable } from '../../support/readings-table.ts';

/** Fields and their readings, written before the rules ran on them. All numbers are reserved for drama. */
const TABLE = readingsTable(new URL('unseen-numbers.tsv', import.meta.url));

describe('numbers as they occur in files', () => {
  test.each(TABLE)('$field', ({ field, expected }) => {
    const { number } = readTelephone(field, { defaultCountry: 'GB', acceptDramaNumbers: true });
    const extension = number?.extension ? `x${number.extension}` : '';
    expect(expected).toContain(number === undefined ? 'none' : `${number.format('E164')}${extension}`);
  });
});
