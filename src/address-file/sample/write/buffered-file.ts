import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const BUFFER_BYTES = 1 << 20;

/**
 * A file of Latin-1 text, written in large pieces. The file and its folder are created when the first piece
 * is written.
 */
export class BufferedFile {
  readonly #path: string;
  readonly #buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  #used = 0;
  #file: number | undefined;

  constructor(path: string) {
    this.#path = path;
  }

  /** @param text at most 1 MiB, with one byte a character */
  write(text: string): void {
    if (text.length > BUFFER_BYTES - this.#used) this.#flush();
    this.#used += this.#buffer.write(text, this.#used, 'latin1');
  }

  /** Writes the remaining text and closes the file. Nothing can be written afterwards. */
  close(): void {
    if (this.#used > 0) this.#flush();
    if (this.#file !== undefined) closeSync(this.#file);
    this.#file = undefined;
  }

  #flush(): void {
    if (this.#file === undefined) {
      mkdirSync(dirname(this.#path), { recursive: true });
      this.#file = openSync(this.#path, 'wx');
    }
    for (let at = 0; at < this.#used; ) at += writeSync(this.#file, this.#buffer, at, this.#used - at);
    this.#used = 0;
  }
}
