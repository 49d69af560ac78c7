import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkedWeights, WEIGHTS } from '../../src/matching/weights.ts';

const text = readFileSync(new URL('../../src/matching/weights.json', import.meta.url), 'utf8');

test('the weights in use are those of weights.json', () => {
  expect(checkedWeights(JSON.parse(text), 'weights.json')).toEqual(WEIGHTS);
});

test.each([
  ['"agrees": 6.13', '"agreed": 6.13', 'no number at elements.thoroughfare.agrees'],
  ['"near": 3.92', '"near": "3.92"', 'no number at postcode.near'],
  ['"Street": 6.4', '"Street": null', 'no number at least.Street'],
  ['16.3,', '11.6,', 'no points in ascending order at calibration.Exact'],
])('a file with a mistake at %s is refused with the place of the mistake', (right, wrong, message) => {
  expect(text).toContain(right);
  expect(() => checkedWeights(JSON.parse(text.replace(right, wrong)), 'weights.json')).toThrow(message);
});
