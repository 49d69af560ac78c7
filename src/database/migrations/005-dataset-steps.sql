-- Dataset steps: what their phases leave for one another. A chunk hangs on a working dataset of its job, so that all of
-- them go with the job, and one that comes from a worker after that finds nothing to hang on.
create table working_chunk (
  dataset_id bigint not null references dataset on delete cascade,
  -- Entries, notes, pairs, answers, placed records (src/workflow/dataset-step/chunk.ts).
  kind smallint not null,
  -- The partition of entries, the page of answers, and so on.
  bucket integer not null,
  number bigint not null,
  item_count integer not null,
  -- About what it takes when unpacked.
  byte_length bigint not null,
  payload bytea not null,
  primary key (dataset_id, kind, bucket, number)
);
-- The payload is compressed already: keep it out of line and do not try again.
alter table working_chunk alter column payload set storage external;

-- Stores chunks, their payloads laid end to end in p_payloads. The same chunk again replaces itself. To be called where
-- advance_task has taken the progress that belongs to them, in the same statement.
create function store_chunks(
  p_datasets bigint[], p_kinds smallint[], p_buckets integer[], p_numbers bigint[], p_counts integer[],
  p_byte_lengths bigint[], p_lengths integer[], p_payloads bytea
) returns boolean
language plpgsql as $$
declare
  start integer := 1;
begin
  for i in 1 .. coalesce(array_length(p_datasets, 1), 0) loop
    insert into working_chunk (dataset_id, kind, bucket, number, item_count, byte_length, payload)
      values (p_datasets[i], p_kinds[i], p_buckets[i], p_numbers[i], p_counts[i], p_byte_lengths[i],
              substring(p_payloads from start for p_lengths[i]))
      on conflict (dataset_id, kind, bucket, number)
      do update set item_count = excluded.item_count, byte_length = excluded.byte_length, payload = excluded.payload;
    start := start + p_lengths[i];
  end loop;
  return true;
end
$$;
