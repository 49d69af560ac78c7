import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from './application-name.ts';

/** How long until a lost connection is made again, and how often one is asked whether it is still there. */
const RECONNECT_MILLISECONDS = 500;
const HEARTBEAT_MILLISECONDS = 10_000;

/** How long the server may take to connect or to answer. */
const ANSWER_MILLISECONDS = 5000;

/** Called with what NOTIFY carried. */
type Hear = (payload: string) => void;

/** Called with every new connection. */
type Connected = (client: pg.Client) => Promise<void>;

/**
 * One connection that hears NOTIFY, and makes itself again whenever it is lost. What was announced in between is missed: nobody may
 * rely on it alone. Whoever wants to be seen by others may hold session locks on it.
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

  /** @throws Error where the database is not there at the start; later on it may come and go. */
  static async open(url: string): Promise<Listener> {
    const listener = new Listener(url);
    await listener.#connect();
    listener.#heartbeat = setInterval(() => void listener.#check(), HEARTBEAT_MILLISECONDS).unref();
    return listener;
  }

  /** Hears a channel, from now on. `channel` is an identifier of the code's own. */
  async hear(channel: string, hear: Hear): Promise<void> {
    this.#channels.set(channel, [...(this.#channels.get(channel) ?? []), hear]);
    await this.#client?.query(`listen ${channel}`).catch(() => undefined);
  }

  /** Does this on each connection that replaces the present one. */
  onConnect(connected: Connected): void {
    this.#connected.push(connected);
  }

  /** Does this on the present connection, where there is one. @throws what it throws */
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

  /** A network that swallows everything says nothing: ask, and give up the connection without an answer. */
  async #check(): Promise<void> {
    const client = this.#client;
    await client?.query('select 1').catch(() => client.end().catch(() => undefined));
  }
}
