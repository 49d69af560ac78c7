import { expect, test } from 'vitest';
import { evaluate } from '../../evaluation/columns/evaluate.ts';
import { FILES } from '../../evaluation/columns/files.ts';

test('95 of 100 columns of thirty files are recognised, and none is wrongly cleansed', async () => {
  const { columns, right, wronglyCleansed, lines } = await evaluate(FILES);
  expect(FILES).toHaveLength(30);
  expect(wronglyCleansed, lines.join('\n')).toBe(0);
  expect(right / columns, lines.join('\n')).toBeGreaterThanOrEqual(0.95);
});
