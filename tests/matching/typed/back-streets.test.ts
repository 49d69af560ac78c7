import { expect, test } from 'vitest';
import { backStreetReadings } from '../../../src/matching/typed/back-streets.ts';

const readings = (line: string) => backStreetReadings({ lines: [line] }).map(({ lines }) => lines[0]);

test.each([
  ['Back 7 Elm Street, Rakedale', ['7 Back Elm Street, Rakedale']],
  ['7 Back Elm Street, Rakedale', ['Back 7 Elm Street, Rakedale']],
  ['Ann Ash, bk. 7a Elm Street', ['Ann Ash, 7a Back Elm Street', 'Ann Ash, Back 7a Elm Street']],
  ['7 Bk Elm Street', ['7 Back Elm Street', 'Back 7 Elm Street']],
  ['7 Elm Street Back, Rakedale', ['7 Back Elm Street, Rakedale', 'Back 7 Elm Street, Rakedale']],
  ['7 Elm Street (back)', ['7 Back Elm Street', 'Back 7 Elm Street']],
])('%s may be another house of a back street', (line, others) => expect(readings(line)).toEqual(others));

test.each([
  '7 Elm Street',
  'Back Lane, Rakedale',
  '7 Backfold Street',
  'Back of 7 Elm Street',
  '7 Back of Elm',
])('%s is read in one way', (line) => expect(readings(line)).toEqual([]));
