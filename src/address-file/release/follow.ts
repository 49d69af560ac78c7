import type { Kysely } from 'kysely';
import type { Listener } from '../../database/listener.ts';
import type { Schema } from '../../database/schema.ts';
import { Watch } from '../../database/watch.ts';
import { AddressFile } from '../address-file.ts';
import { CurrentAddressFile } from '../current-address-file.ts';
import { AddressFileUnusable } from '../folder/unusable.ts';
import { FALL_BACK, type OpenOptions, openInUse, openRelease } from './open-in-use.ts';
import { listReleases, RELEASE_CHANNEL } from './release.ts';

/**
 * Called when a process switches to another file or cannot use the chosen one. The listener writes it to the
 * log.
 */
export interface FollowEvents {
  /** Lookups are answered from another file from now on. */
  switched(file: AddressFile): void;
  /**
   * The chosen file cannot be used here. The previous file stays in use. If the database is shared, no file
   * stays in use. Each reason is reported once.
   */
  unusable(error: AddressFileUnusable): void;
}

export interface FollowOptions extends OpenOptions {
  readonly pollMilliseconds?: number;
  /** How long a replaced file stays open, in milliseconds ({@link CurrentAddressFile}). */
  readonly graceMilliseconds?: number;
}

/**
 * Keeps a process on the release in use. At the start it opens a file by the rule of `openInUse`. When
 * another release is taken into use, it switches to that. While the new release cannot be used, it stays with
 * the open file, or has none if the database is shared.
 *
 * If no file can be used, the process runs without an address file and keeps looking.
 */
export class ReleaseFollower {
  readonly file: CurrentAddressFile;
  readonly #database: Kysely<Schema>;
  readonly #events: FollowEvents;
  readonly #options: FollowOptions;
  readonly #watch: Watch;
  /** The id of the release that was opened last. */
  #opened: number | undefined;
  #complaint = '';
  #missing: string | undefined;

  private constructor(database: Kysely<Schema>, events: FollowEvents, options: FollowOptions) {
    this.#database = database;
    this.#events = events;
    this.#options = options;
    this.#watch = new Watch(() => this.#look(), options.pollMilliseconds);
    this.file = new CurrentAddressFile(undefined, options.graceMilliseconds);
  }

  /** Opens the file to answer from and starts following. */
  static async start(
    database: Kysely<Schema>,
    listener: Listener,
    events: FollowEvents,
    options: FollowOptions = {},
  ): Promise<ReleaseFollower> {
    const follower = new ReleaseFollower(database, events, options);
    await follower.#watch.start(listener, RELEASE_CHANNEL, () => follower.#openFirst());
    return follower;
  }

  /** The edition of the release in use, if this machine lacks it and therefore answers from no file. */
  get missing(): string | undefined {
    return this.#missing;
  }

  /** Checks at once which release is in use and switches to it. */
  look(): Promise<void> {
    return this.#watch.look();
  }

  /** Stops following and closes the file. */
  async close(): Promise<void> {
    await this.#watch.close();
    await this.file.close();
  }

  async #openFirst(): Promise<void> {
    const releases = await listReleases(this.#database, FALL_BACK);
    const opened = await openInUse(releases, this.#options, (error) => this.#complain(error));
    if (opened === undefined) {
      if (this.#options.isShared) this.#missing = releases[0]?.edition;
      return;
    }
    // Remember only the newest release. While an older one is open, every look tries the newest again.
    if (opened.release?.id === releases[0]?.id) this.#opened = opened.release?.id;
    this.#switchTo(opened.file);
  }

  async #look(): Promise<void> {
    const [release] = await listReleases(this.#database, 1);
    if (release === undefined) {
      const { folder } = this.#options;
      if (this.file.ifAny === undefined && folder !== undefined) this.#open(() => AddressFile.open(folder));
      return;
    }
    if (release.id === this.#opened) return;
    const { isShared, folder } = this.#options;
    if (this.#open(() => openRelease(release, isShared ? folder : undefined))) {
      this.#opened = release.id;
    } else if (isShared) {
      this.#opened = undefined;
      this.#missing = release.edition;
      this.file.withdraw();
    }
  }

  /** @returns whether the file could be opened and is now in use */
  #open(open: () => AddressFile): boolean {
    try {
      this.#switchTo(open());
      return true;
    } catch (error) {
      if (!(error instanceof AddressFileUnusable)) throw error;
      this.#complain(error);
      return false;
    }
  }

  #switchTo(file: AddressFile): void {
    this.file.switchTo(file);
    this.#complaint = '';
    this.#missing = undefined;
    this.#events.switched(file);
  }

  #complain(error: AddressFileUnusable): void {
    if (error.message !== this.#complaint) this.#events.unusable(error);
    this.#complaint = error.message;
  }
}
