import type { FastifyInstance } from 'fastify';
import Type, { type Static } from 'typebox';
import { Refusal } from '../../../refusal.ts';
import {
  applyVersion,
  type ListVersion,
  VersionRefused,
  withdrawVersion,
} from '../../../suppression/release/versions.ts';
import { ListUnusable } from '../../../suppression/unusable.ts';
import type { Service } from '../../service.ts';

/** A version of a suppression list: `tps/3`. */
const Version = Type.Object(
  { name: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

/** The routes that switch suppression lists, as `fettle suppression use` and `withdraw` do. */
export function listRoutes(server: FastifyInstance, { database: { kysely }, clock }: Service): void {
  const changes = { use: applyVersion, withdraw: withdrawVersion };
  for (const [kind, change] of Object.entries(changes)) {
    server.post<{ Body: Static<typeof Version> }>(
      `/console/api/suppression-lists/${kind}`,
      { schema: { body: Version } },
      async ({ body: { name } }) => shown(await change(kysely, name, clock.now()).catch(refuse)),
    );
  }
}

function shown({ list, version, state, effective, rows }: ListVersion) {
  return { name: `${list}/${version}`, state, effective, rows };
}

function refuse(error: Error): never {
  if (!(error instanceof VersionRefused || error instanceof ListUnusable)) throw error;
  throw new Refusal('invalid-request', error.message, { errors: { name: [error.message] } });
}
