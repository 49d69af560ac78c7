import type { FastifyInstance } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { addRestriction, type Restriction, removeRestriction } from '../../../accounts/web/api-key.ts';
import { withCapital } from '../../../text/with-capital.ts';
import type { Service } from '../../service.ts';
import { refusals } from '../schemas.ts';
import { accountOf, recordOf } from './key-record.ts';
import { Key, KeyRecord, tags } from './schemas.ts';

/** A list of restrictions of a key, with the form of the path that names one entry of it. */
interface RestrictionList {
  readonly restriction: Restriction;
  /** The path of an entry, behind `/ApiKey/{key}/{restriction}/`. */
  readonly path: string;
  /** A description of an entry, for people. */
  readonly what: string;
  readonly params: Readonly<Record<string, TSchema>>;
  /** The text of an entry, from the parameters of its path. */
  textOf(params: Readonly<Record<string, string>>): string;
}

const LISTS: readonly RestrictionList[] = [
  {
    restriction: 'allowedDomains',
    path: ':domain',
    what: 'the pages of a domain',
    params: {
      domain: Type.String({
        description: '`www.example.co.uk`, or `*.example.co.uk` for all domains below it.',
      }),
    },
    textOf: ({ domain = '' }) => domain,
  },
  {
    restriction: 'allowedIPs',
    path: ':network/:prefix',
    what: 'a range of IP addresses',
    params: {
      network: Type.String({ description: 'An IPv4 or IPv6 address.' }),
      prefix: Type.String({ description: 'The length of the prefix in bits: 0 to 32, or to 128 for IPv6.' }),
    },
    textOf: ({ network, prefix }) => `${network}/${prefix}`,
  },
  {
    restriction: 'allowedServices',
    path: ':service',
    what: 'a web service or a method',
    params: {
      service: Type.String({ description: '`AddressCapture`, or `AddressCapture.GetFullAddress`.' }),
    },
    textOf: ({ service = '' }) => service,
  },
];

/** The routes that add and remove single entries of a key's lists of restrictions. */
export function restrictionRoutes(server: FastifyInstance, service: Service): void {
  for (const list of LISTS) {
    addRoute(server, service, list);
    removeRoute(server, service, list);
  }
}

function addRoute(server: FastifyInstance, { database }: Service, list: RestrictionList): void {
  const { restriction, textOf } = list;
  server.put<{ Params: Record<string, string> }>(
    pathOf(list),
    {
      schema: {
        ...schemaOf(list),
        operationId: `add${nameOf(restriction)}`,
        summary: `Allow ${list.what}`,
        description:
          'Once the key has an entry in this list, it works for the entries only. Adding an entry twice changes nothing.',
      },
    },
    async (request) => {
      const { key = '' } = request.params;
      const account = await accountOf(request);
      return recordOf(
        await addRestriction(database.kysely, account, key, restriction, textOf(request.params)),
      );
    },
  );
}

function removeRoute(server: FastifyInstance, { database }: Service, list: RestrictionList): void {
  const { restriction, textOf } = list;
  server.delete<{ Params: Record<string, string> }>(
    pathOf(list),
    {
      schema: {
        ...schemaOf(list),
        operationId: `remove${nameOf(restriction)}`,
        summary: `Stop allowing ${list.what}`,
        description: 'When the last entry is removed, this restriction ends.',
      },
    },
    async (request) => {
      const { key = '' } = request.params;
      const account = await accountOf(request);
      return recordOf(
        await removeRestriction(database.kysely, account, key, restriction, textOf(request.params)),
      );
    },
  );
}

function pathOf({ restriction, path }: RestrictionList): string {
  return `/ApiKey/:key/${restriction}/${path}`;
}

function schemaOf({ params }: RestrictionList) {
  return {
    tags,
    params: Type.Object({ ...Key, ...params }),
    response: { 200: KeyRecord, ...refusals(400, 401, 403, 404) },
  };
}

/** `allowedDomains` → `AllowedDomain`. */
function nameOf(restriction: Restriction): string {
  return withCapital(restriction).slice(0, -1);
}
