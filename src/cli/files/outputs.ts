import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../usage-error.ts';
import { type OutputFile, StandardOutput, StreamFile } from './output-file.ts';
import { identityOf, identityOfInput, STANDARD, type Target, targetOf } from './target.ts';
import { WholeFile } from './whole-file.ts';

/** A path, and how the user wrote it: `--output Contacts=clean.csv`. */
export interface NamedPath {
  readonly said: string;
  readonly path: string;
  /**
   * A file that begins with this line, from an earlier run of the same command, is replaced without
   * `--force`.
   */
  readonly replaces?: string;
}

export const FORCE_OPTION = ['--force', 'replace existing output files'] as const;

/**
 * The files that a command writes. It is decided here, before any work begins, where the command may write:
 *
 * - An output is never an input or another output, whatever links lead there.
 * - An existing file is replaced only with `--force`.
 * - A FIFO or a character device is written to, never replaced. Folders, sockets and disks are refused.
 *
 * The decision is made again when the files get their final names (`WholeFile`). All files get their names
 * together, at the end. A command that fails or is interrupted leaves none.
 */
export class Outputs implements AsyncDisposable {
  readonly #targets: ReadonlyMap<string, Target>;
  #opened: OutputFile[] = [];

  private constructor(targets: ReadonlyMap<string, Target>) {
    this.#targets = targets;
  }

  /**
   * @throws UsageError if the command line names one file twice
   * @throws Error if a path cannot be written
   */
  static async plan(
    outputs: readonly NamedPath[],
    inputs: readonly NamedPath[],
    { force = false }: { readonly force?: boolean | undefined },
  ): Promise<Outputs> {
    const known = await identitiesOf(inputs);
    const targets = new Map<string, Target>();
    for (const { said, path, replaces } of outputs) {
      if (path === '') throw new UsageError(`\`${said}\` names no file.`);
      const target = await targetOf(path);
      const identity = identityOf(target) ?? (target.kind === 'standard-output' ? STANDARD : undefined);
      const same = identity === undefined ? undefined : known.get(identity);
      if (same !== undefined) {
        throw new UsageError(
          `\`${said}\` and \`${same}\` are the same file. Name another file for the output.`,
        );
      }
      if (identity !== undefined) known.set(identity, said);
      if (
        !force &&
        target.kind === 'file' &&
        target.stats !== undefined &&
        !(await beginsWith(path, replaces))
      ) {
        throw new Error(`\`${path}\` already exists. Name another file, or replace it with \`--force\`.`);
      }
      targets.set(path, target);
    }
    return new Outputs(targets);
  }

  /** Whether an output goes to standard output. If so, messages for people go to standard error. */
  get useStandardOutput(): boolean {
    return [...this.#targets.values()].some(({ kind }) => kind === 'standard-output');
  }

  /** A path whose folder may hold temporary data: that of the first output file. */
  get beside(): string {
    for (const target of this.#targets.values()) if (target.kind === 'file') return target.place;
    return join(tmpdir(), 'fettle');
  }

  /** Opens an output that was planned. */
  async open(path: string): Promise<OutputFile> {
    const target = this.#targets.get(path);
    if (target === undefined) throw new Error(`The output ${path} was not planned.`);
    const file = await create(path, target);
    this.#opened.push(file);
    return file;
  }

  /**
   * Gives all files their final names. An optional file (for rejects) that was never opened has no content.
   * With `--force`, the optional file of an earlier run is removed, because it would look like that of this
   * run.
   */
  async finish(): Promise<void> {
    for (const file of this.#opened) await file.complete();
    for (const file of this.#opened) await file.publish();
    const written = new Set(this.#opened.map(({ path }) => path));
    this.#opened = [];
    for (const [path, target] of this.#targets) {
      if (target.kind === 'file' && target.stats !== undefined && !written.has(path)) {
        await rm(target.place, { force: true });
      }
    }
  }

  /** Removes what was not finished. */
  async abandon(): Promise<void> {
    for (const file of this.#opened) await file.abandon();
    this.#opened = [];
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.abandon();
  }
}

function create(path: string, target: Target): Promise<OutputFile> | OutputFile {
  if (target.kind === 'standard-output') return new StandardOutput(path);
  return target.kind === 'stream' ? StreamFile.open(path) : WholeFile.begin(path, target.place, target.stats);
}

async function beginsWith(path: string, line: string | undefined): Promise<boolean> {
  if (line === undefined) return false;
  await using file = await open(path);
  const { bytesRead, buffer } = await file.read(Buffer.alloc(line.length), 0, line.length, 0);
  return buffer.toString('latin1', 0, bytesRead) === line;
}

/** Maps the identity of each input to the words of the user. */
async function identitiesOf(inputs: readonly NamedPath[]): Promise<Map<string, string>> {
  const known = new Map<string, string>();
  const [, second] = inputs.filter(({ path }) => path === STANDARD);
  if (second !== undefined) throw new UsageError(`\`${second.said}\`: standard input can be read only once.`);
  for (const { said, path } of inputs) {
    const identity = await identityOfInput(path);
    if (identity !== undefined) known.set(identity, said);
  }
  return known;
}
