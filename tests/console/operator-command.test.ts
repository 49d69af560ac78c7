import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPassword } from '../../src/operators/password.ts';
import { firstLink } from '../../src/operators/sign-in-link.ts';
import { fettle as run } from '../cli/fettle.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService({}, { worker: false });
  await service.credentials('Birch Books');
});
afterAll(() => service?.close());

const fettle = (...words: string[]) =>
  run(['operator', ...words], { DATABASE_URL: service.database.url, FETTLE_PUBLIC_URL: service.url });

/** Signs in with a printed link. */
async function follow(link: string): Promise<number> {
  const user = new ConsoleUser(service.url);
  const [address, token] = link.split('#link=');
  expect(address).toBe(`${service.url}/console/`);
  return (await user.send('POST', '/console/api/sign-in/link', { link: token })).status;
}

test('operators are created, listed, sent a link and removed', async () => {
  const created = await fettle('create', 'Ann', '--role', 'analyst', '--client', 'Birch Books', '--json');
  expect(created).toMatchObject({ code: 0, error: '' });
  const { operator, link } = JSON.parse(created.out) as { operator: string; link: string };
  expect(operator).toBe('Ann');
  const next = await fettle('link', 'Ann');
  expect(await follow(link)).toBe(401);
  expect(await follow(next.out.split('\n')[0]!)).toBe(204);
  expect((await fettle('list')).out).toMatch(/Ann +.*analyst +.*Birch Books +.*no/);
  expect((await fettle('remove', 'Ann', '--yes')).out).toBe('Removed Ann.\n');
  expect((await fettle('list')).out).not.toContain('Ann');
});

test.each([
  [['create', 'Bob'], '--role'],
  [['create', 'Bob', '--role', 'king'], 'king'],
  [['create', 'Bob', '--role', 'analyst'], 'name each client'],
  [['create', 'Bob', '--role', 'auditor', '--client', 'Birch Books'], 'sees all clients'],
  [['create', 'Bob', '--role', 'client', '--client', 'Nobody'], 'There is no client named Nobody'],
  [['create', ' ', '--role', 'operator'], 'name must have'],
  [['link', 'Nobody'], 'There is no operator named Nobody'],
  [['remove', 'Nobody', '--yes'], 'There is no operator named Nobody'],
])('%j is refused with a reason', async (words, reason) => {
  const { code, error } = await fettle(...words);
  expect(code).not.toBe(0);
  expect(error).toContain(reason);
});

test('each start offers a link until an operator has a password', async () => {
  const { kysely } = service.database;
  const now = new Date();
  const [earlier, link] = [await firstLink(kysely, now), await firstLink(kysely, now)];
  expect(await follow(`${service.url}/console/#link=${earlier}`)).toBe(401);
  expect(await follow(`${service.url}/console/#link=${link}`)).toBe(204);
  const { id } = await kysely
    .selectFrom('operator')
    .select('id')
    .where('name', '=', 'operator')
    .executeTakeFirstOrThrow();
  await setPassword(kysely, id, 'correct horse battery');
  expect(await firstLink(kysely, now)).toBeUndefined();
});
