import { hash as argon2 } from '@node-rs/argon2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CLIENT_NAME_LENGTH,
  createClient,
  findClient,
  listClients,
  removeClient,
} from '../../src/accounts/client.ts';
import { ClientAuthenticator } from '../../src/accounts/client-authenticator.ts';
import {
  addSecret,
  DESCRIPTION_LENGTH,
  listSecrets,
  revokeSecret,
} from '../../src/accounts/client-secret.ts';
import { SLOW_CHECKS } from '../../src/accounts/secret-hash.ts';
import { systemClock } from '../../src/clock.ts';
import { ClientScope } from '../../src/database/client-scope.ts';
import type { Database } from '../../src/database/connection.ts';
import { openTestDatabase } from '../tokens/open-database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
});

afterAll(() => database?.close());

const create = (name: string) => createClient(database.kysely, { name });

describe('a client', () => {
  test('has a public id that people recognise, and a secret of 256 random bits', async () => {
    const { clientId, secret } = await create('Łódź & Søn Ltd');
    expect(clientId).toMatch(/^odz-s-n-ltd-[a-z0-9]{8}$/);
    expect(secret).toMatch(/^[0-9a-f]{12}\.[A-Za-z0-9_-]{43}$/);
    expect((await create('データ')).clientId).toMatch(/^client-[a-z0-9]{8}$/);
  });

  test.each(['', '  ', 'a\nb', 'a\0b', 'x'.repeat(CLIENT_NAME_LENGTH + 1)])(
    'may not be named %j',
    async (name) => {
      await expect(create(name)).rejects.toMatchObject({ kind: 'invalid-request' });
    },
  );

  test('has a unique name; a refused duplicate leaves nothing behind', async () => {
    await create('Twice');
    await expect(create('Twice')).rejects.toMatchObject({ kind: 'duplicate-name' });
    expect((await listClients(database.kysely)).filter((client) => client.name === 'Twice')).toMatchObject([
      { secretCount: 1 },
    ]);
  });

  test('that is removed and made again under the same name gets a new id', async () => {
    const before = await create('Again');
    await removeClient(database.kysely, 'Again');
    const after = await create('Again');
    expect(after.clientId).not.toBe(before.clientId);
    await expect(removeClient(database.kysely, 'Nobody')).rejects.toMatchObject({ kind: 'not-found' });
  });

  test('that owns datasets is removed only together with them', async () => {
    const { id } = await create('Owner');
    await new ClientScope(database.kysely, id)
      .insertInto('dataset', { name: 'mine', role: 'input', columns: '[]', job_id: null })
      .execute();
    await expect(removeClient(database.kysely, 'Owner')).rejects.toMatchObject({
      kind: 'wrong-state',
      message: 'Owner still owns 1 dataset.',
    });
    await removeClient(database.kysely, 'Owner', { withBelongings: true });
    await expect(findClient(database.kysely, 'Owner')).rejects.toMatchObject({ kind: 'not-found' });
  });
});

describe('secrets', () => {
  test('are stored hashed, and left out of the list', async () => {
    const { id, secret } = await create('Hashed');
    const expiresAt = new Date('2099-01-31T09:00:00Z');
    const added = await addSecret(database.kysely, id, { description: 'CRM', expiresAt });
    const rows = await database.kysely
      .selectFrom('client_secret')
      .selectAll()
      .where('client_id', '=', id)
      .execute();
    for (const row of rows) expect(row.hash).toMatch(/^sha256\$[\w-]{43}$/);
    const stored = JSON.stringify(rows);
    for (const one of [secret, added.secret]) expect(stored).not.toContain(one.split('.')[1]);
    const listed = await listSecrets(database.kysely, id);
    expect(listed).toMatchObject([
      { description: '', expiresAt: null },
      { id: added.id, description: 'CRM', expiresAt },
    ]);
    expect(Object.keys(listed[0]!).sort()).toEqual(['createdAt', 'description', 'expiresAt', 'id']);
  });

  test('can be revoked only by their own client', async () => {
    const one = await create('One');
    const two = await create('Two');
    const [secret] = await listSecrets(database.kysely, one.id);
    await expect(revokeSecret(database.kysely, two.id, secret!.id)).rejects.toMatchObject({
      kind: 'not-found',
    });
    await revokeSecret(database.kysely, one.id, secret!.id);
    expect(await listSecrets(database.kysely, one.id)).toEqual([]);
  });

  test.each(['a\0b', 'x'.repeat(DESCRIPTION_LENGTH + 1)])(
    'may not be described as %j',
    async (description) => {
      const { id } = await findClient(database.kysely, 'Two');
      await expect(addSecret(database.kysely, id, { description })).rejects.toMatchObject({
        kind: 'invalid-request',
      });
    },
  );
});

describe('checking a secret', () => {
  const start = () => new ClientAuthenticator({ database, clock: systemClock, uptime: () => 0 });
  const address = '10.0.0.1';

  test('does as much work for an unknown client as for a known one', async () => {
    const { clientId, secret } = await create('Timed');
    const claims = {
      wrong: { clientId, secret: `${secret.slice(0, -4)}AAAA`, address },
      stranger: { clientId: 'nobody-00000000', secret, address },
      unknownSecret: { clientId, secret: `000000000000${secret.slice(12)}`, address },
      malformed: { clientId, secret: 'x', address },
    };
    const fastest = { wrong: Infinity, stranger: Infinity, unknownSecret: Infinity, malformed: Infinity };
    for (let round = 0; round < 40; round++) {
      const authenticator = start();
      for (const [name, claim] of Object.entries(claims)) {
        const before = process.cpuUsage();
        expect(await authenticator.verifySecret(claim)).toBeUndefined();
        const { user, system } = process.cpuUsage(before);
        const key = name as keyof typeof fastest;
        fastest[key] = Math.min(fastest[key], user + system);
      }
    }
    // This is processor time, which other processes on the machine do not change.
    for (const time of Object.values(fastest)) expect(time / fastest.wrong).toBeGreaterThan(0.35);
    for (const time of Object.values(fastest)) expect(time / fastest.wrong).toBeLessThan(3);
  });

  test('verifies a hundred secrets at once', async () => {
    const { clientId, secret } = await create('Crowd');
    const authenticator = start();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => authenticator.verifySecret({ clientId, secret, address })),
    );
    expect(results.every((client) => client?.clientId === clientId)).toBe(true);
  });
});

describe('a secret that an earlier version hashed with argon2id', () => {
  const start = () => new ClientAuthenticator({ database, clock: systemClock, uptime: () => 0 });
  const address = '10.0.0.1';
  const OLD = { memoryCost: 7168, timeCost: 5, parallelism: 1 };

  const createOld = async (name: string) => {
    const made = await create(name);
    const [id, random] = made.secret.split('.');
    const hash = await argon2(random!, OLD);
    await database.kysely.updateTable('client_secret').set({ hash }).where('id', '=', id!).execute();
    return { ...made, secretId: id! };
  };
  const hashOf = async (secretId: string) =>
    (
      await database.kysely
        .selectFrom('client_secret')
        .select('hash')
        .where('id', '=', secretId)
        .executeTakeFirstOrThrow()
    ).hash;

  test('is valid, and is hashed like a new one when it is first used', async () => {
    const { clientId, secret, secretId } = await createOld('Old');
    const wrong = `${secret.slice(0, -4)}AAAA`;
    expect(await start().verifySecret({ clientId, secret: wrong, address })).toBeUndefined();
    expect(await hashOf(secretId)).toMatch(/^\$argon2id/);
    expect(await start().verifySecret({ clientId, secret, address })).toMatchObject({ clientId });
    expect(await hashOf(secretId)).toMatch(/^sha256\$/);
    expect(await start().verifySecret({ clientId, secret, address })).toMatchObject({ clientId });
    expect(await start().verifySecret({ clientId, secret: wrong, address })).toBeUndefined();
  });

  test('does not delay other clients if many senders attack it at once', async () => {
    const victim = await createOld('Old victim');
    const other = await createOld('Old other');
    const modern = await create('Modern');
    const authenticator = start();
    const wrong = `${victim.secret.slice(0, -4)}AAAA`;
    const flood = Array.from({ length: 300 }, (_, n) =>
      authenticator.verifySecret({
        clientId: victim.clientId,
        secret: wrong,
        address: `10.1.${n >> 8}.${n & 255}`,
      }),
    );
    const outcomes = Promise.allSettled(flood);
    expect(await authenticator.verifySecret({ ...modern, address })).toMatchObject({ id: modern.id });
    expect(await authenticator.verifySecret({ ...other, address })).toMatchObject({ id: other.id });
    const refused = (await outcomes).filter(({ status }) => status === 'rejected');
    // Some waiting checks have run meanwhile and freed their places.
    expect(refused.length).toBeGreaterThan(300 - SLOW_CHECKS.waiting);
    expect(await authenticator.verifySecret({ ...victim, address })).toMatchObject({ id: victim.id });
  });
});
