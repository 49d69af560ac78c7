import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../support/client.ts';
import { startService, type TestService } from '../support/service.ts';
import { type Operation, pathWith, readOperations } from './operations.ts';
import { expectProblem } from './problem.ts';
import { violations } from './violations.ts';

/*
 * Every JSON body that the batch interface documents, broken in every place of its schema: the answer is 400
 * and names the place. Both come from the running service's OpenAPI document, so a new route is tested as
 * soon as it is there.
 */
let service: TestService;
let client: TestClient;
let operations: Operation[];

beforeAll(async () => {
  service = await startService({}, { worker: false });
  client = await service.client('Hostile');
  operations = (await readOperations(service.url)).filter(
    ({ mediaType, isWebService }) => mediaType === 'application/json' && !isWebService,
  );
});
afterAll(() => service.close());

test('the OpenAPI document lists the bodies of the batch interface', () => {
  expect(operations.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining([
      'POST /Dataset',
      'PUT /Dataset/{name}',
      'PATCH /Dataset/{name}/data',
      'POST /Job',
    ]),
  );
});

test('each hostile member is refused, and its place is named', async () => {
  let sent = 0;
  for (const operation of operations) {
    for (const { value, field } of violations(operation.body!)) {
      const body = JSON.stringify(value);
      const answer = await client.send(operation.method, pathWith(operation, 'x'), { body });
      const problem = expectProblem(answer, 'invalid-request');
      const shown = `${operation.method} ${operation.path} ${body.slice(0, 200)}`;
      // A name of 300 characters is there whole; only longer ones are cut.
      expect(Object.keys(problem.errors ?? {}), shown).toEqual([field]);
      sent++;
    }
  }
  expect(sent).toBeGreaterThan(200);
});
