-- A sandbox: a client or an account for trying things. It is never charged and never sees real data (docs/clients/sandbox.md).
alter table client add column sandbox boolean not null default false;
alter table account add column sandbox boolean not null default false;

-- A job of a sandbox that is to take long: its tasks do not wait for turns before this moment.
alter table job add column held_until timestamptz;
create index job_held on job (held_until) where held_until is not null;
