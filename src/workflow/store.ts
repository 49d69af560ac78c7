import { CATALOGUE, type Catalogue } from '../cleansing/catalogue.ts';
import type { ClientScope } from '../database/client-scope.ts';
import { Refusal } from '../refusal.ts';
import { refuseMissingLists } from './needed-lists.ts';
import { readStoredWorkflow, writeStoredWorkflow } from './stored-workflow.ts';
import type { Workflow } from './workflow.ts';

/**
 * An installed version of a client's workflow. Versions are never changed or removed, because jobs refer to
 * them.
 */
export interface WorkflowVersion {
  readonly id: number;
  /** Counts from 1 within a workflow. */
  readonly version: number;
  readonly workflow: Workflow;
  /** The file as it was installed. */
  readonly source: string;
  readonly installedAt: Date;
}

/** A workflow in a list. */
export interface ListedWorkflow {
  readonly name: string;
  readonly description: string;
  /** The newest version. */
  readonly version: number;
  readonly installedAt: Date;
}

/**
 * Installs a workflow for the scope's client, as a new version if the client already has a workflow with this
 * name. Jobs submitted from now on use it; jobs under way keep their version. Text that equals the newest
 * version makes no new version.
 *
 * @param source the text from which `workflow` was parsed
 * @param basedOn the version that the author started from, 0 for a new workflow; undefined to install anyway
 * @throws WorkflowRefused if it needs a suppression list without a version in use
 * @throws Refusal `wrong-state` if another version than `basedOn` is the newest
 */
export async function installWorkflow(
  scope: ClientScope,
  workflow: Workflow,
  source: string,
  catalogue: Catalogue = CATALOGUE,
  basedOn?: number,
): Promise<{ version: number; isNew: boolean }> {
  return scope.transaction(async (inside) => {
    await refuseMissingLists(inside.kysely, workflow, catalogue);
    // Locks the client's row, so that two installations at once do not take the same number.
    await inside.kysely
      .selectFrom('client')
      .select('id')
      .where('id', '=', inside.clientId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const newest = await newestWorkflow(inside, workflow.name);
    if (newest?.source === source) return { version: newest.version, isNew: false };
    if (basedOn !== undefined && basedOn !== (newest?.version ?? 0))
      throw new Refusal('wrong-state', changedMeanwhile(workflow.name, basedOn, newest?.version));
    const version = (newest?.version ?? 0) + 1;
    const definition = writeStoredWorkflow(workflow);
    await inside
      .insertInto('workflow_version', { name: workflow.name, version, source, definition })
      .execute();
    return { version, isNew: true };
  });
}

function changedMeanwhile(name: string, basedOn: number, newest: number | undefined): string {
  if (newest === undefined)
    return `There is no workflow ${name}, so this text cannot be based on its version ${basedOn}. Nothing was installed.`;
  if (basedOn === 0)
    return `There is a workflow ${name} already, in version ${newest}. Nothing was installed.`;
  return `Version ${newest} of ${name} is the newest; this text was made from version ${basedOn}. Nothing was installed.`;
}

/** The newest version of the client's workflow with this name; undefined if there is none. */
export function newestWorkflow(scope: ClientScope, name: string): Promise<WorkflowVersion | undefined> {
  return readVersion(scope, name, undefined);
}

/** One version of the client's workflow with this name; undefined if there is none. */
export function workflowVersion(
  scope: ClientScope,
  name: string,
  version: number,
): Promise<WorkflowVersion | undefined> {
  return readVersion(scope, name, version);
}

async function readVersion(
  scope: ClientScope,
  name: string,
  version: number | undefined,
): Promise<WorkflowVersion | undefined> {
  const versions = scope
    .selectFrom('workflow_version')
    .select(['id', 'version', 'definition', 'source', 'installed_at'])
    .where('name', '=', name);
  const row = await (version === undefined
    ? versions.orderBy('version', 'desc').limit(1)
    : versions.where('version', '=', version)
  ).executeTakeFirst();
  return (
    row && {
      id: row.id,
      version: row.version,
      workflow: readStoredWorkflow(row.definition),
      source: row.source,
      installedAt: row.installed_at,
    }
  );
}

/** The client's workflows in alphabetical order, each in its newest version. */
export async function listWorkflows(scope: ClientScope): Promise<ListedWorkflow[]> {
  const rows = await scope
    .selectFrom('workflow_version')
    .select(['name', 'version', 'definition', 'installed_at'])
    .distinctOn('name')
    .orderBy('name')
    .orderBy('version', 'desc')
    .execute();
  return rows.map(({ name, version, definition, installed_at }) => {
    const { description } = readStoredWorkflow(definition);
    return { name, description, version, installedAt: installed_at };
  });
}

/** The most versions that {@link listVersions} returns. */
export const MOST_VERSIONS = 500;

/** The versions of a workflow, newest first, at most 500. Empty if the client has no such workflow. */
export async function listVersions(
  scope: ClientScope,
  name: string,
): Promise<{ version: number; installedAt: Date }[]> {
  const rows = await scope
    .selectFrom('workflow_version')
    .select(['version', 'installed_at'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(MOST_VERSIONS)
    .execute();
  return rows.map(({ version, installed_at }) => ({ version, installedAt: installed_at }));
}
