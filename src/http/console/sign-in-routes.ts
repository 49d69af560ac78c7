import type { FastifyInstance, FastifyReply } from 'fastify';
import Type, { type Static } from 'typebox';
import { writeEntry } from '../../operators/audit.ts';
import { OPERATOR_NAME_LENGTH, type Operator } from '../../operators/operator.ts';
import { OperatorPasswords, PASSWORD_LENGTH } from '../../operators/password.ts';
import { beginSession, removeOldSessions } from '../../operators/session.ts';
import { useLink } from '../../operators/sign-in-link.ts';
import { Refusal } from '../../refusal.ts';
import { processUptime } from '../authenticate.ts';
import { refuseUnstorable } from '../batch/storable-members.ts';
import { refuseOtherOrigins } from './same-origin.ts';
import { setSessionCookie } from './session-cookie.ts';
import { type ConsoleParts, sessionLimits } from './signed-in.ts';

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
  server.addHook('onRequest', async (request) => refuseOtherOrigins(request, parts.publicUrl()));
  server.addHook('preValidation', refuseUnstorable);

  server.post<{ Body: Static<typeof SignIn> }>(
    '/console/api/sign-in',
    { schema: { body: SignIn } },
    async (request, reply) => {
      const { name, password } = request.body;
      const operator = await passwords.find({ name, password, address: request.ip });
      if (operator === undefined) throw new Refusal('unauthorized', 'The name or the password is wrong.');
      return begin(reply, operator, 'sign-in', parts);
    },
  );

  server.post<{ Body: Static<typeof SignInByLink> }>(
    '/console/api/sign-in/link',
    { schema: { body: SignInByLink } },
    async (request, reply) => {
      const operator = await useLink(kysely, request.body.link, parts.clock.now());
      if (operator === undefined)
        throw new Refusal(
          'unauthorized',
          'This link was used before, has expired or was replaced. Make a new one with `fettle operator link NAME`.',
        );
      return begin(reply, operator, 'sign-in by link', parts);
    },
  );
}

async function begin(
  reply: FastifyReply,
  operator: Operator,
  action: string,
  parts: ConsoleParts,
): Promise<FastifyReply> {
  const { kysely } = parts.database;
  const limits = sessionLimits(parts);
  const at = parts.clock.now();
  await writeEntry(kysely, { at, operatorId: operator.id, operator: operator.name, action, status: 204 });
  await removeOldSessions(kysely, limits, at);
  const token = await beginSession(kysely, operator.id, at);
  setSessionCookie(reply, token, { isSecure: isSecure(parts), seconds: limits.seconds });
  return reply.code(204).send();
}

/** Whether browsers reach the console by https. */
export function isSecure({ publicUrl }: ConsoleParts): boolean {
  return publicUrl().toLowerCase().startsWith('https:');
}
