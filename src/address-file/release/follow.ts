import type { Database } from '../../database/connection.ts';
import type { Listener } from '../../database/listener.ts';
import { Watch } from '../../database/watch.ts';
import { AddressFile } from '../address-file.ts';
import { CurrentAddressFile } from '../current-address-file.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { listReleases, RELEASE_CHANNEL, type Release, storeOf } from './release.ts';

/** Earlier releases that a start falls back to. */
const FALL_BACK = 5;

/** What a process reports of the file that it answers from: to its log. */
export interface FollowEvents {
  /** Another file is answered from now on. */
  switched(file: AddressFile): void;
  /** The chosen file cannot be used here; what was used before goes on. Said once for each reason. */
  unusable(error: AddressFileUnusable): void;
}

export interface FollowOptions {
  /** The folder to use while none was ever chosen (`FETTLE_ADDRESS_FILE`). */
  readonly folder?: string | undefined;
  /** Gives the folder to use when there is not even that: an invented sample. */
  readonly sample?: () => Promise<string>;
  readonly pollMilliseconds?: number;
  /** How long a file that is no longer current stays open ({@link CurrentAddressFile}). */
  readonly graceMilliseconds?: number;
}

/**
 * Keeps a process on the release in use. Which file it answers from:
 *
 * 1. the release that was last taken into use (`fettle address-file use`), if its folder can be used here;
 * 2. while it cannot: at a start the newest release before it that can, later the file already open;
 * 3. where none was ever taken into use: the folder of `FETTLE_ADDRESS_FILE`;
 * 4. where that is not set: the invented sample.
 *
 * With nothing usable the process runs all the same, without an address file, and keeps looking.
 */
export class ReleaseFollower {
  readonly file: CurrentAddressFile;
  readonly #database: Database;
  readonly #events: FollowEvents;
  readonly #options: FollowOptions;
  readonly #watch: Watch;
  /** The release that was opened last. */
  #opened: number | undefined;
  #complaint = '';

  private constructor(database: Database, events: FollowEvents, options: FollowOptions) {
    this.#database = database;
    this.#events = events;
    this.#options = options;
    this.#watch = new Watch(() => this.#look(), options.pollMilliseconds);
    this.file = new CurrentAddressFile(undefined, options.graceMilliseconds);
  }

  /** Opens the file to answer from, and follows from then on. */
  static async start(
    database: Database,
    listener: Listener,
    events: FollowEvents,
    options: FollowOptions = {},
  ): Promise<ReleaseFollower> {
    const follower = new ReleaseFollower(database, events, options);
    await follower.#watch.start(listener, RELEASE_CHANNEL, () => follower.#openFirst());
    return follower;
  }

  /** Looks at once which release is in use, and switches to it. */
  look(): Promise<void> {
    return this.#watch.look();
  }

  /** Stops following and closes the file. */
  async close(): Promise<void> {
    await this.#watch.close();
    await this.file.close();
  }

  async #openFirst(): Promise<void> {
    const releases = await listReleases(this.#database.kysely, FALL_BACK);
    for (const [at, release] of releases.entries()) {
      if (!this.#open(release.folder, release)) continue;
      // Only the newest counts as opened: until it is, every look tries it again.
      if (at === 0) this.#opened = release.id;
      return;
    }
    if (this.#options.folder !== undefined) this.#open(this.#options.folder);
    else if (releases.length === 0 && this.#options.sample !== undefined)
      this.#open(await this.#options.sample());
  }

  async #look(): Promise<void> {
    const [release] = await listReleases(this.#database.kysely, 1);
    if (release === undefined) {
      if (this.file.ifAny === undefined && this.#options.folder !== undefined)
        this.#open(this.#options.folder);
      return;
    }
    if (release.id !== this.#opened && this.#open(release.folder, release)) this.#opened = release.id;
  }

  /** @returns whether the folder is answered from now */
  #open(folder: string, release?: Release): boolean {
    try {
      const file = AddressFile.open(folder);
      if (release !== undefined && storeOf(file.manifest) !== release.sha256) {
        void file.close();
        throw new AddressFileUnusable(folder, 'it is not the file that was taken into use');
      }
      this.file.switchTo(file);
      this.#complaint = '';
      this.#events.switched(file);
      return true;
    } catch (error) {
      if (!(error instanceof AddressFileUnusable)) throw error;
      if (error.message !== this.#complaint) this.#events.unusable(error);
      this.#complaint = error.message;
      return false;
    }
  }
}
