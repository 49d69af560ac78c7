-- People who use the console: operators, their sessions, and what they did.

create table operator (
  id bigint generated always as identity primary key,
  name text not null unique,
  -- What the operator may do (src/operators/role.ts).
  role text not null check (role in ('operator', 'analyst', 'client', 'auditor')),
  -- argon2id. Null until the operator has chosen a password.
  password_hash text,
  created_at timestamptz not null
);

-- The clients whose things an analyst or a client's own operator sees. The other roles see all clients.
create table operator_client (
  operator_id bigint not null references operator on delete cascade,
  client_id bigint not null references client on delete cascade,
  primary key (operator_id, client_id)
);
create index on operator_client (client_id);

-- A sign-in link. It works once.
create table operator_link (
  digest bytea primary key,
  operator_id bigint not null references operator on delete cascade,
  expires_at timestamptz not null
);
create index on operator_link (operator_id);

-- A session of a browser. The cookie has the token, the table its SHA-256 only.
create table operator_session (
  digest bytea primary key,
  operator_id bigint not null references operator on delete cascade,
  began_at timestamptz not null,
  used_at timestamptz not null
);
create index on operator_session (operator_id);

-- What operators did. An entry outlives its operator and its client, so it refers to neither.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  operator_id bigint,
  -- The operator's name at that time.
  operator text not null,
  -- A method and the pattern of a path (`DELETE /Job/:name`), or an event of a session (`sign-in`).
  action text not null,
  client_id text,
  -- The name that the path had in place of its parameter.
  subject text,
  -- The HTTP status of the answer. Null if the process ended before it answered.
  status smallint
);
create index on audit_entry (at desc, id desc);
