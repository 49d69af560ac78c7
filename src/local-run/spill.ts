import { mkdtempSync } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { present } from '../present.ts';
import { forget, makeTemporary } from '../temporary.ts';

/** How many bytes a run keeps in memory before it uses a file. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** Bytes that were put aside: in memory, or at a place in the file. */
export type Spilled = Uint8Array | { readonly at: number; readonly length: number };

/**
 * Puts aside data between the phases of a run's dataset steps. A small amount stays in memory. The rest goes
 * into a file in a temporary folder next to the first output, where there should be room for it. The file is
 * removed when the run ends or is interrupted; only SIGKILL leaves it behind.
 */
export class Spill {
  readonly #beside: string;
  readonly #memoryBytes: number;
  #held = 0;
  #folder: string | undefined;
  #file: FileHandle | undefined;
  #end = 0;

  constructor(beside: string, memoryBytes = MEMORY_BYTES) {
    this.#beside = beside;
    this.#memoryBytes = memoryBytes;
  }

  async put(bytes: Uint8Array): Promise<Spilled> {
    if (this.#held + bytes.length <= this.#memoryBytes) {
      this.#held += bytes.length;
      return bytes;
    }
    this.#file ??= await this.#create();
    const at = this.#end;
    this.#end += bytes.length;
    for (let written = 0; written < bytes.length; ) {
      const { bytesWritten } = await this.#file.write(bytes, written, bytes.length - written, at + written);
      written += bytesWritten;
    }
    return { at, length: bytes.length };
  }

  async get(spilled: Spilled): Promise<Uint8Array> {
    if (spilled instanceof Uint8Array) return spilled;
    const file = present(this.#file, 'the file of spilled data');
    const bytes = Buffer.allocUnsafeSlow(spilled.length);
    for (let read = 0; read < bytes.length; ) {
      const { bytesRead } = await file.read(bytes, read, bytes.length - read, spilled.at + read);
      if (bytesRead === 0) throw new Error(`${this.#folder} was changed while the run used it.`);
      read += bytesRead;
    }
    return bytes;
  }

  /** Forgets data that is no longer needed. Its space in the file is not reused. */
  release(spilled: Spilled): void {
    if (spilled instanceof Uint8Array) this.#held -= spilled.length;
  }

  /** Removes the file. */
  async remove(): Promise<void> {
    await this.#file?.close();
    if (this.#folder === undefined) return;
    await rm(this.#folder, { recursive: true, force: true });
    forget(this.#folder);
  }

  async #create(): Promise<FileHandle> {
    const path = resolve(this.#beside);
    // mkdtemp makes the folder accessible to its owner only.
    this.#folder = makeTemporary(() =>
      mkdtempSync(join(dirname(path), `.${basename(path).slice(0, 50)}.working-`)),
    );
    return open(join(this.#folder, 'chunks'), 'w+');
  }
}
