import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { NO_REFERENCES } from '../../../src/cleansing/references.ts';
import { openChain } from '../../../src/engine/opened-chain.ts';
import { OpenedJob } from '../../../src/engine/opened-job.ts';
import type { EncodedRows } from '../../../src/formats/row-encoder.ts';
import type { RecordBatch, TableReader } from '../../../src/formats/table-reader.ts';
import { HandedTask } from '../../../src/local-run/handed-task.ts';
import { LocalRun } from '../../../src/local-run/local-run.ts';
import type { HandedWork, WorkDone } from '../../../src/local-run/messages.ts';
import { rowEncodersOf } from '../../../src/local-run/row-encoders.ts';
import { Spill } from '../../../src/local-run/spill.ts';
import { Block } from '../../../src/records/block.ts';
import type { Value } from '../../../src/records/column.ts';
import { planJob } from '../../../src/workflow/plan-job.ts';
import { TEST_CATALOGUE } from '../../support/with-dataset-steps.ts';
import type { DoTask, Outcome, PortInput, PortJob, PortUnderTest } from './job-on-port.ts';

/** So little memory that nearly everything goes through the file. */
const MEMORY_BYTES = 500;

/** Runs jobs without a server, as `fettle run` does. Messages are copied as they are between threads. */
export class LocalPort implements PortUnderTest {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(): Promise<LocalPort> {
    return new LocalPort(await mkdtemp(join(tmpdir(), 'fettle-port-')));
  }

  async run({ workflow, inputs }: PortJob, does: DoTask): Promise<Outcome> {
    const columnsOf = (input: string) =>
      inputs[input]!.columns.map((name) => ({ name, type: 'text' }) as const);
    const request = {
      name: workflow.name,
      parameters: {},
      inputDatasets: Object.fromEntries(
        Object.keys(inputs).map((input) => [input, { columns: columnsOf(input) }]),
      ),
    };
    const { plan } = planJob(workflow, request, TEST_CATALOGUE);
    const opened = plan!.chains.map((chain) => openChain(chain, columnsOf(chain.input), TEST_CATALOGUE));
    const job = new OpenedJob(opened, { now: new Date(), references: NO_REFERENCES }, TEST_CATALOGUE);
    const encoders = rowEncodersOf(
      job,
      opened.map(({ outputs }) => outputs.map(() => ({ format: 'csv' }))),
    );
    const texts = new Map<string, string>();
    const rejects: [string, string][] = [];
    const chains = opened.map((chain) => ({
      chain,
      input: { name: chain.plan.input, reader: readerOf(inputs[chain.plan.input]!), size: 0 },
      outputs: chain.plan.outputs.map(({ name }) => {
        texts.set(name, '');
        const write = async (rows: EncodedRows) => {
          texts.set(name, `${texts.get(name)}${rows}`);
        };
        return { style: { format: 'csv' } as const, write };
      }),
    }));
    const spill = new Spill(join(this.#folder, 'out.csv'), MEMORY_BYTES);
    const report = {
      rejects: {
        ofReading: async () => undefined,
        ofSteps: async (_: unknown, records: readonly { step: string; reason: string }[]) => {
          for (const { step, reason } of records) rejects.push([step, reason]);
        },
      },
      onRecords: () => undefined,
      phase: () => ({ advance: () => undefined }),
    };
    const run = new LocalRun({ chains, shape: job.shape }, spill, 3, report, async (work, movable) => {
      const handed: HandedWork = structuredClone(work, { transfer: [...movable] });
      const task = new HandedTask(job, encoders, handed);
      await does(job, handed.work, task);
      const done: WorkDone = structuredClone(task.done());
      return done;
    });
    const statistics = await run.toEnd();
    await spill.remove();
    const outputs = Object.fromEntries([...texts].map(([name, text]) => [name, parse(text) as string[][]]));
    return { outputs, rejects, statistics };
  }

  async close(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }
}

/** A table as a reader of files gives it. */
function readerOf({ columns, blocks }: PortInput): TableReader {
  const layout = {
    header: { columns: columns.map((name) => ({ name, type: 'text' }) as const), labels: [...columns] },
  };
  return {
    layout,
    close: async () => undefined,
    async *[Symbol.asyncIterator](): AsyncGenerator<RecordBatch> {
      let line = 2;
      for (const rows of blocks) {
        const values = columns.map((_, at) => rows.map((row): Value => row[at]!));
        yield { block: Block.of(rows.length, values), lines: rows.map(() => line++), rejects: [] };
      }
    },
  };
}
