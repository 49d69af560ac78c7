import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOperator } from '../../src/operators/operator.ts';
import { makeLink } from '../../src/operators/sign-in-link.ts';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';
import { startService, type TestService } from '../support/service.ts';
import { ConsoleUser } from './console-user.ts';
import { violationsOf } from './violations.ts';

let service: TestService;
let browser: Browser;
let page: Page;
let url: string;

/** In Chrome, with an authenticator that Chrome simulates: it has a user, who is there and agrees. */
describe.skipIf(!HAS_BROWSER)('passkeys', () => {
  beforeAll(async () => {
    service = await startService({}, { worker: false });
    // Browsers make no passkeys for IP addresses. The same service is also localhost.
    url = service.url.replace('127.0.0.1', 'localhost');
    browser = await openBrowser();
    page = await browser.newPage();
    const devtools = await page.createCDPSession();
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    const { kysely } = service.database;
    const now = service.clock.now();
    const { id } = await createOperator(kysely, { name: 'olive', role: 'operator', clients: [], now });
    await page.goto(`${url}/console/#link=${await makeLink(kysely, id, now)}`);
    await page.waitForSelector('.figures');
  });
  afterAll(async () => {
    await browser?.close();
    await service?.close();
  });

  const says = (expected: string, selector = 'main') =>
    expect
      .poll(() => page.$$eval(selector, (found) => found.map(({ textContent }) => textContent).join(' ')))
      .toContain(expected);
  const press = async (name: string, within = 'main') => {
    const focus = `[...document.querySelectorAll(${JSON.stringify(`${within} button`)})]
      .filter((button) => button.textContent.trim() === ${JSON.stringify(name)} && !button.disabled)
      .map((button) => button.focus()).length > 0`;
    await expect.poll(() => page.evaluate(focus)).toBe(true);
    await page.keyboard.press('Enter');
  };

  test('are added in Settings by keyboard, and sign in', async () => {
    await page.goto(`${url}/console/settings`);
    await page.waitForSelector('.passkeys + form input');
    await page.focus('.passkeys + form input');
    await page.keyboard.type("Olive's laptop");
    await page.keyboard.press('Enter');
    await says("Olive's laptop never used");
    expect(await violationsOf(page)).toEqual([]);
    await press('Sign out');
    await page.waitForSelector('.sign-in');
    await press('Sign in with a passkey', '.sign-in');
    await page.waitForSelector('.figures');
    const auditor = await ConsoleUser.signIn(service, 'audrey', 'auditor');
    const entries = await auditor.read<{ operator: string; action: string }[]>('/console/api/audit');
    expect(entries.find(({ operator }) => operator === 'olive')).toMatchObject({
      action: 'sign-in by passkey',
      status: 204,
    });
  });

  test('of unknown operators are refused, and the refusal is in the audit trail', async () => {
    await service.database.pool.query('delete from operator_session');
    const { rows } = await service.database.pool.query('delete from operator_passkey returning *');
    await page.goto(`${url}/console/settings`);
    await page.waitForSelector('.sign-in');
    await press('Sign in with a passkey', '.sign-in');
    await says('The console does not know this passkey', '.sign-in');
    // A copy that signs with an older counter is refused, too.
    const [kept] = rows as Record<string, unknown>[];
    await service.database.pool.query(
      `insert into operator_passkey select * from json_populate_record(null::operator_passkey, $1)`,
      [
        JSON.stringify({
          ...kept,
          public_key: `\\x${(kept!['public_key'] as Buffer).toString('hex')}`,
          counter: 1000,
        }),
      ],
    );
    await press('Sign in with a passkey', '.sign-in');
    await says('The console does not know this passkey', '.sign-in');
    const auditor = await ConsoleUser.signIn(service, 'agnes', 'auditor');
    const refused = async () =>
      (await auditor.read<{ operator: string; action: string }[]>('/console/api/audit'))
        .filter(({ action }) => action === 'sign-in by passkey refused')
        .map(({ operator }) => operator);
    // The page may have shown the words of the first refusal.
    await expect.poll(refused).toEqual(['olive', '(unknown)']);
  });

  test('are refused if no browser signed the answer, and at an IP address', async () => {
    const user = await ConsoleUser.signIn(service, 'ann', 'auditor');
    const { status } = await new ConsoleUser(url).send('POST', '/console/api/sign-in/passkey', {
      response: {
        id: 'unknown',
        rawId: 'unknown',
        type: 'public-key',
        response: {},
        clientExtensionResults: {},
      },
    });
    expect(status).toBe(401);
    // An IP address cannot have passkeys, and the answer says so.
    const answer = await user.send('POST', '/console/api/passkeys/options');
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as { detail: string }).detail).toContain('host name and https');
  });
});
