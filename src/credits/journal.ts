import { closeSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { faultPoint } from '../faults.ts';
import type { Amount, Spending } from './spend.ts';

/** A settled journal file of this size or more is replaced by a new one. */
const FILE_BYTES = 1024 * 1024;

/**
 * What a node has spent, on the disk of its machine. The journal is an append-only file with one line per
 * tick of the event loop. `write` returns when the operating system has the line, so the line survives any
 * end of the process. It does not wait for the disk, so a power cut may lose the last seconds.
 *
 * A line is `<CRC-32 of the rest, 8 hexadecimal digits> <JSON>`. The JSON is `{"n":<number of the
 * line>,"d":[[<id>,{…Spending}],…],"s":[[<id>,<calls>,<credits>],…]}`. `d` defines ids for the rest of the
 * file. Numbers rise from file to file of a node. A file is called
 * `<node>.<process id>.<first number>.journal`.
 */
export class Journal {
  readonly #folder: string;
  readonly #node: string;
  #file: number;
  readonly #paths: string[] = [];
  #length = 0;
  #number = 0;
  #isTorn = false;
  readonly #ids = new Map<Spending, number>();

  private constructor(folder: string, node: string) {
    this.#folder = folder;
    this.#node = node;
    this.#file = this.#openNext();
  }

  /** Begins the journal of a new node in an existing folder. @throws Error of the file system */
  static begin(folder: string, node: string): Journal {
    return new Journal(folder, node);
  }

  /** The number given out last. */
  get number(): number {
    return this.#number;
  }

  /** Gives a settlement its number. All earlier lines have lower numbers, all later lines higher ones. */
  takeNumber(): number {
    return ++this.#number;
  }

  /** Writes what was spent in one tick, all or nothing. @throws Error of the file system */
  write(spent: ReadonlyMap<Spending, Amount>): void {
    const news: [number, Spending][] = [];
    const amounts: [number, number, number][] = [];
    let nextId = this.#ids.size;
    for (const [spending, { calls, credits }] of spent) {
      let id = this.#ids.get(spending);
      if (id === undefined) {
        id = nextId++;
        news.push([id, spending]);
      }
      amounts.push([id, calls, credits]);
    }
    const number = this.#number + 1;
    const json = JSON.stringify({ n: number, ...(news.length > 0 && { d: news }), s: amounts });
    this.#append(Buffer.from(`${this.#isTorn ? '\n' : ''}${checksum(json)} ${json}\n`));
    this.#isTorn = false;
    this.#number = number;
    for (const [id, spending] of news) this.#ids.set(spending, id);
  }

  /** Starts a new file if this one is long. Call it when a settlement is about to cover all lines so far. */
  turn(): void {
    if (this.#length < FILE_BYTES) return;
    const old = this.#file;
    try {
      this.#file = this.#openNext();
    } catch {
      // There is no room for a new file, so keep the old one.
      return;
    }
    closeSync(old);
  }

  /** Deletes the files before the current one. Everything in them is settled. */
  dropSettled(): void {
    for (const path of this.#paths.splice(0, this.#paths.length - 1)) unlinkSync(path);
  }

  /** Closes the file. With `remove`, deletes the journal: all of it is settled. */
  close({ remove }: { remove: boolean }): void {
    closeSync(this.#file);
    if (remove) for (const path of this.#paths) unlinkSync(path);
  }

  #openNext(): number {
    const path = join(this.#folder, `${this.#node}.${process.pid}.${this.#number + 1}.journal`);
    const file = openSync(path, 'ax', 0o600);
    this.#paths.push(path);
    this.#length = 0;
    this.#ids.clear();
    return file;
  }

  #append(line: Buffer): void {
    try {
      faultPoint('credits.journal');
      for (let at = 0; at < line.length; ) at += writeSync(this.#file, line, at);
      this.#length += line.length;
    } catch (error) {
      this.#cut();
      throw error;
    }
  }

  /**
   * Cuts off the half line that a full disk may have left. If that fails, the next line begins by ending the
   * half line.
   */
  #cut(): void {
    try {
      ftruncateSync(this.#file, this.#length);
    } catch {
      this.#isTorn = true;
    }
  }
}

/** The checksum that precedes a line's JSON. */
export function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0');
}
