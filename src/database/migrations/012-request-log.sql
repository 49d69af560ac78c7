-- The requests of clients' programs, for the console. It has neither paths as sent, nor queries, nor bodies.

create table request_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  method text not null,
  -- The pattern of the path, such as `/Dataset/:name`.
  route text not null,
  status smallint not null,
  -- Whether the answer was a refusal. The web services refuse with status 200.
  is_refused boolean not null,
  -- The longest of them if the row stands for several requests.
  milliseconds real not null,
  -- Who asked: a client of the batch interface, or an account of the web services.
  client_id bigint references client on delete cascade,
  account_id bigint references account on delete cascade,
  -- The public id of the client id or the API key; `token` or `password` for the other ways to sign in.
  key text not null,
  -- The number of equal requests that the row stands for. More than 1 only under load (src/request-log/request-log.ts).
  times integer not null,
  check ((client_id is null) <> (account_id is null))
);
create index on request_log (client_id, id) where client_id is not null;
create index on request_log (account_id, id) where account_id is not null;
create index on request_log (at);
