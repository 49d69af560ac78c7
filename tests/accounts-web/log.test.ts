import { expect, test } from 'vitest';
import { FettleProcess } from '../../harness/fettle-process.ts';
import { createClient } from '../../src/accounts/client.ts';
import { runSql } from '../../src/database/connection.ts';
import { makeFolder } from '../credits/support/node.ts';
import { TestClient } from '../support/client.ts';
import { openTestDatabase } from '../tokens/open-database.ts';
import { makeAccount, makeKey } from './support/accounts.ts';

test('the log, at its most talkative, holds no key, password, token or secret, whatever goes wrong', async () => {
  const database = await openTestDatabase();
  const { clientId, secret } = await createClient(database.kysely, { name: 'Log' });
  const account = await makeAccount(database, { client: 'Log' });
  const { key, id: keyId } = await makeKey(database, account);
  const service = FettleProcess.spawn(['serve', '--no-worker'], {
    DATABASE_URL: database.url,
    FETTLE_DATA: await makeFolder(),
    FETTLE_LOG_LEVEL: 'trace',
    PORT: '0',
    HOST: '127.0.0.1',
  });
  await service.ready();
  const url = /http:\/\/127\.0\.0\.1:\d+/.exec(service.output)![0];
  const post = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return (await response.json()) as { Jwt?: string };
  };
  const { username, password } = account;
  const { Jwt: jwt = '' } = await post('/UserAdmin/GetJWT.json', { username, password });
  expect(jwt).toMatch(/^eyJ/);
  const wrong = 'WRNG-0000-WRNG-0000';
  const lookup = '/AddressCapture/GetFullAddress.json';
  const body = { postcode: 'CH2 4NE', licence: 'WebClickFull' };
  for (const one of [key, wrong]) {
    await post(`${lookup}?key=${one}`, body);
    await post(`${lookup}?key=${one}`, '{');
    await post(`/AddressCapture/None.json?key=${one}`, body);
    await post(lookup, { ...body, username: `apikey-${one}`, password: '' });
    await fetch(`${url}/getaddress.io/find/CH24NE?api-key=${one}`);
    await fetch(`${url}/ApiKey/${one}`);
  }
  await post(lookup, { ...body, username, password });
  await post(lookup, { ...body, username, password: `${password}x` });
  await post(lookup, body, { authorization: `Bearer ${jwt}` });
  await post(lookup, body, { authorization: `Bearer ${jwt}x` });
  const client = await TestClient.connect(url, clientId, secret);
  await client.get(`/ApiKey/${key}`);
  await client.send('PUT', `/ApiKey/${wrong}`, { body: { name: 'x' } });
  const made = await client.send<{ key: string }>('POST', '/ApiKey', { body: {} });

  // A fault of the service itself, which is logged with its stack.
  await runSql(database.kysely, 'alter table api_key rename to api_key_away');
  await client.get(`/ApiKey/${key}`);
  await post(`${lookup}?key=${made.body.key}`, body);
  await runSql(database.kysely, 'alter table api_key_away rename to api_key');
  await service.stop();
  expect(service.output).toContain('internal error');
  expect(service.output).toContain('/ApiKey/:key');
  for (const hidden of [
    key,
    wrong,
    password,
    `${password}x`,
    jwt,
    jwt.split('.')[2]!,
    secret,
    made.body.key,
  ]) {
    expect(service.output.includes(hidden), hidden.slice(0, 6)).toBe(false);
  }
  expect(service.output).not.toContain(keyId);
  await database.close();
});
