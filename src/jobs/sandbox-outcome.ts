import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The outcomes that a sandbox job's name can ask for, after the word “Sandbox” (docs/clients/sandbox.md). */
export const JOB_OUTCOMES = ['fails', 'takes-long'] as const;

export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** The `error` of a sandbox job whose name asks for a failure. */
export const SANDBOX_ERROR = 'In the sandbox every job of this name fails.';

/**
 * The shortest time that a sandbox job stays queued if its name asks for a long one. The queue looks every
 * ten seconds.
 */
export const HELD_SECONDS = 20;

/**
 * Returns the outcome that a name asks for. The name is “sandbox” and an outcome. Any text may follow,
 * because job names must be unique.
 *
 *     sandboxOutcome('Sandbox takes long 17', JOB_OUTCOMES); // 'takes-long'
 */
export function sandboxOutcome<Outcome extends string>(
  name: string,
  outcomes: readonly Outcome[],
): Outcome | undefined {
  const words = name
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .join('-');
  return outcomes.find(
    (outcome) => words === `sandbox-${outcome}` || words.startsWith(`sandbox-${outcome}-`),
  );
}

/** Keeps the tasks of a job from starting until {@link HELD_SECONDS} after `now`. */
export async function holdJob(kysely: Kysely<Schema>, job: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + HELD_SECONDS * 1000);
  await kysely.updateTable('job').set({ held_until: until }).where('id', '=', job).execute();
  await kysely.updateTable('task').set({ waits: false }).where('job_id', '=', job).execute();
}

/** Lets the tasks of held jobs wait for turns once the time is over. */
export const RELEASE_HELD = `with due as (
    update job set held_until = null where held_until <= now() returning id, status
  ) update task set waits = true
  from due where task.job_id = due.id and due.status in (0, 1) and not task.done and task.turn is null`;
