import { RULES } from './rules.ts';

/**
 * Workers of each version of the rules have their own queue, because they must not take one another's turns.
 */
export const QUEUE = `turn-${RULES}`;

/**
 * Corrects times in the future that pg-boss recorded before the clock was set back. pg-boss gives out a turn
 * only when its start time has come, looks for dead workers only some time after it last looked, and judges a
 * worker by its last heartbeat. Without the correction, a clock set back by an hour would delay all three by an
 * hour.
 */
export const FORGET_FUTURE = [
  `update pgboss.queue set monitor_on = least(monitor_on, now()), monitor_claim_on = least(monitor_claim_on, now())
   where greatest(monitor_on, monitor_claim_on) > now()`,
  // No turn is ever delayed on purpose.
  `update pgboss.job set start_after = now() where name = '${QUEUE}' and state < 'active' and start_after > now()`,
  `update pgboss.job set heartbeat_on = now() where name = '${QUEUE}' and state = 'active' and heartbeat_on > now()`,
];

/**
 * The queues that have turns whose worker has missed its heartbeat. This is the condition by which pg-boss itself
 * judges a worker, in one statement.
 */
export const SILENT = `select distinct name from pgboss.job
  where state = 'active' and heartbeat_on + heartbeat_seconds * interval '1 second' < now()`;

/** Makes tasks wait again if their turn is no longer in the queue. */
export const RELEASE_LOST = `with lost as (
    select job_id, number from task
    where turn is not null and not exists (select from pgboss.job where job.id = task.turn and job.state < 'completed')
    for update skip locked
  ) update task set waits = true, turn = null, worker = null
  from lost where task.job_id = lost.job_id and task.number = lost.number`;

/**
 * How many more tasks wait than there are turns without a task. Both are counted in one snapshot, so turns
 * taken meanwhile do not matter.
 */
export const MISSING_TURNS = `select
    (select count(*) from task join job_share using (job_id) where waits and rules = ${RULES})
    - (select count(*) from pgboss.job where name = '${QUEUE}' and state < 'completed'
         and not exists (select from task where task.turn = job.id)) as missing`;

/** The priority of a turn that a spare runner may fetch. All others have priority 0. */
export const SPARE_PRIORITY = 1;

/**
 * Gives one waiting turn the priority of turns for spare runners, unless a waiting turn has it already. Any
 * turn will do, because turns belong to no task.
 */
export const RAISE_TURN = `with waiting as (
    select id, priority from pgboss.job where name = '${QUEUE}' and state < 'active'
  ), raised as (
    select id from waiting where not exists (select from waiting where priority = ${SPARE_PRIORITY}) limit 1
  ) update pgboss.job set priority = ${SPARE_PRIORITY} from raised
  where name = '${QUEUE}' and job.id = raised.id and state < 'active'`;
