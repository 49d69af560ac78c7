-- The web services: accounts, their keys, the keys that sign their tokens, and credits. Also further credentials of a
-- client of the batch interface.

-- A pair of client id and secrets that a client made for itself over the batch interface. Its first one is in `client`.
create table client_credential (
  id text primary key,
  client_id bigint not null references client on delete cascade,
  description text not null,
  created_at timestamptz not null default now()
);
create index on client_credential (client_id);

-- The credential that a secret belongs to; null: the client's first.
alter table client_secret add column credential_id text references client_credential on delete cascade;

-- Who may log in by which public id.
create view client_login as
  select client_id as public_id, id as client_id, null::text as credential_id from client
  union all
  select id, client_id, id from client_credential;

-- An account of the web services: what it may use, and (credit_pool) what it has to spend.
create table account (
  id bigint generated always as identity primary key,
  -- The client of the batch interface that manages the account's keys. Credits outlive it.
  client_id bigint unique references client on delete set null,
  name text not null unique,
  username text not null unique,
  password_hash text not null,
  licences text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);

-- A key is shown once. `digest` is SHA-256 of it: it has 80 random bits, which no faster or slower hash would help.
create table api_key (
  id text primary key,
  account_id bigint not null references account on delete cascade,
  digest bytea not null unique,
  name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  -- Empty: from anywhere, for everything.
  allowed_domains text[] not null default '{}',
  allowed_ips text[] not null default '{}',
  allowed_services text[] not null default '{}',
  -- Requests of one subscriber's address a day (UTC); null: any number.
  daily_limit integer check (daily_limit > 0)
);
create index on api_key (account_id);

-- What addresses have asked of keys with a daily limit. Rows of past days are removed.
create table api_key_requests (
  day date not null,
  key_id text not null references api_key on delete cascade,
  network text not null,
  requests bigint not null,
  primary key (day, key_id, network)
);
create index on api_key_requests (key_id);

-- Counts the changes of accounts and keys. A process that missed a notification sees it by this, a second later.
create table access_change (version bigint not null);
insert into access_change values (0);

-- Announces that what processes remember of an account is out of date, as `<account>:<version>`. $1: the column that
-- holds the account's id.
create function announce_access_change() returns trigger
language plpgsql as $$
declare
  number bigint;
begin
  update access_change set version = version + 1 returning version into number;
  perform pg_notify('fettle_access', (to_jsonb(coalesce(new, old)) ->> tg_argv[0]) || ':' || number);
  return null;
end
$$;
create trigger announce_change after update or delete on account
  for each row execute function announce_access_change('id');
create trigger announce_change after insert or update or delete on api_key
  for each row execute function announce_access_change('account_id');

-- Keys that sign the tokens of the web services (HS256): like signing_key, but known to nobody else.
create table web_signing_key (
  kid text primary key,
  secret bytea not null,
  created_at timestamptz not null,
  signs_from timestamptz not null
);

-- Something to spend credits from: an account, or a token of it with a limit of its own. A call on such a token spends
-- from both. `balance` is what is neither spent nor leased to a node. src/credits/credits.ts tells the whole story.
create table credit_pool (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  token_id text unique,
  balance bigint not null check (balance >= 0),
  -- A token's: from then on nobody spends from it.
  expires_at timestamptz
);
create unique index on credit_pool (account_id) where token_id is null;
create index on credit_pool (expires_at) where expires_at is not null;

-- One life of a serving process. `settled` is the number up to which its journal is accounted for.
create table credit_node (
  id uuid primary key,
  settled bigint not null default 0,
  seen_at timestamptz not null default clock_timestamp(),
  closed_at timestamptz
);

-- What a node may spend without asking: taken from the pool's balance, and not yet accounted for as spent.
create table credit_lease (
  node_id uuid not null references credit_node on delete cascade,
  pool_id bigint not null references credit_pool on delete cascade,
  held bigint not null check (held >= 0),
  primary key (node_id, pool_id)
);
create index on credit_lease (pool_id);

-- Credits that came to an account: `bought`, or `forgiven` because they were spent after their lease was taken back.
-- For every account: sum(credit_entry) = balance + sum(held) + sum(credit_usage.credits).
create table credit_entry (
  id bigint generated always as identity primary key,
  account_id bigint not null references account on delete cascade,
  kind text not null check (kind in ('bought', 'forgiven')),
  credits bigint not null check (credits > 0),
  entered_at timestamptz not null default now()
);
create index on credit_entry (account_id);

create table credit_usage (
  account_id bigint not null references account on delete cascade,
  day date not null,
  -- The key that was used; '' for a call by user name or token. A key that is gone keeps its usage.
  key_id text not null,
  service text not null,
  method text not null,
  application text not null,
  calls bigint not null,
  credits bigint not null,
  primary key (account_id, day, key_id, service, method, application)
);

-- Adds what was bought to an account's pool; returns its balance.
create function add_credits(p_account bigint, p_credits bigint) returns bigint
language plpgsql as $$
declare
  pool bigint;
  total bigint;
begin
  update credit_pool set balance = balance + p_credits
    where account_id = p_account and token_id is null returning id, balance into pool, total;
  if not found then
    raise exception 'account % has no pool', p_account;
  end if;
  insert into credit_entry (account_id, kind, credits) values (p_account, 'bought', p_credits);
  perform pg_notify('fettle_credits', 'credit:' || pool);
  return total;
end
$$;

-- Accounts for what a node has spent since it last did (p_from → p_to), takes back what it keeps no longer, and leases
-- it what it asks for: one round trip and one transaction, once a second or when a lease runs low.
--
-- The arrays run in parallel, in ascending order of p_pools, so that nodes lock pools in the same order. p_spent: spent
-- from the lease. p_keep: return everything above this; null: nothing. p_want: lease so much more. p_need: of that, what
-- calls wait for; where it cannot be had while other nodes hold some, they are asked to give back.
--
-- A batch counts once: where `settled` is p_to already, an earlier attempt arrived whose answer was lost, and only the
-- leases are dealt with. p_close ends the node, returning all that it holds; a node that was closed because nobody heard
-- of it may so still bring in what it had spent: from the balance, as far as that goes; the rest is forgiven.
--
-- Returns the pools as they are now; one that is gone is missing.
create function settle_credits(
  p_node uuid, p_from bigint, p_to bigint, p_close boolean,
  p_pools bigint[], p_spent bigint[], p_keep bigint[], p_want bigint[], p_need bigint[], p_usage jsonb
) returns table (pool_id bigint, held bigint, balance bigint, elsewhere bigint)
language plpgsql as $$
declare
  node record;
  pool record;
  is_new boolean;
  mine bigint;
  free bigint;
  late bigint;
  granted bigint;
  others bigint;
begin
  select settled, closed_at into node from credit_node n where n.id = p_node for update;
  if not found or (node.closed_at is not null and not p_close) then
    raise exception 'the leases of this node were taken back' using errcode = 'FC001';
  end if;
  if node.settled not in (p_from, p_to) then
    raise exception 'node is settled up to %, not %', node.settled, p_from using errcode = 'FC002';
  end if;
  is_new := node.settled = p_from;
  update credit_node n set
      settled = p_to,
      seen_at = clock_timestamp(),
      closed_at = case when p_close then coalesce(n.closed_at, clock_timestamp()) end
    where n.id = p_node;

  for i in 1 .. coalesce(array_length(p_pools, 1), 0) loop
    select p.id, p.account_id, p.token_id, p.balance into pool
      from credit_pool p where p.id = p_pools[i] for update;
    continue when not found;
    free := pool.balance;
    mine := coalesce(
      (select l.held from credit_lease l where l.node_id = p_node and l.pool_id = pool.id), 0);
    if is_new then
      late := greatest(p_spent[i] - mine, 0);
      mine := mine - (p_spent[i] - late);
      if late > free and pool.token_id is null then
        insert into credit_entry (account_id, kind, credits) values (pool.account_id, 'forgiven', late - free);
      end if;
      free := greatest(free - late, 0);
      if mine > p_keep[i] then
        free := free + mine - p_keep[i];
        mine := p_keep[i];
        perform pg_notify('fettle_credits', 'credit:' || pool.id);
      end if;
    end if;
    granted := least(p_want[i], free);
    mine := mine + granted;
    free := free - granted;
    update credit_pool p set balance = free where p.id = pool.id and p.balance <> free;
    insert into credit_lease as l (node_id, pool_id, held) values (p_node, pool.id, mine)
      on conflict on constraint credit_lease_pkey do update set held = excluded.held
      where l.held <> excluded.held;
    select coalesce(sum(l.held), 0) into others
      from credit_lease l where l.pool_id = pool.id and l.node_id <> p_node;
    if p_need[i] > granted and others > 0 then
      perform pg_notify('fettle_credits', 'wanted:' || pool.id || ':' || p_node);
    end if;
    return query select pool.id, mine, free, others;
  end loop;

  if is_new then
    insert into credit_usage as u (account_id, day, key_id, service, method, application, calls, credits)
      select s.account_id, s.day, s.key_id, s.service, s.method, s.application, s.calls, s.credits
      from (
        select r.account_id, r.day, r.key_id, r.service, r.method, r.application,
            sum(r.calls)::bigint as calls, sum(r.credits)::bigint as credits
          from jsonb_to_recordset(p_usage) as r (
            account_id bigint, day date, key_id text, service text, method text, application text,
            calls bigint, credits bigint
          )
          group by 1, 2, 3, 4, 5, 6
      ) s
      join account a on a.id = s.account_id
      order by s.account_id, s.day, s.key_id, s.service, s.method, s.application
      for key share of a
      on conflict (account_id, day, key_id, service, method, application)
      do update set calls = u.calls + excluded.calls, credits = u.credits + excluded.credits;
  end if;
  if p_close then
    perform return_leases(p_node);
  end if;
end
$$;

-- Gives back to the pools all that a node holds.
create function return_leases(p_node uuid) returns void
language plpgsql as $$
declare
  lease record;
begin
  for lease in select l.pool_id, l.held from credit_lease l where l.node_id = p_node order by l.pool_id loop
    update credit_pool set balance = balance + lease.held where id = lease.pool_id;
    if lease.held > 0 then
      perform pg_notify('fettle_credits', 'credit:' || lease.pool_id);
    end if;
  end loop;
  delete from credit_lease where node_id = p_node;
end
$$;

-- Closes one node, other than p_own, that nobody has heard of for so many seconds, and returns its id; null where there
-- is none. What it spent after it last settled is with its journal.
create function close_silent_node(p_own uuid, p_seconds double precision) returns uuid
language plpgsql as $$
declare
  node uuid;
begin
  select id into node from credit_node
    where closed_at is null and id is distinct from p_own
      and seen_at < clock_timestamp() - make_interval(secs => p_seconds)
    order by seen_at limit 1 for update skip locked;
  if found then
    perform return_leases(node);
    update credit_node set closed_at = clock_timestamp() where id = node;
  end if;
  return node;
end
$$;
