import type { TypedAddress } from '../../../../src/matching/match.ts';

const words = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at)).join(' ');

/** Texts that are not addresses but that somebody will send. */
export const PATHOLOGICAL: Readonly<Record<string, TypedAddress>> = {
  'one letter 10,000 times': { lines: ['a'.repeat(10_000)] },
  'one digit 10,000 times': { lines: ['1'.repeat(10_000)], postcode: 'CH2 4NE' },
  '500 words': { lines: [words(500, (at) => `word${at}`)] },
  '500 streets': { lines: [words(250, () => 'Mill Road')], town: 'Larkenbridge' },
  '500 numbers': { lines: [words(500, (at) => String(at))], postcode: 'CH2 4NE' },
  '500 times Flat 1': { lines: [words(250, () => 'Flat 1')], postcode: 'CH2 4NE' },
  '1,000 lines': { lines: Array.from({ length: 1000 }, (_, at) => `${at} High Street`) },
  '5,000 commas': { lines: [','.repeat(5000)] },
  '5,000 slashes': { lines: ['2/1'.repeat(1700)], postcode: 'EH9 9TX' },
  spaces: { lines: [' '.repeat(10_000)] },
  nothing: { lines: [] },
  'marks over marks': { lines: [`a${'\u0301'.repeat(5000)}`] },
  'half pairs': { lines: ['\ud800'.repeat(2000)] },
  'a hundred postcodes': { lines: [words(100, () => 'CH2 4NE')] },
};
