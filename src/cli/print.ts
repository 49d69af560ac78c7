import { InvalidArgumentError } from 'commander';

/** Writes lines to standard output. */
export function print(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Writes lines for people to standard error. */
export function printNote(...lines: string[]): void {
  process.stderr.write(`${lines.join('\n')}\n`);
}

/** Writes one line of JSON, for scripts. */
export function printJson(value: unknown): void {
  print(JSON.stringify(value));
}

/** A count with separators of thousands. */
export function count(figure: number): string {
  return figure.toLocaleString('en-GB');
}

/** Collects an option of the form `name=value` that may be repeated. */
export function pair(text: string, gathered: Record<string, string>): Record<string, string> {
  const [, name, value] = /^([^=]+)=(.*)$/s.exec(text) ?? [];
  if (name === undefined || value === undefined) {
    throw new InvalidArgumentError('It must have the form NAME=VALUE.');
  }
  if (Object.hasOwn(gathered, name)) throw new InvalidArgumentError(`${name} may be given only once.`);
  return { ...gathered, [name]: value };
}
