-- The secret that makes the ids of suggestions (src/suggestions/suggestion-id.ts). It never changes: ids outlive releases.
create table suggestion_secret (
  -- One row.
  id boolean primary key default true check (id),
  secret bytea not null
);
