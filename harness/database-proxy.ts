import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * A TCP proxy in front of a database, which can take it away in two ways:
 *
 * - **refused**: every connection breaks and new ones are refused, as when the server has ended.
 * - **silent**: nothing arrives any more and nothing is answered, as when a cable is pulled. Connections that
 *   were open during the silence never work again, even after {@link open}.
 */
export class DatabaseProxy {
  readonly #target: { host: string; port: number };
  #server: Server | undefined;
  #port = 0;
  #isSilent = false;
  readonly #sockets = new Set<Socket>();

  constructor(host: string, port: number) {
    this.#target = { host, port };
  }

  get port(): number {
    return this.#port;
  }

  /** Lets connections through, from now on. */
  async open(): Promise<void> {
    this.#isSilent = false;
    if (this.#server !== undefined) return;
    const server = createServer((client) => this.#carry(client));
    this.#server = server;
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.#port, '127.0.0.1', resolve);
    });
    this.#port = (server.address() as { port: number }).port;
  }

  /** Breaks every connection and refuses new ones. */
  async refuse(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    for (const socket of this.#sockets) socket.destroy();
    if (server !== undefined) await new Promise((resolve) => server.close(resolve));
  }

  /**
   * Stops carrying data on the open connections. Accepts new connections, but carries no data on them either.
   */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) mute(socket);
  }

  #carry(client: Socket): void {
    this.#keep(client);
    if (this.#isSilent) {
      mute(client);
      return;
    }
    const database = connect(this.#target);
    this.#keep(database);
    client.pipe(database);
    database.pipe(client);
    client.on('close', () => database.destroy());
    database.on('close', () => {
      if (!database.isPaused()) client.destroy();
    });
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
  }
}

/** Discards everything that the socket receives from now on. */
function mute(socket: Socket): void {
  socket.unpipe();
  socket.resume();
  socket.on('data', () => undefined);
}
