import { expect, test } from 'vitest';
import { evaluate } from '../../evaluation/columns/evaluate.ts';
import { FILES } from '../../evaluation/columns/files.ts';
import { ODD_FILES } from '../../evaluation/columns/odd-files.ts';

test.each([
  { said: 'thirty files', files: FILES, count: 30 },
  { said: 'ten odd files', files: ODD_FILES, count: 10 },
])('95 of 100 columns of $said are recognised, and none is cleansed wrongly', async ({ files, count }) => {
  const { columns, right, wronglyCleansed, lines } = await evaluate(files);
  expect(files).toHaveLength(count);
  expect(wronglyCleansed, lines.join('\n')).toBe(0);
  expect(right / columns, lines.join('\n')).toBeGreaterThanOrEqual(0.95);
});
