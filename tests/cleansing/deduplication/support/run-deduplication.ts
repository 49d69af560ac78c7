import { Value as TypeValue } from 'typebox/value';
import type {
  AllFindings,
  Answers,
  BlockAnswers,
  EmitBlock,
  Findings,
  Notes,
  Pairs,
  Partition,
  RecordNumbers,
  Sample,
} from '../../../../src/cleansing/dataset-step.ts';
import { deduplication } from '../../../../src/cleansing/deduplication/deduplication.ts';
import type { DeduplicationOptions } from '../../../../src/cleansing/deduplication/options.ts';
import { factsOf, type SurveyedFact } from '../../../../src/cleansing/deduplication/surveyed-fact.ts';
import type { References } from '../../../../src/cleansing/references.ts';
import type { StepBlock } from '../../../../src/cleansing/step.ts';
import type { Value } from '../../../../src/records/column.ts';
import { keyHash } from '../../../../src/text/key-hash.ts';

export type TestRecord = Readonly<Record<string, Value>>;

/** What a run made: appended columns by record (null for one left out), golden records and statistics. */
export interface Run {
  readonly records: (TestRecord | null)[];
  readonly golden: TestRecord[];
  readonly statistics: Record<string, number>;
}

interface Entry {
  readonly key: number;
  readonly record: number;
  readonly data: Uint8Array;
}

/**
 * Runs the step over records that fit into memory, through the interface that the engine uses: emit,
 * partitions sorted by key and record, combine, apply. The columns are named as the needs.
 */
export async function runDeduplication(
  records: readonly TestRecord[],
  options: Partial<DeduplicationOptions> = {},
  reference: readonly TestRecord[] = [],
  partitions = 3,
): Promise<Run> {
  const statistics: Record<string, number> = {};
  const count = (name: string, by = 1) => {
    if (!(name in deduplication.statistics)) throw new Error(`${name} is no statistic of the step.`);
    statistics[name] = (statistics[name] ?? 0) + by;
  };
  const settled = TypeValue.Default(deduplication.options, { ...options }) as DeduplicationOptions;
  const mapped = new Set(records.flatMap((record) => Object.keys(record)));
  const run = await deduplication.prepare({
    options: settled,
    mapped,
    now: new Date('2026-01-01T00:00:00Z'),
    references: {} as References,
    hasReference: reference.length > 0,
  });
  const all = [...records, ...reference];
  const numbers: RecordNumbers = { main: records.length, total: all.length };
  const { entries, notes, facts } = await emitAll(run, records, reference, count);
  const counted = await run.survey!.count(numbers, listed(facts.length > 0 ? [factsOf(facts)] : []));
  const sample: Sample = {
    records: numbers,
    part: 0,
    parts: 1,
    entries: async () => ({ partition: partitionOf(entries, numbers), share: 1 }),
  };
  const sampled = await run.survey!.sample(sample, counted);
  const surveyed = await run.survey!.learn(numbers, counted, listed([sampled]));
  const pairs: [number, number, number][] = [];
  const findings: Findings = {
    pair: (...pair) => void pairs.push(pair),
    answer: () => {
      throw new Error('A step with combine answers nothing from partitions.');
    },
    count,
  };
  for (let at = 0; at < partitions; at++) {
    const own = entries.filter(({ key }) => key % partitions === at);
    await run.resolve(partitionOf(own, numbers), findings, surveyed);
  }
  const answered = new Map<number, Uint8Array>();
  let last = -1;
  const answers: Answers = {
    answer(record, data) {
      if (record <= last || record >= numbers.main) throw new Error(`Record ${record} is out of order.`);
      last = record;
      answered.set(record, new Uint8Array(data));
      return undefined;
    },
    count,
  };
  await run.combine!(findingsOf(numbers, pairs, notes), answers, surveyed);
  return { ...(await applyAll(run, records, numbers, answered, settled, count)), statistics };
}

async function* listed<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

type DeduplicationRun = Awaited<ReturnType<typeof deduplication.prepare>>;

async function emitAll(
  run: DeduplicationRun,
  records: readonly TestRecord[],
  reference: readonly TestRecord[],
  count: (name: string, by?: number) => void,
) {
  const entries: Entry[] = [];
  const notes: { record: number; data: Uint8Array }[] = [];
  const facts: SurveyedFact[] = [];
  for (const [block, first] of [
    [records, 0],
    [reference, records.length],
  ] as const) {
    const emitBlock: EmitBlock = {
      recordCount: block.length,
      isReference: first > 0,
      isLive: () => true,
      input: (need) => block.map((record) => record[need] ?? null),
      count,
      recordNumber: (row) => first + row,
      emit: (row, key, data) =>
        void entries.push({ key: keyHash(key), record: first + row, data: new Uint8Array(data) }),
      note: (row, data) => void notes.push({ record: first + row, data: new Uint8Array(data) }),
      fact: (texts, numbers) => void facts.push({ texts, numbers }),
    };
    const emit = await run.emit(emitBlock);
    for (let row = 0; row < block.length; row++) emit(row);
  }
  return { entries, notes, facts };
}

function partitionOf(entries: readonly Entry[], records: RecordNumbers): Partition {
  const sorted = [...entries].sort((a, b) => a.key - b.key || a.record - b.record);
  const starts: number[] = [];
  let length = 0;
  for (const { data } of sorted) {
    starts.push(length);
    length += data.length;
  }
  const bytes = new Uint8Array(length);
  for (const [at, { data }] of sorted.entries()) bytes.set(data, starts[at]!);
  return {
    records,
    count: sorted.length,
    key: Float64Array.from(sorted, ({ key }) => key),
    record: Uint32Array.from(sorted, ({ record }) => record),
    start: Uint32Array.from(starts),
    end: Uint32Array.from(sorted, ({ data }, at) => starts[at]! + data.length),
    bytes,
    isPart: false,
  };
}

function findingsOf(
  records: RecordNumbers,
  found: readonly (readonly [number, number, number])[],
  noted: readonly { record: number; data: Uint8Array }[],
): AllFindings {
  return {
    records,
    async *pairs(): AsyncGenerator<Pairs> {
      yield {
        count: found.length,
        first: Uint32Array.from(found, ([first]) => first),
        second: Uint32Array.from(found, ([, second]) => second),
        evidence: Uint32Array.from(found, ([, , evidence]) => evidence),
      };
    },
    async *notes(): AsyncGenerator<Notes> {
      const bytes = Buffer.concat(noted.map(({ data }) => data));
      const start = new Uint32Array(noted.length + 1);
      for (const [at, { data }] of noted.entries()) start[at + 1] = start[at]! + data.length;
      yield { count: noted.length, record: Uint32Array.from(noted, ({ record }) => record), start, bytes };
    },
  };
}

async function applyAll(
  run: DeduplicationRun,
  records: readonly TestRecord[],
  numbers: RecordNumbers,
  answered: ReadonlyMap<number, Uint8Array>,
  options: DeduplicationOptions,
  count: (name: string, by?: number) => void,
): Promise<Pick<Run, 'records' | 'golden'>> {
  const names = deduplication.appends(options).map(({ name }) => name);
  const outputs = new Map(names.map((name) => [name, records.map((): Value => null)]));
  const dropped = new Set<number>();
  const golden: TestRecord[] = [];
  const columns = deduplication.gives!(options).map(({ name }) => name);
  const block: StepBlock = {
    recordCount: records.length,
    isLive: () => true,
    input: (need) => records.map((record) => record[need] ?? null),
    output: (column) => outputs.get(column)!,
    change: () => {
      throw new Error('The step changes no column of the client.');
    },
    drop: (row) => void dropped.add(row),
    give: (values) =>
      void golden.push(Object.fromEntries(columns.map((column, at) => [column, values[at] ?? null]))),
    count,
  };
  const blockAnswers: BlockAnswers = {
    records: numbers,
    recordNumber: (row) => row,
    of: (row) => answered.get(row),
    all: (row) => [answered.get(row)].filter((data) => data !== undefined),
  };
  const apply = await run.apply(block, blockAnswers);
  for (let row = 0; row < records.length; row++) apply(row);
  return {
    records: records.map((_, row) =>
      dropped.has(row)
        ? null
        : Object.fromEntries(names.map((name) => [name, outputs.get(name)![row] ?? null])),
    ),
    golden,
  };
}
