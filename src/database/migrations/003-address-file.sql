-- The address files that were taken into use, one after the other. The newest row is the one in use, on every machine.

create table address_file_release (
  id bigint generated always as identity primary key,
  -- As an absolute path, which is the same on every machine.
  folder text not null,
  -- SHA-256 of the store in it: what is opened must be what was checked.
  sha256 text not null,
  edition text not null,
  invented boolean not null,
  -- Postcode area → {postcodes, addresses}: what the next release is compared with.
  areas jsonb not null,
  used_from timestamptz not null
);
