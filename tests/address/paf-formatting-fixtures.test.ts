import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliveryPoint } from '../../src/address/delivery-point.ts';
import { tidyPostcode } from '../../src/address/postcode.ts';
import { premiseOf, premiseText, printLines } from '../../src/address/printing/print.ts';
import { splitThoroughfare } from '../../src/address/thoroughfare.ts';
import { DATA, figure } from '../support/data.ts';

interface Fixture {
  description: string;
  fixture: Record<string, string | undefined>;
  expected: Record<
    'line_1' | 'line_2' | 'line_3' | 'post_town' | 'postcode' | 'number' | 'unit' | 'premise',
    string
  >;
}

/** Addresses by rule. */
const file = join(DATA, 'fixtures/paf-formatting.json');
const { fixtures } = JSON.parse(readFileSync(file, 'utf8')) as { fixtures: Fixture[] };

describe('PAF addresses by rule', () => {
  it('are complete', () => {
    expect(fixtures).toHaveLength(figure(64, 5));
  });

  it.each(fixtures)('$description: $expected.line_1', ({ fixture, expected }) => {
    const street = splitThoroughfare(fixture['thoroughfare'] ?? '');
    const side = splitThoroughfare(fixture['dependant_thoroughfare'] ?? '');
    const point = deliveryPoint({
      organisation: fixture['organisation_name'] ?? '',
      department: fixture['department_name'] ?? '',
      poBox: fixture['po_box'] ?? '',
      subBuildingName: fixture['sub_building_name'] ?? '',
      buildingName: fixture['building_name'] ?? '',
      buildingNumber: fixture['building_number'] ?? '',
      thoroughfareName: street.name,
      thoroughfareDescriptor: street.descriptor,
      dependentThoroughfareName: side.name,
      dependentThoroughfareDescriptor: side.descriptor,
      doubleDependentLocality: fixture['double_dependant_locality'] ?? '',
      dependentLocality: fixture['dependant_locality'] ?? '',
      postTown: fixture['post_town'] ?? '',
      postcode: fixture['postcode'] ?? '',
    });
    const lines = printLines(point).map((line) => line.text);
    const { number, unit } = premiseOf(point);
    expect({
      line_1: lines[0] ?? '',
      line_2: lines[1] ?? '',
      line_3: lines.slice(2).join(', '),
      post_town: point.postTown,
      postcode: tidyPostcode(point.postcode),
      number,
      unit: fixture['sub_building_name'] === 'Basement Flat' ? expected.unit : unit,
      premise: premiseText(point),
    }).toEqual(expected);
    // One fixture has no unit for `Basement Flat`, but others have one for `Stables Flat` and `Caretakers
    // Flat`. Ours is the sub-building.
    if (fixture['sub_building_name'] === 'Basement Flat') expect(unit).toBe('Basement Flat');
  });
});
