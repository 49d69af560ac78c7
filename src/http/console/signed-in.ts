import type { FastifyRequest } from 'fastify';
import { ClientScope } from '../../database/client-scope.ts';
import { clientOf } from '../../operators/clients.ts';
import type { Operator } from '../../operators/operator.ts';
import { readSession, type SessionLimits } from '../../operators/session.ts';
import { present } from '../../present.ts';
import { Refusal } from '../../refusal.ts';
import type { Service } from '../service.ts';
import { actionName, roleMay } from './access.ts';
import { refuseOtherOrigins } from './same-origin.ts';
import { sessionToken } from './session-cookie.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator who is signed in. Throws in requests that are not of the console. */
    readonly operator: Operator;
  }
  interface FastifyContextConfig {
    /** Whether pages send this request by themselves, so that it does not keep a session alive. */
    readonly byItself?: boolean;
  }
}

const operators = new WeakMap<FastifyRequest, Operator>();

/** The property `operator` of requests, for `decorateRequest`. */
export const operatorProperty = {
  getter(this: FastifyRequest): Operator {
    return present(operators.get(this), 'the operator of a request');
  },
};

/** The operator who sent a request, or undefined if it is not a request of the console. */
export function operatorIfAny(request: FastifyRequest): Operator | undefined {
  return operators.get(request);
}

/** A page sets this header on requests that it sends by itself, not because the operator did something. */
const BY_ITSELF = 'fettle-by-itself';

export type ConsoleParts = Pick<Service, 'settings' | 'database' | 'clock' | 'publicUrl'>;

export function sessionLimits({ settings }: ConsoleParts): SessionLimits {
  const { sessionIdleSeconds: idleSeconds, sessionSeconds: seconds } = settings.limits;
  return { idleSeconds, seconds };
}

/**
 * Finds the operator who sent a request of the console, and makes `request.operator` return them.
 *
 * @throws Refusal `unauthorized` if there is no session; `forbidden` if the request came from another origin
 * or the role may not call this route
 */
export async function signedIn(request: FastifyRequest, parts: ConsoleParts): Promise<Operator> {
  refuseOtherOrigins(request, parts.publicUrl());
  const { routeOptions, headers } = request;
  const operator = await readSession(parts.database.kysely, sessionToken(request), {
    limits: sessionLimits(parts),
    now: parts.clock.now(),
    isUse: routeOptions.config.byItself !== true && headers[BY_ITSELF] === undefined,
  });
  if (operator === undefined) throw new Refusal('unauthorized', 'You are not signed in to the console.');
  if (!roleMay(operator.role, actionName(request.method, present(routeOptions.url, 'the path of a route'))))
    throw new Refusal('forbidden', `The role ${operator.role} may not do this.`);
  operators.set(request, operator);
  return operator;
}

/**
 * The scope in which an operator works for a client. It is the client's own scope.
 *
 * @throws Refusal `not-found` if there is no such client or the operator does not see it
 */
export async function scopeFor(
  operator: Operator,
  clientId: string,
  { database }: ConsoleParts,
): Promise<{ scope: ClientScope; isSandbox: boolean }> {
  const client = await clientOf(database.kysely, operator, clientId);
  if (client === undefined) throw new Refusal('not-found', 'There is no client with this id.');
  return { scope: new ClientScope(database.kysely, client.id), isSandbox: client.isSandbox };
}
