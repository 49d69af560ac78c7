import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { invalidField, Refusal } from '../../../refusal.ts';
import type { Trials } from '../../../trial/trials.ts';
import { parseWorkflow } from '../../../workflow/file/parse.ts';
import { WORKFLOW_LENGTH, workflowSchema } from '../../../workflow/file/schema.ts';
import type { Mistake } from '../../../workflow/file/source.ts';
import { handOver } from '../../../workflow/hand-over.ts';
import { WorkflowRefused } from '../../../workflow/needed-lists.ts';
import { installWorkflow, listVersions, newestWorkflow, workflowVersion } from '../../../workflow/store.ts';
import { availableReferences } from '../../batch/jobs/available-references.ts';
import type { Service } from '../../service.ts';

const AtWorkflow = Type.Object({ client: Type.String(), name: Type.String({ maxLength: 100 }) });
const AtVersion = Type.Object({
  ...AtWorkflow.properties,
  version: Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 }),
});

/** The text of a workflow file. The checker itself reports a text that is too long. */
const Source = Type.String({ maxLength: 4 * WORKFLOW_LENGTH });
const Draft = Type.Object({ source: Source }, { additionalProperties: false });
const Install = Type.Object(
  {
    source: Source,
    /** The version that the text was made from; 0 for a new workflow. */
    basedOn: Type.Integer({ minimum: 0, maximum: 2 ** 31 - 1 }),
  },
  { additionalProperties: false },
);

/** The longest text with rows to try a draft on, in characters. */
export const ROWS_LENGTH = 400_000;

const Trial = Type.Object(
  {
    source: Source,
    /** The input that the rows go to. */
    input: Type.String({ maxLength: 100 }),
    /** The rows as CSV, with a header. */
    text: Type.String({ maxLength: ROWS_LENGTH }),
    /** Values of the parameters, as for a job. */
    parameters: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
        maxProperties: 100,
      }),
    ),
  },
  { additionalProperties: false },
);

/** The routes for writing workflow files. They concern no client. */
export function draftRoutes(server: FastifyInstance, { catalogue }: Service): void {
  const schema = workflowSchema(catalogue);

  server.get('/console/api/workflow-schema', async () => schema);

  server.post<{ Body: Static<typeof Draft> }>(
    '/console/api/workflow-check',
    { schema: { body: Draft }, config: { changesNothing: true } },
    async ({ body }) => {
      const { workflow, mistakes } = parseWorkflow(body.source, catalogue);
      return { name: workflow?.name, inputs: workflow?.inputs, parameters: workflow?.parameters, mistakes };
    },
  );
}

/** The routes of a client's workflows: their versions, installing and trying one, and the hand-over page. */
export function workflowRoutes(server: FastifyInstance, service: Service, trials: Trials): void {
  const { catalogue, publicUrl, clock } = service;
  const at = '/console/api/clients/:client/workflows';

  server.put<{ Params: Static<typeof AtWorkflow>; Body: Static<typeof Install> }>(
    `${at}/:name`,
    { schema: { params: AtWorkflow, body: Install } },
    async ({ scope, params, body: { source, basedOn } }, reply) => {
      const { workflow, mistakes } = parseWorkflow(source, catalogue);
      if (workflow === undefined) throw withMistakes(mistakes);
      if (workflow.name !== params.name)
        throw invalidField('source', `has the name ${workflow.name}, and the path has ${params.name}`);
      try {
        const installed = await installWorkflow(scope, workflow, source, catalogue, basedOn);
        return await reply.code(installed.isNew ? 201 : 200).send(installed);
      } catch (error) {
        if (error instanceof WorkflowRefused) throw invalidField('source', error.message);
        throw error;
      }
    },
  );

  server.post<{ Body: Static<typeof Trial> }>(
    '/console/api/clients/:client/workflow-trial',
    { schema: { body: Trial }, config: { changesNothing: true } },
    async ({ scope, isSandbox, body: { source, input, text, parameters = {} } }) => {
      const { workflow, mistakes } = parseWorkflow(source, catalogue);
      if (workflow === undefined) throw withMistakes(mistakes);
      const { addressFile, suppressionLists } = await availableReferences(service, scope, isSandbox);
      const available = {
        ...(addressFile !== undefined && { addressFile }),
        suppressionLists: [...suppressionLists.values()],
      };
      const now = clock.now().toISOString();
      return trials.run({ kind: 'draft', of: { workflow, input, text, parameters, available, now } });
    },
  );

  server.get<{ Params: Static<typeof AtWorkflow> }>(
    `${at}/:name/versions`,
    { schema: { params: AtWorkflow } },
    async ({ scope, params }) => {
      const versions = await listVersions(scope, params.name);
      if (versions.length === 0) throw unknownWorkflow();
      return versions;
    },
  );

  server.get<{ Params: Static<typeof AtVersion> }>(
    `${at}/:name/versions/:version`,
    { schema: { params: AtVersion } },
    async ({ scope, params }) => {
      const found = await workflowVersion(scope, params.name, params.version);
      if (found === undefined) throw new Refusal('not-found', 'There is no such version of this workflow.');
      const { version, source, installedAt } = found;
      return { version, source, installedAt };
    },
  );

  server.get<{ Params: Static<typeof AtWorkflow> }>(
    `${at}/:name/hand-over`,
    { schema: { params: AtWorkflow } },
    async ({ scope, params }) => {
      const found = await newestWorkflow(scope, params.name);
      if (found === undefined) throw unknownWorkflow();
      const { workflow, version } = found;
      return { version, ...handOver(workflow, { url: publicUrl(), clientId: params.client }, catalogue) };
    },
  );
}

function unknownWorkflow(): Refusal {
  return new Refusal('not-found', 'There is no workflow with this name.');
}

/** The most mistakes that an answer names. */
const MOST_MISTAKES = 20;

function withMistakes(mistakes: readonly Mistake[]): Refusal {
  const texts = mistakes
    .slice(0, MOST_MISTAKES)
    .map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`);
  return new Refusal('invalid-request', `The workflow has mistakes. ${texts[0]}`, {
    errors: { source: texts },
  });
}
