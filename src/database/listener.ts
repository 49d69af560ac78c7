import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

/** How long to wait before reconnecting, and how often to check that the connection is alive. */
const RECONNECT_MILLISECONDS = 500;
const HEARTBEAT_MILLISECONDS = 10_000;

/** How long the server may take to connect or to answer. */
const ANSWER_MILLISECONDS = 5000;

/** Called with the payload of a NOTIFY. */
type Hear = (payload: string) => void;

/** Called with every new connection. */
type Connected = (client: pg.Client) => Promise<void>;

/**
 * A connection that listens for NOTIFY and reconnects whenever it is lost. Notifications sent in between are
 * missed, so no caller may rely on notifications alone. Session locks on this connection show this process to
 * others.
 */
export class Listener {
  readonly #url: string;
  readonly #channels = new Map<string, Hear[]>();
  readonly #connected: Connected[] = [];
  #client: pg.Client | undefined;
  #closed = false;
  #heartbeat: NodeJS.Timeout | undefined;

  private constructor(url: string) {
    this.#url = url;
  }

  /** @throws Error if the database is unreachable at the start; later it may come and go */
  static async open(url: string): Promise<Listener> {
    const listener = new Listener(url);
    await listener.#connect();
    listener.#heartbeat = setInterval(() => void listener.#check(), HEARTBEAT_MILLISECONDS).unref();
    return listener;
  }

  /** Listens to a channel from now on. `channel` is an identifier from our own code, never from a request. */
  async hear(channel: string, hear: Hear): Promise<void> {
    this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), hear]);
    await this.#client?.query(`listen ${channel}`).catch(() => undefined);
  }

  /** Calls `connected` with each connection that replaces the present one. */
  onConnect(connected: Connected): void {
    this.#connected.push(connected);
  }

  /** Runs `work` on the present connection, if there is one. @throws whatever `work` throws */
  async present(work: Connected): Promise<void> {
    if (this.#client !== undefined) await work(this.#client);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    const client = this.#client;
    this.#client = undefined;
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: APPLICATION_NAME,
      connectionTimeoutMillis: ANSWER_MILLISECONDS,
      query_timeout: ANSWER_MILLISECONDS,
      keepAlive: true,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const hear of this.#channels.get(channel) ?? []) hear(payload);
    });
    try {
      await client.connect();
      for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
      for (const connected of this.#connected) await connected(client);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#client = client;
    client.once('end', () => void this.#reconnect(client));
    if (this.#closed) await this.close();
  }

  async #reconnect(lost: pg.Client): Promise<void> {
    if (this.#client !== lost) return;
    this.#client = undefined;
    while (!this.#closed && this.#client === undefined) {
      await wait(RECONNECT_MILLISECONDS, undefined, { ref: false });
      if (!this.#closed) await this.#connect().catch(() => undefined);
    }
  }

  /**
   * A network that drops all packets reports no error. So send a query, and close the connection if no answer
   * comes.
   */
  async #check(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => client.end().catch(() => undefined));
  }
}
