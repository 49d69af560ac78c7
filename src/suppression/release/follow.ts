import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/connection.ts';
import type { Listener } from '../../database/listener.ts';
import { Watch } from '../../database/watch.ts';
import { type FrozenList, openFrozenList } from '../frozen-list.ts';
import type { ListFile } from '../list-file.ts';
import { listsInUse, SUPPRESSION_CHANNEL } from './versions.ts';

/** The events that a process logs about the lists that it answers from. */
export interface ListEvents {
  /** The process now answers from this version of the list, or from none if `version` is undefined. */
  switched(list: string, version: number | undefined): void;
  /**
   * The version in use cannot be opened here, so the previous one stays in use. Reported once for each
   * reason.
   */
  unusable(error: Error): void;
}

interface Surroundings {
  readonly database: Database;
  readonly listener: Listener;
  readonly clock: Clock;
}

/**
 * Keeps the suppression lists open that a process needs to answer single calls. Each list is open in the
 * version in use.
 */
export class ListFollower {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #names: readonly string[];
  readonly #events: ListEvents;
  readonly #watch: Watch;
  readonly #open = new Map<string, { readonly version: FrozenList; readonly file: ListFile }>();
  readonly #complaints = new Map<string, string>();

  private constructor(
    { database, clock }: Surroundings,
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

  /** Opens the named lists that are in use, and follows changes from then on. */
  static async start(
    surroundings: Surroundings,
    names: readonly string[],
    events: ListEvents,
    pollMilliseconds?: number,
  ): Promise<ListFollower> {
    const follower = new ListFollower(surroundings, names, events, pollMilliseconds);
    await follower.#watch.start(surroundings.listener, SUPPRESSION_CHANNEL);
    return follower;
  }

  /**
   * The version of a list that is in use; undefined if none is. Use it before the next await: a switch closes
   * it.
   */
  list(name: string): ListFile | undefined {
    return this.#open.get(name)?.file;
  }

  /** Checks at once which versions are in use. */
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
    // Calls never keep a list across an await, so nobody still uses the previous one.
    before?.file.close();
    this.#complaints.delete(name);
    this.#events.switched(name, version?.version);
  }
}
