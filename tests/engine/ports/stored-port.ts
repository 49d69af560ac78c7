import { randomUUID } from 'node:crypto';
import { createClient } from '../../../src/accounts/client.ts';
import { ReferenceShelf } from '../../../src/cleansing/references.ts';
import { systemClock } from '../../../src/clock.ts';
import { ClientScope } from '../../../src/database/client-scope.ts';
import { connect, type Database } from '../../../src/database/connection.ts';
import { readBlocks, storeBlock } from '../../../src/datasets/blocks.ts';
import { completeDataset, createDataset, findDataset } from '../../../src/datasets/store.ts';
import { finishTask } from '../../../src/jobs/finish.ts';
import { TaskQueue } from '../../../src/jobs/queue.ts';
import { Slice } from '../../../src/jobs/slice.ts';
import { JobOpener } from '../../../src/jobs/stored-job.ts';
import { StoredTask } from '../../../src/jobs/stored-task.ts';
import { submitJob } from '../../../src/jobs/submit.ts';
import { claimTask } from '../../../src/jobs/task.ts';
import { giveBack, takeTask } from '../../../src/jobs/turns.ts';
import { findJob } from '../../../src/jobs/view.ts';
import { Block } from '../../../src/records/block.ts';
import { installWorkflow } from '../../../src/workflow/store.ts';
import { createDatabase } from '../../support/database.ts';
import { TEST_CATALOGUE } from '../../support/with-dataset-steps.ts';
import { asText, type DoTask, type Outcome, type PortJob, type PortUnderTest } from './job-on-port.ts';

/** Jobs on PostgreSQL, submitted and claimed as the service does it. */
export class StoredPort implements PortUnderTest {
  readonly #database: Database;
  readonly #parts;
  #jobs = 0;

  private constructor(database: Database, queue: TaskQueue) {
    this.#database = database;
    this.#parts = { queue, clock: systemClock, catalogue: TEST_CATALOGUE };
  }

  static async open(): Promise<StoredPort> {
    const url = await createDatabase();
    const queue = await TaskQueue.open(url, false, (error) => {
      throw error;
    });
    return new StoredPort(connect(url), queue);
  }

  async run(job: PortJob, does: DoTask, { givesBack = false } = {}): Promise<Outcome> {
    const name = `job ${++this.#jobs}`;
    const scope = await this.#submitted(name, job);
    const opener = new JobOpener(this.#database, new ReferenceShelf(), TEST_CATALOGUE);
    const { kysely } = this.#database;
    for (;;) {
      const turn = { id: randomUUID(), worker: randomUUID() };
      const taken = await takeTask(kysely, turn);
      if (taken === undefined) break;
      const task = (await claimTask(kysely, taken, turn, systemClock.now(), true))!;
      const { work } = task;
      if (work.kind === 'read-file' || work.kind === 'write-file') throw new Error('There are no files.');
      const slice = new Slice();
      if (givesBack) slice.end();
      const stored = await opener.open(task);
      const end = await does(stored.opened, work, new StoredTask(this.#database, task, stored, slice));
      if (end === 'given-back') await giveBack(kysely, task);
      else await finishTask(kysely, this.#parts, task, systemClock.now());
    }
    return this.#outcome(scope, name);
  }

  async close(): Promise<void> {
    await this.#parts.queue.close();
    await this.#database.close();
  }

  async #submitted(name: string, { workflow, source, inputs }: PortJob): Promise<ClientScope> {
    const { kysely } = this.#database;
    const scope = new ClientScope(kysely, (await createClient(kysely, { name })).id);
    await installWorkflow(scope, workflow, source, TEST_CATALOGUE);
    for (const [input, { columns, blocks }] of Object.entries(inputs)) {
      const dataset = await createDataset(
        scope,
        input.toLowerCase(),
        columns.map((column) => ({ name: column, type: 'text' })),
      );
      for (const [number, rows] of blocks.entries()) {
        const block = Block.of(
          rows.length,
          columns.map((_, at) => rows.map((row) => row[at]!)),
        );
        const payload = block.pack();
        // Clients number their blocks as they like.
        await storeBlock(this.#database, dataset, 3 * number, { recordCount: rows.length, payload });
      }
      await completeDataset(scope, input.toLowerCase(), undefined);
    }
    const inputDatasets = Object.fromEntries(
      Object.keys(inputs).map((input) => [input, input.toLowerCase()]),
    );
    const submission = { name, workflowName: workflow.name, inputDatasets, parameters: {} };
    await submitJob(scope, this.#parts, submission, async () => {
      throw new Error('The workflow refers to nothing.');
    });
    return scope;
  }

  async #outcome(scope: ClientScope, name: string): Promise<Outcome> {
    const { status, error, statistics, outputDatasets } = await findJob(
      scope,
      name,
      systemClock.now(),
      TEST_CATALOGUE,
    );
    if (status !== 2) throw new Error(`The job has status ${status}: ${error}`);
    const outputs: Record<string, string[][]> = {};
    for (const [output, dataset] of Object.entries(outputDatasets)) {
      const { id, columns } = await findDataset(scope, dataset);
      outputs[output] = (await readBlocks(this.#database, id, 0, 2 ** 31 - 1, 10_000)).flatMap(
        ({ block, recordCount }) =>
          Array.from({ length: recordCount }, (_, row) =>
            columns.map((_column, at) => asText(block.values(at)[row])),
          ),
      );
    }
    const { Rejects: rejects = [], ...others } = outputs;
    return { outputs: others, rejects: rejects.map((row) => [row[3]!, row[4]!]), statistics };
  }
}
