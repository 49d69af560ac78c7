import { expect, test } from 'vitest';
import { heardForm } from '../../src/text/heard-form.ts';

test.each([
  ['MANAW', 'MANOR'],
  ['FAWGE', 'FORGE'],
  ['NUK', 'NOOK'],
  ['FYLD', 'FIELD'],
  ['SCHUL', 'SCHOOL'],
  ['FAYRVIEW', 'FAIRVIEW'],
  ['LEE', 'LEIGH'],
  ['CLARE', 'CLAIRE'],
  ['KNOLL', 'NOLE'],
])('%s is heard as %s', (spelled, word) => expect(heardForm(spelled)).toBe(heardForm(word)));

test.each([
  ['BRON', 'BRYN'],
  ['GLEN', 'GLYN'],
  ['BARN', 'BURN'],
  ['HALL', 'HILL'],
  ['DALE', 'DELL'],
])('%s is not heard as %s', (one, other) => expect(heardForm(one)).not.toBe(heardForm(other)));
