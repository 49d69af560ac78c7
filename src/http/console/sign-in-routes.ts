import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { OPERATOR_NAME_LENGTH } from '../../operators/operator.ts';
import { OperatorPasswords, PASSWORD_LENGTH } from '../../operators/password.ts';
import { RefusedSignIns } from '../../operators/refused-sign-ins.ts';
import { useLink } from '../../operators/sign-in-link.ts';
import { Refusal } from '../../refusal.ts';
import { processUptime } from '../authenticate.ts';
import { refuseUnstorable } from '../batch/storable-members.ts';
import { begin } from './begin-session.ts';
import { passkeySignInRoutes } from './passkey-routes.ts';
import { refuseOtherOrigins } from './same-origin.ts';
import type { ConsoleParts } from './signed-in.ts';
import { singleSignOnRoutes } from './single-sign-on-routes.ts';

const SignIn = Type.Object(
  {
    name: Type.String({ maxLength: OPERATOR_NAME_LENGTH }),
    password: Type.String({ maxLength: PASSWORD_LENGTH.most }),
  },
  { additionalProperties: false },
);

const SignInByLink = Type.Object({ link: Type.String({ maxLength: 100 }) }, { additionalProperties: false });

/** The routes by which an operator signs in: with a password, or with a link that works once. */
export function signInRoutes(server: FastifyInstance, parts: ConsoleParts): void {
  const { kysely } = parts.database;
  const passwords = new OperatorPasswords(kysely, processUptime);
  const refused = new RefusedSignIns(kysely);
  server.addHook('onRequest', async (request) => refuseOtherOrigins(request, parts.publicUrl()));
  server.addHook('preValidation', refuseUnstorable);

  server.post<{ Body: Static<typeof SignIn> }>(
    '/console/api/sign-in',
    { schema: { body: SignIn } },
    async (request, reply) => {
      const { name, password } = request.body;
      const operator = await passwords.find({ name, password, address: request.ip });
      if (operator === undefined) {
        await refused.write('sign-in refused', name, parts.clock.now());
        throw new Refusal('unauthorized', 'The name or the password is wrong.');
      }
      return begin(reply, operator, 'sign-in', parts);
    },
  );

  server.post<{ Body: Static<typeof SignInByLink> }>(
    '/console/api/sign-in/link',
    { schema: { body: SignInByLink } },
    async (request, reply) => {
      const operator = await useLink(kysely, request.body.link, parts.clock.now());
      if (operator === undefined) {
        await refused.write('sign-in by link refused', undefined, parts.clock.now());
        throw new Refusal(
          'unauthorized',
          'This link was used before, has expired or was replaced. Make a new one with `fettle operator link NAME`.',
        );
      }
      return begin(reply, operator, 'sign-in by link', parts);
    },
  );

  passkeySignInRoutes(server, parts, refused);
  singleSignOnRoutes(server, parts, refused);
}
