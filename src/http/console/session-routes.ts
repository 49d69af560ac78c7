import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { OperatorPasswords, PASSWORD_LENGTH, setPassword } from '../../operators/password.ts';
import { endAllSessions, endOtherSessions, endSession } from '../../operators/session.ts';
import { present } from '../../present.ts';
import { invalidField } from '../../refusal.ts';
import { processUptime } from '../authenticate.ts';
import { ACCESS, roleMay } from './access.ts';
import { isSecure } from './begin-session.ts';
import { sessionToken, setSessionCookie } from './session-cookie.ts';
import type { ConsoleParts } from './signed-in.ts';

const Passwords = Type.Object(
  {
    /** The current password. Not needed if the operator has none yet. */
    current: Type.Optional(Type.String({ maxLength: PASSWORD_LENGTH.most })),
    password: Type.String(),
  },
  { additionalProperties: false },
);

/** The routes of an operator's own session and password. */
export function sessionRoutes(server: FastifyInstance, parts: ConsoleParts): void {
  const { kysely } = parts.database;
  const passwords = new OperatorPasswords(kysely, processUptime);

  server.get('/console/api/session', async ({ operator }) => {
    const { id, name, role } = operator;
    return {
      name,
      role,
      hasPassword: await hasPassword(id),
      // The page offers only these actions. The server still checks each request.
      actions: Object.keys(ACCESS).filter((action) => roleMay(role, action)),
    };
  });

  server.delete('/console/api/session', async (request, reply) => {
    await endSession(kysely, present(sessionToken(request), 'the token of the session'));
    setSessionCookie(reply, undefined, { isSecure: isSecure(parts), seconds: 0 });
    return reply.code(204).send();
  });

  server.delete('/console/api/sessions', async (request, reply) => {
    await endAllSessions(kysely, request.operator.id);
    setSessionCookie(reply, undefined, { isSecure: isSecure(parts), seconds: 0 });
    return reply.code(204).send();
  });

  server.put<{ Body: Static<typeof Passwords> }>(
    '/console/api/password',
    { schema: { body: Passwords } },
    async (request, reply) => {
      const { body, operator, ip } = request;
      const { id, name } = operator;
      if (await hasPassword(id)) {
        const found = await passwords.find({ name, password: body.current ?? '', address: ip });
        if (found === undefined) throw invalidField('current', 'is not your password');
      }
      await setPassword(kysely, id, body.password);
      // Somebody else who knew the old password may still be signed in.
      await endOtherSessions(kysely, id, present(sessionToken(request), 'the token of the session'));
      return reply.code(204).send();
    },
  );

  const hasPassword = async (id: number): Promise<boolean> => {
    const row = await kysely
      .selectFrom('operator')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirst();
    return typeof row?.password_hash === 'string';
  };
}
