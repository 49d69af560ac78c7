import { expect, test } from 'vitest';
import { evidenceOf } from '../../src/recognition/evidence.ts';
import { recogniseColumns } from '../../src/recognition/recognise.ts';

test('the evidence for a column counts the values that look like its kind', () => {
  const column = (name: string, heading: string, values: string[]) => ({ name, heading, values });
  const columns = recogniseColumns(
    [
      column('pcode', 'PCode', ['CH2 4NE', 'CH1 2AB', 'EH1 2AD', 'nothing']),
      column('forename', 'Forename', ['Ann', 'Bob', 'Carol', 'Dan']),
      column('remarks', 'Remarks', ['likes tea']),
    ],
    true,
    2026,
  );
  expect(columns.map((one) => evidenceOf(one, 2026))).toEqual([
    { fitting: 3, of: 4, does: 'read as UK postcodes' },
    { fitting: 4, of: 4, does: 'have letters and no digits, as names do' },
    undefined,
  ]);
});
