-- The batch interface: clients and their secrets, datasets and blocks, workflows, jobs and tasks, files.

create table client (
  id bigint generated always as identity primary key,
  client_id text not null unique,
  name text not null unique,
  created_at timestamptz not null default now()
);

-- A secret is `<id>.<random part>`: the id finds the row, argon2 checks the rest.
create table client_secret (
  id text primary key,
  client_id bigint not null references client on delete cascade,
  description text not null,
  hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index on client_secret (client_id);

-- Keys that sign access tokens. A key is published (JWKS) before it signs and stays until its tokens have expired.
create table signing_key (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  signs_from timestamptz not null
);

create table workflow_version (
  id bigint generated always as identity primary key,
  client_id bigint not null references client on delete cascade,
  name text not null collate "C",
  version integer not null,
  source text not null,
  definition jsonb not null,
  installed_at timestamptz not null default now(),
  unique (client_id, name, version)
);

create table job (
  id bigint generated always as identity primary key,
  client_id bigint not null references client on delete cascade,
  name text not null collate "C",
  -- What the job is found by (src/jobs/name.ts).
  name_key text not null collate "C",
  workflow_version_id bigint not null references workflow_version,
  status smallint not null default 0,
  submitted_at timestamptz not null,
  started_at timestamptz,
  completed_at timestamptz,
  parameters json not null,
  input_datasets json not null,
  input_filename text,
  -- The version of that file which the job reads: kept while the job is under way.
  input_file_id bigint,
  output_datasets json not null,
  output_filenames json not null,
  -- Everything frozen at submission: chains, steps, options, the ids of datasets and files. `json`, not `jsonb`,
  -- wherever the order of members is the client's.
  plan json not null,
  stage smallint not null default 0,
  -- Statistics of finished tasks; those of running tasks are with the task.
  statistics json not null default '{}',
  error text,
  unique (client_id, name_key)
);
create index on job (client_id, submitted_at desc, id desc);

create table dataset (
  id bigint generated always as identity primary key,
  client_id bigint not null references client on delete cascade,
  -- A working dataset holds a job's file input while it runs; it has no name and no client sees it.
  name text collate "C",
  role text not null check (role in ('input', 'output', 'working')),
  columns jsonb not null,
  record_count bigint not null default 0,
  created_at timestamptz not null default now(),
  completed_at timestamptz,
  -- The job that makes this dataset.
  job_id bigint references job on delete set null,
  unique (client_id, name),
  check ((name is null) = (role = 'working'))
);
create index on dataset (job_id);

create table dataset_block (
  dataset_id bigint not null references dataset on delete cascade,
  block_number integer not null check (block_number >= 0),
  record_count integer not null,
  -- The number of the block's first record, from 1; set when the dataset is completed.
  first_record bigint,
  payload bytea not null,
  primary key (dataset_id, block_number)
);
create index on dataset_block (dataset_id, first_record);
-- The payload is compressed already: keep it out of line and do not try again.
alter table dataset_block alter column payload set storage external;

-- The datasets that a job reads: they may not be deleted while it runs.
create table job_input (
  job_id bigint not null references job on delete cascade,
  dataset_id bigint not null references dataset on delete cascade,
  primary key (job_id, dataset_id)
);
create index on job_input (dataset_id);

create table task (
  job_id bigint not null references job on delete cascade,
  number integer not null,
  stage smallint not null,
  -- What to do: plain JSON, read by src/jobs.
  work jsonb not null,
  done boolean not null default false,
  -- Raised by whoever starts the task: of two that believe they run it, only the newer one's blocks are taken.
  claim integer not null default 0,
  -- Where to go on, and what is needed for that. Every stored block moves it in the same statement: a block counts once.
  position bigint not null default 0,
  resume json,
  units_done bigint not null default 0,
  units_total bigint not null default 0,
  statistics json not null default '{}',
  -- Starts since the last progress, and failures since then with the last reason.
  starts integer not null default 0,
  failures integer not null default 0,
  failure text,
  primary key (job_id, number)
);

-- A version of a file. src/files/file.ts tells what each state means and who moves a file on.
create table file (
  id bigint generated always as identity primary key,
  client_id bigint not null references client on delete cascade,
  path text not null collate "C",
  state text not null check (state in ('uploading', 'writing', 'current', 'replaced')),
  -- How many bytes are stored: all from the first on, without a gap.
  size bigint not null default 0,
  -- How many an upload is going to have, where the client said so.
  total_size bigint,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The job that writes, or wrote, this file.
  job_id bigint references job on delete set null,
  -- Until when a download under way counts on this version; it says so again and again.
  read_until timestamptz
);
create unique index on file (client_id, path) where state = 'current';
create unique index on file (client_id, path) where state = 'uploading';
create unique index on file (job_id, path) where state = 'writing';
create index on file (updated_at) where state <> 'current';

create table file_chunk (
  file_id bigint not null references file on delete cascade,
  -- The order of the chunks: for an upload the first byte, for what a job writes the number of the piece.
  number bigint not null check (number >= 0),
  -- The position of the first byte; not known while a job writes the file.
  start_byte bigint,
  bytes bytea not null,
  primary key (file_id, number)
);
create index on file_chunk (file_id, start_byte);
-- Sent as it comes, most likely compressed or not worth it: keep it out of line and do not try.
alter table file_chunk alter column bytes set storage external;

-- Stores a block of an input dataset and keeps its record count, in one round trip. Locking the dataset's row first
-- makes the count exact when the same block arrives twice at once, and keeps a block out of a completed dataset.
-- Returns the dataset's new record count, or null where the dataset is not open.
create function store_block(p_dataset bigint, p_number integer, p_count integer, p_payload bytea) returns bigint
language plpgsql as $$
declare
  previous integer;
  total bigint;
begin
  perform from dataset where id = p_dataset and completed_at is null for update;
  if not found then
    return null;
  end if;
  select record_count into previous from dataset_block
    where dataset_id = p_dataset and block_number = p_number;
  insert into dataset_block (dataset_id, block_number, record_count, payload)
    values (p_dataset, p_number, p_count, p_payload)
    on conflict (dataset_id, block_number)
    do update set record_count = excluded.record_count, payload = excluded.payload;
  update dataset set record_count = record_count + p_count - coalesce(previous, 0)
    where id = p_dataset returning record_count into total;
  return total;
end
$$;

-- Completes a dataset: numbers the first record of each block, so that a page is one index read.
create function complete_dataset(p_dataset bigint) returns void
language sql as $$
  update dataset_block b set first_record = numbered.first_record
    from (
      select block_number,
             1 + sum(record_count) over (order by block_number) - record_count as first_record
      from dataset_block where dataset_id = p_dataset
    ) numbered
    where b.dataset_id = p_dataset and b.block_number = numbered.block_number;
  update dataset set
      completed_at = now(),
      record_count = (select coalesce(sum(record_count), 0) from dataset_block where dataset_id = p_dataset)
    where id = p_dataset;
$$;

-- Stores what a task made of one block (a payload for each of p_datasets, laid end to end in p_payloads) and moves the
-- task on, all or nothing, in one round trip. Returns false, having stored nothing, where the job is no longer running
-- or a newer claim on the task exists.
create function advance_task(
  p_job bigint, p_task integer, p_claim integer,
  p_position bigint, p_resume json, p_units_done bigint, p_units_total bigint, p_statistics json,
  p_datasets bigint[], p_numbers integer[], p_counts integer[], p_lengths integer[], p_payloads bytea
) returns boolean
language plpgsql as $$
declare
  start integer := 1;
begin
  update task set
      position = p_position, resume = p_resume, statistics = p_statistics,
      units_done = p_units_done, units_total = p_units_total,
      starts = 0, failures = 0, failure = null
    where job_id = p_job and number = p_task and claim = p_claim and not done
      and exists (select from job where id = p_job and status = 1);
  if not found then
    return false;
  end if;
  for i in 1 .. coalesce(array_length(p_datasets, 1), 0) loop
    insert into dataset_block (dataset_id, block_number, record_count, payload)
      values (p_datasets[i], p_numbers[i], p_counts[i], substring(p_payloads from start for p_lengths[i]))
      on conflict (dataset_id, block_number)
      do update set record_count = excluded.record_count, payload = excluded.payload;
    start := start + p_lengths[i];
  end loop;
  return true;
end
$$;
