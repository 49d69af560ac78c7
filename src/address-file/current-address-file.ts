import type { AddressFile } from './address-file.ts';

/** How long a replaced file stays open for lookups that took it just before the switch, in milliseconds. */
const GRACE_MILLISECONDS = 60_000;

/** No address file can be used. The service's log says why. */
export class NoAddressFile extends Error {
  override readonly name = 'NoAddressFile';

  constructor() {
    super('There is no address file that can be used.');
  }
}

/** A file that stays open until it is released, however long that takes. */
export interface HeldAddressFile {
  readonly file: AddressFile;
  /** Must be called once, when the work is done. */
  release(): void;
}

/**
 * The address file that a process answers from. Switching to another file only changes which file the next
 * lookup takes. So no lookup fails, and none mixes two files:
 *
 * - A lookup reads `current` once and asks that file for everything. After a switch the old file stays open
 *   for a minute, many times longer than any request may take. Reading `current` costs no more than reading a
 *   field.
 * - Longer work, such as a task of a job, calls `hold()` and releases the file at its end.
 *
 * A replaced file is closed after that minute, as soon as nobody holds it.
 */
export class CurrentAddressFile {
  readonly #grace: number;
  readonly #retired = new Set<OpenFile>();
  #open: OpenFile | undefined;

  /** @param grace how long a replaced file stays open, in milliseconds; tests shorten it */
  constructor(file?: AddressFile, grace = GRACE_MILLISECONDS) {
    this.#grace = grace;
    this.#open = file && new OpenFile(file);
  }

  /** @throws NoAddressFile if no file is open */
  get current(): AddressFile {
    if (this.#open === undefined) throw new NoAddressFile();
    return this.#open.file;
  }

  /** The current file, or undefined if there is none. */
  get ifAny(): AddressFile | undefined {
    return this.#open?.file;
  }

  /** @throws NoAddressFile if no file is open */
  hold(): HeldAddressFile {
    if (this.#open === undefined) throw new NoAddressFile();
    return this.#open.hold();
  }

  /** Makes `file` the current file and takes ownership of it: it is closed after it has been replaced. */
  switchTo(file: AddressFile): void {
    this.#replace(new OpenFile(file));
  }

  /** Leaves the process without a current file. Look-ups that have already taken the file finish with it. */
  withdraw(): void {
    this.#replace(undefined);
  }

  #replace(file: OpenFile | undefined): void {
    const before = this.#open;
    this.#open = file;
    if (before === undefined) return;
    this.#retired.add(before);
    void before.retire(this.#grace).then(() => this.#retired.delete(before));
  }

  /** Closes all files at once. Call it when no lookup is under way. */
  async close(): Promise<void> {
    const open = [...this.#retired, ...(this.#open === undefined ? [] : [this.#open])];
    this.#open = undefined;
    this.#retired.clear();
    await Promise.all(open.map((file) => file.close()));
  }
}

/** An open file and the number of its holders. */
class OpenFile {
  readonly file: AddressFile;
  #holders = 0;
  #retired = false;
  #timer: NodeJS.Timeout | undefined;
  #closed: Promise<void> | undefined;
  #onIdle: () => void = () => undefined;

  constructor(file: AddressFile) {
    this.file = file;
  }

  hold(): HeldAddressFile {
    this.#holders++;
    let released = false;
    const release = () => {
      if (released) return;
      released = true;
      this.#holders--;
      if (this.#holders === 0 && this.#retired) this.#onIdle();
    };
    return { file: this.file, release };
  }

  /** Closes the file once the grace period is over and nobody holds it. */
  async retire(grace: number): Promise<void> {
    await new Promise<void>((resolve) => {
      // The timer must not keep the process alive.
      this.#timer = setTimeout(resolve, grace).unref();
    });
    this.#retired = true;
    if (this.#holders > 0) {
      await new Promise<void>((resolve) => {
        this.#onIdle = resolve;
      });
    }
    await this.close();
  }

  close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#closed ??= this.file.close();
    return this.#closed;
  }
}
