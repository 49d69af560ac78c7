import { FixedRecord } from '../fixed/fixed-record.ts';
import type { Field } from '../fixed/record-layout.ts';
import { MULTIPLE_RESIDENCE as LAYOUT } from './layouts.ts';

/** Which of the two sets of premise elements in a record of Multiple Residence belongs to the residence. */
export type ResidenceOrder = 'residence second' | 'residence first';

const FIRST = [LAYOUT.firstBuildingNumber, LAYOUT.firstBuildingName, LAYOUT.firstSubBuildingName];
const SECOND = [LAYOUT.secondBuildingNumber, LAYOUT.secondBuildingName, LAYOUT.secondSubBuildingName];

/**
 * Finds the order from the first records of a file. Residences of one delivery point share its elements and
 * differ in their own, so the set that varies more is the residence's. If that is undecided, the order of the
 * CSV product is assumed: the delivery point first.
 */
export function residenceOrder(lines: readonly string[]): ResidenceOrder {
  const record = new FixedRecord();
  let firstVaries = 0;
  let secondVaries = 0;
  let last = { udprn: '', first: '', second: '' };
  for (const line of lines) {
    if (line.length !== LAYOUT.length) continue;
    record.moveToText(line);
    const next = {
      udprn: record.text(LAYOUT.udprn),
      first: textOf(record, FIRST),
      second: textOf(record, SECOND),
    };
    if (next.udprn === last.udprn) {
      if (next.first !== last.first) firstVaries++;
      if (next.second !== last.second) secondVaries++;
    }
    last = next;
  }
  return firstVaries > secondVaries ? 'residence first' : 'residence second';
}

function textOf(record: FixedRecord, fields: readonly Field[]): string {
  return fields.map((field) => record.text(field)).join('\n');
}
