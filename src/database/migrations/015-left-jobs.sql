-- A worker without the address file or a suppression list of a job leaves the job to other workers (src/jobs/lacking-jobs.ts).
-- Workers of an earlier version that still run during an upgrade call next_job and take_task without `p_left`, so both forms of each
-- function exist. The forms without `p_left` are in 006-turns.sql.

-- Like next_job, without the jobs in `p_left`.
create function next_job(p_client bigint, p_rules integer, p_left bigint[]) returns bigint
language plpgsql as $$
declare
  chosen bigint;
begin
  select s.job_id into chosen from job_share s
    where s.rules = p_rules and s.client_id = p_client and s.job_id <> all (p_left)
      and exists (select from task t where t.job_id = s.job_id and t.waits)
      and not exists (select from task t where t.job_id = s.job_id and t.turn is not null)
    order by s.served limit 1 for update of s skip locked;
  if chosen is null then
    select s.job_id into chosen from job_share s
      join (select job_id, count(*) as tasks from task where turn is not null group by job_id) running using (job_id)
      where s.rules = p_rules and s.client_id = p_client and s.job_id <> all (p_left)
        and exists (select from task t where t.job_id = s.job_id and t.waits)
      order by running.tasks, s.served limit 1 for update of s skip locked;
  end if;
  return chosen;
end
$$;

-- Like take_task, without the jobs in `p_left`.
create function take_task(p_turn uuid, p_worker uuid, p_rules integer, p_left bigint[]) returns table (job bigint, task integer)
language plpgsql as $$
declare
  a_client bigint;
  a_job bigint;
  a_task integer;
  a_number bigint;
begin
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
    a_job := next_job(a_client, p_rules, p_left);
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
