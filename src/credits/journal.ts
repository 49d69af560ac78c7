import { closeSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { faultPoint } from '../faults.ts';
import type { Amount, Spending } from './spend.ts';

/** A file is left for a new one when it has grown to this many bytes and is settled. */
const FILE_BYTES = 1024 * 1024;

/**
 * What a node has spent, on the disk of its machine: an append-only file of lines, one a tick of the event loop, each with its own
 * checksum. `write` returns when the operating system has the line, so that it survives whatever ends the process; it does not
 * wait for the disk, so a machine that loses its power may forget the last seconds.
 *
 * A line: `<CRC-32 of the rest, 8 hexadecimal digits> <JSON>`, the JSON being
 * `{"n":<number of the line>,"d":[[<id>,{…Spending}],…],"s":[[<id>,<calls>,<credits>],…]}`. `d` says what an id stands for in the
 * rest of the file. Numbers rise from file to file of a node. The name of a file is `<node>.<process id>.<first number>.journal`.
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

  /** Begins the journal of a new node in a folder that exists. @throws Error of the file system */
  static begin(folder: string, node: string): Journal {
    return new Journal(folder, node);
  }

  /** The number that was given out last. */
  get number(): number {
    return this.#number;
  }

  /** Gives out a number, for a settlement: all lines so far have lower ones, all later lines higher ones. */
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

  /** Goes on in a new file where this one is long. To be called when a settlement is about to cover all lines so far. */
  turn(): void {
    if (this.#length < FILE_BYTES) return;
    const old = this.#file;
    try {
      this.#file = this.#openNext();
    } catch {
      // No room for a new file: the old one will do.
      return;
    }
    closeSync(old);
  }

  /** Removes the files before the present one: everything in them is settled. */
  dropSettled(): void {
    for (const path of this.#paths.splice(0, this.#paths.length - 1)) unlinkSync(path);
  }

  /** Closes the file, and removes it where all of it is settled. */
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

  /** A full disk may have taken half of a line. Where it cannot be cut off, the next one begins by ending it. */
  #cut(): void {
    try {
      ftruncateSync(this.#file, this.#length);
    } catch {
      this.#isTorn = true;
    }
  }
}

/** The checksum of a line's JSON, as it stands in front of it. */
export function checksum(json: string): string {
  return crc32(json).toString(16).padStart(8, '0');
}
