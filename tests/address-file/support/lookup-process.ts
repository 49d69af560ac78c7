import { setImmediate as turn } from 'node:timers/promises';
import type { AddressFile } from '../../../src/address-file/address-file.ts';
import { inflateAround } from '../../../src/address-file/answer/around.ts';
import { ReleaseFollower } from '../../../src/address-file/release/follow.ts';
import { connect } from '../../../src/database/connection.ts';
import { Listener } from '../../../src/database/listener.ts';

/*
 * Follows the release in use and looks addresses up without a pause, each look-up over several turns of the
 * event loop, until standard input says stop or ends. In each file every address has the organisation that
 * the file's edition names, so mixed files show. Reports as one line of JSON.
 */
export interface LookupReport {
  lookups: number;
  failed: string[];
  editions: Record<string, number>;
}

const report: LookupReport = { lookups: 0, failed: [], editions: {} };
const database = connect(process.argv[2]!);
const listener = await Listener.open(database.url);
const follower = await ReleaseFollower.start(
  database.kysely,
  listener,
  { switched: () => undefined, unusable: (error) => report.failed.push(error.message) },
  // On a loaded machine, a few turns of the event loop take some hundred milliseconds.
  { graceMilliseconds: 1000 },
);
process.stdout.write('ready\n');

let stopped = false;
// Standard input ends with the process of the test, for whatever reason that ends.
for (const event of ['data', 'end'] as const) {
  process.stdin.on(event, () => {
    stopped = true;
  });
}

await Promise.all([briefly(), briefly(), atLength()]);
await follower.close();
await listener.close();
await database.close();
process.stdout.write(`${JSON.stringify(report)}\n`);
process.exit(0);

/** Looks addresses up as a request does: in one file, for a few turns of the event loop. */
async function briefly(): Promise<void> {
  while (!stopped) {
    const file = follower.file.current;
    for (let ask = 0; ask < 5; ask++) {
      check(file);
      await turn();
    }
  }
}

/** Looks addresses up as a job does: in one file, for longer than the grace period. */
async function atLength(): Promise<void> {
  while (!stopped) {
    const { file, release } = follower.file.hold();
    for (const end = Date.now() + 1200; Date.now() < end && !stopped; ) {
      check(file);
      await turn();
    }
    release();
  }
}

function check(file: AddressFile): void {
  const { edition } = file.manifest;
  try {
    const nothing = Buffer.alloc(0);
    const entry = file.lookup('CH24NE')!;
    const answer = inflateAround(nothing, file.answer('full', 'CH24NE')!, nothing).toString();
    const organisations = [entry, JSON.parse(answer)].flatMap(({ addresses }) =>
      addresses.map(({ point }: (typeof entry.addresses)[number]) => point.organisation),
    );
    if (organisations.some((name) => name !== edition))
      report.failed.push(`${edition}: ${organisations.join()}`);
    report.lookups++;
    report.editions[edition] = (report.editions[edition] ?? 0) + 1;
  } catch (error) {
    report.failed.push(String(error));
  }
}
