import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { command } from './command.ts';

/**
 * Ends an ext4 file system as a power cut does: what was not flushed to disk is lost. This is the request
 * EXT4_IOC_SHUTDOWN with the flag NOLOGFLUSH.
 */
const CUT_POWER =
  'import fcntl,os,struct,sys; fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack("I", 2))';

/** A disk of a host: a file with an ext4 file system, mounted in the host's own mount namespace. */
export class Disk {
  /** Where the host sees it. */
  readonly folder: string;
  readonly #image: string;
  readonly #megabytes: number;

  constructor(folder: string, megabytes: number) {
    this.folder = folder;
    this.#image = `${folder}.image`;
    this.#megabytes = megabytes;
  }

  /** Makes an empty disk. */
  async make(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const image = await open(this.#image, 'w');
    await image.truncate(this.#megabytes * 1024 * 1024);
    await image.close();
    await command('mkfs.ext4', '-q', this.#image);
  }

  /** Mounts it for the host of the process `init`. Waits until the host's earlier mount has gone. */
  async mount(init: number): Promise<void> {
    for (let tries = 0; tries < 100 && (await this.#isInUse()); tries++) await wait(50);
    const device = (await command('losetup', '--find', '--show', this.#image)).trim();
    await inside(init, 'mount', device, this.folder);
    // The device frees itself when the last mount has gone.
    await command('losetup', '--detach', device);
    const file = `/sys/fs/ext4/${basename(device)}`;
    if (!existsSync(file)) throw new Error(`${device} was mounted, but ${file} is missing.`);
  }

  async #isInUse(): Promise<boolean> {
    return (await command('losetup', '--associated', this.#image)).trim() !== '';
  }

  /** Loses everything that was not flushed to disk. From then on all reads and writes fail. */
  async cutPower(init: number): Promise<void> {
    await inside(init, 'python3', '-c', CUT_POWER, this.folder);
  }

  /** Lets all writes wait until {@link thaw}, like a disk that hangs. */
  async freeze(init: number): Promise<void> {
    await inside(init, 'fsfreeze', '--freeze', this.folder);
  }

  async thaw(init: number): Promise<void> {
    await inside(init, 'fsfreeze', '--unfreeze', this.folder).catch(() => undefined);
  }

  /** Leaves no room on it, until {@link empty}. */
  async fill(init: number): Promise<void> {
    const room = (await inside(init, 'df', '--output=avail', '--block-size=1K', this.folder)).split('\n')[1];
    await inside(init, 'fallocate', '--length', `${Number(room)}KiB`, this.#filler);
  }

  async empty(init: number): Promise<void> {
    await inside(init, 'rm', '-f', this.#filler).catch(() => undefined);
  }

  get #filler(): string {
    return `${this.folder}/filler`;
  }
}

async function inside(init: number, ...words: string[]): Promise<string> {
  return command('nsenter', '--target', String(init), '--mount', ...words);
}
