import { describe, expect, test } from 'vitest';
import { draftOf, type Loss } from '../../../evaluation/generated/addresses/dirt/draft.ts';
import type {
  MadeAddress,
  MadePostcode,
} from '../../../evaluation/generated/addresses/file/made-postcodes.ts';
import { isAbsent, partOf } from '../../../evaluation/generated/addresses/file/part.ts';
import { Surroundings } from '../../../evaluation/generated/addresses/file/surroundings.ts';
import { judge } from '../../../evaluation/generated/addresses/truth/judge.ts';
import { resolve } from '../../../evaluation/generated/addresses/truth/resolve.ts';
import { wilson } from '../../../evaluation/report/wilson.ts';
import { type DeliveryPoint, deliveryPoint } from '../../../src/address/delivery-point.ts';

let udprn = 0;

function made(elements: Partial<DeliveryPoint>, absent = false): MadeAddress {
  const point = deliveryPoint({
    thoroughfareName: 'Mill',
    thoroughfareDescriptor: 'Road',
    postTown: 'LARKENBRIDGE',
    postcode: 'CH2 4NE',
    udprn: ++udprn,
    ...elements,
  });
  return { kind: 'delivery-point', point, umprn: 0, absent, welsh: undefined, alias: '' };
}

const twelve = made({ buildingNumber: '12' });
const thirteen = made({ buildingNumber: '13' }, true);
const flats = ['Flat 1', 'Flat 2'].map((subBuildingName) => made({ buildingNumber: '14', subBuildingName }));
const flat3 = made({ buildingNumber: '14', subBuildingName: 'Flat 3' }, true);
const elsewhere = made({ buildingNumber: '12', thoroughfareDescriptor: 'Lane', postcode: 'CH2 5AA' });
const postcodes: MadePostcode[] = [
  { postcode: 'CH2 4NE', addresses: [twelve, thirteen, ...flats, flat3], county: '', streetAlias: '' },
  { postcode: 'CH2 5AA', addresses: [elsewhere], county: '', streetAlias: '' },
];
const around = new Surroundings(postcodes);

function levelOf(address: MadeAddress, ...losses: Loss[]): string | undefined {
  const draft = draftOf(address.point, 'lines');
  for (const loss of losses) draft.losses.add(loss);
  const postcode = postcodes.find((one) => one.addresses.includes(address))!;
  return resolve(draft, { address, postcode, around })?.level;
}

describe('the truth about a draft', () => {
  test('is the delivery point if everything is written', () => {
    expect(levelOf(twelve)).toBe('Exact');
    expect(levelOf(flats[0]!)).toBe('Exact');
  });

  test('is the building if the flat is left out', () => {
    expect(levelOf(flats[0]!, 'flat')).toBe('Building');
  });

  test('is the delivery point without its postcode only if it is unique in the town', () => {
    expect(levelOf(twelve, 'postcode')).toBe('Exact');
    expect(levelOf(twelve, 'postcode', 'descriptor')).toBeUndefined();
    expect(levelOf(twelve, 'descriptor')).toBe('Exact');
  });

  test('is the building of a flat that the file lacks, and the street of a house that it lacks', () => {
    expect(levelOf(flat3)).toBe('Building');
    expect(levelOf(thirteen)).toBe('Street');
  });
});

describe('the verdict on an answer', () => {
  const truth = (address: MadeAddress) =>
    resolve(draftOf(address.point, 'lines'), { address, postcode: postcodes[0]!, around })!;
  const answer = (level: Parameters<typeof judge>[0]['level'], address: MadeAddress) =>
    ({ level, address: { point: address.point, umprn: 0 } }) as const;

  test('is right for the delivery point, less for its building and street, and wrong for others', () => {
    expect(judge(answer('Exact', twelve), truth(twelve))).toBe('right');
    expect(judge(answer('Building', twelve), truth(twelve))).toBe('less');
    expect(judge(answer('Street', flats[0]!), truth(twelve))).toBe('less');
    expect(judge(answer('Exact', flats[0]!), truth(twelve))).toBe('wrong');
    expect(judge(answer('Building', flats[0]!), truth(twelve))).toBe('wrong');
    expect(judge(answer('Street', elsewhere), truth(twelve))).toBe('wrong');
    expect(judge({ level: 'None' }, truth(twelve))).toBe('less');
    expect(judge({ level: 'Foreign' }, truth(twelve))).toBe('wrong');
  });

  test('is wrong if another flat is given for a flat that the file lacks', () => {
    expect(judge(answer('Exact', flats[0]!), truth(flat3))).toBe('more');
    expect(judge(answer('Building', flats[1]!), truth(flat3))).toBe('right');
  });

  test('is wrong if another house is given for a house that the file lacks', () => {
    expect(judge(answer('Exact', twelve), truth(thirteen))).toBe('wrong');
    expect(judge(answer('Building', twelve), truth(thirteen))).toBe('wrong');
    expect(judge(answer('Street', twelve), truth(thirteen))).toBe('right');
  });
});

test('rows are either for training or for evaluation, some are held out, and no part reveals another', () => {
  const count = { training: 0, absent: 0, both: 0 };
  for (let number = 1; number <= 100_000; number++) {
    const isTraining = partOf(number) === 'training';
    if (isTraining) count.training++;
    if (isAbsent(number)) count.absent++;
    if (isTraining && isAbsent(number)) count.both++;
  }
  expect(count.training / 100_000).toBeCloseTo(0.4, 1);
  expect(count.absent / 100_000).toBeCloseTo(0.025, 2);
  expect(count.both / count.absent).toBeCloseTo(0.4, 1);
});

test('Wilson intervals match figures from the literature', () => {
  // Newcombe (1998), table I: 81 of 263 and 0 of 20.
  expect(wilson(81, 263).map((bound) => bound.toFixed(4))).toEqual(['0.2553', '0.3662']);
  expect(wilson(0, 20).map((bound) => bound.toFixed(4))).toEqual(['0.0000', '0.1611']);
});
