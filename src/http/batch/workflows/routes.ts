import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { typeNumber } from '../../../records/column.ts';
import { Refusal } from '../../../refusal.ts';
import { listWorkflows, newestWorkflow, type WorkflowVersion } from '../../../workflow/store.ts';
import { refusals } from '../schemas.ts';
import { AtWorkflow, WorkflowRecord, WorkflowSummary } from './schemas.ts';

/** The routes that list the workflows a client may start, with their inputs and outputs. */
export async function workflowRoutes(server: FastifyInstance): Promise<void> {
  const tags = ['Workflows'];

  server.get(
    '/Workflow',
    {
      schema: {
        tags,
        operationId: 'listWorkflows',
        summary: 'List the workflows that are installed for you',
        response: {
          200: Type.Array(WorkflowSummary, { description: 'In alphabetical order.' }),
          ...refusals(401, 403),
        },
      },
    },
    async ({ scope }) =>
      (await listWorkflows(scope)).map(({ installedAt, ...workflow }) => ({
        ...workflow,
        installedAt: installedAt.toISOString(),
      })),
  );

  server.get<{ Params: Static<typeof AtWorkflow> }>(
    '/Workflow/:name',
    {
      schema: {
        tags,
        operationId: 'readWorkflow',
        summary: 'Read what a workflow takes and gives',
        params: AtWorkflow,
        response: { 200: WorkflowRecord, ...refusals(401, 403, 404) },
      },
    },
    async ({ scope, params }) => {
      const version = await newestWorkflow(scope, params.name);
      if (version === undefined) throw new Refusal('not-found', 'There is no workflow with this name.');
      return recordOf(version);
    },
  );
}

function recordOf({ workflow, version, installedAt }: WorkflowVersion): Static<typeof WorkflowRecord> {
  return {
    name: workflow.name,
    description: workflow.description,
    version,
    installedAt: installedAt.toISOString(),
    inputs: workflow.inputs.map(({ name, kind, description, columns }) => ({
      name,
      kind,
      description,
      columns: columns.map((column) => ({ ...column, type: typeNumber(column.type) })),
    })),
    parameters: workflow.parameters.map(({ name, type, description, required, default: fallback }) => ({
      name,
      type: typeNumber(type),
      description,
      required,
      default: fallback,
    })),
    outputs: workflow.outputs.map(({ name, input, kind, description }) => ({
      name,
      input,
      kind,
      description,
    })),
  };
}
