import { Command, Option } from 'commander';
import { systemClock } from '../clock.ts';
import { createOperator, findOperator, listOperators, removeOperator } from '../operators/operator.ts';
import { ROLES, type Role } from '../operators/role.ts';
import { LINK_HOURS, linkAddress, makeLink } from '../operators/sign-in-link.ts';
import { readSettings } from '../settings.ts';
import { type Confirmed, confirm, YES_OPTION } from './confirm.ts';
import { printTable } from './print-table.ts';
import { withDatabase } from './with-database.ts';

/** `fettle operator …`: manages the people who may sign in to the console. Works beside a running server. */
export function operatorCommand(): Command {
  const operator = new Command('operator').description('manage the people who may sign in to the console');

  operator
    .command('create')
    .argument('<name>', 'the name to sign in with')
    .description('create an operator and print a link to sign in with; the link works once')
    .addOption(
      new Option('--role <role>', 'what the operator may do').choices([...ROLES]).makeOptionMandatory(),
    )
    .option('--client <name>', 'a client that an analyst or a client may see (repeatable)', gather, [])
    .option('--json', 'print one line of JSON: {"operator","link"}')
    .action(async (name: string, options: { role: Role; client: string[]; json?: boolean }) => {
      const now = systemClock.now();
      const token = await withDatabase(async ({ kysely }) => {
        const { id } = await createOperator(kysely, {
          name,
          role: options.role,
          clients: options.client,
          now,
        });
        return makeLink(kysely, id, now);
      });
      printLink(name, token, options.json);
    });

  operator
    .command('link')
    .argument('<name>', 'the operator')
    .description(
      'print a new link to sign in with, for example after a forgotten password; earlier links stop working',
    )
    .option('--json', 'print one line of JSON: {"operator","link"}')
    .action(async (name: string, { json }: { json?: boolean }) => {
      const token = await withDatabase(async ({ kysely }) =>
        makeLink(kysely, (await findOperator(kysely, name)).id, systemClock.now()),
      );
      printLink(name, token, json);
    });

  operator
    .command('list')
    .description('list operators')
    .action(async () => {
      const operators = await withDatabase(({ kysely }) => listOperators(kysely));
      printTable(
        ['Name', 'Role', 'Clients', 'Password', 'Created'],
        operators.map(({ name, role, clients, hasPassword, createdAt }) => [
          name,
          role,
          role === 'analyst' || role === 'client' ? clients.join(', ') : 'all',
          hasPassword ? 'yes' : 'no',
          createdAt.toISOString().replace(/\.\d+Z$/, 'Z'),
        ]),
      );
    });

  operator
    .command('remove')
    .argument('<name>', 'the operator')
    .description('remove an operator and end all sessions; the audit trail stays')
    .option(...YES_OPTION)
    .action(async (name: string, options: Confirmed) => {
      await confirm(`remove the operator ${name}`, options);
      await withDatabase(({ kysely }) => removeOperator(kysely, name));
      process.stdout.write(`Removed ${name}.\n`);
    });

  return operator;
}

function gather(value: string, earlier: string[]): string[] {
  return [...earlier, value];
}

function printLink(operator: string, token: string, json: boolean | undefined): void {
  const { publicUrl, host, port } = readSettings();
  const link = linkAddress(publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`, token);
  if (json) process.stdout.write(`${JSON.stringify({ operator, link })}\n`);
  else process.stdout.write(`${link}\nThe link works once, for ${LINK_HOURS} hours.\n`);
}
