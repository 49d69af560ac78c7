import pg from 'pg';

/** How long a server may take to accept a connection. */
export const CONNECT_MILLISECONDS = 5000;

/** Connects to a server and leaves it again. @returns why the server does not answer; undefined if it does */
export async function tryConnection(url: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MILLISECONDS });
  // A server that is killed between the answer and the end reports it here. Without a listener that would end
  // this process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return error;
  }
}
