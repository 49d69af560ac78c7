import { describe, expect, test } from 'vitest';
import { DIRT } from '../../../evaluation/generated/addresses/dirt/catalogue.ts';
import { draftOf } from '../../../evaluation/generated/addresses/dirt/draft.ts';
import { writeDown } from '../../../evaluation/generated/addresses/dirt/write-down.ts';
import type { MadePostcode } from '../../../evaluation/generated/addresses/file/made-postcodes.ts';
import { madePostcodes } from '../../../evaluation/generated/addresses/file/made-postcodes.ts';
import { Surroundings } from '../../../evaluation/generated/addresses/file/surroundings.ts';
import { deliveryPoint } from '../../../src/address/delivery-point.ts';
import { Random } from '../../../src/address-file/sample/random.ts';

const postcodes: readonly MadePostcode[] = [...madePostcodes({ addresses: 6000, seed: 5 })];
const around = new Surroundings(postcodes);
const subjects = postcodes.flatMap((postcode) =>
  postcode.addresses
    .filter(({ kind }) => kind !== 'not-yet-built')
    .map((address) => ({ address, postcode, around })),
);

const kind = (name: string) => {
  const found = DIRT.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};

/** All texts that a kind of dirt writes for an address, over many seeds. */
function written(point: Parameters<typeof deliveryPoint>[0], name: string): Set<string> {
  const address = {
    kind: 'delivery-point',
    point: deliveryPoint({ postTown: 'LARKENBRIDGE', postcode: 'CH2 4NE', ...point }),
    umprn: 0,
    absent: false,
    welsh: undefined,
    alias: '',
  } as const;
  const postcode = { postcode: 'CH2 4NE', addresses: [address], county: '', streetAlias: '' };
  const texts = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const draft = draftOf(address.point, 'lines only');
    if (kind(name).write(draft, new Random(seed), { address, postcode, around })) {
      texts.add(writeDown(draft).lines.join(', '));
    }
  }
  return texts;
}

const millRoad = { thoroughfareName: 'Mill', thoroughfareDescriptor: 'Road' };

describe('undamaged addresses', () => {
  test('have number, street, town and postcode', () => {
    const point = deliveryPoint({
      ...millRoad,
      buildingNumber: '14',
      postTown: 'LARKENBRIDGE',
      postcode: 'CH2 4NE',
    });
    expect(writeDown(draftOf(point, 'lines only')).lines).toEqual([
      '14 Mill Road',
      'Larkenbridge',
      'CH2 4NE',
    ]);
    expect(writeDown(draftOf(point, 'one line'))).toEqual({ lines: ['14 Mill Road, Larkenbridge, CH2 4NE'] });
    expect(writeDown(draftOf(point, 'fields'))).toEqual({
      lines: ['14 Mill Road'],
      town: 'Larkenbridge',
      postcode: 'CH2 4NE',
    });
  });
});

describe('each kind of damage', () => {
  test.each(DIRT.map(({ name }) => name))(
    '%s changes the text if it reports a change, and only then',
    (name) => {
      let changed = 0;
      for (const [at, subject] of subjects.entries()) {
        const draft = draftOf(subject.address.point, 'lines');
        const before = JSON.stringify(writeDown(draft));
        const says = kind(name).write(draft, new Random(at), subject);
        const after = JSON.stringify(writeDown(draft));
        if (!says) expect(after, name).toBe(before);
        else changed += after === before ? 0 : 1;
      }
      expect(changed).toBeGreaterThan(0);
    },
  );
});

describe('damage to flats', () => {
  test('uses the notations that people use', () => {
    const flat = { ...millRoad, subBuildingName: 'Flat 2', buildingNumber: '14' };
    const texts = written(flat, 'flat in another notation');
    expect(texts).toContain('Apt 2, 14 Mill Road, Larkenbridge, CH2 4NE');
    expect(texts).toContain('14 Mill Road Flat 2, Larkenbridge, CH2 4NE');
    expect(texts).toContain('Flat 2 14 Mill Road, Larkenbridge, CH2 4NE');
    const floor = { ...millRoad, subBuildingName: 'Ground Floor Flat', buildingNumber: '14' };
    expect(written(floor, 'flat in another notation')).toContain('GFF, 14 Mill Road, Larkenbridge, CH2 4NE');
    const stair = { ...millRoad, subBuildingName: '3F2', buildingNumber: '14' };
    expect(written(stair, 'flat in another notation')).toContain('14 Mill Road 3F2, Larkenbridge, CH2 4NE');
    const letter = { ...millRoad, subBuildingName: 'Flat A', buildingNumber: '14' };
    expect(written(letter, 'flat in another notation')).toContain('14a Mill Road, Larkenbridge, CH2 4NE');
  });

  test('never turns a flat into another flat', () => {
    for (const [number, flat] of [
      ['14', 'Flat 2'],
      ['3', 'Apartment 12'],
      ['8', 'Unit 5'],
      ['6', '2/1'],
    ] as const) {
      const texts = written(
        { ...millRoad, subBuildingName: flat, buildingNumber: number },
        'flat in another notation',
      );
      const mark = flat.replace(/^\D+/, '');
      for (const text of texts) {
        const numbers = text.replace(/, Larkenbridge.*/, '').match(/\d+\/\d+|\d+/g);
        expect(numbers?.sort(), text).toEqual([number, mark].sort());
      }
    }
  });
});

test('typing, hearing and reading errors keep the number of the house', () => {
  for (const name of ['typing error', 'two typing errors', 'misheard', 'misread (OCR)']) {
    for (const text of written({ ...millRoad, buildingNumber: '14', dependentLocality: 'Hobbleham' }, name)) {
      expect(text, name).toMatch(/^14 /);
      expect(text, name).toContain('CH2 4NE');
    }
  }
});

test('the damage depends only on the seed', () => {
  const write = (seed: number) =>
    subjects.slice(0, 300).map((subject) => {
      const draft = draftOf(subject.address.point, 'one line');
      const random = new Random(seed);
      for (const one of DIRT.slice(0, 12)) one.write(draft, random, subject);
      return writeDown(draft);
    });
  expect(write(1)).toEqual(write(1));
  expect(write(1)).not.toEqual(write(2));
});
