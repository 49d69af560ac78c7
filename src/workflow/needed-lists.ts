import type { Kysely } from 'kysely';
import type { Catalogue } from '../cleansing/catalogue.ts';
import { ListsMissing, listsAmong } from '../cleansing/references.ts';
import { systemClock } from '../clock.ts';
import type { Schema } from '../database/schema.ts';
import { listsInUse } from '../suppression/release/versions.ts';
import { withDefaults } from './option.ts';
import { isParameterReference, type Workflow, type WorkflowStep } from './workflow.ts';

/** A workflow that cannot be installed. The message says why. */
export class WorkflowRefused extends Error {
  override readonly name = 'WorkflowRefused';
}

/**
 * Refuses a workflow that needs a suppression list without a version in use. A step whose list is missing is
 * never skipped silently. A list that depends on a parameter is known, and checked, only when a job is
 * submitted. That check also finds lists withdrawn in the meantime.
 *
 * @throws WorkflowRefused
 */
export async function refuseMissingLists(
  database: Kysely<Schema>,
  workflow: Workflow,
  catalogue: Catalogue,
): Promise<void> {
  const needed = new Set(workflow.steps.flatMap((step) => neededLists(step, catalogue)));
  if (needed.size === 0) return;
  const loaded = await listsInUse(database, systemClock.now());
  const missing = [...needed].filter((list) => !loaded.has(list)).sort();
  if (missing.length > 0) throw new WorkflowRefused(`${workflow.name} ${new ListsMissing(missing).message}.`);
}

/** The lists that a step needs whatever its parameters are. */
function neededLists({ step: name, options }: WorkflowStep, catalogue: Catalogue): string[] {
  const step = catalogue.find((candidate) => candidate.name === name);
  if (step?.refersTo === undefined) return [];
  const fixed = Object.entries(options).filter(([, value]) => !isParameterReference(value));
  const settled = withDefaults(step, Object.fromEntries(fixed));
  for (const [option, value] of Object.entries(options)) {
    if (!isParameterReference(value)) continue;
    Object.defineProperty(settled, option, {
      get: () => {
        throw new UnknownYet();
      },
    });
  }
  try {
    return listsAmong(step.refersTo(settled));
  } catch (error) {
    if (error instanceof UnknownYet) return [];
    throw error;
  }
}

/** Thrown if the step asks for an option whose value only a job will give. */
class UnknownYet extends Error {}
