import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The tables, as `migrations/*.sql` make them. Counts and ids are numbers: none comes near 2^53. */
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
  job_share: JobShareTable;
  working_chunk: WorkingChunkTable;
  file: FileTable;
  address_file_release: AddressFileReleaseTable;
  suppression_version: SuppressionVersionTable;
  file_chunk: { file_id: number; number: number; start_byte: number | null; bytes: Buffer };
  client_credential: ClientCredentialTable;
  /** A view: which client may log in with which public id. */
  client_login: { public_id: string; client_id: number; credential_id: string | null };
  account: AccountTable;
  api_key: ApiKeyTable;
  api_key_requests: { day: string; key_id: string; network: string; requests: number };
  access_change: { version: number };
  web_signing_key: WebSigningKeyTable;
  revoked_token: RevokedTokenTable;
  suggestion_secret: { id: Generated<boolean>; secret: Buffer };
  credit_pool: CreditPoolTable;
  credit_node: CreditNodeTable;
  credit_lease: { node_id: string; pool_id: number; held: number };
  credit_entry: CreditEntryTable;
  credit_usage: CreditUsageTable;
  review_decision: ReviewDecisionTable;
  operator_passkey: OperatorPasskeyTable;
  operator_challenge: { challenge: string; operator_id: number | null; expires_at: Date };
  operator: OperatorTable;
  operator_client: { operator_id: number; client_id: number };
  operator_link: { digest: Buffer; operator_id: number; expires_at: Moment };
  operator_session: { digest: Buffer; operator_id: number; began_at: Moment; used_at: Moment };
  audit_entry: AuditEntryTable;
  request_log: RequestLogTable;
}

/**
 * The tables that clients own. Whatever is done for a client reaches them only through its
 * {@link ClientScope}.
 */
export type OwnedTable =
  | 'client_secret'
  | 'client_credential'
  | 'workflow_version'
  | 'job'
  | 'dataset'
  | 'file'
  | 'account'
  | 'review_decision';

/** A moment: read as a Date; written as a Date or ISO 8601 text; defaults to `now()`. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
type Json<T> = JSONColumnType<T & object, string, string>;

interface ClientTable {
  id: Generated<number>;
  client_id: string;
  name: string;
  created_at: Moment;
  /** For trying things: it never sees real data (docs/clients/sandbox.md). */
  sandbox: Generated<boolean>;
}

interface ClientSecretTable {
  id: string;
  client_id: number;
  credential_id: string | null;
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
  least_percent: Generated<number>;
  /** Its tasks are held until this moment, in a sandbox. */
  held_until: OptionalMoment;
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
  waits: Generated<boolean>;
  turn: string | null;
  worker: string | null;
}

interface JobShareTable {
  job_id: number;
  client_id: number;
  rules: number;
  served: Generated<number>;
}

interface WorkingChunkTable {
  dataset_id: number;
  kind: number;
  bucket: number;
  number: number;
  item_count: number;
  byte_length: number;
  payload: Buffer;
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

interface ClientCredentialTable {
  id: string;
  client_id: number;
  description: string;
  created_at: Moment;
}

interface AccountTable {
  id: Generated<number>;
  client_id: number | null;
  name: string;
  username: string;
  password_hash: string;
  licences: string[];
  created_at: Moment;
  expires_at: OptionalMoment;
  /** Tokens issued before this moment are refused. */
  tokens_from: OptionalMoment;
  /** For trying things: it is never charged and never sees real data (docs/clients/sandbox.md). */
  sandbox: Generated<boolean>;
}

interface RevokedTokenTable {
  token_id: string;
  expires_at: Moment;
  client_id: number | null;
  account_id: number | null;
}

interface ApiKeyTable {
  id: string;
  account_id: number;
  digest: Buffer;
  name: string;
  created_at: Moment;
  expires_at: OptionalMoment;
  allowed_domains: Generated<string[]>;
  allowed_ips: Generated<string[]>;
  allowed_services: Generated<string[]>;
  daily_limit: number | null;
}

interface WebSigningKeyTable {
  kid: string;
  secret: Buffer;
  created_at: Moment;
  signs_from: Moment;
}

interface CreditPoolTable {
  id: Generated<number>;
  account_id: number;
  token_id: string | null;
  balance: number;
  expires_at: OptionalMoment;
}

interface CreditNodeTable {
  id: string;
  settled: Generated<number>;
  seen_at: Moment;
  closed_at: OptionalMoment;
}

interface CreditEntryTable {
  id: Generated<number>;
  account_id: number;
  kind: 'bought' | 'forgiven';
  credits: number;
  entered_at: Moment;
}

/** Select `day` as text: how a date is read depends on the driver's parser. */
interface CreditUsageTable {
  account_id: number;
  day: string;
  key_id: string;
  service: string;
  method: string;
  application: string;
  calls: number;
  credits: number;
}

interface AddressFileReleaseTable {
  id: Generated<number>;
  folder: string;
  sha256: string;
  edition: string;
  invented: boolean;
  areas: Json<Record<string, { postcodes: number; addresses: number }>>;
  used_from: Moment;
}

interface SuppressionVersionTable {
  id: Generated<number>;
  list: string;
  kind: string;
  version: number;
  folder: string;
  sha256: string;
  secret: Buffer | null;
  rows: number;
  bad_rows: number;
  invented: boolean;
  effective: string;
  licence: string;
  loaded_at: Moment;
  used_at: Moment;
  withdrawn_at: OptionalMoment;
}

interface ReviewDecisionTable {
  client_id: number;
  workflow: string;
  number: number;
  step: string;
  first: string;
  second: string;
  decision: 'together' | 'apart' | null;
  operator: string;
  decided_at: Moment;
}

interface OperatorPasskeyTable {
  id: string;
  operator_id: number;
  name: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Moment;
  used_at: OptionalMoment;
}

interface OperatorTable {
  id: Generated<number>;
  name: string;
  role: 'operator' | 'analyst' | 'client' | 'auditor';
  password_hash: string | null;
  oidc_subject: string | null;
  created_at: Moment;
}

interface AuditEntryTable {
  id: Generated<number>;
  at: Moment;
  operator_id: number | null;
  operator: string;
  action: string;
  client_id: string | null;
  subject: string | null;
  status: number | null;
}

/** Read and written by the room `request-log` only. */
interface RequestLogTable {
  id: Generated<number>;
  at: Moment;
  method: string;
  route: string;
  status: number;
  is_refused: boolean;
  milliseconds: number;
  client_id: number | null;
  account_id: number | null;
  key: string;
  times: number;
}
