import { Command } from 'commander';
import { reportError, throwUsageErrors } from './report-error.ts';
import { description, version } from './version.ts';

/**
 * The commands. Only the requested one is loaded: loading all takes as long as most commands need for their
 * work.
 */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  init: async () => (await import('./init.ts')).initCommand(),
  serve: async () => (await import('./serve.ts')).serveCommand(),
  worker: async () => (await import('./worker.ts')).workerCommand(),
  clean: async () => (await import('./clean/command.ts')).cleanCommand(),
  run: async () => (await import('./run/command.ts')).runCommand(),
  profile: async () => (await import('./profile/command.ts')).profileCommand(),
  find: async () => (await import('./find/command.ts')).findCommand(),
  match: async () => (await import('./match/command.ts')).matchCommand(),
  'explain-pair': async () => (await import('./explain-pair/command.ts')).explainPairCommand(),
  review: async () => (await import('./review/command.ts')).reviewCommand(),
  client: async () => (await import('./client.ts')).clientCommand(),
  operator: async () => (await import('./operator.ts')).operatorCommand(),
  account: async () => (await import('./account.ts')).accountCommand(),
  key: async () => (await import('./key.ts')).keyCommand(),
  workflow: async () => (await import('./workflow.ts')).workflowCommand(),
  dataset: async () => (await import('./dataset/command.ts')).datasetCommand(),
  job: async () => (await import('./job/command.ts')).jobCommand(),
  'address-file': async () => (await import('./address-file/command.ts')).addressFileCommand(),
  suppression: async () => (await import('./suppression/command.ts')).suppressionCommand(),
  doctor: async () => (await import('./doctor/command.ts')).doctorCommand(),
  completion: async () => (await import('./completion/command.ts')).completionCommand(allCommands),
};

/** All commands, as completion and help need them. */
async function allCommands(): Promise<Command> {
  const program = new Command('fettle').description(description).version(version);
  for (const load of Object.values(COMMANDS)) program.addCommand(await load());
  return program;
}

/**
 * Runs one command line.
 *
 * @param words the command and its arguments, as in `process.argv` from the third on
 * @returns the exit code: 0, 1 if the command failed, 2 if the command line is wrong. Undefined if the
 * command set no exit code, as a command that keeps running does.
 */
export async function runFettle(words: readonly string[]): Promise<number | undefined> {
  const program = new Command('fettle').description(description).version(version);
  const asked = words[0] ?? '';
  // Help, and the suggestion for a mistyped command, need all commands.
  const isCommand = Object.hasOwn(COMMANDS, asked);
  for (const [name, load] of Object.entries(COMMANDS)) {
    if (!isCommand || name === asked) program.addCommand(await load());
  }
  if (!isCommand) program.addHelpText('after', `\n${(await import('./data-help.ts')).dataHelp()}`);
  throwUsageErrors(program);
  try {
    await program.parseAsync(words, { from: 'user' });
    return undefined;
  } catch (error) {
    return reportError(error);
  }
}
