import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { TOKEN_PATH } from '../tokens/token-endpoint.ts';
import { describeForReaders } from './describe-for-readers.ts';
import { nameSchemas } from './name-schemas.ts';
import { PLACEHOLDERS } from './sample-requests.ts';
import { SECURITY_SCHEMES } from './security-schemes.ts';
import { TAGS } from './tags.ts';

const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

const DESCRIPTION = `Fettle cleanses tabular data in batches and looks up UK addresses.

The batch interface in five steps:

1. Obtain a token: \`POST ${TOKEN_PATH}\` with your client id and secret. Send it as \`Authorization: Bearer\` with every other request.
2. Create a dataset, add its records in numbered blocks of up to 1,000, and mark it complete.
3. Start a job: it runs a workflow that the operator installed for you, over your datasets or a file.
4. Poll the job until its status is 2 (completed), 3 (failed) or 4 (cancelled).
5. Download the output datasets, up to 1,000 records at a time. The output \`Rejects\` holds the records that could not be read or cleansed, each with the reason.

Every operation has an example. The examples were recorded on invented addresses and belong together: the job runs over the dataset that
was created before it. Replace the placeholders by your own values: ${placeholders()}.

Paths match in any letter case, with or without a \`/\` at the end. Times are ISO 8601 in UTC. Bodies may be sent with
\`Content-Encoding: gzip\`. Every refusal of the batch interface is a problem document (RFC 9457) whose \`errors\` name each wrong field.
After 429 or 503, wait for the seconds in \`Retry-After\` and try again.`;

function placeholders(): string {
  return Object.values(PLACEHOLDERS)
    .map((value) => `\`${value}\``)
    .join(', ');
}

/**
 * Serves `/openapi.json` and `/openapi.yaml`, an OpenAPI 3.1 document made from the schemas that check the
 * requests. Register this before any route.
 */
export async function openApi(server: FastifyInstance): Promise<void> {
  const made = new Map<string, ConstantAnswer>();
  /** Made at the first request, when all routes exist. */
  const documentAs = (form: string): ConstantAnswer => {
    let answer = made.get(form);
    if (answer === undefined) {
      answer =
        form === 'json'
          ? new ConstantAnswer('application/json; charset=utf-8', JSON.stringify(server.swagger()))
          : new ConstantAnswer('application/x-yaml', server.swagger({ yaml: true }));
      made.set(form, answer);
    }
    return answer;
  };
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fettle',
        version,
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      servers: [{ url: '/', description: 'This service' }],
      tags: TAGS,
      components: {
        securitySchemes: SECURITY_SCHEMES,
      },
    },
    transform: ({ schema, url }) => ({ schema: namePath(schema), url: url.replace('*', ':path') }),
    transformObject: (made) =>
      describeForReaders(nameSchemas('openapiObject' in made ? made.openapiObject : made.swaggerObject)),
  });
  server.get('/openapi.json', { schema: { hide: true } }, async (request, reply) =>
    documentAs('json').send(request, reply),
  );
  server.get('/openapi.yaml', { schema: { hide: true } }, async (request, reply) =>
    documentAs('yaml').send(request, reply),
  );
}

interface RouteSchema {
  readonly params?: unknown;
}

/** Renames the parameter that the router calls `*` to `path`. OpenAPI has no name for the rest of a path. */
function namePath<Schema extends RouteSchema>(schema: Schema): Schema {
  const params = schema?.params as { properties?: Record<string, unknown> } | undefined;
  if (params?.properties?.['*'] === undefined) return schema;
  const { '*': path, ...others } = params.properties;
  return { ...schema, params: { ...params, properties: { path, ...others }, required: ['path'] } };
}
