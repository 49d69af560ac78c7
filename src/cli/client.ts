import { Command } from 'commander';
import { createClient, findClient, listClients, removeClient } from '../accounts/client.ts';
import { addSecret, listSecrets, revokeSecret } from '../accounts/client-secret.ts';
import { systemClock } from '../clock.ts';
import { readExpiry } from './expiry.ts';
import { printTable } from './print-table.ts';
import { withDatabase } from './with-database.ts';

/** `fettle client …`: the clients of the batch interface and their secrets. Works beside a running server. */
export function clientCommand(): Command {
  const client = new Command('client').description('manage clients and their secrets');

  client
    .command('create')
    .argument('<name>', 'what to call the client')
    .description('make a client with its first secret, which is shown this once')
    .option('--json', 'print {"clientId","clientSecret"} as one line')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const { clientId, secret } = await withDatabase(({ kysely }) => createClient(kysely, { name }));
      if (json) printJson({ clientId, clientSecret: secret });
      else print(`Client ID      ${clientId}`, `Client secret  ${secret}`, ...KEEP);
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
    .argument('<name>')
    .description('remove a client; its tokens stop working within seconds')
    .option('--with-belongings', 'also remove its datasets, jobs, files and workflows')
    .action(async (name: string, options: { withBelongings?: boolean }) => {
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
    .description('add a secret, which is shown this once')
    .option('--description <text>', 'what the secret is for')
    .option('--expires <when>', 'days or hours from now (90d, 12h), or an ISO 8601 date or time')
    .option('--json', 'print {"id","clientId","clientSecret"} as one line')
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
    .description('list the secrets of a client, without the secrets themselves')
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
    .argument('<id>', 'the secret: what stands before its dot')
    .description('take a secret away; tokens it obtained stay good until they expire')
    .action(async (name: string, id: string) => {
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
