import { Command } from 'commander';
import { createClient, findClient, listClients, removeClient } from '../accounts/client.ts';
import { addSecret, listSecrets, revokeSecret } from '../accounts/client-secret.ts';
import { createSandbox } from '../accounts/sandbox.ts';
import { systemClock } from '../clock.ts';
import { type Confirmed, confirm, YES_OPTION } from './confirm.ts';
import { readExpiry } from './expiry.ts';
import { printTable } from './print-table.ts';
import { withDatabase } from './with-database.ts';

/**
 * `fettle client …`: manages the clients of the batch interface and their secrets. Works beside a running
 * server.
 */
export function clientCommand(): Command {
  const client = new Command('client').description(
    'manage the clients of the batch interface and their secrets',
  );

  client
    .command('create')
    .argument('<name>', 'the name of the new client')
    .description('create a client with its first secret; the secret is shown only once')
    .option(
      '--sandbox',
      'for trying things: invented data and no charges; it also gets an API key for look-ups',
    )
    .option('--json', 'print one line of JSON: {"clientId","clientSecret"}, and "apiKey" of a sandbox')
    .action(async (name: string, { json, sandbox }: { json?: boolean; sandbox?: boolean }) => {
      const { clientId, secret, key } = await withDatabase(async ({ kysely }) =>
        sandbox ? createSandbox(kysely, name) : { ...(await createClient(kysely, { name })), key: undefined },
      );
      if (json) return printJson({ clientId, clientSecret: secret, apiKey: key });
      const keyLine = key === undefined ? [] : [`API key        ${key}`];
      print(`Client ID      ${clientId}`, `Client secret  ${secret}`, ...keyLine, ...KEEP);
    });

  client
    .command('list')
    .description('list clients')
    .action(async () => {
      const clients = await withDatabase(({ kysely }) => listClients(kysely));
      printTable(
        ['Name', 'Client ID', 'Secrets', 'Created'],
        clients.map((one) => [one.name, one.clientId, String(one.secretCount), moment(one.createdAt)]),
      );
    });

  client
    .command('remove')
    .argument('<name>', 'the client')
    .description('remove a client; its access tokens stop working within seconds')
    .option('--with-belongings', 'also remove its datasets, jobs, files and workflows')
    .option(...YES_OPTION)
    .action(async (name: string, options: { withBelongings?: boolean } & Confirmed) => {
      const more = options.withBelongings === true ? ' with all its datasets, jobs, files and workflows' : '';
      await confirm(`remove the client ${name}${more}`, options);
      await withDatabase(({ kysely }) => removeClient(kysely, name, options));
      print(`Removed ${name}.`);
    });

  return client.addCommand(secretCommand());
}

function secretCommand(): Command {
  const secret = new Command('secret').description('manage the secrets of a client');

  secret
    .command('add')
    .argument('<name>', 'the client')
    .description('add a secret to a client; it is shown only once')
    .option('--description <text>', 'a note that says what the secret is for')
    .option('--expires <when>', 'when it expires: 90d, 12h, or an ISO 8601 date or time (default: never)')
    .option('--json', 'print one line of JSON: {"id","clientId","clientSecret"}')
    .action(async (name: string, options: { description?: string; expires?: string; json?: boolean }) => {
      const expiresAt = options.expires === undefined ? null : readExpiry(options.expires, systemClock.now());
      const { clientId, added } = await withDatabase(async ({ kysely }) => {
        const { id, clientId } = await findClient(kysely, name);
        return {
          clientId,
          added: await addSecret(kysely, id, { description: options.description, expiresAt }),
        };
      });
      if (options.json) printJson({ id: added.id, clientId, clientSecret: added.secret });
      else print(`Client ID      ${clientId}`, `Client secret  ${added.secret}`, ...KEEP);
    });

  secret
    .command('list')
    .argument('<name>', 'the client')
    .description('list the ids, notes and dates of the secrets of a client')
    .action(async (name: string) => {
      const secrets = await withDatabase(async ({ kysely }) =>
        listSecrets(kysely, (await findClient(kysely, name)).id),
      );
      printTable(
        ['ID', 'Description', 'Created', 'Expires'],
        secrets.map((one) => [
          one.id,
          one.description,
          moment(one.createdAt),
          one.expiresAt === null ? 'never' : moment(one.expiresAt),
        ]),
      );
    });

  secret
    .command('revoke')
    .argument('<name>', 'the client')
    .argument('<id>', 'the id of the secret: the part before its dot')
    .description('revoke a secret; access tokens obtained with it stay valid until they expire')
    .option(...YES_OPTION)
    .action(async (name: string, id: string, options: Confirmed) => {
      await confirm(`revoke the secret ${id} of the client ${name}`, options);
      await withDatabase(async ({ kysely }) => revokeSecret(kysely, (await findClient(kysely, name)).id, id));
      print(`Revoked ${id}.`);
    });

  return secret;
}

const KEEP = ['Keep the secret now: it is not shown again.'];

function moment(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}

function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function printJson(value: object): void {
  print(JSON.stringify(value));
}
