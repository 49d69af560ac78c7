import { describe, expect, test } from 'vitest';
import { tokensOf } from '../../../src/address/normal-form/tokens.ts';
import { isPlainLine } from '../../../src/matching/typed/plain-line.ts';
import { SHORT_FORMS } from '../../../src/matching/typed/short-forms.ts';
import { tidied } from '../../../src/matching/typed/tidied.ts';

/** Lines with short forms, and what they mean. */
const EXAMPLES: readonly (readonly [string, string])[] = [
  ['M/H 3, Elm Park', 'Mobile Home 3, Elm Park'],
  ['MOB HM, Elm Park', 'Mobile Home, Elm Park'],
  ['Living over, 12 High Street', 'Flat over, 12 High Street'],
  ['Top flat above shop, 12 High Street', 'Flat above shop, 12 High Street'],
  ['F/O, 12 High Street', 'Flat Over, 12 High Street'],
  ['Flat o/shop, 12 High Street', 'Flat Over, 12 High Street'],
  ['F1at 2, Elm Court', 'Flat 2, Elm Court'],
  ['Loch Gruin F/Farm, Elm Road', 'Loch Gruin Fish Farm, Elm Road'],
  ['Elm C/Pk, Kilbride', 'Elm Caravan Park, Kilbride'],
  ['Rona L/house, Kilbride', 'Rona Lighthouse, Kilbride'],
  ['P264, Elm Rise', 'Plot 264, Elm Rise'],
  ['Left hand First floor, 12 High Street', 'First Floor Left, 12 High Street'],
  ['Holiday Apt 9, Elm Court', 'Apt 9, Elm Court'],
  ['Bst/G/F, 12 High Street', 'Basement and Ground Floor, 12 High Street'],
  ['1st/2nd flr, 12 High Street', 'First and Second Floor, 12 High Street'],
  ['2nd + 3rd floor, 12 High Street', 'Second and Third Floor, 12 High Street'],
  ['Bst flat, 12 High Street', 'Basement flat, 12 High Street'],
  ['Fst Flr Flt, 12 High Street', 'First Flr Flt, 12 High Street'],
  ['Snd Flr Flt, 12 High Street', 'Second Flr Flt, 12 High Street'],
  ['Thrd Flr Flt, 12 High Street', 'Third Flr Flt, 12 High Street'],
  ['Above shop, 12 High Street', 'Flat Above, 12 High Street'],
  ['Block 1/14, Elm Court', 'Block 1 Room 14, Elm Court'],
  ['1st Flr Lt, 12 High Street', '1st Flr Left, 12 High Street'],
  ['1st Flr Rt, 12 High Street', '1st Flr Right, 12 High Street'],
  ['Rona Lt. Ho.', 'Rona Lighthouse'],
  ['Plt 309, Elm Rise', 'Plot 309, Elm Rise'],
  ['G/Floor, 12 High Street', 'Ground Floor, 12 High Street'],
  ['1/F, 12 High Street', 'First Floor, 12 High Street'],
  ['2/F, 12 High Street', 'Second Floor, 12 High Street'],
  ['3/F, 12 High Street', 'Third Floor, 12 High Street'],
  ['Below street level basement flat, 12 High Street', 'basement flat, 12 High Street'],
  ['FFF front, 12 High Street', 'First Floor front Flat, 12 High Street'],
  ['GFF rear, 12 High Street', 'Ground Floor rear Flat, 12 High Street'],
  ['SFF left, 12 High Street', 'Second Floor left Flat, 12 High Street'],
  ['Dwelling 5, Elm Court', 'Flat 5, Elm Court'],
  ['Elm T/Est, Leeds', 'Elm Trading Estate, Leeds'],
  ['Elm Ind/Est, Leeds', 'Elm Industrial Estate, Leeds'],
  ['Elm B.C., Leeds', 'Elm Business Centre, Leeds'],
  ['Elm B/P, Leeds', 'Elm Business Park, Leeds'],
  ['#2, 70 Elm Drive', 'Flat 2, 70 Elm Drive'],
  ['#70 Elm Drive', '70 Elm Drive'],
  ['F1/2, 12 High Street', 'Flat 1/2, 12 High Street'],
  ['3 F 2, 12 High Street', '3F2, 12 High Street'],
  ['No.12 High Street', 'No 12 High Street'],
  ['Bell C, 12 Elm Drive', 'Flat C, 12 Elm Drive'],
  ['Leeds, ring bell C, 12 Elm Drive', 'Leeds, Flat C, 12 Elm Drive'],
  ['door 37 Elm Drive', '37 Elm Drive'],
  ['Cottage No 2, Elm Farm', 'Cottage 2, Elm Farm'],
  ['21.0 Elm Drive', '21 Elm Drive'],
];

describe('a short form', () => {
  test.each(EXAMPLES)('%s', (written, meant) => {
    expect(tidied(written)).toBe(meant);
    expect(isPlainLine(written, tokensOf(written), 0)).toBe(false);
  });

  test.each(SHORT_FORMS.map(([written]) => written))('has an example: %s', (written) => {
    const expression = new RegExp(written.source, written.flags.replace('g', ''));
    expect(EXAMPLES.filter(([line]) => expression.test(line))).not.toEqual([]);
  });
});
