import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import type { Manifest } from '../../address-file/folder/manifest.ts';
import { Refusal } from '../../refusal.ts';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { refusals } from '../batch/schemas.ts';
import type { Service } from '../service.ts';

type Json = Record<string, unknown>;

interface Document extends Json {
  readonly paths: Record<string, Json>;
  readonly components: {
    readonly schemas: Record<string, Json>;
    readonly securitySchemes: Record<string, Json>;
  };
}

/**
 * `GET /swagger/{Service}/swagger.json`: the part of `/openapi.json` about one web service, and the address
 * file that it uses.
 */
export function describeServices(
  server: FastifyInstance,
  { addressFile }: Service,
  services: readonly string[],
): void {
  const made = new Map<string, { file: object | undefined; answer: ConstantAnswer }>();
  server.get<{ Params: { service: string } }>(
    '/swagger/:service/swagger.json',
    {
      schema: {
        tags: ['Address lookup'],
        operationId: 'describeWebService',
        summary: 'Read the OpenAPI document of one web service',
        security: [],
        params: Type.Object({
          service: Type.String({ description: 'The name of the web service.', examples: ['AddressCapture'] }),
        }),
        response: {
          200: {
            description: 'An OpenAPI 3.1 document.',
            content: { 'application/json': { schema: Type.Unknown() } },
          },
          ...refusals(404),
        },
      },
    },
    async (request, reply) => {
      const wanted = request.params.service.toLowerCase();
      const service = services.find((name) => name.toLowerCase() === wanted);
      if (service === undefined) throw new Refusal('not-found', 'There is no such service.');
      const file = addressFile.ifAny?.manifest;
      const known = made.get(service);
      if (known !== undefined && known.file === file) return known.answer.send(request, reply);
      const document = partOf(server.swagger() as unknown as Document, service);
      const info = {
        ...(document['info'] as Json),
        title: service,
        description: isFromFile(document)
          ? `The web service ${service}. ${file === undefined ? NO_FILE : described(file)}`
          : `The web service ${service}.`,
      };
      const text = JSON.stringify({ ...document, info });
      const answer = new ConstantAnswer('application/json; charset=utf-8', text);
      made.set(service, { file, answer });
      return answer.send(request, reply);
    },
  );
}

/** Whether the service uses the address file. If so, each of its answers names it. */
function isFromFile({ paths }: Document): boolean {
  return JSON.stringify(paths).includes('"Fettle-Address-File"');
}

const NO_FILE = 'There is no address file in use.';

function described({ invented, plainList, edition }: Manifest): string {
  if (plainList && !invented)
    return `It answers from a plain list of addresses (edition ${edition}) and knows no other addresses.`;
  if (!invented) return `It answers from the address file of edition ${edition}.`;
  return `ALL ADDRESSES IN ITS ANSWERS ARE INVENTED: the address file in use is a sample (edition ${edition}).`;
}

/** The paths of a service, with the schemas and security schemes that they refer to. */
function partOf(document: Document, service: string): Document {
  const paths = Object.fromEntries(
    Object.entries(document.paths).filter(([path]) => path.startsWith(`/${service}/`)),
  );
  const { schemas, securitySchemes } = document.components;
  const used: Record<string, Json> = {};
  const follow = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      const schema = schemas[name];
      if (schema === undefined || name in used) continue;
      used[name] = schema;
      follow(schema);
    }
  };
  follow(paths);
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods) as Json[]);
  const ways = new Set(operations.flatMap(({ security }) => (security as Json[]).flatMap(Object.keys)));
  const schemes = Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => ways.has(name)));
  return {
    ...document,
    tags: (document['tags'] as Json[]).filter(({ name }) =>
      operations.some(({ tags }) => (tags as unknown[]).includes(name)),
    ),
    paths,
    components: { schemas: used, securitySchemes: schemes },
  };
}
