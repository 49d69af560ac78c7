import { stringify } from 'yaml';
import type { Catalogue } from '../cleansing/catalogue.ts';
import { type CatalogueStep, isDatasetStep } from '../cleansing/dataset-step.ts';
import { code, page, table } from './markdown.ts';
import { appendedByValue, appendedColumns, permitted, plainSchema, withDefaults } from './option.ts';

/** The catalogue as a documentation page (docs/operators/steps.md). */
export function describeCatalogue(catalogue: Catalogue): string {
  return page(
    '# Steps',
    'The steps that a workflow may use. This page is made from the catalogue by `node scripts/write-docs.ts`.',
    'A step reads the columns mapped to its needs and appends its own columns at the end of the record. If the name of an appended ' +
      'column is taken, `_2` is added to it; `rename` chooses another name. In a job, statistics are called `id.name`.',
    table(
      ['Step', 'Purpose'],
      catalogue.map(({ name, description }) => [`[${name}](#${name})`, description]),
    ),
    ...catalogue.map((step) => describeStep(step, '##').trimEnd()),
  );
}

/** A step: its needs, options, columns and statistics, and an entry to start from. */
export function describeStep(step: CatalogueStep, heading = '#'): string {
  return page(
    `${heading} ${step.name}`,
    step.description,
    ...section(
      `${heading}# Needs`,
      ['Need', 'Type', 'Required', 'Description'],
      step.needs.map(({ name, type, required, description }) => [
        name,
        type,
        required ? 'yes' : 'no',
        description,
      ]),
    ),
    step.needsOneOf && `At least one of ${step.needsOneOf.join(', ')} must be mapped.`,
    step.needsAlsoOneOf && `At least one of ${step.needsAlsoOneOf.join(', ')} must be mapped, too.`,
    isDatasetStep(step) ? DATASET_STEP[step.reference] : undefined,
    ...section(`${heading}# Options`, ['Option', 'Permitted', 'Default', 'Description'], optionRows(step)),
    ...section(`${heading}# Appended columns`, ['Column', 'Type', 'When', 'Description'], columnRows(step)),
    ...givesSection(step, heading),
    ...section(`${heading}# Statistics`, ['Statistic', 'What it counts'], Object.entries(step.statistics)),
    `${heading}# Entry with every default`,
    code('yaml', stringify([entryOf(step)], { collectionStyle: 'any', lineWidth: 100 })),
  );
}

/** Notes on steps that compare records, by whether they take a reference. */
const COMPARES =
  'It compares records with one another, so it sees all of them before the steps after it begin.';
const DATASET_STEP = {
  none: COMPARES,
  optional: `${COMPARES} With \`reference: INPUT\` it also compares them with the records of another input.`,
  required: `${COMPARES} \`reference: INPUT\` names the input to compare them with.`,
} as const;

function givesSection(step: CatalogueStep, heading: string): string[] {
  if (step.gives === undefined) return [];
  return [
    `${heading}# Second output`,
    'An output of the workflow gets it by naming the id of the step: `outputs: { NAME: { step: ID } }`.',
    table(
      ['Column', 'Type', 'Description'],
      step.gives(withDefaults(step, {})).map(({ name, type, description }) => [name, type, description]),
    ),
  ];
}

function section(title: string, head: string[], rows: string[][]): string[] {
  return [title, rows.length === 0 ? 'None.' : table(head, rows)];
}

function optionRows(step: CatalogueStep): string[][] {
  return Object.entries(step.options.properties).map(([name, schema]) => {
    const plain = plainSchema(schema);
    const preset = 'default' in plain ? `\`${JSON.stringify(plain['default'])}\`` : '';
    return [name, permitted(plain), preset, String(plain['description'] ?? '')];
  });
}

/**
 * All columns that the step appends under any value of a single option, with the values on which each column
 * depends.
 */
function columnRows(step: CatalogueStep): string[][] {
  const usual = appendedColumns(step, {});
  const columns = new Map(usual.map((column) => [column.name, column]));
  const conditions = new Map<string, string[]>();
  const addCondition = (column: string, condition: string) => {
    conditions.set(column, [...(conditions.get(column) ?? []), condition]);
  };
  for (const option of Object.keys(step.options.properties)) {
    for (const { value, columns: under } of appendedByValue(step, option)) {
      const setting = `\`${option}: ${JSON.stringify(value)}\``;
      for (const column of under) {
        if (!usual.some(({ name }) => name === column.name)) addCondition(column.name, `with ${setting}`);
        columns.set(column.name, columns.get(column.name) ?? column);
      }
      for (const { name } of usual) {
        if (!under.some((column) => column.name === name)) addCondition(name, `not with ${setting}`);
      }
    }
  }
  return [...columns.values()].map(({ name, type, description }) => [
    name,
    type,
    conditions.get(name)?.join(', ') ?? 'always',
    description,
  ]);
}

function entryOf(step: CatalogueStep): object {
  const columns = Object.fromEntries(step.needs.map(({ name }) => [name, name]));
  return { step: step.name, columns, options: withDefaults(step, {}) };
}
