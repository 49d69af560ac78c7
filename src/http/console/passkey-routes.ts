import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import {
  addPasskey,
  beginPasskey,
  beginSignIn,
  checkPasskey,
  listPasskeys,
  PASSKEY_NAME_LENGTH,
  type PasskeySite,
  removePasskey,
} from '../../operators/passkey.ts';
import type { RefusedSignIns } from '../../operators/refused-sign-ins.ts';
import { Refusal } from '../../refusal.ts';
import { refuseUnstorable } from '../batch/storable-members.ts';
import { begin } from './begin-session.ts';
import { passkeySite } from './passkey-site.ts';
import type { ConsoleParts } from './signed-in.ts';

/** The longest field of what a browser sends about a passkey, in characters. */
const LONGEST = 10_000;

const Text = Type.String({ maxLength: LONGEST });

/** The members of a browser's answer that are read (WebAuthn Level 3, section 5.1: the JSON forms). */
const Signed = Type.Object({
  id: Type.String({ maxLength: 2000 }),
  rawId: Type.String({ maxLength: 2000 }),
  type: Type.Literal('public-key'),
  response: Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 }),
  clientExtensionResults: Type.Record(Type.String(), Type.Unknown(), { maxProperties: 20 }),
  authenticatorAttachment: Type.Optional(Text),
});
const NewPasskey = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: PASSKEY_NAME_LENGTH }), response: Signed },
  { additionalProperties: false },
);
const SignIn = Type.Object({ response: Signed }, { additionalProperties: false });
const OfPasskey = Type.Object({ id: Type.String({ maxLength: 2000 }) });

/** The passkeys of the operator who is signed in. */
export function passkeyRoutes(server: FastifyInstance, parts: ConsoleParts): void {
  const { kysely } = parts.database;
  server.addHook('preValidation', refuseUnstorable);

  server.get('/console/api/passkeys', async (request) => ({
    /** Whether the browser can make passkeys at this address. */
    isPossible: passkeySite(request, parts) !== undefined,
    passkeys: await listPasskeys(kysely, request.operator.id),
  }));

  server.post('/console/api/passkeys/options', async (request) =>
    beginPasskey(kysely, request.operator, siteOf(request, parts), parts.clock.now()),
  );

  server.post<{ Body: Static<typeof NewPasskey> }>(
    '/console/api/passkeys',
    { schema: { body: NewPasskey } },
    async (request, reply) => {
      const { name } = request.body;
      const response = request.body.response as unknown as RegistrationResponseJSON;
      const site = siteOf(request, parts);
      await addPasskey(kysely, request.operator, { name, response }, site, parts.clock.now());
      return reply.code(204).send();
    },
  );

  server.delete<{ Params: Static<typeof OfPasskey> }>(
    '/console/api/passkeys/:id',
    { schema: { params: OfPasskey } },
    async ({ params, operator }, reply) => {
      await removePasskey(kysely, operator.id, params.id);
      return reply.code(204).send();
    },
  );
}

/** Signing in with a passkey. The authenticator says who it is, so nobody types a name. */
export function passkeySignInRoutes(
  server: FastifyInstance,
  parts: ConsoleParts,
  refused: RefusedSignIns,
): void {
  const { kysely } = parts.database;

  server.post('/console/api/sign-in/passkey/options', async (request) =>
    beginSignIn(kysely, siteOf(request, parts), parts.clock.now()),
  );

  server.post<{ Body: Static<typeof SignIn> }>(
    '/console/api/sign-in/passkey',
    { schema: { body: SignIn } },
    async (request, reply) => {
      const response = request.body.response as unknown as AuthenticationResponseJSON;
      const now = parts.clock.now();
      const { operator, isRight } = await checkPasskey(kysely, response, siteOf(request, parts), now);
      if (operator === undefined || !isRight) {
        await refused.write('sign-in by passkey refused', operator?.name, now);
        throw new Refusal(
          'unauthorized',
          'The console does not know this passkey, or the sign-in took too long.',
        );
      }
      return begin(reply, operator, 'sign-in by passkey', parts);
    },
  );
}

function siteOf(request: FastifyRequest, parts: ConsoleParts): PasskeySite {
  const site = passkeySite(request, parts);
  if (site !== undefined) return site;
  throw new Refusal(
    'wrong-state',
    'Passkeys need a host name and https. Open the console at its public URL, or at http://localhost on its own machine.',
  );
}
