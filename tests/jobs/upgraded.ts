import type { Job } from '../../harness/job.ts';
import { runSql } from '../../src/database/connection.ts';
import { RULES } from '../../src/jobs/rules.ts';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { COPY } from './workflows.ts';

/** A version of the rules that no worker here knows. */
export const OTHER = RULES + 1;

export const RECORDS = 3001;

/** A service without a worker, on which jobs were begun by a worker of another version. */
export class Upgraded {
  readonly service: TestService;
  readonly client: TestClient;

  private constructor(service: TestService, client: TestClient) {
    this.service = service;
    this.client = client;
  }

  static async open(): Promise<Upgraded> {
    const service = await startService({}, { worker: false });
    const client = await service.client('Upgraded', COPY);
    await client.upload(
      'many',
      { n: 1 },
      Array.from({ length: RECORDS }, (_, n) => [n]),
    );
    return new Upgraded(service, client);
  }

  sql<Row>(text: string, values: unknown[] = []): Promise<Row[]> {
    return runSql<Row>(this.service.database.kysely, text, values);
  }

  async job(name: string): Promise<Job> {
    return (await this.client.get<Job>(`/Job/${name}`)).body;
  }

  /**
   * Submits a job and does half of it in another way than this version does. That is what a worker of another
   * version leaves.
   */
  async halfDone(name: string): Promise<number> {
    const body = { name, workflowName: 'Copy', inputDatasets: { Contacts: 'many' } };
    await this.client.send('POST', '/Job', { body });
    const [job] = await this.sql<{ id: number }>('select id from job where name = $1', [name]);
    const { id } = job!;
    await this.sql('update job_share set rules = $2 where job_id = $1', [id, OTHER]);
    await this.sql('update job set status = 1, started_at = submitted_at where id = $1', [id]);
    await this.sql(
      'update task set done = true, waits = false, units_done = units_total where job_id = $1 and number < 2',
      [id],
    );
    await this.sql(
      `insert into dataset_block (dataset_id, block_number, record_count, payload)
       select d.id, 7, 1, b.payload from dataset d, dataset_block b
       where d.job_id = $1 and b.dataset_id = (select id from dataset where name = 'many') and b.block_number = 3`,
      [id],
    );
    return id;
  }
}
