import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Client, Session } from './types.ts';

/** The operator who is signed in, and the clients that they see. */
export interface SignedIn {
  readonly session: Session;
  readonly clients: readonly Client[];
  /** Whether the role may call a route, such as `DELETE /Job/:name`. The service checks this, too. */
  may(action: string): boolean;
  /** Reads the session again, after a change of the password. */
  refresh(): Promise<void>;
  signedOut(): void;
}

export const SessionContext = createContext<SignedIn | undefined>(undefined);

/** Returns the session. Only pages inside the frame call this, so somebody is signed in. */
export function useSession(): SignedIn {
  return useContext(SessionContext)!;
}
