import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';
import { EDITIONS, type Edition, serveEditions } from './editions.ts';
import type { Host } from './machines/host.ts';

/** The token with which hosts fetch the address file from each other. */
export const ADDRESS_FILE_TOKEN = 'of-the-test-cluster';

/** The longest wait before the next host fetches a new file, in milliseconds. */
const PAUSE = 1500;

/** The parts of a cluster that {@link AddressFiles} uses. */
interface Hosts {
  readonly web: readonly Host[];
  readonly workers: readonly Host[];
  /** Runs a command of Fettle on a host. @throws Error with its output if it fails */
  fettle(host: Host, ...words: string[]): Promise<string>;
  /** The URL at which a web host serves its address file. */
  addressFileUrl(host: Host): string;
}

/**
 * The address files of the hosts. The folder has the same path on each host, but each host sees its own copy
 * there.
 */
export class AddressFiles {
  readonly folder: string;
  readonly #built: string;
  readonly #hosts: Hosts;
  #edition: Edition = EDITIONS[0];
  #switches = 0;
  /** The URL at which the editions are served. */
  #url: string | undefined;

  /** @param built the folder in which the editions were built */
  constructor(hosts: Hosts, folder: string, built: string) {
    this.#hosts = hosts;
    this.folder = folder;
    this.#built = built;
  }

  /** Gives each host the first edition. Call it before the hosts are switched on. */
  async prepare(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    for (const host of this.#all) {
      const own = `${this.folder}-${host.name}`;
      await cp(join(this.#built, this.#edition), join(own, this.#edition), { recursive: true });
      host.show(own, this.folder);
    }
  }

  /** Takes the first edition into use. */
  async useFirst(): Promise<void> {
    const [host] = this.#hosts.web;
    if (host !== undefined)
      await this.#hosts.fettle(host, 'address-file', 'use', join(this.folder, this.#edition));
  }

  /**
   * Takes the other edition into use while only one web host has it. The other hosts then fetch it from that
   * host, one after another.
   */
  async switch(random: Random): Promise<void> {
    const { web, workers } = this.#hosts;
    const [first, ...others] = web;
    if (first === undefined) return;
    const next = EDITIONS[(EDITIONS.indexOf(this.#edition) + 1) % EDITIONS.length] ?? this.#edition;
    const folder = join(this.folder, `${next}-${++this.#switches}`);
    this.#url ??= await serveEditions(this.#built);
    await this.#hosts.fettle(first, 'address-file', 'fetch', `${this.#url}/${next}`, '--out', folder);
    await this.#hosts.fettle(first, 'address-file', 'use', folder);
    this.#edition = next;
    for (const host of [...others, ...workers]) {
      await wait(random.next() * PAUSE);
      await this.#hosts.fettle(host, 'address-file', 'fetch', this.#hosts.addressFileUrl(first));
    }
  }

  get #all(): readonly Host[] {
    return [...this.#hosts.web, ...this.#hosts.workers];
  }
}
