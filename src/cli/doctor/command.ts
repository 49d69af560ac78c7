import { Command } from 'commander';
import { openInUse } from '../../address-file/release/open-in-use.ts';
import { systemClock } from '../../clock.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { listVersions } from '../../suppression/release/versions.ts';
import { ifDatabase } from '../existing-database.ts';
import { releasesInUse } from '../local-address-file.ts';
import { print, printJson } from '../print.ts';
import { version } from '../version.ts';
import { type Finding, looked } from './finding.ts';
import { lookAtDatabase, noDatabase } from './look-at-database.ts';
import { lookAtDataFolder, lookAtVersions } from './look-at-machine.ts';
import { lookAtAddressFile, lookAtLists, sampleOnly } from './look-at-references.ts';

/** `fettle doctor`: checks whether everything that Fettle needs exists and works. Changes nothing. */
export function doctorCommand(): Command {
  return new Command('doctor')
    .description('check the database, the address file, the suppression lists, the disk and the versions')
    .option('--json', 'print one line for scripts')
    .action(async ({ json }: { json?: boolean }) => {
      const findings = await examine();
      const problems = findings.filter(({ level }) => level === 'problem').length;
      if (json) printJson({ healthy: problems === 0, findings });
      else show(findings);
      if (problems > 0) process.exitCode = 1;
    });
}

async function examine(): Promise<Finding[]> {
  const findings = lookAtVersions(version);
  let settings: Settings;
  try {
    settings = readSettings();
  } catch (error) {
    const says = (error as Error).message;
    return [
      ...findings,
      { what: 'settings', level: 'problem', says, remedy: 'Correct the environment variable.' },
    ];
  }
  const now = systemClock.now();
  findings.push(...(await looked('data folder', () => lookAtDataFolder(settings))));
  const ofDatabase = await looked('database', async () => {
    const found = await ifDatabase(settings, async (database) => [
      ...(await lookAtDatabase(database, settings)),
      ...lookAtLists(await listVersions(database.kysely, now), now),
    ]);
    return found ?? noDatabase(settings);
  });
  findings.push(...ofDatabase);
  return [...findings, ...(await looked('address file', () => addressFileInUse(settings, now)))];
}

/**
 * Reports the address file that commands and the service use, and the files that were passed over because
 * they are unusable.
 */
async function addressFileInUse(settings: Settings, now: Date): Promise<Finding[]> {
  const what = 'address file';
  const passedOver: Finding[] = [];
  const isShared = settings.databaseUrl !== undefined;
  const options = { folder: settings.addressFile, sample: undefined, isShared };
  const opened = await openInUse(await releasesInUse(settings), options, ({ message }) =>
    passedOver.push({ what, level: 'problem', says: message }),
  );
  if (opened === undefined) return passedOver.length > 0 ? passedOver : [sampleOnly()];
  try {
    return [...passedOver, ...lookAtAddressFile(opened.file, now)];
  } finally {
    await opened.file.close();
  }
}

const MARKS = { fine: '✓', warning: '!', problem: '✗' } as const;

function show(findings: readonly Finding[]): void {
  const width = Math.max(...findings.map(({ what }) => what.length));
  for (const { what, level, says, remedy } of findings) {
    print(`${MARKS[level]} ${what.padEnd(width)}  ${says}`);
    if (remedy !== undefined) print(`  ${' '.repeat(width)}  ${remedy}`);
  }
  const of = (wanted: Finding['level']) => findings.filter(({ level }) => level === wanted).length;
  const [problems, warnings] = [of('problem'), of('warning')];
  const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  print(
    problems + warnings === 0
      ? 'Everything is fine.'
      : `${counted(problems, 'problem')}, ${counted(warnings, 'warning')}.`,
  );
}
