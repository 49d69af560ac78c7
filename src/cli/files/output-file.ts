import { constants, writeSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type Packer, packerOf } from '../../formats/packing.ts';

/** Characters to collect before they are written. */
const BUFFER_CHARACTERS = 1024 * 1024;

/** An output of a command. It is compressed if its name ends in `.gz` or `.zst`. */
export abstract class OutputFile {
  /** As the user wrote it. */
  readonly path: string;
  readonly #packing: Packer | undefined;
  #pending = '';
  #pendingBytes: Uint8Array[] = [];
  #pendingLength = 0;

  constructor(path: string) {
    this.path = path;
    this.#packing = packerOf(path);
  }

  /** The file descriptor that {@link writeNow} writes to. */
  protected abstract readonly descriptor: number;

  /**
   * Gives the file its final name.
   *
   * @throws Error if another file has taken the name in the meantime and must not be replaced
   */
  abstract publish(): Promise<void>;

  /** Removes what was written, even after publishing, unless it replaced another file. */
  abstract abandon(): Promise<void>;

  protected abstract put(bytes: Uint8Array): Promise<void>;
  protected abstract close(): Promise<void>;

  async write(chunk: string | Uint8Array): Promise<void> {
    if (typeof chunk === 'string') this.#pending += chunk;
    else {
      this.#endText();
      this.#pendingBytes.push(chunk);
      this.#pendingLength += chunk.length;
    }
    if (this.#pending.length + this.#pendingLength >= BUFFER_CHARACTERS) await this.#flush();
  }

  /** Does the same for callers that cannot wait. */
  writeNow(text: string): void {
    this.#pending += text;
    if (this.#pending.length < BUFFER_CHARACTERS) return;
    const bytes = this.#takePending();
    writeFully(this.descriptor, this.#packing?.packNow(bytes) ?? bytes);
  }

  /** Writes the rest. The file does not have its final name yet. */
  async complete(): Promise<void> {
    await this.#flush();
    await this.close();
  }

  async #flush(): Promise<void> {
    const bytes = this.#takePending();
    if (bytes.length > 0) await this.put((await this.#packing?.pack(bytes)) ?? bytes);
  }

  #takePending(): Uint8Array {
    this.#endText();
    const [first, ...others] = this.#pendingBytes;
    const bytes = first !== undefined && others.length === 0 ? first : Buffer.concat(this.#pendingBytes);
    this.#pendingBytes = [];
    this.#pendingLength = 0;
    return bytes;
  }

  #endText(): void {
    if (this.#pending === '') return;
    const bytes = Buffer.from(this.#pending);
    this.#pendingBytes.push(bytes);
    this.#pendingLength += bytes.length;
    this.#pending = '';
  }
}

/** Standard output. If its reader leaves, the process ends (`endByBrokenPipe`). */
export class StandardOutput extends OutputFile {
  protected override readonly descriptor = 1;

  override async publish(): Promise<void> {}

  override async abandon(): Promise<void> {}

  protected override put(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve, reject) => {
      process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }

  protected override async close(): Promise<void> {}
}

/** A FIFO or a device. What was written to it cannot be taken back. */
export class StreamFile extends OutputFile {
  readonly #file: FileHandle;

  private constructor(path: string, file: FileHandle) {
    super(path);
    this.#file = file;
  }

  /** Waits for a reader of the FIFO. Creates and truncates nothing; fails if the FIFO is gone. */
  static async open(path: string): Promise<StreamFile> {
    return new StreamFile(path, await open(path, constants.O_WRONLY));
  }

  protected override get descriptor(): number {
    return this.#file.fd;
  }

  override async publish(): Promise<void> {}

  override abandon(): Promise<void> {
    return this.#file.close();
  }

  protected override async put(bytes: Uint8Array): Promise<void> {
    try {
      await this.#file.writeFile(bytes);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error;
      throw new Error(`The reader of \`${this.path}\` left before everything was written.`);
    }
  }

  protected override close(): Promise<void> {
    return this.#file.close();
  }
}

function writeFully(descriptor: number, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
}
