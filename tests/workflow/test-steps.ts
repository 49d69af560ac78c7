import Type from 'typebox';
import { CATALOGUE, type Catalogue } from '../../src/cleansing/catalogue.ts';
import { defineDatasetStep } from '../../src/cleansing/dataset-step.ts';
import { defineStep } from '../../src/cleansing/step.ts';

/**
 * A step with everything that a step may have: needs of two types, options of every form, columns that depend
 * on one.
 */
const splitName = defineStep({
  name: 'split-name',
  description: 'Splits a name in two.',
  needs: [
    { name: 'name', type: 'text', required: true, description: 'The whole name.' },
    { name: 'age', type: 'integer', required: false, description: 'The age in years.' },
  ],
  options: Type.Object(
    {
      case: Type.Union([Type.Literal('upper'), Type.Literal('mixed')], {
        default: 'mixed',
        description: 'Capitals.',
      }),
      greeting: Type.String({ maxLength: 10, default: 'Dear', description: 'The greeting.' }),
      oldest: Type.Integer({ minimum: 1, maximum: 150, default: 120, description: 'The greatest age.' }),
      weight: Type.Number({ default: 0.5, description: 'A weight.' }),
      words: Type.Array(Type.String(), { default: [], description: 'Words to leave out.' }),
      gender: Type.Boolean({ default: false, description: 'Whether to append the gender.' }),
    },
    { additionalProperties: false },
  ),
  statistics: { split: 'Names that were split' },
  appends: ({ gender }) => [
    { name: 'title', type: 'text', description: 'Such as Mrs.' },
    { name: 'surname', type: 'text', description: 'The family name.' },
    ...(gender ? [{ name: 'gender', type: 'text', description: 'f or m.' } as const] : []),
  ],
  prepare: () => ({ open: () => () => undefined }),
});

/** A step that adds a number. */
const score = defineStep({
  name: 'score',
  description: 'Scores a text.',
  needs: [{ name: 'subject', type: 'text', required: true, description: 'What to score.' }],
  options: Type.Object({}, { additionalProperties: false }),
  statistics: {},
  appends: () => [{ name: 'score', type: 'integer', description: 'From 0 to 9.' }],
  prepare: () => ({ open: () => () => undefined }),
});

/** A step that needs one of two columns, and whose only option decides which columns it appends. */
const reach = defineStep({
  name: 'reach',
  description: 'Says how to reach somebody.',
  needs: [
    { name: 'email', type: 'text', required: false, description: 'An email address.' },
    { name: 'phone', type: 'text', required: false, description: 'A telephone number.' },
  ],
  needsOneOf: ['email', 'phone'],
  options: Type.Object(
    {
      note: Type.Unsafe<'none' | 'short' | 'long'>({
        type: 'string',
        enum: ['none', 'short', 'long'],
        default: 'none',
        description: 'The note to append.',
      }),
    },
    { additionalProperties: false },
  ),
  statistics: {},
  appends: ({ note }) => (note === 'none' ? [] : [{ name: 'note', type: 'text', description: 'A note.' }]),
  prepare: () => ({ open: () => () => undefined }),
});

/**
 * A step that compares records with one another and, with a reference, with those of another input. It gives
 * pairs.
 */
const sameAs = defineDatasetStep({
  kind: 'dataset',
  name: 'same-as',
  description: 'Finds records that are the same.',
  reference: 'optional',
  needs: [
    { name: 'name', type: 'text', required: true, description: 'The name.' },
    { name: 'age', type: 'integer', required: false, description: 'The age in years.' },
  ],
  options: Type.Object(
    { pairs: Type.Boolean({ default: true, description: 'Whether to give pairs.' }) },
    { additionalProperties: false },
  ),
  statistics: {},
  appends: () => [{ name: 'same', type: 'integer', description: 'The number of the first.' }],
  gives: ({ pairs }) => (pairs ? [{ name: 'pair', type: 'text', description: 'Two records.' }] : []),
  prepare: () => ({
    emit: () => () => undefined,
    resolve: () => undefined,
    apply: () => () => undefined,
  }),
});

/** A step that is there only to compare with another input. */
const newTo = defineDatasetStep({ ...sameAs, name: 'new-to', reference: 'required', appends: () => [] });

/** The real catalogue would serve most tests, but its content changes. */
export const TEST_CATALOGUE: Catalogue = [
  splitName,
  score,
  reach,
  sameAs,
  newTo,
  ...CATALOGUE.filter(({ name }) => name === 'tidy'),
];
