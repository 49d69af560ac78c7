import { expect, test } from 'vitest';
import { withBackMoved } from '../../../src/matching/typed/back-streets.ts';

test.each([
  ['Back 7 Elm Street, Rakedale', '7 Back Elm Street, Rakedale'],
  ['Ann Ash, back 7a Elm Street', 'Ann Ash, 7a Back Elm Street'],
  ['44 Back Elm Street', 'Back 44 Elm Street'],
])('%s may be %s', (line, moved) => expect(withBackMoved({ lines: [line] })?.lines).toEqual([moved]));

test.each(['7 Elm Street', 'Back Lane, Rakedale', '7 Backfold Street', 'Back of 7 Elm Street'])(
  '%s is read in one way',
  (line) => expect(withBackMoved({ lines: [line] })).toBeUndefined(),
);
