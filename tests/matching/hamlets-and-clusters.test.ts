import { describe, expect, test } from 'vitest';
import { ListUnderTest } from './support/list.ts';

/** Invented: halls with clusters of rooms, and cottages that are called alike in several hamlets of a village. */
const ROWS = [
  'Cluster A, Flat 1, Room 1, Larch Hall, Ampleby, Helmstow | YO62 4QA',
  'Cluster A, Flat 1, Room 2, Larch Hall, Ampleby, Helmstow | YO62 4QA',
  'Cluster A, Flat 2, Room 2, Larch Hall, Ampleby, Helmstow | YO62 4QA',
  'Cluster B, Larch Hall, Ampleby, Helmstow | YO62 4QA',
  'Flat 7, Alder Lodge, Ampleby, Helmstow | YO62 4QB',
  '1 Barn Cottages, Gillbank, Ampleby, Helmstow | YO62 4QD',
  '2 Barn Cottages, Gillbank, Ampleby, Helmstow | YO62 4QD',
  '1 Barn Cottages, Netherby, Ampleby, Helmstow | YO62 4QE',
  ...[1, 2, 3, 4, 5].map((number) => `${number} Cross Lane, Ampleby, Helmstow | YO62 4QF`),
];

const list = new ListUnderTest(ROWS);
const row = (start: string) => ROWS.find((one) => one.startsWith(`${start}, `)) ?? 'no such row';

describe('rooms of flats', () => {
  test('a room and a flat are not mistaken for each other', () => {
    const found = (text: string) => list.found(`${text}, Larch Hall, Ampleby, Helmstow`, 'YO62 4QA');
    expect(found('Cluster A, Flat 1, Room 2')).toBe(row('Cluster A, Flat 1, Room 2'));
    expect(found('Cluster A, Flat 2, Room 1')).not.toBe(row('Cluster A, Flat 1, Room 2'));
  });

  test('a room that was typed for a flat is still found', () => {
    expect(list.found('Room 7, Alder Lodge, Ampleby, Helmstow', 'YO62 4QB')).toBe(row('Flat 7, Alder Lodge'));
  });

  test('a cluster does not vouch for another building', () => {
    const found = (hall: string) =>
      list.found(`Cluster A, Flat 1, Room 1, ${hall}, Ampleby, Helmstow`, 'YO62 4QA');
    expect(found('Larch Hall')).toBe(row('Cluster A, Flat 1, Room 1'));
    expect(found('Heron House')).not.toBe(row('Cluster A, Flat 1, Room 1'));
  });
});

describe('cottages of a hamlet', () => {
  test.each([
    ['2 Barn Cottages, Gillbank, Ampleby, Helmstow', true],
    ['2 Barn Cottages, Ampleby, Helmstow', true],
    ['2 Barn Cottages, Gilbank, Ampleby, Helmstow', true],
    ['Mrs Ames, 2 Barn Cottages, Gillbank, Ampleby, North Yorkshire', true],
    ['2 Barn Cottages, Tamarisk Farm, Ampleby, Helmstow', false],
  ])('%s', (text, isFound) => {
    const found = list.found(text, 'YO62 4QD');
    if (isFound) expect(found).toBe(row('2 Barn Cottages, Gillbank'));
    else expect(found).not.toBe(row('2 Barn Cottages, Gillbank'));
  });
});
