import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type TestService } from '../support/service.ts';

let service: TestService;
let secure: TestService;

beforeAll(async () => {
  service = await startService({}, { worker: false });
  secure = await startService(
    { FETTLE_PUBLIC_URL: 'https://fettle.example', FETTLE_METRICS_TOKEN: 'opens-metrics' },
    { worker: false },
  );
});
afterAll(async () => {
  await service?.close();
  await secure?.close();
});

/** The other service's public address does not answer. */
const addressOf = ({ server }: TestService) =>
  `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

const get = (path: string, headers: Record<string, string> = {}, asked = service) =>
  fetch(addressOf(asked) + path, { headers });

describe('every answer', () => {
  test.each([
    '/Dataset',
    '/nothing',
    '/health/live',
    '/AddressCapture/x.json',
    '/getaddress.io/find/x',
    '/File',
  ])('%s may not be cached, and has the stated content type', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.has('strict-transport-security')).toBe(false);
  });

  test('requires https if clients use it', async () => {
    expect((await get('/Dataset', {}, secure)).headers.get('strict-transport-security')).toContain(
      'max-age=',
    );
  });

  test('may be cached if it is public', async () => {
    expect((await get('/connect/jwks')).headers.get('cache-control')).toContain('public');
  });

  test('with a page of the documentation has the policy of that page', async () => {
    const policy = (await get('/docs/')).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });
});

describe('/metrics', () => {
  test('is open to callers on this machine', async () => {
    expect((await get('/metrics')).status).toBe(200);
  });

  test.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
    'is closed to callers with %s',
    async (name) => {
      const answer = await get('/metrics', { [name]: '127.0.0.1' });
      expect(answer.status).toBe(403);
      expect(await answer.text()).not.toContain('fettle_http_request_duration_seconds');
    },
  );

  test('is open to callers that send the token, if one is set', async () => {
    expect((await get('/metrics', {}, secure)).status).toBe(401);
    expect((await get('/metrics', { authorization: 'Bearer opens' }, secure)).status).toBe(401);
    const forwarded = { authorization: 'Bearer opens-metrics', 'x-forwarded-for': '192.0.2.1' };
    expect((await get('/metrics', forwarded, secure)).status).toBe(200);
  });
});
