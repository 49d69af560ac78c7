import { Value as TypeValue } from 'typebox/value';
import { NO_REFERENCES, type References } from '../../src/cleansing/references.ts';
import type { Step } from '../../src/cleansing/step.ts';
import { Chain } from '../../src/engine/chain.ts';
import { Block } from '../../src/records/block.ts';
import type { Column, Value } from '../../src/records/column.ts';
import { layOut } from '../../src/workflow/planned-step.ts';

export type TestRecord = Record<string, Value>;

/**
 * Runs one step of the catalogue over records through the real chain. A column serves the need that has its
 * name.
 */
export async function runStep(
  step: Step,
  records: TestRecord[],
  options: Record<string, unknown> = {},
  references: References = NO_REFERENCES,
) {
  const used = step.needs.filter((need) => records.some((record) => need.name in record));
  const columns: Column[] = used.map(({ name, type }) => ({ name, type }));
  const planned = {
    id: step.name,
    step: step.name,
    options: TypeValue.Default(step.options, structuredClone(options)) as Record<string, unknown>,
    columns: Object.fromEntries(columns.map(({ name }) => [name, name])),
    rename: {},
  };
  const run = { now: new Date('2026-01-01T00:00:00Z'), references };
  const chain = await Chain.prepare({ columns, layout: layOut(columns, [planned], [step]) }, run);
  const block = Block.of(
    records.length,
    columns.map(({ name }) => records.map((record) => record[name] ?? null)),
  );
  const result = await chain.process(block);
  const cleansed = Array.from({ length: result.block.recordCount }, (_, row) =>
    Object.fromEntries(chain.columns.map(({ name }, at) => [name, result.block.values(at)[row]])),
  ) as TestRecord[];
  return { records: cleansed, rejects: result.rejects, statistics: result.statistics };
}
