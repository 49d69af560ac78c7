import { workerData } from 'node:worker_threads';
import { type DatasetStepRun, isDatasetStep } from '../../cleansing/dataset-step.ts';
import { ReferenceShelf } from '../../cleansing/references.ts';
import { Chain, type ChainResult, type ChainRun, type Emitter, prepareStep } from '../../engine/chain.ts';
import { AnswerReader } from '../../engine/dataset-step/answers.ts';
import { CHUNK, type Chunk, type ChunkSource } from '../../engine/dataset-step/chunk.ts';
import { combineFindings } from '../../engine/dataset-step/combine.ts';
import { EntryBuffer } from '../../engine/dataset-step/entry-buffer.ts';
import { placedInReference } from '../../engine/dataset-step/in-reference.ts';
import { givenBlock, inPlaces, PlacedRecords } from '../../engine/dataset-step/placed-records.ts';
import { type Resolved, resolvePartition } from '../../engine/dataset-step/resolve.ts';
import { surveyFindings } from '../../engine/dataset-step/survey.ts';
import { type EncodedRows, type RowEncoder, rowEncoder } from '../../formats/row-encoder.ts';
import { Block } from '../../records/block.ts';
import { outputColumns, type PlacedColumn } from '../../workflow/output-columns.ts';
import { type Comparison, comparisonsOf, passesOf } from '../../workflow/passes.ts';
import { type Layout, layOut, type PlacedStep } from '../../workflow/planned-step.ts';
import type {
  Batch,
  CleansedBatch,
  CombineRequest,
  GatherRequest,
  PassDone,
  PassWork,
  ResolveRequest,
  SurveyRequest,
  ThreadSettings,
} from './messages.ts';

const { plans, now, references, styles } = workerData as ThreadSettings;
const comparisons = comparisonsOf(plans);
const chainRun: ChainRun = { now: new Date(now), references: new ReferenceShelf().open(references) };
const layouts: readonly Layout[] = plans.map((plan) => layOut(plan.columns, plan.steps));

/** Sends a run of batches through a pass of a chain. */
export default async function passThrough(work: PassWork): Promise<PassDone> {
  const pass = await prepared(work.chain, work.pass);
  const applied = comparisons.findIndex(
    ({ chain, pass: own }) => chain === work.chain && own === work.pass - 1,
  );
  const { given } = pass;
  const placed =
    applied >= 0 && given !== undefined
      ? new PlacedRecords(given.id, given.columnCount, work.answers!.records.main)
      : undefined;
  const answers = work.answers && new AnswerReader(new Pages(work.answers.pages), work.answers.records);
  for (const emitter of pass.emitters) {
    if (emitter.isReference) emitter.firstNumber = work.firstNumbers[emitter.comparison]!;
  }
  const batches: CleansedBatch[] = [];
  for (const batch of work.batches) {
    const { block, numbers, lines } = opened(batch, pass.chain.columnsBefore);
    const blockAnswers = await answers?.ofBlock(numbers);
    const place = { numbers, ...(blockAnswers && { answers: blockAnswers }) };
    const result = await pass.chain.process(block, place, pass.emitters);
    if (placed !== undefined) {
      const records = result.given.get(placed.step);
      if (records !== undefined) placed.add(records);
    }
    batches.push({
      readCount: block.recordCount,
      recordCount: result.block.recordCount,
      texts: pass.outputs.map((output) => output?.(result) ?? ''),
      rejects: result.rejects.map(({ row, step, reason }) => ({
        step,
        reason,
        line: lines[row]!,
        values: plans[work.chain]!.columns.map((_, at) => block.values(at)[row]!),
      })),
      statistics: result.statistics,
      numbers: [result.numbers[0] ?? 0, result.numbers.at(-1) ?? 0],
      ...(pass.isLast ? {} : { left: withLines(result, pass.chain.columnsAfter, numbers, lines) }),
    });
  }
  const emitted = pass.emitters.flatMap(({ comparison, buffer, isReference }) =>
    buffer
      .take(work.partitions[comparison]!, isReference, work.run)
      .map((chunk) => ({ ...chunk, comparison })),
  );
  const places = (placed?.take(work.run) ?? []).map((chunk) => ({ ...chunk, comparison: applied }));
  return { batches, chunks: [...emitted, ...places] };
}

/** Lets a dataset step look at the whole. @returns what it learned; undefined where it does not ask */
export async function survey({
  comparison,
  records,
  partitions,
  notes,
  entries,
}: SurveyRequest): Promise<Uint8Array | undefined> {
  const { run } = await preparedComparison(comparison);
  const source: ChunkSource = {
    async *read(kind, bucket) {
      yield* kind === CHUNK.notes ? notes : (entries.get(bucket) ?? []);
    },
    buckets: async () => [...entries.keys()],
  };
  return (await surveyFindings(run, records, partitions, source))?.payload;
}

/** Compares the entries of a partition. */
export async function resolve({
  comparison,
  records,
  entries,
  surveyed,
  ...work
}: ResolveRequest): Promise<Resolved> {
  const { run } = await preparedComparison(comparison);
  return resolvePartition(
    run,
    work,
    records,
    (async function* () {
      yield* entries;
    })(),
    surveyed,
  );
}

/** Combines what the partitions of a dataset step found. */
export async function combine({ comparison, records, found, surveyed }: CombineRequest): Promise<Resolved> {
  const { run } = await preparedComparison(comparison);
  const chunks: Chunk[] = [];
  const source: ChunkSource = {
    async *read(kind) {
      if (kind === CHUNK.survey) {
        if (surveyed !== undefined) yield surveyed;
      } else yield* kind === CHUNK.pairs ? found.pairs : found.notes;
    },
    buckets: async () => [0],
  };
  const counts = await combineFindings(run, records, source, async (chunk) => {
    chunks.push(chunk);
  });
  return { chunks, counts };
}

/** Puts a bucket of a second output into its places. @returns its rows in their order */
export function gather({ chain, output, payloads }: GatherRequest): EncodedRows[] {
  const columns = outputColumns(layouts[chain]!, plans[chain]!.outputs[output]!);
  const encode = rowEncoder(columns, styles[chain]![output]!);
  const positions = columns.map(({ position }) => position);
  return Array.from(inPlaces(payloads), ([, block]) => encode(block.arrange(positions)));
}

/** An emitter whose first number is known only when all other inputs have been read. */
type LocalEmitter = { -readonly [Key in keyof Emitter]: Emitter[Key] } & { readonly comparison: number };

interface PreparedPass {
  readonly chain: Chain;
  readonly emitters: readonly LocalEmitter[];
  readonly isLast: boolean;
  /** For each output what writes its rows; undefined where it has none in this pass. */
  readonly outputs: readonly (((result: ChainResult) => EncodedRows) | undefined)[];
  /** The second output of the dataset step that is applied, where one is wanted. */
  readonly given: { readonly id: string; readonly columnCount: number } | undefined;
}

const passes = new Map<string, Promise<PreparedPass>>();

function prepared(chain: number, pass: number): Promise<PreparedPass> {
  const name = `${chain}.${pass}`;
  let ready = passes.get(name);
  if (ready === undefined) {
    ready = preparePass(chain, pass);
    passes.set(name, ready);
  }
  return ready;
}

async function preparePass(at: number, number: number): Promise<PreparedPass> {
  const plan = plans[at]!;
  const { from, before, applies, emits } = passesOf(plan.steps)[number]!;
  const emitters: LocalEmitter[] = [];
  for (const [comparison, { chain, pass, reference }] of comparisons.entries()) {
    const isReference = reference === at && !emits;
    if (!isReference && !(chain === at && pass === number)) continue;
    const { placed, run } = await preparedComparison(comparison);
    const own = { plan, layout: layouts[at]! };
    emitters.push({
      comparison,
      placed: isReference ? placedInReference(placed, plans[chain]!.input, own) : placed,
      run,
      isReference,
      firstNumber: 0,
      buffer: new EntryBuffer(),
    });
  }
  const { columns } = plan;
  const chain = await Chain.prepare({ columns, layout: layouts[at]! }, chainRun, { from, before });
  const outputs = plan.outputs.map((output, which) => {
    const style = styles[at]![which];
    if (style === null || style === undefined) return undefined;
    const columns = outputColumns(chain.layout, output);
    const encode = rowEncoder(columns, style);
    if (output.step === undefined) return emits ? undefined : rowsOfRecords(encode, columns);
    const step = chain.layout.steps.findIndex(({ planned }) => planned.id === output.step);
    return step >= from && step < before
      ? rowsOfGiven(encode, columns, chain.layout.steps[step]!)
      : undefined;
  });
  const { planned, gives } = chain.layout.steps[from] ?? {};
  const isGiven = plan.outputs.some(({ step }, which) => step === planned?.id && styles[at]![which] !== null);
  const given = applies && isGiven ? { id: planned!.id, columnCount: gives!.length } : undefined;
  return { chain, emitters, isLast: !emits, outputs, given };
}

function rowsOfRecords(encode: RowEncoder, columns: readonly PlacedColumn[]) {
  const positions = columns.map(({ position }) => position);
  return ({ block }: ChainResult) => encode(block.arrange(positions));
}

function rowsOfGiven(encode: RowEncoder, columns: readonly PlacedColumn[], { planned, gives }: PlacedStep) {
  const positions = columns.map(({ position }) => position);
  return ({ given }: ChainResult) => {
    const records = given.get(planned.id);
    if (records === undefined || records.places.length > 0) return '';
    return encode(givenBlock(records.records, gives.length).arrange(positions));
  };
}

const preparedComparisons = new Map<number, Promise<{ placed: PlacedStep; run: DatasetStepRun }>>();

function preparedComparison(number: number): Promise<{ placed: PlacedStep; run: DatasetStepRun }> {
  let ready = preparedComparisons.get(number);
  if (ready === undefined) {
    ready = prepareComparison(comparisons[number]!);
    preparedComparisons.set(number, ready);
  }
  return ready;
}

async function prepareComparison({
  chain,
  step,
}: Comparison): Promise<{ placed: PlacedStep; run: DatasetStepRun }> {
  const placed = layouts[chain]!.steps[step]!;
  const run = await prepareStep(placed, chainRun);
  if (!isDatasetStep(placed.step) || 'open' in run)
    throw new Error(`${placed.step.name} is no dataset step.`);
  return { placed, run };
}

function opened({ records, numbers, lines }: Batch, columnsBefore: number) {
  if (!(records instanceof Uint8Array)) {
    return { block: Block.of(records.recordCount, records.columns), numbers, lines };
  }
  const block = Block.unpack(Buffer.from(records.buffer, records.byteOffset, records.length));
  return {
    block,
    numbers: block.values(columnsBefore) as readonly number[],
    lines: block.values(columnsBefore + 1) as readonly number[],
  };
}

/** Packs the records that are left, with their numbers and lines. Both grow with the row, so one finds the other. */
function withLines(
  { block, numbers }: ChainResult,
  columnCount: number,
  before: readonly number[],
  lines: readonly number[],
): Uint8Array {
  const lineOf = new Map(before.map((number, row) => [number, lines[row]!]));
  const columns = [...Array(columnCount).keys()];
  return block.arrange([...columns, [...numbers], numbers.map((number) => lineOf.get(number)!)]).pack();
}

/** The pages of answers that came with a request. */
class Pages implements ChunkSource {
  readonly #pages: ReadonlyMap<number, readonly Uint8Array[]>;

  constructor(pages: ReadonlyMap<number, readonly Uint8Array[]>) {
    this.#pages = pages;
  }

  async *read(_: unknown, page: number): AsyncGenerator<Uint8Array> {
    yield* this.#pages.get(page) ?? [];
  }

  async buckets(): Promise<readonly number[]> {
    return [...this.#pages.keys()];
  }
}
