import type { Authenticator } from '../accounts/web/authenticator.ts';
import type { CurrentAddressFile } from '../address-file/current-address-file.ts';
import type { Clock } from '../clock.ts';
import type { Credits } from '../credits/credits.ts';
import type { Database } from '../database/connection.ts';
import type { TaskQueue } from '../jobs/queue.ts';
import type { Settings } from '../settings.ts';
import type { ListFollower } from '../suppression/release/follow.ts';
import type { RevokedTokens } from '../tokens/revoked-tokens.ts';
import type { WebTokens } from '../tokens/web-tokens.ts';

/** What every HTTP surface is given: the parts of the running service that it may use. */
export interface Service {
  readonly settings: Settings;
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly clock: Clock;
  /** What address lookups are answered from. */
  readonly addressFile: CurrentAddressFile;
  /** What the methods of single records ask. */
  readonly suppressionLists: ListFollower;
  /** Finds out who calls a web service. */
  readonly authenticator: Authenticator;
  readonly credits: Credits;
  /** Access tokens and tokens of the web services that were revoked. */
  readonly revokedTokens: RevokedTokens;
  /** The tokens of the web services. */
  readonly webTokens: WebTokens;
  /** The address that clients use, without a trailing slash; also the issuer of tokens. */
  readonly publicUrl: () => string;
}
