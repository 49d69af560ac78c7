import type { AddressFile } from './address-file.ts';

/** How long a file that is no longer current stays open for lookups that took it just before, in milliseconds. */
const GRACE_MILLISECONDS = 60_000;

/** There is no address file that can be used; why, says the service's log. */
export class NoAddressFile extends Error {
  override readonly name = 'NoAddressFile';

  constructor() {
    super('There is no address file that can be used.');
  }
}

/** A file that is to stay open until it is released, however long that takes. */
export interface HeldAddressFile {
  readonly file: AddressFile;
  /** Call it once. */
  release(): void;
}

/**
 * The address file that a process answers from. Switching to another changes which file the next lookup takes and
 * nothing else, so that none fails and none mixes two files:
 *
 * - a lookup takes `current` once and asks that file for all it needs. The file stays open for a minute after a switch,
 *   many times what a request may take; the cost of `current` is that of reading a field.
 * - work of any length (a task of a job) takes `hold()` and releases it at its end.
 *
 * A file is closed when it has not been current for a minute and nobody holds it.
 */
export class CurrentAddressFile {
  readonly #grace: number;
  readonly #retired = new Set<OpenFile>();
  #open: OpenFile | undefined;

  /** @param grace in milliseconds; tests shorten it */
  constructor(file?: AddressFile, grace = GRACE_MILLISECONDS) {
    this.#grace = grace;
    this.#open = file && new OpenFile(file);
  }

  /** @throws NoAddressFile */
  get current(): AddressFile {
    if (this.#open === undefined) throw new NoAddressFile();
    return this.#open.file;
  }

  /** The current file, or undefined where there is none. */
  get ifAny(): AddressFile | undefined {
    return this.#open?.file;
  }

  /** @throws NoAddressFile */
  hold(): HeldAddressFile {
    if (this.#open === undefined) throw new NoAddressFile();
    return this.#open.hold();
  }

  /** Makes another file the current one. The holder closes it in the end. */
  switchTo(file: AddressFile): void {
    const before = this.#open;
    this.#open = new OpenFile(file);
    if (before === undefined) return;
    this.#retired.add(before);
    void before.retire(this.#grace).then(() => this.#retired.delete(before));
  }

  /** Closes all files at once: when no lookup is under way any more. */
  async close(): Promise<void> {
    const open = [...this.#retired, ...(this.#open === undefined ? [] : [this.#open])];
    this.#open = undefined;
    this.#retired.clear();
    await Promise.all(open.map((one) => one.close()));
  }
}

/** A file with those who hold it. */
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

  /** Closes the file when the grace is over and nobody holds it any more. */
  async retire(grace: number): Promise<void> {
    await new Promise<void>((resolve) => {
      // The timer alone does not keep a process from ending.
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
