import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The outcomes of jobs of a sandbox, by what follows “Sandbox” in the name (docs/clients/sandbox.md). */
export const JOB_OUTCOMES = ['fails', 'takes-long'] as const;

export type JobOutcome = (typeof JOB_OUTCOMES)[number];

/** The `error` of a job that a sandbox lets fail. */
export const SANDBOX_ERROR = 'In the sandbox every job of this name fails.';

/** How long a job of a sandbox that takes long stays queued at least. The queue looks every ten seconds. */
export const HELD_SECONDS = 20;

/**
 * Which of these outcomes a name asks for. The name is “sandbox” and an outcome; more may follow, for names that have to be
 * unique.
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

/** Keeps the tasks of a job from being chosen until {@link HELD_SECONDS} after `now`. */
export async function holdJob(kysely: Kysely<Schema>, job: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + HELD_SECONDS * 1000);
  await kysely.updateTable('job').set({ held_until: until }).where('id', '=', job).execute();
  await kysely.updateTable('task').set({ waits: false }).where('job_id', '=', job).execute();
}

/** Lets the tasks of jobs wait for turns that were held until now. */
export const RELEASE_HELD = `with due as (
    update job set held_until = null where held_until <= now() returning id, status
  ) update task set waits = true
  from due where task.job_id = due.id and due.status in (0, 1) and not task.done and task.turn is null`;
