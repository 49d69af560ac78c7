import { Command } from 'commander';
import { findAccount } from '../accounts/web/account.ts';
import { accountOfKey, createKey, listKeys, removeKey } from '../accounts/web/api-key.ts';
import { systemClock } from '../clock.ts';
import { type Confirmed, confirm, YES_OPTION } from './confirm.ts';
import { readExpiry } from './expiry.ts';
import { gather, moment } from './options.ts';
import { print, printJson } from './print.ts';
import { printTable } from './print-table.ts';
import { wholeNumber } from './whole-number.ts';
import { withDatabase } from './with-database.ts';

interface Terms {
  readonly account: string;
  readonly name?: string;
  readonly domain: string[];
  readonly ip: string[];
  readonly service: string[];
  readonly expires?: string;
  readonly dailyLimit?: number;
  readonly json?: boolean;
}

/** `fettle key …`: manages the API keys of accounts of the web services. Works beside a running server. */
export function keyCommand(): Command {
  const key = new Command('key').description('manage API keys of the web services');
  addCreate(key);
  addList(key);
  addRevoke(key);
  return key;
}

function addCreate(key: Command): void {
  key
    .command('create')
    .description('create an API key; it is shown only once')
    .requiredOption('--account <name>', 'the account that the key belongs to')
    .option('--name <name>', 'a name for the key')
    .option(
      '--domain <domain>',
      'a domain whose pages may use it, such as *.example.co.uk; may be repeated',
      gather,
      [],
    )
    .option(
      '--ip <range>',
      'an address range that may use it, such as 192.0.2.0/24; may be repeated',
      gather,
      [],
    )
    .option(
      '--service <service>',
      'a service that it may be used for, such as AddressCapture; may be repeated',
      gather,
      [],
    )
    .option('--expires <when>', 'when it expires: 90d, 12h, or an ISO 8601 date or time')
    .option(
      '--daily-limit <n>',
      'the most requests that one IP address may make in a day',
      wholeNumber('--daily-limit', 1, 9_999_999_999),
    )
    .option('--json', 'print one line of JSON: {"key"}')
    .action(async ({ account, json, ...options }: Terms) => {
      const { name, expires, dailyLimit = null } = options;
      const terms = {
        name,
        allowedDomains: options.domain,
        allowedIPs: options.ip,
        allowedServices: options.service,
        expiresAt: expires === undefined ? null : readExpiry(expires, systemClock.now()),
        dailyLimit,
      };
      const made = await withDatabase(async ({ kysely }) =>
        createKey(kysely, (await findAccount(kysely, account)).id, terms),
      );
      if (json) printJson({ key: made.key });
      else print(`Key  ${made.key}`, `ID   ${made.id}`, 'Keep the key now: it is not shown again.');
    });
}

function addList(key: Command): void {
  key
    .command('list')
    .description('list the ids and terms of the API keys of an account')
    .requiredOption('--account <name>', 'the account')
    .option('--json', 'print one line of JSON for each key')
    .action(async ({ account, json }: { account: string; json?: boolean }) => {
      const keys = await withDatabase(async ({ kysely }) =>
        listKeys(kysely, (await findAccount(kysely, account)).id),
      );
      if (json) return keys.forEach(printJson);
      printTable(
        ['ID', 'Name', 'Domains', 'IP ranges', 'Services', 'Daily limit', 'Created', 'Expires'],
        keys.map((one) => [
          one.id,
          one.name,
          one.allowedDomains.join('\n'),
          one.allowedIPs.join('\n'),
          one.allowedServices.join('\n'),
          one.dailyLimit === null ? '' : String(one.dailyLimit),
          moment(one.createdAt),
          one.expiresAt === null ? 'never' : moment(one.expiresAt),
        ]),
      );
    });
}

function addRevoke(key: Command): void {
  key
    .command('revoke')
    .argument('<id>', 'the id of the key, or the key itself')
    .description('revoke an API key; every process refuses it within two seconds')
    .option(...YES_OPTION)
    .action(async (id: string, options: Confirmed) => {
      await confirm('revoke this API key', options);
      await withDatabase(async ({ kysely }) => removeKey(kysely, await accountOfKey(kysely, id), id));
      print('Revoked the key.');
    });
}
