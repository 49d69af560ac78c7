import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import type { AddressFile } from '../../../address-file/address-file.ts';
import { clientsOf } from '../../../operators/clients.ts';
import type { Operator } from '../../../operators/operator.ts';
import { seesAllClients } from '../../../operators/role.ts';
import { Refusal } from '../../../refusal.ts';
import { MOST_CHARACTERS } from '../../../suggestions/typed.ts';
import type { Service } from '../../service.ts';
import { matchWithEvidence } from './match.ts';
import { lookInside, search } from './search.ts';

/** The longest line of an address to match, in characters. */
const LINE = 500;

const Search = Type.Union([
  Type.Object({ text: Type.String({ maxLength: MOST_CHARACTERS }) }, { additionalProperties: false }),
  Type.Object({ id: Type.String({ maxLength: 64 }) }, { additionalProperties: false }),
]);

const Match = Type.Object(
  {
    address: Type.String({ maxLength: LINE }),
    postcode: Type.Optional(Type.String({ maxLength: LINE })),
    town: Type.Optional(Type.String({ maxLength: LINE })),
    company: Type.Optional(Type.String({ maxLength: LINE })),
  },
  { additionalProperties: false },
);

/**
 * The routes of the page Addresses. They take no credits. They are `POST`s, so that an address that somebody
 * types is in no URL and no log.
 */
export function addressRoutes(server: FastifyInstance, service: Service): void {
  const config = { changesNothing: true };

  server.post<{ Body: Static<typeof Search> }>(
    '/console/api/addresses/search',
    { schema: { body: Search }, config },
    async ({ body, operator }) => {
      const file = await fileFor(operator, service);
      if ('text' in body) return search(file, service.suggestionIds, body.text);
      const found = lookInside(file, service.suggestionIds, body.id);
      if (found === undefined)
        throw new Refusal('not-found', 'The address file in use has nothing with this id. Search again.');
      return found;
    },
  );

  server.post<{ Body: Static<typeof Match> }>(
    '/console/api/addresses/match',
    { schema: { body: Match }, config },
    async ({ body, operator }) => {
      const file = await fileFor(operator, service);
      const { address, postcode = '', town = '', company = '' } = body;
      const typed = { lines: address.split(/\r?\n/).filter((line) => line.trim() !== ''), town, postcode };
      return matchWithEvidence(service.matchers.of(file), {
        ...typed,
        county: '',
        country: '',
        organisation: company,
      });
    },
  );
}

/**
 * The address file that an operator sees. An analyst whose clients are all sandboxes sees what sandboxes see:
 * invented addresses.
 *
 * @throws Refusal `unavailable` if no address file can be used
 */
async function fileFor(operator: Operator, service: Service): Promise<AddressFile> {
  const { database, addressFile, sandboxFile } = service;
  const isSandbox =
    !seesAllClients(operator.role) &&
    (await clientsOf(database.kysely, operator)).every(({ isSandbox }) => isSandbox);
  const file = isSandbox ? await sandboxFile.open() : addressFile.ifAny;
  if (file === undefined)
    throw new Refusal('unavailable', 'No address file can be used. The page Reference data says why.', {
      retryAfter: 5,
    });
  return file;
}
