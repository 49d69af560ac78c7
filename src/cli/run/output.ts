import { type FileHandle, open, rename, rm } from 'node:fs/promises';

/** Text gathered before it is written. */
const BUFFER_CHARACTERS = 1024 * 1024;

/**
 * A file that is written whole or not at all: it has another name until it is complete, so that a run that was stopped
 * leaves nothing that looks finished.
 */
export class OutputFile {
  readonly path: string;
  readonly #file: FileHandle;
  readonly #unfinished: string;
  #pending = '';

  private constructor(path: string, unfinished: string, file: FileHandle) {
    this.path = path;
    this.#unfinished = unfinished;
    this.#file = file;
  }

  static async create(path: string): Promise<OutputFile> {
    const unfinished = `${path}.unfinished`;
    return new OutputFile(path, unfinished, await open(unfinished, 'w'));
  }

  async write(text: string): Promise<void> {
    this.#pending += text;
    if (this.#pending.length >= BUFFER_CHARACTERS) await this.#flush();
  }

  /** Writes what is left, and gives the file its name. */
  async finish(): Promise<void> {
    await this.#flush();
    await this.#file.sync();
    await this.#file.close();
    await rename(this.#unfinished, this.path);
  }

  /** Removes the unfinished file. */
  async abandon(): Promise<void> {
    await this.#file.close().catch(() => undefined);
    await rm(this.#unfinished, { force: true });
  }

  async #flush(): Promise<void> {
    const text = this.#pending;
    this.#pending = '';
    await this.#file.appendFile(text);
  }
}
