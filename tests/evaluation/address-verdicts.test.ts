import { expect, test } from 'vitest';
import type { Answer } from '../../evaluation/addresses/judge/answer.ts';
import { scoreOf } from '../../evaluation/addresses/judge/score.ts';
import { judge } from '../../evaluation/addresses/judge/verdict.ts';
import type { Elements, List, Row } from '../../evaluation/addresses/row.ts';
import { Around, type Truth } from '../../evaluation/addresses/typed/around.ts';
import type { TypedRow } from '../../evaluation/addresses/typed/typed-rows.ts';

/* How answers are judged: every verdict, and the counts. */

const row = (uprn: string, elements: Partial<Elements>): Row => ({
  ...{ organisation: '', flat: '', building: '', number: '', locality: '', county: '' },
  ...{ street: 'Hanley Road', town: 'London', postcode: 'N4 3DU', borough: 'Islington' },
  ...elements,
  ...{ uprn, columns: [], isOdd: false },
});

const house = row('1', { number: '12' });
const sameHouse = row('2', { number: '12' });
const flatA = row('3', { number: '14', flat: 'Flat A' });
const flatB = row('4', { number: '14', flat: 'Flat B' });
const elsewhere = row('5', { number: '12', street: 'Essex Road', postcode: 'N1 2SF' });
const list: List = {
  ...{ name: 'test', header: [], leftOut: [] },
  rows: [house, sameHouse, flatA, flatB, elsewhere],
};
const around = new Around(list);

const said = ({ flat, building, number, street, town, postcode }: Elements) => ({
  ...{ flat, building, number, street, town, postcode },
});

function verdict(truth: Truth, meant: string, level: Answer['level'], uprn: string) {
  const typed: TypedRow = {
    ...{ id: '', organisation: '', address: '', postcode: '', kinds: [] },
    truth,
    meant,
  };
  return judge(list, [typed], [{ level, uprn, confidence: 99 }])[0]!;
}

test('a row that is listed twice is right under either id', () => {
  const truth = around.truthOf(said(house), house)!;
  expect(truth).toMatchObject({ level: 'row', uprns: ['1', '2'] });
  expect(verdict(truth, '1', 'row', '2').verdict).toBe('right');
  expect(verdict(truth, '1', 'row', '5').verdict).toBe('elsewhere');
  expect(verdict(truth, '1', 'row', '3').verdict).toBe('number');
  expect(verdict(truth, '1', 'building', '1').verdict).toBe('less');
  expect(verdict(truth, '1', 'street', '1').verdict).toBe('less');
});

test('a wrong flat in the right building is wrong', () => {
  const truth = around.truthOf(said(flatA), flatA)!;
  expect(verdict(truth, '3', 'row', '3').verdict).toBe('right');
  expect(verdict(truth, '3', 'row', '4').verdict).toBe('flat');
});

test('without its flat, an address means the building, and naming any flat is a guess', () => {
  const { flat: _, ...withoutFlat } = said(flatA);
  const truth = around.truthOf(withoutFlat, flatA)!;
  expect(truth).toMatchObject({ level: 'building', uprns: [] });
  expect(verdict(truth, '3', 'building', '4').verdict).toBe('right');
  expect(verdict(truth, '3', 'row', '3').verdict).toBe('guess');
});

test('an address whose words name another row has no truth', () => {
  expect(around.truthOf({ ...said(flatA), flat: '', number: '12' }, flatA)).toBeUndefined();
});

test('an absent address is wrongly matched by any row, and rightly by its building', () => {
  const absent: Truth = {
    ...{ level: 'none', uprns: [], isAbsent: true },
    building: '|14|Hanley Road|N4|London'.toLowerCase(),
    street: 'Hanley Road|N4|London',
  };
  const named = verdict(absent, '', 'row', '3');
  const building = verdict(absent, '', 'building', '3');
  const street = verdict(absent, '', 'street', '3');
  expect([named, building, street].map((one) => one.verdict)).toEqual(['flat', 'right', 'less']);
  expect(scoreOf([named, building, street])).toMatchObject({
    ...{ typed: 3, findable: 0, absent: 3, absentMatched: 1, answered: 2, right: 1, flats: 1 },
  });
});
