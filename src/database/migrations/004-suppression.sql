-- The versions of suppression lists. A list has the name of its kind, or, in-house, one of its own; its versions count from 1. In use
-- is, of those that are not withdrawn and whose effective day has come, the one that was last taken into use.

create table suppression_version (
  id bigint generated always as identity primary key,
  list text not null,
  kind text not null,
  version integer not null,
  -- As an absolute path, which is the same on every machine.
  folder text not null,
  -- Over the checksums of its files: what is opened must be what was loaded.
  sha256 text not null,
  -- Under which the keys in its file are digested. Removed with the file: what is left of that elsewhere is worth nothing then.
  secret bytea,
  rows bigint not null,
  bad_rows bigint not null,
  invented boolean not null,
  -- Text such as 2026-11-01: a day has no time zone.
  effective text not null check (effective ~ '^\d{4}-\d\d-\d\d$'),
  licence text not null,
  loaded_at timestamptz not null,
  used_at timestamptz not null,
  withdrawn_at timestamptz,
  unique (list, version)
);
