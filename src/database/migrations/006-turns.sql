-- Whose turn it is: workers take turns from the queue, and take_task chooses the task for each.

-- Waiting: for a turn. Neither waiting nor under a turn: done, or its job has ended.
alter table task add column waits boolean not null default true;
-- The turn under which a task runs (its id in the queue), and the worker that has it.
alter table task add column turn uuid;
alter table task add column worker uuid;
update task set waits = not done and exists (select from job where id = job_id and status in (0, 1));
create index task_waiting on task (job_id, number) where waits;
create index task_running on task (job_id, turn) where turn is not null;

-- A worker process that lives, or was killed. `machine`, `pid` and `started_at` tell whether it is dead, to those on the same
-- machine (src/database/process-identity.ts); null where the system does not tell.
create table worker (
  id uuid primary key,
  -- The version of the rules that it works by (src/jobs/rules.ts).
  rules integer not null,
  machine text,
  pid integer,
  started_at bigint,
  seen_at timestamptz not null default now()
);

-- How far a job was when it started over by other rules: its progress never falls.
alter table job add column least_percent smallint not null default 0;

-- A job that is queued or running, and when it had a turn last. Apart from `job`, whose rows are locked for longer.
create sequence turn_number;
create table job_share (
  job_id bigint primary key references job on delete cascade,
  client_id bigint not null references client on delete cascade,
  -- The version of the rules by which all of the job is done.
  rules integer not null,
  served bigint not null default nextval('turn_number')
);
create index job_share_order on job_share (rules, client_id, served, job_id);
-- Jobs of before have no rules written down: no worker knows version 0, so they start over.
insert into job_share (job_id, client_id, rules) select id, client_id, 0 from job where status in (0, 1) order by id;

-- When a client had a turn last.
create table client_share (
  client_id bigint primary key references client on delete cascade,
  served bigint not null
);

-- The clients that have jobs under way: one index probe for each, however many jobs they have.
create function active_clients(p_rules integer) returns setof bigint
language sql stable as $$
  with recursive found(client_id) as (
    (select client_id from job_share where rules = p_rules order by client_id limit 1)
    union all
    select (select s.client_id from job_share s
            where s.rules = p_rules and s.client_id > found.client_id order by s.client_id limit 1)
    from found where found.client_id is not null
  )
  select client_id from found where client_id is not null
$$;

-- The job of a client that is next: the one with the fewest tasks under way; of several the one that had no turn for longest.
-- A job that is just being ended is passed over.
create function next_job(p_client bigint, p_rules integer) returns bigint
language plpgsql as $$
declare
  chosen bigint;
begin
  select s.job_id into chosen from job_share s
    where s.rules = p_rules and s.client_id = p_client
      and exists (select from task t where t.job_id = s.job_id and t.waits)
      and not exists (select from task t where t.job_id = s.job_id and t.turn is not null)
    order by s.served limit 1 for update of s skip locked;
  if chosen is null then
    select s.job_id into chosen from job_share s
      join (select job_id, count(*) as tasks from task where turn is not null group by job_id) running using (job_id)
      where s.rules = p_rules and s.client_id = p_client
        and exists (select from task t where t.job_id = s.job_id and t.waits)
      order by running.tasks, s.served limit 1 for update of s skip locked;
  end if;
  return chosen;
end
$$;

-- Chooses a waiting task for a turn: one of the client with the fewest tasks under way, on all workers; of several clients the
-- one that had no turn for longest; within the client likewise by job; within the job the first. One chooses at a time, so
-- that each sees what the others have chosen; nothing in here waits for anybody else while it has the lock.
create function take_task(p_turn uuid, p_worker uuid, p_rules integer) returns table (job bigint, task integer)
language plpgsql as $$
declare
  a_client bigint;
  a_job bigint;
  a_task integer;
  a_number bigint;
begin
  -- What was under this turn before its worker was taken for dead.
  update task t set waits = true, turn = null, worker = null where t.turn = p_turn;
  perform pg_advisory_xact_lock(x'666574747572'::bigint);
  for a_client in
    select c.id from active_clients(p_rules) as c(id)
      left join client_share on client_share.client_id = c.id
      left join (
        select s.client_id, count(*) as tasks from task t join job_share s using (job_id)
        where t.turn is not null group by s.client_id
      ) running on running.client_id = c.id
      order by coalesce(running.tasks, 0), coalesce(client_share.served, 0), c.id
  loop
    a_job := next_job(a_client, p_rules);
    continue when a_job is null;
    select t.number into a_task from task t where t.job_id = a_job and t.waits order by t.number limit 1
      for update skip locked;
    continue when a_task is null;
    a_number := nextval('turn_number');
    update task t set waits = false, turn = p_turn, worker = p_worker where t.job_id = a_job and t.number = a_task;
    update job_share s set served = a_number where s.job_id = a_job;
    insert into client_share values (a_client, a_number) on conflict (client_id) do update set served = a_number;
    return query select a_job, a_task;
    return;
  end loop;
end
$$;

-- Who waits for a task of this job, which is under way, to give its turn back: `client`, one with fewer tasks under way; `job`, one
-- of the same client with fewer; or nobody: null.
create function awaited_by(p_job bigint, p_rules integer) returns text
language sql stable as $$
  with running as (
    select s.client_id, s.job_id, count(*) as tasks from task t join job_share s using (job_id)
    where t.turn is not null group by s.client_id, s.job_id
  ), by_client as (
    select client_id, sum(tasks) as tasks from running group by client_id
  ), mine as (
    select s.client_id, by_client.tasks as of_client, running.tasks as of_job
    from job_share s join running using (job_id) join by_client on by_client.client_id = s.client_id
    where s.job_id = p_job
  )
  select case when exists (
    select from mine, active_clients(p_rules) as c(id) left join by_client on by_client.client_id = c.id
    where c.id <> mine.client_id and coalesce(by_client.tasks, 0) < mine.of_client
      and exists (select from job_share s join task t using (job_id) where s.rules = p_rules and s.client_id = c.id and t.waits)
  ) then 'client' when exists (
    select from mine join job_share s on s.rules = p_rules and s.client_id = mine.client_id and s.job_id <> p_job
      left join running on running.job_id = s.job_id
    where coalesce(running.tasks, 0) < mine.of_job
      and exists (select from task t where t.job_id = s.job_id and t.waits)
  ) then 'job' end
$$;
