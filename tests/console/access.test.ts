import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCESS, actionName, roleMay } from '../../src/http/console/access.ts';
import { ROLES, type Role } from '../../src/operators/role.ts';
import { isOpen, methodOf, noteRoutes, pathOf, type Route } from '../http/routes.ts';
import { COPY } from '../jobs/workflows.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';

const routes = noteRoutes();
const OWN = '/console/api/';
/** Own routes that concern one client, which their path names. */
const OF_CLIENT = '/console/api/clients/:client';

let service: TestService;
let ids: { ours: string; theirs: string };
const users = new Map<Role, ConsoleUser>();

beforeAll(async () => {
  service = await startService({}, { worker: false });
  const ours = await service.credentials('Ours', COPY);
  const theirs = await service.credentials('Theirs', COPY);
  ids = { ours: ours.clientId, theirs: theirs.clientId };
  for (const role of ROLES) {
    const clients = role === 'analyst' || role === 'client' ? ['Ours'] : [];
    users.set(role, await ConsoleUser.signIn(service, `the ${role}`, role, clients));
  }
});
afterAll(() => service?.close());

/** The path at which each route is asked. Its names belong to nobody, so a permitted call changes nothing. */
function pathFor(action: string, client: string): string {
  if (action.includes(OF_CLIENT)) return pathOf(action as Route, client);
  const path = pathOf(action as Route, 'nobodys');
  return path.startsWith(OWN) ? path : `/console/clients/${client}${path}`;
}

/** Bodies that are refused after the check of the role, or do nothing. */
const BODIES: Readonly<Record<string, unknown>> = {
  POST: {},
  PUT: { completed: true },
  PATCH: { blockNumber: 0, records: [] },
};

test('the table has every route of the batch interface and the console, and nothing else', () => {
  const guarded = [...routes].filter(
    (route) => (!isOpen(route) || route.includes(OWN)) && !route.includes('/console/api/sign-in'),
  );
  const actions = guarded.map((route) => actionName(methodOf(route), route.slice(route.indexOf(' ') + 1)));
  expect([...new Set(actions)].sort()).toEqual(Object.keys(ACCESS).sort());
});

const ACTIONS = Object.keys(ACCESS).filter(
  // These calls would end the session that the other tests need; sessions.test.ts tests them.
  // This call would add the house as a client; clean.test.ts tests it.
  (action) => !/^DELETE .*\/sessions?$/.test(action) && action !== 'POST /console/api/house',
);

describe.each(ROLES)('as %s', (role) => {
  test.each(ACTIONS)('%s', async (action) => {
    const user = users.get(role)!;
    const method = methodOf(action as Route);
    const body = action.includes('/File/') ? undefined : BODIES[method];
    const { status } = await user.send(method, pathFor(action, ids.ours), body);
    if (roleMay(role, action)) expect([200, 201, 204, 400, 404]).toContain(status);
    else expect(status).toBe(403);
  });

  test.each(ACTIONS.filter((action) => !action.includes(OWN) || action.includes(OF_CLIENT)))(
    'does not find an unknown client or a client of others: %s',
    async (action) => {
      const seesAll = role === 'operator' || role === 'auditor';
      const method = methodOf(action as Route);
      const path = pathFor(action, seesAll ? 'nobody-2222' : ids.theirs);
      const answer = await users
        .get(role)!
        .send(method, path, action.includes('/File/') ? undefined : BODIES[method]);
      expect(answer.status).toBe(roleMay(role, action) ? 404 : 403);
      if (answer.status === 404)
        expect(((await answer.json()) as { detail: string }).detail).toContain('no client');
    },
  );

  test('sees only its own clients', async () => {
    const clients = await users.get(role)!.read<{ name: string }[]>('/console/api/clients');
    const all = role === 'operator' || role === 'auditor';
    expect(clients.map(({ name }) => name)).toEqual(all ? ['Ours', 'Theirs'] : ['Ours']);
  });
});

test('a request without a session, or with a token of the API, is refused', async () => {
  const stranger = new ConsoleUser(service.url);
  const { token } = await service.client('With a token');
  for (const action of ACTIONS) {
    const path = pathFor(action, ids.ours);
    const headers = { 'sec-fetch-site': 'same-origin', authorization: `Bearer ${token}` };
    const { status } = await stranger.send(methodOf(action as Route), path, undefined, headers);
    expect(status, action).toBe(401);
  }
});

test('a session does not open the API itself', async () => {
  expect((await users.get('operator')!.send('GET', '/Dataset')).status).toBe(401);
});
