import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/connection.ts';
import type { Listener } from '../../database/listener.ts';
import { type FrozenList, openFrozenList } from '../frozen-list.ts';
import type { ListFile } from '../list-file.ts';
import { listsInUse, SUPPRESSION_CHANNEL } from './versions.ts';

/** How often a process asks which versions are in use: announcements may be missed, and days begin. */
const POLL_MILLISECONDS = 3000;

/** What a process reports of the lists that it answers from: to its log. */
export interface ListEvents {
  /** Another version is asked from now on, or, as undefined, none. */
  switched(list: string, version: number | undefined): void;
  /** The version in use cannot be opened here; what was asked before still is. Said once for each reason. */
  unusable(error: Error): void;
}

/** Keeps the suppression lists open that a process answers single calls from, in the versions that are in use. */
export class ListFollower {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #names: readonly string[];
  readonly #events: ListEvents;
  readonly #pollMilliseconds: number;
  readonly #open = new Map<string, { readonly version: FrozenList; readonly file: ListFile }>();
  readonly #complaints = new Map<string, string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  /** Looks one after the other: two at once could leave the older version open. */
  #looking: Promise<void> = Promise.resolve();

  private constructor(
    database: Database,
    clock: Clock,
    names: readonly string[],
    events: ListEvents,
    pollMilliseconds: number,
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#names = names;
    this.#events = events;
    this.#pollMilliseconds = pollMilliseconds;
  }

  /** Opens the lists of these names as far as they are in use, and follows from then on. */
  static async start(
    database: Database,
    listener: Listener,
    clock: Clock,
    names: readonly string[],
    events: ListEvents,
    pollMilliseconds = POLL_MILLISECONDS,
  ): Promise<ListFollower> {
    const follower = new ListFollower(database, clock, names, events, pollMilliseconds);
    await listener.hear(SUPPRESSION_CHANNEL, () => void follower.look());
    follower.#looking = follower.#look();
    await follower.#looking;
    follower.#poll();
    return follower;
  }

  /** The list in its version in use, for use before the next wait; undefined where none is. */
  list(name: string): ListFile | undefined {
    return this.#open.get(name)?.file;
  }

  /** Looks at once which versions are in use. */
  look(): Promise<void> {
    this.#looking = this.#looking.then(() => this.#look()).catch(() => undefined);
    return this.#looking;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#looking.catch(() => undefined);
    for (const { file } of this.#open.values()) file.close();
    this.#open.clear();
  }

  async #look(): Promise<void> {
    if (this.#closed) return;
    const current = await listsInUse(this.#database.kysely, this.#clock.now());
    for (const name of this.#names) this.#follow(name, current.get(name));
  }

  #follow(name: string, version: FrozenList | undefined): void {
    const before = this.#open.get(name);
    if (version?.sha256 === before?.version.sha256) return;
    try {
      if (version === undefined) this.#open.delete(name);
      else this.#open.set(name, { version, file: openFrozenList(version) });
    } catch (error) {
      const { message } = error as Error;
      if (this.#complaints.get(name) !== message) this.#events.unusable(error as Error);
      this.#complaints.set(name, message);
      return;
    }
    // Calls ask a list without waiting in between: nobody has the one before in his hands.
    before?.file.close();
    this.#complaints.delete(name);
    this.#events.switched(name, version?.version);
  }

  #poll(): void {
    this.#timer = setTimeout(async () => {
      await this.look();
      if (!this.#closed) this.#poll();
    }, this.#pollMilliseconds).unref();
  }
}
