import { access, constants, stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Settings } from '../../settings.ts';
import type { Finding } from './finding.ts';

/**
 * Less free space than this is a problem, because PostgreSQL stops when its disk is full. Less than ten times
 * as much is a warning.
 */
const LEAST_FREE_BYTES = 500 * 1024 ** 2;

/** The versions of Fettle, Node and the platform. */
export function lookAtVersions(version: string): Finding[] {
  const says = `Fettle ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}.`;
  return [{ what: 'versions', level: 'fine', says }];
}

/** Checks the data folder: whether it exists, whether it can be written to, and whether its disk has room. */
export async function lookAtDataFolder({ dataFolder }: Settings): Promise<Finding[]> {
  const what = 'data folder';
  const exists = await stat(dataFolder).then(
    (stats) => stats.isDirectory(),
    () => undefined,
  );
  if (exists === false) {
    const remedy = 'Set FETTLE_DATA to a folder.';
    return [{ what, level: 'problem', says: `\`${dataFolder}\` is not a folder.`, remedy }];
  }
  const says = exists
    ? `\`${dataFolder}\` can be written to.`
    : `\`${dataFolder}\` is not there yet. \`fettle serve\` and \`fettle init\` make it.`;
  const canWrite =
    exists === undefined ||
    (await access(dataFolder, constants.W_OK).then(
      () => true,
      () => false,
    ));
  if (!canWrite) {
    const remedy = 'Run Fettle as the account that owns it, or set FETTLE_DATA.';
    return [{ what, level: 'problem', says: `\`${dataFolder}\` cannot be written to.`, remedy }];
  }
  return [{ what, level: 'fine', says }, ...(await lookAtDisk(dataFolder))];
}

async function lookAtDisk(folder: string): Promise<Finding[]> {
  let place = folder;
  while ((await stat(place).catch(() => undefined)) === undefined && dirname(place) !== place)
    place = dirname(place);
  const { bavail, blocks, bsize } = await statfs(place);
  const [free, all] = [bavail * bsize, blocks * bsize];
  const says = `${gigabytes(free)} of ${gigabytes(all)} are free.`;
  if (free >= 10 * LEAST_FREE_BYTES) return [{ what: 'disk', level: 'fine', says }];
  const level = free < LEAST_FREE_BYTES ? 'problem' : 'warning';
  return [
    { what: 'disk', level, says, remedy: 'Make room, or set FETTLE_DATA to a folder on a larger disk.' },
  ];
}

function gigabytes(bytes: number): string {
  return `${(bytes / 1024 ** 3).toFixed(1)} GB`;
}
