import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { forget, removeOnSignal } from '../temporary.ts';

/** What a run keeps in memory before it uses a file. */
const MEMORY_BYTES = 128 * 1024 * 1024;

/** Something that was put aside. */
export type Spilled = Uint8Array | { readonly at: number; readonly length: number };

/**
 * What a run puts aside between the phases of its dataset steps: in memory while it is little, then in a file, in a
 * temporary folder beside the first output, where there is room for such data. It is gone when the run ends or is
 * interrupted; only SIGKILL leaves it behind.
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
    const bytes = Buffer.allocUnsafeSlow(spilled.length);
    for (let read = 0; read < bytes.length; ) {
      const { bytesRead } = await this.#file!.read(bytes, read, bytes.length - read, spilled.at + read);
      if (bytesRead === 0) throw new Error(`${this.#folder} was changed while the run used it.`);
      read += bytesRead;
    }
    return bytes;
  }

  /** Forgets what is no longer needed. Its place in the file stays taken. */
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
    // Readable by its owner alone.
    this.#folder = await mkdtemp(join(dirname(path), `.${basename(path).slice(0, 50)}.working-`));
    removeOnSignal(this.#folder);
    return open(join(this.#folder, 'chunks'), 'w+');
  }
}
