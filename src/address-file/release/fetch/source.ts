import { FetchFailed } from './fetch-failed.ts';

/** A connection that sends nothing for this long counts as broken, in milliseconds. */
const SILENCE_MILLISECONDS = 30_000;

/** HTTP statuses after which the same request may succeed later. */
const PASSING = new Set([408, 429, 500, 502, 503, 504]);

/** A response whose body is still arriving. */
interface Opened {
  readonly response: Response;
  /** Must be called for each chunk. Without a call for 30 s, the connection is given up. */
  isAlive(): void;
}

/** A folder on a web server that has an address file: another host of the service, or any file server. */
export class Source {
  readonly #folder: URL;
  readonly #headers: Readonly<Record<string, string>>;

  /**
   * @param url the URL of the folder. If it holds a user name and a password, they are sent instead of the
   * token
   * @param token the token to send as a bearer token
   * @throws FetchFailed if the URL does not begin with `http://` or `https://`
   */
  constructor(url: string, token?: string) {
    if (!URL.canParse(url) || !/^https?:/.test(url))
      throw new FetchFailed(`The address must begin with http:// or https:// (got "${url}").`);
    const folder = new URL(url.endsWith('/') ? url : `${url}/`);
    const { username, password } = folder;
    const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`);
    folder.username = '';
    folder.password = '';
    this.#folder = folder;
    this.#headers = {
      // Received bytes are counted, and ranges refer to the file itself. So it must arrive uncompressed.
      'accept-encoding': 'identity',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(username !== '' && { authorization: `Basic ${basic.toString('base64')}` }),
    };
  }

  /** Returns the URL of a file, without user name and password. */
  urlOf(name: string): string {
    return new URL(name, this.#folder).href;
  }

  /** Asks for a file. @throws FetchFailed if the request fails or the server refuses it */
  async open(name: string, headers: Readonly<Record<string, string>> = {}): Promise<Opened> {
    const url = this.urlOf(name);
    const silence = new AbortController();
    const giveUp = () => silence.abort(new Error(`nothing came for ${SILENCE_MILLISECONDS / 1000} s`));
    const timer = setTimeout(giveUp, SILENCE_MILLISECONDS).unref();
    const response = await fetch(url, {
      headers: { ...this.#headers, ...headers },
      signal: silence.signal,
    }).catch((cause: unknown) => {
      throw FetchFailed.of(url, cause);
    });
    if (!response.ok) {
      clearTimeout(timer);
      await response.body?.cancel();
      throw new FetchFailed(`${url} answered ${response.status}${adviceFor(response.status)}`, {
        passes: PASSING.has(response.status),
      });
    }
    return { response, isAlive: () => timer.refresh() };
  }
}

function adviceFor(status: number): string {
  if (status === 401 || status === 403)
    return '. Set FETTLE_ADDRESS_FILE_TOKEN to the token of that service, or give a name and password in the address.';
  if (status === 404) return '. The address must be that of a folder with an address file.';
  return '.';
}
