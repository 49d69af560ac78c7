-- Tokens that were revoked before their time: access tokens of the batch interface and tokens of the web services, by their `jti`.
-- A row is removed when the token has expired.
create table revoked_token (
  token_id text primary key,
  expires_at timestamptz not null,
  -- Whose token it is: one of the two.
  client_id bigint references client on delete cascade,
  account_id bigint references account on delete cascade,
  check (num_nonnulls(client_id, account_id) = 1)
);
create index on revoked_token (expires_at);
create index on revoked_token (client_id);
create index on revoked_token (account_id);

-- Announces the id, so that processes forget what they remember of the token.
create function announce_revoked_token() returns trigger
language plpgsql as $$
begin
  perform pg_notify('fettle_revoked_token', new.token_id);
  return null;
end
$$;
create trigger announce_revoked after insert on revoked_token
  for each row execute function announce_revoked_token();

-- Tokens of the web services that were issued before this moment are refused. Null: none are.
alter table account add column tokens_from timestamptz;
