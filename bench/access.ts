import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '../harness/figures.ts';
import { machine } from '../harness/machine.ts';
import { createAccount } from '../src/accounts/web/account.ts';
import { createKey, type KeyTerms } from '../src/accounts/web/api-key.ts';
import { Authenticator, type Claim } from '../src/accounts/web/authenticator.ts';
import { systemClock } from '../src/clock.ts';
import { Credits } from '../src/credits/credits.ts';
import type { Database } from '../src/database/connection.ts';
import { Listener } from '../src/database/listener.ts';
import { openDatabase } from '../src/database/open.ts';
import { RevokedTokens } from '../src/tokens/revoked-tokens.ts';
import { WebTokens } from '../src/tokens/web-tokens.ts';

const PURPOSE = { service: 'AddressCapture', method: 'GetFullAddress' };
const SENDER = { address: '192.0.2.7', origin: 'https://shop.example.com' };
const CREDITS = 1_000_000_000;

/**
 * Measures what a call of a web service costs besides the look-up itself: authentication, spending a credit,
 * and the journal. The calls run on one thread. Each tick of the event loop runs as many calls as a busy
 * server would handle together.
 */
export async function benchAccess(calls: number): Promise<void> {
  console.log(
    `${machine()}\n${count(calls)} calls each; processor time, so that others on the machine do not count\n`,
  );
  await using stack = new AsyncDisposableStack();
  const parts = await openParts(stack);
  const claims = await claimsOf(parts);
  for (const perTick of [1, 10, 100]) {
    console.log(`${perTick} calls a tick`);
    for (const [name, claim] of claims) {
      await run(parts, claim, perTick, calls / 10);
      const microseconds = await run(parts, claim, perTick, calls);
      console.log(
        `  ${name.padEnd(26)} ${microseconds.toFixed(2).padStart(6)} µs  ${count(1e6 / microseconds).padStart(9)}/s`,
      );
    }
  }
}

/** The parts of a service that a call goes through. */
interface Parts {
  readonly database: Database;
  readonly tokens: WebTokens;
  readonly authenticator: Authenticator;
  readonly credits: Credits;
}

/** Opens the parts on a database of their own. `stack` closes them. */
async function openParts(stack: AsyncDisposableStack): Promise<Parts> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'fettle-bench-'));
  stack.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const database = await openDatabase({ databaseUrl: undefined, dataFolder }, { mayMake: true });
  stack.defer(() => database.close());
  const listener = await Listener.open(database.url);
  stack.defer(() => listener.close());
  const [clock, uptime] = [systemClock, () => performance.now() / 1000];
  const revokedTokens = await RevokedTokens.open({ database, listener, clock });
  stack.defer(() => revokedTokens.close());
  const tokens = new WebTokens({ database, clock, uptime, issuer: () => 'bench', revokedTokens });
  const readToken = (token: string) => tokens.read(token);
  const authenticator = await Authenticator.open({ database, listener, clock, uptime, readToken });
  stack.defer(() => authenticator.close());
  const credits = await Credits.open({
    database,
    listener,
    dataFolder,
    clock,
    uptime,
    report: console.error,
  });
  stack.defer(() => credits.close());
  return { database, tokens, authenticator, credits };
}

/** Makes an account, and a claim of it for each way to authenticate. */
async function claimsOf({ database: { kysely }, tokens }: Parts): Promise<[name: string, Claim][]> {
  const account = await createAccount(kysely, {
    name: 'Bench',
    credits: CREDITS,
    licences: ['WebServerFull'],
  });
  const key = async (terms: KeyTerms) => (await createKey(kysely, account.id, terms)).key;
  const expiresAt = new Date(Date.now() + 86_400_000);
  const token = await tokens.issue(account, { expiresAt, allowedMethods: [] });
  const limited = await tokens.issue(account, { expiresAt, allowedMethods: [], maxCredits: CREDITS });
  return [
    ['a key', { key: await key({}) }],
    ['a key with IP ranges', { key: await key({ allowedIPs: ['10.0.0.0/8', '192.0.2.0/24'] }) }],
    ['a key with domains', { key: await key({ allowedDomains: ['www.example.co.uk', '*.example.com'] }) }],
    ['a key with a daily limit', { key: await key({ dailyLimit: 2_000_000_000 }) }],
    ['user name and password', { username: account.username, password: account.password }],
    ['a token', { token }],
    ['a token with a limit', { token: limited }],
  ];
}

/** Makes calls as a server does, `perTick` at a time. @returns the processor time of a call in µs */
async function run(parts: Parts, claim: Claim, perTick: number, total: number): Promise<number> {
  const begin = process.cpuUsage();
  for (let done = 0; done < total; done += perTick) {
    await Promise.all(Array.from({ length: perTick }, () => call(parts, claim)));
  }
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / total;
}

async function call({ authenticator, credits }: Parts, claim: Claim): Promise<void> {
  const judging = authenticator.authenticate(claim, SENDER, PURPOSE);
  const verdict = judging instanceof Promise ? await judging : judging;
  if (!verdict.ok) throw new Error(verdict.message);
  const taking = credits.take(verdict.access, 1, PURPOSE);
  const taken = taking instanceof Promise ? await taking : taking;
  if (!taken.ok) throw new Error(taken.reason);
  credits.charge(taken.charge);
  await credits.journalled();
}
