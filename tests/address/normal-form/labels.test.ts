import { expect, test } from 'vitest';
import { type Label, LEVEL, NO_LEVEL } from '../../../src/address/normal-form/label.ts';
import { labelsOf } from '../../../src/address/normal-form/labels/read-labels.ts';
import { tokensOf } from '../../../src/address/normal-form/tokens.ts';

/** The members of a label that are not empty. */
function said(label: Label) {
  const { kind, first, last, letter, level, side, isStair, isSpelled } = label;
  return {
    ...(kind !== '' && { kind }),
    ...(first >= 0 && { first }),
    ...(last >= 0 && { last }),
    ...(letter !== '' && { letter }),
    ...(level !== NO_LEVEL && { level }),
    ...(side !== '' && { side }),
    ...(isStair && { isStair }),
    ...(isSpelled && { isSpelled }),
  };
}

const flat = { kind: 'flat' };

test.each([
  ['14 High Street', [{ first: 14 }]],
  ['14a High Street', [{ first: 14, letter: 'A' }]],
  ['14 A High Street', [{ first: 14, letter: 'A' }]],
  ['14-A High Street', [{ first: 14, letter: 'A' }]],
  ['122 W Road', [{ first: 122 }]],
  ['1-3 High Street', [{ first: 1, last: 3 }]],
  ['1 to 3 High Street', [{ first: 1, last: 3 }]],
  ['2/1, 14 High Street', [{ first: 2, last: 1, isStair: true }, { first: 14 }]],
  ['G/F, 14 High Street', [{ ...flat, level: LEVEL.ground }, { first: 14 }]],
  ['1/F, 14 High Street', [{ ...flat, level: 1 }, { first: 14 }]],
  ['1/L, 14 High Street', [{ ...flat, level: 1, side: 'LEFT' }, { first: 14 }]],
  ['12/F High Street', [{ first: 12, letter: 'F' }]],
  ['First Left, 14 High Street', [{ level: 1, side: 'LEFT' }, { first: 14 }]],
  ['First Floor Back', [{ level: 1, side: 'REAR' }]],
  ['Front Flat, 14 High Street', [{ ...flat, side: 'FRONT' }, { first: 14 }]],
  ['Flat, Front', [flat, { side: 'FRONT' }]],
  ['Front Street', []],
  ['Front Ground Floor Flat', [{ ...flat, level: LEVEL.ground, side: 'FRONT' }]],
  ['Ground Floor Front Flat', [{ ...flat, level: LEVEL.ground, side: 'FRONT' }]],
  ['GF Front Flat', [{ ...flat, level: LEVEL.ground, side: 'FRONT' }]],
  ['Flat at the Rear, 14 High Street', [{ ...flat, side: 'REAR' }, { first: 14 }]],
  ['Flat Rear of 14 High Street', [{ ...flat, side: 'REAR' }, { first: 14 }]],
  ['Flat Over, 14 High Street', [{ ...flat, side: 'ABOVE' }, { first: 14 }]],
  ['Above, 14 High Street', [{ ...flat, side: 'ABOVE' }, { first: 14 }]],
  ['Flat (Upper), 14 High Street', [{ ...flat, level: LEVEL.upper }, { first: 14 }]],
  ['Maisonette, Lower', [{ ...flat, level: LEVEL.lower }]],
  ['Flat Garden Lane', [flat]],
  [
    '1st/2nd Floor Flat',
    [
      { ...flat, level: 1 },
      { ...flat, level: 2 },
    ],
  ],
  ['1FF, 14 High Street', [{ ...flat, level: 1 }, { first: 14 }]],
  ['22 - 3 High Street', [{ first: 22, last: 3, isStair: true }]],
  [
    '22-24 - 3 High Street',
    [
      { first: 22, last: 24 },
      { ...flat, first: 3 },
    ],
  ],
  ['FB, 14 High Street', [{ ...flat, letter: 'B' }, { first: 14 }]],
  ['No. A, 14 High Street', [{ letter: 'A' }, { first: 14 }]],
  ['The Rear Flat, 14 High Street', [{ ...flat, side: 'REAR' }, { first: 14 }]],
  ['Flat B/25 High Street', [{ ...flat, letter: 'B' }, { first: 25 }]],
  ['Flat B/1, 14 High Street', [{ ...flat, last: 1, isStair: true }, { first: 14 }]],
  ['Studio Flat 2, 14 High Street', [{ ...flat, first: 2 }, { first: 14 }]],
  ['3F2', [{ ...flat, first: 3, last: 2, isStair: true }]],
  ['Flat 2', [{ ...flat, first: 2 }]],
  ['FLAT2', [{ ...flat, first: 2 }]],
  ['Fl. 2b', [{ ...flat, first: 2, letter: 'B' }]],
  ['Apartment No. 3', [{ ...flat, first: 3 }]],
  ['Flat Two', [{ ...flat, first: 2 }]],
  ['Unit B2', [{ kind: 'unit', letter: 'B2' }]],
  ['Units 3 & 4', [{ kind: 'unit', first: 3, last: 4 }]],
  ['UnitJ', [{ kind: 'unit', letter: 'J' }]],
  ['U5', [{ kind: 'unit', first: 5 }]],
  ['Caretakers Flat', [flat]],
  ['First Floor Flat', [{ ...flat, level: 1 }]],
  ['Flat 2nd Floor', [{ ...flat, level: 2 }]],
  ['Second Floor Flat 2, 14 High Street', [{ ...flat, level: 2, first: 2 }, { first: 14 }]],
  ['1st Floor Flat 14 High Street', [{ ...flat, level: 1 }, { first: 14 }].slice(0, 2)],
  ['GFF', [{ ...flat, level: LEVEL.ground }]],
  ['Lower Ground Floor', [{ level: LEVEL.lowerGround }]],
  ['Basement', [{ level: LEVEL.basement }]],
  ['Garden Flat', [{ ...flat, level: LEVEL.garden }]],
  ['2nd Floor Rear', [{ level: 2, side: 'REAR' }]],
  ['Block B', [{ kind: 'block', letter: 'B' }]],
  ['PO Box 61', [{ kind: 'box', first: 61 }]],
  ['P O Box 61', [{ kind: 'box', first: 61 }]],
  ['One Park Lane', [{ first: 1, isSpelled: true }]],
  ['First Avenue', []],
  ['Garden Lane', []],
  ['Ground Road', []],
  ['Jostle Apartments 34 Bracken Mews', [{ first: 34 }]],
  ['door code 4417', []],
])('%s', (text, labels) => expect(labelsOf(tokensOf(text)).map(said)).toEqual(labels));
