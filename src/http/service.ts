import type { Authenticator } from '../accounts/web/authenticator.ts';
import type { CurrentAddressFile } from '../address-file/current-address-file.ts';
import type { Catalogue } from '../cleansing/catalogue.ts';
import type { Clock } from '../clock.ts';
import type { Credits } from '../credits/credits.ts';
import type { Database } from '../database/connection.ts';
import type { TaskQueue } from '../jobs/queue.ts';
import type { Matchers } from '../matching/matchers.ts';
import type { RequestLog } from '../request-log/request-log.ts';
import type { Settings } from '../settings.ts';
import type { SuggestionIds } from '../suggestions/suggestion-id.ts';
import type { ListFollower } from '../suppression/release/follow.ts';
import type { RevokedTokens } from '../tokens/revoked-tokens.ts';
import type { WebTokens } from '../tokens/web-tokens.ts';
import type { SuggestionLimits } from './limits/suggestion-limits.ts';
import type { SandboxAddressFile } from './sandbox/sandbox-address-file.ts';

/** The parts of the running service that HTTP surfaces may use. */
export interface Service {
  readonly settings: Settings;
  readonly database: Database;
  readonly queue: TaskQueue;
  readonly clock: Clock;
  /** The steps that workflows may use. */
  readonly catalogue: Catalogue;
  /** The address file for look-ups. */
  readonly addressFile: CurrentAddressFile;
  /** The edition in use, if this machine does not have it. Then it answers no look-ups. */
  readonly missingEdition: () => string | undefined;
  /** The invented address file for sandboxes. */
  readonly sandboxFile: SandboxAddressFile;
  /** The matchers of the address files that look-ups use. */
  readonly matchers: Matchers;
  /** The suppression lists for the methods that check single records. */
  readonly suppressionLists: ListFollower;
  /** Authenticates the callers of web services. */
  readonly authenticator: Authenticator;
  readonly credits: Credits;
  /** The revoked tokens of the batch interface and of the web services. */
  readonly revokedTokens: RevokedTokens;
  /** The tokens of the web services. */
  readonly webTokens: WebTokens;
  /** The ids of suggestions while an address is being typed. */
  readonly suggestionIds: SuggestionIds;
  /** How often callers may search for suggestions. */
  readonly suggestionLimits: SuggestionLimits;
  /** The requests of clients' programs. */
  readonly requestLog: RequestLog;
  /** The URL that clients use, without a trailing slash. It is also the issuer of tokens. */
  readonly publicUrl: () => string;
}
