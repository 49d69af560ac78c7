import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import type { Browser, CDPSession, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOperator } from '../../src/operators/operator.ts';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';

const CLIENT = { client_id: 'fettle', client_secret: 'a secret of forty characters, or even more' };

let service: TestService;
let provider: Server;
let browser: Browser;
let page: Page;
let devtools: CDPSession;

/** A real OpenID provider, at which people sign in with any name and password. */
async function startProvider(redirectUri: () => string): Promise<{ server: Server; issuer: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let answer: ReturnType<Provider['callback']> | undefined;
  server.on('request', (request, response) => {
    answer ??= new Provider(issuer, {
      clients: [{ ...CLIENT, redirect_uris: [redirectUri()] }],
      claims: { email: ['email', 'email_verified'], openid: ['sub'] },
      // Without these, the provider warns on the console that nobody chose them.
      ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
      // The claims are in the ID token, as with most providers.
      conformIdTokenClaims: false,
      findAccount: async (_context, id) => ({
        accountId: id,
        claims: async () => ({
          sub: id,
          email: `${id.replace('other-', '')}@example.com`,
          email_verified: id !== 'unverified',
        }),
      }),
    }).callback();
    void answer(request, response);
  });
  return { server, issuer };
}

describe.skipIf(!HAS_BROWSER)('single sign-on', () => {
  beforeAll(async () => {
    const { server, issuer } = await startProvider(() => `${service.url}/console/api/sign-in/oidc/callback`);
    provider = server;
    service = await startService(
      {
        FETTLE_OIDC_ISSUER: issuer,
        FETTLE_OIDC_CLIENT_ID: CLIENT.client_id,
        FETTLE_OIDC_CLIENT_SECRET: CLIENT.client_secret,
      },
      { worker: false },
    );
    const { kysely } = service.database;
    const now = service.clock.now();
    for (const name of ['olive@example.com', 'unverified@example.com'])
      await createOperator(kysely, { name, role: 'operator', clients: [], now });
    browser = await openBrowser();
    page = await browser.newPage();
    devtools = await page.createCDPSession();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await new Promise((resolve) => (provider ? provider.close(resolve) : resolve(undefined)));
  });

  /** Signs in at the provider as a browser that was never there. */
  const signInAs = async (login: string): Promise<void> => {
    await page.goto('about:blank');
    await devtools.send('Network.clearBrowserCookies');
    await page.goto(`${service.url}/console`);
    await page.waitForSelector('.sign-in a.button');
    await page.click('.sign-in a.button');
    await page.waitForSelector('input[name=login]');
    await page.type('input[name=login]', login);
    await page.type('input[name=password]', 'any');
    await page.keyboard.press('Enter');
    await page.waitForSelector('input[name=prompt][value=consent]');
    await page.waitForSelector('button[type=submit]');
    await Promise.all([page.waitForNavigation(), page.click('button[type=submit]')]);
  };

  test('signs in the operator that the provider names, and links the two accounts', async () => {
    await signInAs('olive');
    await page.waitForSelector('.figures');
    await expect
      .poll(() => page.$eval('.who', ({ textContent }) => textContent))
      .toContain('olive@example.com');
    const cookies = await browser.cookies();
    expect(cookies.map(({ name, sameSite }) => [name, sameSite])).toContainEqual([
      'fettle_session',
      'Strict',
    ]);
    expect(cookies.map(({ name }) => name)).not.toContain('fettle_single_sign_on');
  });

  test.each([
    ['another account with the same mail address', 'other-olive', 'olive@example.com'],
    ['a mail address that was not verified', 'unverified', 'unverified@example.com'],
    ['somebody who is no operator', 'stranger', '(unknown)'],
  ])('refuses %s, and writes it to the audit trail', async (_what, login, operator) => {
    await signInAs(login);
    await page.waitForSelector('.sign-in [role=alert]');
    expect(await page.$eval('.sign-in', ({ textContent }) => textContent)).toContain(
      'Single sign-on did not succeed.',
    );
    const { rows } = await service.database.pool.query(
      'select operator, action from audit_entry order by id desc limit 1',
    );
    expect(rows).toEqual([{ operator, action: 'sign-in by single sign-on refused' }]);
  });

  test('refuses an answer without the cookie of the browser that asked', async () => {
    const answer = await fetch(`${service.url}/console/api/sign-in/oidc/callback?code=x&state=y`, {
      redirect: 'manual',
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/console#refused=single-sign-on');
    expect(answer.headers.get('set-cookie')).not.toContain('fettle_session');
  });
});
