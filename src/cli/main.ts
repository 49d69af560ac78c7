import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { clientCommand } from './client.ts';
import { explain } from './explain.ts';

const { version, description } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string; description: string };

const program = new Command('fettle').description(description).version(version);
program.addCommand(clientCommand());

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
