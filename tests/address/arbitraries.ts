import fc from 'fast-check';
import { type DeliveryPoint, deliveryPoint } from '../../src/address/delivery-point.ts';
import type { LineOptions } from '../../src/address/layout/line-options.ts';
import { FORMATTERS } from '../../src/address/layout/line-options.ts';
import { randomNumbers } from '../../src/random-numbers.ts';
import { generatedPoint } from './paf-records.ts';

const of = (characters: string) => fc.constantFrom(...characters);
const first = of('ABCDEFGHIJKLMNOPRSTUWYZ');
const second = of('ABCDEFGHKLMNOPQRSTUVWXY');
const digit = of('0123456789');
const positive = of('123456789');
const inward = fc
  .tuple(digit, of('ABDEFGHJLNPQRSTUWXYZ'), of('ABDEFGHJLNPQRSTUWXYZ'))
  .map((of) => of.join(''));
const outward = fc
  .oneof(
    fc.tuple(first, digit),
    fc.tuple(first, positive, digit),
    fc.tuple(first, second, digit),
    fc.tuple(first, second, positive, digit),
    fc.tuple(first, digit, of('ABCDEFGHJKPSTUW')),
    fc.tuple(first, second, digit, of('ABEHMNPRVWXY')),
  )
  .map((characters) => characters.join(''));

/** Any well-shaped postcode, printed with one space. */
export const validPostcode = fc.tuple(outward, inward).map((codes) => codes.join(' '));

/** A delivery point as the generator makes them. */
export const point: fc.Arbitrary<DeliveryPoint> = fc
  .integer()
  .map((seed) => generatedPoint(randomNumbers(seed)));

const junk = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.lorem({ maxCount: 8 }),
  fc.constant(''),
);

/** A delivery point that no file would hold: any text in any element. */
export const junkPoint: fc.Arbitrary<DeliveryPoint> = fc
  .record({
    organisation: junk,
    department: junk,
    poBox: junk,
    subBuildingName: junk,
    buildingName: junk,
    buildingNumber: junk,
    dependentThoroughfareName: junk,
    dependentThoroughfareDescriptor: junk,
    thoroughfareName: junk,
    thoroughfareDescriptor: junk,
    doubleDependentLocality: junk,
    dependentLocality: junk,
    postTown: junk,
    postcode: junk,
    concatenated: fc.constantFrom(undefined, true, false),
  })
  .map(deliveryPoint);

export const lineOptions: fc.Arbitrary<LineOptions> = fc.record({
  formatter: fc.constantFrom(...FORMATTERS),
  maxLines: fc.integer({ min: 1, max: 20 }),
  maxLineLength: fc.integer({ min: 10, max: 60 }),
  fixTownCounty: fc.boolean(),
  fixBuilding: fc.boolean(),
  fixPostcode: fc.boolean(),
  normalizeCase: fc.boolean(),
  normalizeTownCase: fc.boolean(),
  excludeCounty: fc.boolean(),
  useAnyAvailableCounty: fc.boolean(),
  unwantedPunctuation: fc.constantFrom('', ',', '.,-', "'&/()"),
});
