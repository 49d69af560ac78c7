import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defaultDataFolder, thisMachine } from './data-folder.ts';

/** Every setting of a Fettle process. Each comes from the environment variable named beside it. */
export interface Settings {
  /** `PORT`, default 8080; 0 takes a free one. */
  readonly port: number;
  /** `HOST`, default 127.0.0.1: nothing listens elsewhere until told to. */
  readonly host: string;
  /** `FETTLE_DATA`: the embedded database lives here. The default depends on the platform and the account (src/data-folder.ts). */
  readonly dataFolder: string;
  /** `./data`, the default of earlier versions, where `FETTLE_DATA` is not set: a database in it is not passed over in silence. */
  readonly earlierDataFolder: string | undefined;
  /** `DATABASE_URL`: a PostgreSQL server of the user's own instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  /** `FETTLE_ADDRESS_FILE`: the folder of the address file that a service uses until another is chosen (`fettle address-file use`). */
  readonly addressFile: string | undefined;
  /** `FETTLE_PUBLIC_URL`: the address that clients use, also the issuer of tokens. Default `http://HOST:PORT`. */
  readonly publicUrl: string | undefined;
  /**
   * `FETTLE_TRUSTED_PROXIES`: addresses or networks (`10.0.0.0/8`), separated by commas, of the reverse proxies whose
   * `X-Forwarded-For` is believed. Default: none, so that nobody can claim another address.
   */
  readonly trustedProxies: string | undefined;
  /** `FETTLE_METRICS_TOKEN`: whoever sends it reads `/metrics`. Default: not set, callers on the same machine read them. */
  readonly metricsToken: string | undefined;
  /** `FETTLE_COMPAT_PREFIX`: the first path segment of the compatibility layer. Default `getaddress.io`. */
  readonly compatPrefix: string;
  /** `FETTLE_COMPAT_SUNSET`: the day (UTC, `2027-12-31`) from which on the compatibility layer may be gone. Default: not set. */
  readonly compatSunset: Date | undefined;
  /** `FETTLE_THREADS`: threads that run tasks in one process. Default: one a processor, at most 8. */
  readonly threads: number;
  /** `FETTLE_LOG_LEVEL`, default `info`. */
  readonly logLevel: string;
  readonly limits: Limits;
}

/** What one request, upload or client may ask for. Each is set by the variable named beside it. */
export interface Limits {
  /** `FETTLE_MAX_BODY_BYTES`: a JSON body, after decompression. Default 32 MiB. */
  readonly bodyBytes: number;
  /** `FETTLE_BODY_BUDGET_BYTES`: all JSON bodies under way in the process, after decompression. Default 64 MiB. */
  readonly bodyBudgetBytes: number;
  /** `FETTLE_MAX_VALUE_CHARACTERS`: one text value of a record. Default 100,000. */
  readonly valueCharacters: number;
  /** `FETTLE_MAX_COLUMNS`: columns of one dataset. Default 500. */
  readonly columns: number;
  /** `FETTLE_MAX_FILE_BYTES`: one file in a client's file area. Default 50 GiB. */
  readonly fileBytes: number;
  /** `FETTLE_REQUEST_SECONDS`: how long a request may take to arrive. Default 300. */
  readonly requestSeconds: number;
  /** `FETTLE_MAX_CONNECTIONS`: open at a time. Default 1,000. */
  readonly connections: number;
  /** `FETTLE_MAX_CONNECTIONS_PER_ADDRESS`: open at a time from one address, where no proxy is trusted. Default 250. */
  readonly connectionsPerAddress: number;
  /** `FETTLE_TOKEN_SECONDS`: how long an access token is good for. Default 3600. */
  readonly tokenSeconds: number;
}

/** Reads the settings. @throws Error that names the variable when a value is not usable. */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const number = (name: string, fallback: number, least = 1): number => {
    const text = environment[name];
    if (text === undefined || text === '') return fallback;
    const value = Number(text);
    if (!Number.isSafeInteger(value) || value < least) {
      throw new Error(`${name} must be a whole number from ${least}, not "${text}".`);
    }
    return value;
  };
  return {
    port: number('PORT', 8080, 0),
    host: environment['HOST'] || '127.0.0.1',
    dataFolder: environment['FETTLE_DATA']
      ? resolve(environment['FETTLE_DATA'])
      : defaultDataFolder(thisMachine(environment)),
    earlierDataFolder: environment['FETTLE_DATA'] ? undefined : resolve('data'),
    databaseUrl: environment['DATABASE_URL'] || undefined,
    addressFile: environment['FETTLE_ADDRESS_FILE'] ? resolve(environment['FETTLE_ADDRESS_FILE']) : undefined,
    publicUrl: environment['FETTLE_PUBLIC_URL']?.replace(/(?<!\/)\/+$/, '') || undefined,
    trustedProxies: environment['FETTLE_TRUSTED_PROXIES'] || undefined,
    metricsToken: environment['FETTLE_METRICS_TOKEN'] || undefined,
    compatPrefix: readPrefix(environment['FETTLE_COMPAT_PREFIX'] || 'getaddress.io'),
    compatSunset: readDay('FETTLE_COMPAT_SUNSET', environment['FETTLE_COMPAT_SUNSET']),
    threads: number('FETTLE_THREADS', Math.min(8, availableParallelism())),
    logLevel: environment['FETTLE_LOG_LEVEL'] || 'info',
    limits: {
      bodyBytes: number('FETTLE_MAX_BODY_BYTES', 32 * 1024 * 1024),
      bodyBudgetBytes: number('FETTLE_BODY_BUDGET_BYTES', 64 * 1024 * 1024),
      valueCharacters: number('FETTLE_MAX_VALUE_CHARACTERS', 100_000),
      columns: number('FETTLE_MAX_COLUMNS', 500),
      fileBytes: number('FETTLE_MAX_FILE_BYTES', 50 * 1024 ** 3),
      requestSeconds: number('FETTLE_REQUEST_SECONDS', 300),
      connections: number('FETTLE_MAX_CONNECTIONS', 1000),
      connectionsPerAddress: number('FETTLE_MAX_CONNECTIONS_PER_ADDRESS', 250),
      tokenSeconds: number('FETTLE_TOKEN_SECONDS', 3600),
    },
  };
}

/** What every other surface begins with. */
const TAKEN =
  /^(dataset|job|file|connect|docs|swagger|health|metrics|openapi\.json|addresscapture|tps|ctps|deceased|emailvalidation|namecleansing|phonevalidation|postcoder|salaciousname|useradmin|apikey|clientcredential)$/i;

function readPrefix(text: string): string {
  if (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(text) && !TAKEN.test(text)) return text;
  throw new Error(
    `FETTLE_COMPAT_PREFIX must be one path segment of A-Z a-z 0-9 . _ ~ - that is free, not "${text}".`,
  );
}

function readDay(name: string, text: string | undefined): Date | undefined {
  if (text === undefined || text === '') return undefined;
  const day = new Date(`${text}T00:00:00Z`);
  // A 31 February would become a 3 March.
  if (
    !/^\d{4}-\d\d-\d\d$/.test(text) ||
    Number.isNaN(day.getTime()) ||
    day.toISOString().slice(0, 10) !== text
  ) {
    throw new Error(`${name} must be a day like 2027-12-31, not "${text}".`);
  }
  return day;
}
