import { userInfo } from 'node:os';
import { posix, win32 } from 'node:path';

/** The facts that decide where the data folder is. */
export interface Machine {
  readonly environment: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Whether the process runs as root. */
  readonly isRoot: boolean;
  /** The home folder in the system's list of accounts; undefined if the account is not listed. */
  readonly accountHome: () => string | undefined;
}

export function thisMachine(environment: NodeJS.ProcessEnv): Machine {
  return {
    environment,
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    accountHome: () => {
      try {
        return userInfo().homedir;
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * The folder that holds Fettle's data unless `FETTLE_DATA` names another. It depends on the account and never
 * on the working directory, so all commands of one account find the same database.
 *
 * - Linux and others: `$XDG_DATA_HOME/fettle`, by default `~/.local/share/fettle` (XDG Base Directory
 *   Specification 0.8). As root: `/var/lib/fettle` (Filesystem Hierarchy Standard 3.0, section 5.8).
 * - macOS: `~/Library/Application Support/Fettle`. As root: `/Library/Application Support/Fettle`.
 * - Windows: `%LOCALAPPDATA%\Fettle`.
 *
 * @throws Error if the account has no home folder
 */
export function defaultDataFolder({ environment, platform, isRoot, accountHome }: Machine): string {
  const { join, isAbsolute } = platform === 'win32' ? win32 : posix;
  const absolute = (path: string | undefined) => (path && isAbsolute(path) ? path : undefined);
  const home = () => {
    const folder = absolute(environment[platform === 'win32' ? 'USERPROFILE' : 'HOME']) ?? accountHome();
    if (folder) return folder;
    throw new Error(
      'Fettle cannot choose a data folder, because this account has no home folder. Set FETTLE_DATA to a folder.',
    );
  };
  switch (platform) {
    case 'win32':
      return join(absolute(environment['LOCALAPPDATA']) ?? join(home(), 'AppData', 'Local'), 'Fettle');
    case 'darwin':
      return join(isRoot ? '/' : home(), 'Library', 'Application Support', 'Fettle');
    default:
      if (isRoot) return '/var/lib/fettle';
      // The specification says that relative paths are to be ignored.
      return join(absolute(environment['XDG_DATA_HOME']) ?? join(home(), '.local', 'share'), 'fettle');
  }
}
