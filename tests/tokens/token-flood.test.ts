import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createClient } from '../../src/accounts/client.ts';
import { createAccount } from '../../src/accounts/web/account.ts';
import { createDatabase } from '../support/database.ts';
import { startService, type TestService } from '../support/service.ts';

/*
 * Many wrong secrets at once, from as many addresses: good clients still obtain tokens. A trusted proxy
 * reports the addresses.
 */

/** How long a good client may have to wait, on a machine that other tests keep busy. Kept out, it would be refused. */
const SOON_MILLISECONDS = 30_000;
const AT_ONCE = 300;
const WRONG = `${'0'.repeat(12)}.${'A'.repeat(43)}`;

let environment: NodeJS.ProcessEnv;
let service: TestService;
let clients: { clientId: string; secret: string }[];
let account: { username: string; password: string };

beforeAll(async () => {
  environment = {
    DATABASE_URL: await createDatabase(),
    FETTLE_TRUSTED_PROXIES: '127.0.0.1',
    FETTLE_LOG_LEVEL: 'silent',
  };
  service = await startService(environment, { worker: false });
  const { kysely } = service.database;
  clients = await Promise.all(['Known', 'New', 'Victim'].map((name) => createClient(kysely, { name })));
  account = await createAccount(kysely, { name: 'Shop', credits: 10, licences: ['WebClickFull'] });
});
afterAll(() => service?.close());

let addresses = 0;
const anywhere = () => `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses++ & 255}`;

async function obtain(
  client: { clientId: string; secret: string },
  address = anywhere(),
): Promise<{ status: number; milliseconds: number }> {
  const started = performance.now();
  const response = await fetch(`${service.url}/connect/token`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.clientId,
      client_secret: client.secret,
    }),
  });
  await response.arrayBuffer();
  return { status: response.status, milliseconds: performance.now() - started };
}

async function getJwt(password: string, address = anywhere()): Promise<boolean> {
  const response = await fetch(`${service.url}/UserAdmin/GetJWT.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ username: account.username, password }),
  });
  const { Status } = (await response.json()) as { Status: { Success: boolean } };
  return Status.Success;
}

async function expectSoon(answer: ReturnType<typeof obtain>, what: string): Promise<void> {
  const { status, milliseconds } = await answer;
  expect(status, what).toBe(200);
  expect(milliseconds, what).toBeLessThan(SOON_MILLISECONDS);
}

const attacks: [string, (n: number) => { clientId: string; secret: string }][] = [
  ['for a client id that is known', () => ({ clientId: clients[2]!.clientId, secret: WRONG })],
  ['for unknown client ids', (n) => ({ clientId: `nobody-${n}`, secret: WRONG })],
  ['of a form that no secret has', () => ({ clientId: clients[2]!.clientId, secret: 'x' })],
  [
    'with the id of a real secret',
    () => ({ clientId: clients[2]!.clientId, secret: `${clients[2]!.secret.slice(0, -4)}AAAA` }),
  ],
];

describe.each(['before', 'after'])('%s a restart', (when) => {
  beforeAll(async () => {
    if (when === 'before') return;
    await service.close();
    service = await startService(environment, { worker: false });
  });

  test.each(attacks)(`${AT_ONCE} wrong secrets at once %s`, async (what, guess) => {
    const [known, newcomer, victim] = clients;
    if (when === 'before') await expectSoon(obtain(known!, '192.0.2.1'), 'the first token');
    const flood = Array.from({ length: AT_ONCE }, (_, n) => obtain(guess(n)));
    await Promise.all([
      expectSoon(obtain(known!, '192.0.2.1'), 'a client that is known'),
      expectSoon(
        obtain(newcomer!, `192.0.2.${2 + attacks.findIndex(([name]) => name === what)}`),
        'a new one',
      ),
      expectSoon(obtain(victim!, '192.0.2.99'), 'the one that is attacked'),
    ]);
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  });

  test('eleven or forty wrong secrets for an id do not lock its owner out, even from the same address', async () => {
    for (let n = 0; n < 40; n++) {
      expect((await obtain({ clientId: clients[2]!.clientId, secret: WRONG }, '198.51.100.1')).status).toBe(
        401,
      );
    }
    await expectSoon(obtain(clients[2]!, '192.0.2.200'), 'from elsewhere');
    await expectSoon(obtain(clients[2]!, '198.51.100.1'), 'from there');
  });

  test(`${AT_ONCE} simultaneous wrong passwords never lock out a right password`, async () => {
    const flood = Array.from({ length: AT_ONCE }, () => getJwt('wrong'));
    expect(await getJwt(account.password)).toBe(true);
    expect((await Promise.all(flood)).some(Boolean)).toBe(false);
    for (let n = 0; n < 40; n++) expect(await getJwt('wrong', '198.51.100.2')).toBe(false);
    expect(await getJwt(account.password, '198.51.100.2')).toBe(true);
  });
});
