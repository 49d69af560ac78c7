import { Command } from 'commander';
import {
  type Account,
  changeAccount,
  createAccount,
  findAccount,
  listAccounts,
  removeAccount,
  renewPassword,
  revokeTokens,
} from '../accounts/web/account.ts';
import { readLicences } from '../accounts/web/licence.ts';
import { systemClock } from '../clock.ts';
import { type Balance, MOST_USAGE_LINES, readBalances, readUsage, topUp } from '../credits/balance.ts';
import { LICENCES } from '../licence.ts';
import { present } from '../present.ts';
import { isIsoDate } from '../records/value-date.ts';
import { type Confirmed, confirm, YES_OPTION } from './confirm.ts';
import { readExpiry } from './expiry.ts';
import { gather, moment } from './options.ts';
import { count, print, printJson, printNote } from './print.ts';
import { printTable } from './print-table.ts';
import { UsageError } from './usage-error.ts';
import { wholeNumber } from './whole-number.ts';
import { withDatabase } from './with-database.ts';

const LICENCE_HELP = `a purpose that it may use addresses for; may be repeated: ${LICENCES.join(', ')}`;
const CLIENT_HELP = 'the client of the batch interface that may manage its API keys';
const EXPIRES_HELP = 'when it expires: 90d, 12h, or an ISO 8601 date or time';
const KEEP = 'Keep the password now: it is not shown again.';

interface Terms {
  licence: string[];
  client?: string;
  expires?: string;
}

/**
 * `fettle account …`: manages accounts of the web services, their credits and their usage. Works beside a
 * running server.
 */
export function accountCommand(): Command {
  const account = new Command('account').description('manage accounts of the web services and their credits');
  addCreate(account);
  addTopUp(account);
  addList(account);
  addUsage(account);
  addChange(account);
  addPassword(account);
  addRevokeTokens(account);
  addRemove(account);
  return account;
}

function addCreate(account: Command): void {
  account
    .command('create')
    .argument('<name>', 'the name of the new account')
    .description('create an account; its password is shown only once')
    .option('--credits <n>', 'the number of credits to start with', wholeNumber('--credits', 0, 10 ** 15), 0)
    .option('--licence <licence>', LICENCE_HELP, gather, [])
    .option('--username <username>', 'its user name (default: made from the name of the account)')
    .option('--client <client>', CLIENT_HELP)
    .option('--expires <when>', EXPIRES_HELP)
    .option('--json', 'print one line of JSON: {"account","username","password"}')
    .action(
      async (
        name: string,
        options: Terms & { credits: number; username?: string; client?: string; json?: boolean },
      ) => {
        const { credits, username, client, json } = options;
        const licences = readLicences(options.licence);
        const terms = { name, username, credits, licences, client, expiresAt: expiryOf(options) };
        const made = await withDatabase(({ kysely }) => createAccount(kysely, terms));
        if (json) printJson({ account: name, username: made.username, password: made.password });
        else print(`User name  ${made.username}`, `Password   ${made.password}`, KEEP);
      },
    );
}

function addTopUp(account: Command): void {
  account
    .command('top-up')
    .argument('<name>', 'the account')
    .argument('<credits>', 'the number of credits to add', wholeNumber('CREDITS', 0, 10 ** 15))
    .description('add credits to an account; calls that were refused for lack of credits succeed at once')
    .action(async (name: string, credits: number) => {
      const remaining = await withDatabase(async ({ kysely }) => {
        const { id } = await findAccount(kysely, name);
        await topUp(kysely, id, credits);
        return present((await readBalances(kysely, id)).get(id), `the balance of ${name}`).remaining;
      });
      print(`${name} has ${count(remaining)} credits.`);
    });
}

function addList(account: Command): void {
  account
    .command('list')
    .description('list accounts and their credits')
    .option('--json', 'print one line of JSON for each account')
    .action(async ({ json }: { json?: boolean }) => {
      const { accounts, balances } = await withDatabase(async ({ kysely }) => ({
        accounts: await listAccounts(kysely),
        balances: await readBalances(kysely),
      }));
      const rows = accounts.map((one) => ({
        one,
        balance: present(balances.get(one.id), `the balance of ${one.name}`),
      }));
      if (json) for (const { one, balance } of rows) printJson(asJson(one, balance));
      else printAccounts(rows);
    });
}

function addUsage(account: Command): void {
  account
    .command('usage')
    .argument('<name>', 'the account')
    .description('show the calls and credits of an account, by day, key, method and application')
    .option('--from <date>', 'the first day (UTC), such as 2030-01-31', readDay)
    .option('--to <date>', 'the last day (UTC)', readDay)
    .option('--json', 'print one line of JSON for each row')
    .action(async (name: string, { json, ...days }: { from?: string; to?: string; json?: boolean }) => {
      const lines = await withDatabase(async ({ kysely }) =>
        readUsage(kysely, (await findAccount(kysely, name)).id, days),
      );
      if (lines.length === MOST_USAGE_LINES) {
        const shown = `the newest ${count(MOST_USAGE_LINES)} lines`;
        printNote(`These are ${shown}. There may be more: choose a shorter period with --from and --to.`);
      }
      if (json) return lines.forEach(printJson);
      printTable(
        ['Day', 'Key', 'Method', 'Application', 'Calls', 'Credits'],
        lines.map((line) => [
          line.day,
          line.key,
          `${line.service}.${line.method}`,
          line.application,
          count(line.calls),
          count(line.credits),
        ]),
      );
    });
}

function addChange(account: Command): void {
  account
    .command('change')
    .argument('<name>', 'the account')
    .description('change the terms of an account; all other terms stay')
    .option('--licence <licence>', `replaces its licences: ${LICENCE_HELP}`, gather, [])
    .option('--client <client>', CLIENT_HELP)
    .option('--no-client', 'let nobody but the operator manage its API keys')
    .option('--expires <when>', EXPIRES_HELP)
    .option('--no-expires', 'let it never expire')
    .action(async (name: string, options: ChangedTerms) => {
      const terms = {
        ...(options.licence.length > 0 && { licences: readLicences(options.licence) }),
        // Commander gives false for `--no-…`.
        ...(options.client !== undefined && { client: options.client || null }),
        ...(options.expires !== undefined && {
          expiresAt: options.expires ? readExpiry(options.expires, systemClock.now()) : null,
        }),
      };
      await withDatabase(({ kysely }) => changeAccount(kysely, name, terms));
      print(`Changed ${name}.`);
    });
}

function addPassword(account: Command): void {
  account
    .command('password')
    .argument('<name>', 'the account')
    .description('give an account a new password, shown only once; the old one stops working')
    .option('--json', 'print one line of JSON: {"account","password"}')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const password = await withDatabase(({ kysely }) => renewPassword(kysely, name));
      if (json) printJson({ account: name, password });
      else print(`Password  ${password}`, KEEP);
    });
}

function addRevokeTokens(account: Command): void {
  account
    .command('revoke-tokens')
    .argument('<name>', 'the account')
    .description('revoke every token issued to the account so far; its keys and its password stay valid')
    .action(async (name: string) => {
      await withDatabase(({ kysely }) => revokeTokens(kysely, name, systemClock.now()));
      print(`Revoked the tokens of ${name}.`);
    });
}

function addRemove(account: Command): void {
  account
    .command('remove')
    .argument('<name>', 'the account')
    .description('remove an account with its API keys, credits and usage')
    .option(...YES_OPTION)
    .action(async (name: string, options: Confirmed) => {
      await confirm(`remove the account ${name} with its API keys, credits and usage`, options);
      await withDatabase(({ kysely }) => removeAccount(kysely, name));
      print(`Removed ${name}.`);
    });
}

interface ChangedTerms {
  readonly licence: string[];
  readonly client?: string | false;
  readonly expires?: string | false;
}

function expiryOf({ expires }: Terms): Date | null {
  return expires === undefined ? null : readExpiry(expires, systemClock.now());
}

function asJson({ id: _, createdAt, expiresAt, ...one }: Account, { remaining, bought, used }: Balance) {
  return {
    ...one,
    createdAt: moment(createdAt),
    expiresAt: expiresAt && moment(expiresAt),
    remaining,
    bought,
    used,
  };
}

function printAccounts(rows: readonly { one: Account; balance: Balance }[]): void {
  printTable(
    ['Name', 'User name', 'Client', 'Licences', 'Credits', 'Used', 'Expires'],
    rows.map(({ one, balance }) => [
      one.name,
      one.username,
      one.client ?? '',
      one.licences.join(', '),
      count(balance.remaining),
      count(balance.used),
      one.expiresAt === null ? 'never' : moment(one.expiresAt),
    ]),
  );
}

function readDay(text: string): string {
  if (isIsoDate(text) && text.length === 10) return text;
  throw new UsageError(`\`--from\` and \`--to\` take a day, such as 2030-01-31 (got ${text}).`);
}
