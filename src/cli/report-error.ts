import { type Command, CommanderError } from 'commander';
import { explain } from './explain.ts';
import { UsageError } from './usage-error.ts';

/** The command line is wrong, and nothing was done. */
const USAGE = 2;

/** The command failed. */
const FAILURE = 1;

/**
 * Makes a command and its subcommands throw an error for a wrong command line, and name the help page in its
 * message.
 */
export function throwUsageErrors(command: Command, name = command.name()): void {
  command.exitOverride().configureOutput({
    outputError: (text, write) => write(`${inOneLine(text)} See \`${name} --help\`.\n`),
  });
  for (const below of command.commands) throwUsageErrors(below, `${name} ${below.name()}`);
}

/** Commander's message as a sentence: `error: unknown command 'rnu'. Did you mean run?` */
function inOneLine(text: string): string {
  const line = text
    .trim()
    .replace(/\n\((.*)\)$/, '. $1')
    .split('\n')
    .map((part) => part.trim())
    .join(' ');
  return /[.?!]$/.test(line) ? line : `${line}.`;
}

/** Writes an error to standard error. @returns the exit code */
export function reportError(error: unknown): number {
  if (error instanceof CommanderError) {
    // Commander has already written its message, or the requested help. Help in place of a missing command is
    // an error.
    return error.exitCode === 0 ? 0 : USAGE;
  }
  process.stderr.write(`${explain(error)}\n`);
  return error instanceof UsageError ? USAGE : FAILURE;
}
