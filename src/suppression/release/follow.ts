import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/connection.ts';
import type { Listener } from '../../database/listener.ts';
import { Watch } from '../../database/watch.ts';
import { type FrozenList, openFrozenList } from '../frozen-list.ts';
import type { ListFile } from '../list-file.ts';
import { listsInUse, SUPPRESSION_CHANNEL } from './versions.ts';

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
  readonly #watch: Watch;
  readonly #open = new Map<string, { readonly version: FrozenList; readonly file: ListFile }>();
  readonly #complaints = new Map<string, string>();

  private constructor(
    database: Database,
    clock: Clock,
    names: readonly string[],
    events: ListEvents,
    pollMilliseconds: number | undefined,
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#names = names;
    this.#events = events;
    this.#watch = new Watch(() => this.#look(), pollMilliseconds);
  }

  /** Opens the lists of these names as far as they are in use, and follows from then on. */
  static async start(
    database: Database,
    listener: Listener,
    clock: Clock,
    names: readonly string[],
    events: ListEvents,
    pollMilliseconds?: number,
  ): Promise<ListFollower> {
    const follower = new ListFollower(database, clock, names, events, pollMilliseconds);
    await follower.#watch.start(listener, SUPPRESSION_CHANNEL);
    return follower;
  }

  /** The list in its version in use, for use before the next wait; undefined where none is. */
  list(name: string): ListFile | undefined {
    return this.#open.get(name)?.file;
  }

  /** Looks at once which versions are in use. */
  look(): Promise<void> {
    return this.#watch.look();
  }

  async close(): Promise<void> {
    await this.#watch.close();
    for (const { file } of this.#open.values()) file.close();
    this.#open.clear();
  }

  async #look(): Promise<void> {
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
}
