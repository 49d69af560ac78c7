import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { accountCommand } from './account.ts';
import { addressFileCommand } from './address-file/command.ts';
import { clientCommand } from './client.ts';
import { datasetCommand } from './dataset/command.ts';
import { explain } from './explain.ts';
import { explainPairCommand } from './explain-pair/command.ts';
import { jobCommand } from './job/command.ts';
import { keyCommand } from './key.ts';
import { matchCommand } from './match/command.ts';
import { profileCommand } from './profile.ts';
import { runCommand } from './run/command.ts';
import { serveCommand } from './serve.ts';
import { suppressionCommand } from './suppression/command.ts';
import { workerCommand } from './worker.ts';
import { workflowCommand } from './workflow.ts';

const { version, description } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as { version: string; description: string };

const program = new Command('fettle').description(description).version(version);
program.addCommand(serveCommand());
program.addCommand(workerCommand());
program.addCommand(runCommand());
program.addCommand(profileCommand());
program.addCommand(matchCommand());
program.addCommand(explainPairCommand());
program.addCommand(clientCommand());
program.addCommand(accountCommand());
program.addCommand(keyCommand());
program.addCommand(workflowCommand());
program.addCommand(datasetCommand());
program.addCommand(jobCommand());
program.addCommand(addressFileCommand());
program.addCommand(suppressionCommand());

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
