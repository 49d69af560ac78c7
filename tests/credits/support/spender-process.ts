// A process that spends from one account as fast as it may, and records what was acknowledged. Before a batch
// it writes `t <credits>`, the most that the batch is going to take. After the batch, when the answers could
// leave, it writes `j <credits>`, the credits that it took.
import { openSync, writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '../../../src/clock.ts';
import { Credits } from '../../../src/credits/credits.ts';
import type { Spender } from '../../../src/credits/spend.ts';
import { connect } from '../../../src/database/connection.ts';
import { Listener } from '../../../src/database/listener.ts';

const {
  SPENDER,
  LIFE,
  RECORD,
  FETTLE_DATA,
  DATABASE_URL,
  BATCH = '100',
} = process.env as Record<string, string>;
const spender = JSON.parse(SPENDER!) as Spender;
const record = openSync(RECORD!, 'a');
const database = connect(DATABASE_URL!, 2);
const listener = await Listener.open(DATABASE_URL!);
const credits = await Credits.open({
  database,
  listener,
  dataFolder: FETTLE_DATA!,
  clock: systemClock,
  uptime: () => performance.now() / 1000,
  report: (what, error) => process.stderr.write(`${what} ${error instanceof Error ? error.message : ''}\n`),
});
let isStopping = false;
process.once('SIGTERM', () => {
  isStopping = true;
});
process.stdout.write('spending\n');
const usage = { service: 'AddressCapture', method: 'GetFullAddress', applicationName: LIFE };

/** The credits spent: all of this amount or none. Waits while the service is unavailable. */
async function spend(amount: number): Promise<number> {
  for (;;) {
    const taking = credits.take(spender, amount, usage);
    const taken = taking instanceof Promise ? await taking : taking;
    if (taken.ok) {
      credits.charge(taken.charge);
      return amount;
    }
    if (taken.reason !== 'unavailable') return 0;
    await wait(50);
  }
}

let isEmpty = false;
while (!isEmpty && !isStopping) {
  const amounts = Array.from({ length: Math.ceil(Math.random() * Number(BATCH)) }, () =>
    Math.ceil(Math.random() * 3),
  );
  writeSync(record, `t ${amounts.reduce((sum, amount) => sum + amount)}\n`);
  let taken = 0;
  for (const amount of amounts) {
    const got = (await spend(amount)) || (await spend(1));
    taken += got;
    if (got === 0) {
      isEmpty = true;
      break;
    }
  }
  await credits.journalled();
  writeSync(record, `j ${taken}\n`);
  if (Math.random() < 0.3) await wait(1);
}
await credits.close();
await listener.close();
await database.close();
