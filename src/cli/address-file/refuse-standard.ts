import { STANDARD } from '../files/target.ts';
import { UsageError } from '../usage-error.ts';

/** Refuses `-` for folders, and for files that are read more than once. */
export function refuseStandard(option: string, path: string): void {
  if (path !== STANDARD) return;
  throw new UsageError(
    `\`${option} -\`: an address file is made from files and folders into a folder. \`-\` cannot be used here; name a path.`,
  );
}
