import { sql } from 'kysely';
import type { Decision, FrozenDecisions, StepDecisions } from '../cleansing/references.ts';
import type { ClientScope } from '../database/client-scope.ts';
import { type Database, runSql } from '../database/connection.ts';
import { Refusal } from '../refusal.ts';

/**
 * The most rows that the log of a workflow has, including decisions that were taken back. Every thread that
 * works on a job of the workflow holds its decisions.
 */
export const MOST_DECISIONS = 100_000;

/** The longest key of a record, in characters. */
export const LONGEST_KEY = 200;

/** A decision as it is kept. */
export interface KeptDecision extends Decision {
  readonly workflow: string;
  readonly step: string;
  readonly operator: string;
  readonly decidedAt: Date;
}

/** An answer to a case; undefined takes an earlier answer back. */
export interface NewDecision {
  readonly workflow: string;
  readonly step: string;
  readonly first: string;
  readonly second: string;
  readonly decision: Decision['decision'] | undefined;
  readonly operator: string;
  readonly at: Date;
}

/**
 * Writes an answer to the log of its workflow. Numbers have no gaps and follow the order of the commits, so a
 * job that froze a number sees the same decisions whenever it reads them.
 *
 * @throws Refusal `wrong-state` if the log is full
 */
export async function decide(scope: ClientScope, { at, decision, ...answer }: NewDecision): Promise<void> {
  await scope.transaction(async (inside) => {
    const { clientId } = inside;
    const lock = `review ${clientId} ${answer.workflow}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(inside.kysely);
    const { upTo } = await decisionsSoFar(inside, answer.workflow);
    if (upTo >= MOST_DECISIONS)
      throw new Refusal(
        'wrong-state',
        `The workflow ${answer.workflow} has ${MOST_DECISIONS} decisions, and a workflow can have no more. Install it under another name to start afresh.`,
      );
    const row = { ...answer, number: upTo + 1, decision: decision ?? null, decided_at: at };
    await inside.insertInto('review_decision', row).execute();
  });
}

/** The decisions of a workflow as they are now, for a job to freeze. */
export async function decisionsSoFar(scope: ClientScope, workflow: string): Promise<FrozenDecisions> {
  const { upTo } = await scope
    .selectFrom('review_decision')
    .select(sql<number>`coalesce(max(number), 0)`.as('upTo'))
    .where('workflow', '=', workflow)
    .executeTakeFirstOrThrow();
  return { workflow, upTo };
}

/** Reads the decisions that a job has frozen, by step. */
export async function decisionsOf(
  database: Database,
  job: number,
  frozen: FrozenDecisions | undefined,
): Promise<StepDecisions> {
  if (frozen === undefined || frozen.upTo === 0) return new Map();
  const rows = await runSql<Decision & { step: string }>(
    database.kysely,
    `select step, first, second, decision from (
       select distinct on (step, least(first, second), greatest(first, second)) step, first, second, decision, number
       from review_decision
       where client_id = (select client_id from job where id = $1) and workflow = $2 and number <= $3
       order by step, least(first, second), greatest(first, second), number desc
     ) newest where decision is not null order by number`,
    [job, frozen.workflow, frozen.upTo],
  );
  return Map.groupBy(rows, ({ step }) => step);
}

/** Lists the decisions of a client that count now, by workflow and in the order in which they were made. */
export async function listDecisions(
  scope: ClientScope,
  only: { readonly workflow?: string | undefined; readonly step?: string | undefined } = {},
): Promise<KeptDecision[]> {
  return runSql<KeptDecision>(
    scope.kysely,
    `select workflow, step, first, second, decision, operator, decided_at as "decidedAt" from (
       select distinct on (workflow, step, least(first, second), greatest(first, second)) *
       from review_decision
       where client_id = $1 and ($2::text is null or workflow = $2) and ($3::text is null or step = $3)
       order by workflow, step, least(first, second), greatest(first, second), number desc
     ) newest where decision is not null order by workflow, number`,
    [scope.clientId, only.workflow ?? null, only.step ?? null],
  );
}
