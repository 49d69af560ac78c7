import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables, as `migrations/*.sql` make them. Counts and ids are numbers: no count here comes near 2^53. */
export interface Schema {
  client: ClientTable;
  client_secret: ClientSecretTable;
  signing_key: SigningKeyTable;
  workflow_version: WorkflowVersionTable;
  job: JobTable;
  dataset: DatasetTable;
  dataset_block: DatasetBlockTable;
  job_input: { job_id: number; dataset_id: number };
  task: TaskTable;
  file: FileTable;
  file_chunk: { file_id: number; number: number; start_byte: number | null; bytes: Buffer };
}

/** The tables that belong to a client: reached through {@link ClientScope} alone on behalf of that client. */
export type OwnedTable = 'client_secret' | 'workflow_version' | 'job' | 'dataset' | 'file';

/** A moment: read as a Date, written as a Date or ISO 8601 text, `now()` where left out. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = JSONColumnType<T & object, string, string>;

interface ClientTable {
  id: Generated<number>;
  client_id: string;
  name: string;
  created_at: Moment;
}

interface ClientSecretTable {
  id: string;
  client_id: number;
  description: string;
  hash: string;
  created_at: Moment;
  expires_at: OptionalMoment;
}

interface SigningKeyTable {
  kid: string;
  private_jwk: Json<Record<string, unknown>>;
  created_at: Moment;
  signs_from: Moment;
}

interface WorkflowVersionTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  version: number;
  source: string;
  definition: Json<Record<string, unknown>>;
  installed_at: Moment;
}

interface JobTable {
  id: Generated<number>;
  client_id: number;
  name: string;
  name_key: string;
  workflow_version_id: number;
  status: Generated<number>;
  submitted_at: Moment;
  started_at: OptionalMoment;
  completed_at: OptionalMoment;
  parameters: Json<Record<string, unknown>>;
  input_datasets: Json<Record<string, string>>;
  input_filename: string | null;
  input_file_id: number | null;
  output_datasets: Json<Record<string, string>>;
  output_filenames: Json<Record<string, string>>;
  plan: Json<object>;
  stage: Generated<number>;
  statistics: ColumnType<Record<string, number>, string | undefined, string>;
  error: string | null;
}

interface DatasetTable {
  id: Generated<number>;
  client_id: number;
  name: string | null;
  role: 'input' | 'output' | 'working';
  columns: Json<{ name: string; type: string }[]>;
  record_count: Generated<number>;
  created_at: Moment;
  completed_at: OptionalMoment;
  job_id: number | null;
}

interface DatasetBlockTable {
  dataset_id: number;
  block_number: number;
  record_count: number;
  first_record: number | null;
  payload: Buffer;
}

interface TaskTable {
  job_id: number;
  number: number;
  stage: number;
  work: Json<object>;
  done: Generated<boolean>;
  claim: Generated<number>;
  position: Generated<number>;
  resume: Json<Record<string, unknown>> | null;
  units_done: Generated<number>;
  units_total: Generated<number>;
  statistics: ColumnType<Record<string, number>, string | undefined, string>;
  starts: Generated<number>;
  failures: Generated<number>;
  failure: string | null;
}

interface FileTable {
  id: Generated<number>;
  client_id: number;
  path: string;
  state: 'uploading' | 'writing' | 'current' | 'replaced';
  size: Generated<number>;
  total_size: number | null;
  created_at: Moment;
  updated_at: Moment;
  job_id: number | null;
  read_until: OptionalMoment;
}
