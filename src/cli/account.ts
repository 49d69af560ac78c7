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
import { type Balance, readBalances, readUsage, topUp } from '../credits/balance.ts';
import { LICENCES } from '../licence.ts';
import { isIsoDate } from '../records/value-date.ts';
import { readExpiry } from './expiry.ts';
import { gather, moment } from './options.ts';
import { count, print, printJson } from './print.ts';
import { printTable } from './print-table.ts';
import { UsageError } from './usage-error.ts';
import { wholeNumber } from './whole-number.ts';
import { withDatabase } from './with-database.ts';

const LICENCE_HELP = `what it may use addresses for; may be repeated: ${LICENCES.join(', ')}`;
const CLIENT_HELP = 'the client of the batch interface that manages its keys';
const EXPIRES_HELP = 'when it ends: 90d, 12h, or an ISO 8601 date or time';
const KEEP = 'Keep the password now: it is not shown again.';

interface Terms {
  licence: string[];
  client?: string;
  expires?: string;
}

/** `fettle account …`: the accounts of the web services, their credits and their usage. Works beside a running server. */
export function accountCommand(): Command {
  const account = new Command('account').description('manage accounts of the web services and their credits');

  account
    .command('create')
    .argument('<name>', 'what to call the account')
    .description('make an account; its password is shown this once')
    .option('--credits <n>', 'the credits it has to begin with', wholeNumber('--credits', 0, 10 ** 15), 0)
    .option('--licence <licence>', LICENCE_HELP, gather, [])
    .option('--username <username>', 'instead of one made from the name')
    .option('--client <client>', CLIENT_HELP)
    .option('--expires <when>', EXPIRES_HELP)
    .option('--json', 'print {"account","username","password"} as one line')
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

  account
    .command('top-up')
    .argument('<name>')
    .argument('<credits>', 'how many', wholeNumber('CREDITS', 0, 10 ** 15))
    .description('add credits; calls that were refused for want of them go through at once')
    .action(async (name: string, credits: number) => {
      const remaining = await withDatabase(async ({ kysely }) => {
        const { id } = await findAccount(kysely, name);
        await topUp(kysely, id, credits);
        return (await readBalances(kysely, id)).get(id)!.remaining;
      });
      print(`${name} has ${count(remaining)} credits.`);
    });

  account
    .command('list')
    .description('list accounts')
    .option('--json', 'print one line of JSON for each')
    .action(async ({ json }: { json?: boolean }) => {
      const { accounts, balances } = await withDatabase(async ({ kysely }) => ({
        accounts: await listAccounts(kysely),
        balances: await readBalances(kysely),
      }));
      const rows = accounts.map((one) => ({ one, balance: balances.get(one.id)! }));
      if (json) for (const { one, balance } of rows) printJson(asJson(one, balance));
      else printAccounts(rows);
    });

  account
    .command('usage')
    .argument('<name>')
    .description('show what an account has used, by day, key, method and application')
    .option('--from <date>', 'from this day on (UTC), as 2030-01-31', readDay)
    .option('--to <date>', 'up to this day', readDay)
    .option('--json', 'print one line of JSON for each row')
    .action(async (name: string, { json, ...days }: { from?: string; to?: string; json?: boolean }) => {
      const lines = await withDatabase(async ({ kysely }) =>
        readUsage(kysely, (await findAccount(kysely, name)).id, days),
      );
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

  account
    .command('change')
    .argument('<name>')
    .description('change what is named; the rest stays')
    .option('--licence <licence>', `instead of those it has: ${LICENCE_HELP}`, gather, [])
    .option('--client <client>', CLIENT_HELP)
    .option('--no-client', 'the operator alone manages its keys')
    .option('--expires <when>', EXPIRES_HELP)
    .option('--no-expires', 'it does not end')
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

  account
    .command('password')
    .argument('<name>')
    .description('give an account a new password, shown this once; the old one stops working')
    .option('--json', 'print {"account","password"} as one line')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const password = await withDatabase(({ kysely }) => renewPassword(kysely, name));
      if (json) printJson({ account: name, password });
      else print(`Password  ${password}`, KEEP);
    });

  account
    .command('revoke-tokens')
    .argument('<name>')
    .description('end every token that the account was given until now; its keys and its password stay good')
    .action(async (name: string) => {
      await withDatabase(({ kysely }) => revokeTokens(kysely, name, systemClock.now()));
      print(`Revoked the tokens of ${name}.`);
    });

  account
    .command('remove')
    .argument('<name>')
    .description('remove an account with its keys, credits and usage')
    .action(async (name: string) => {
      await withDatabase(({ kysely }) => removeAccount(kysely, name));
      print(`Removed ${name}.`);
    });

  return account;
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
