// A process with the token service, for tests that need several of them or read the output of one.
import { systemClock } from '../../src/clock.ts';
import { openDatabase } from '../../src/database/open.ts';
import { readSettings } from '../../src/settings.ts';
import { startTokenServer } from './token-server.ts';

const settings = readSettings();
const database = await openDatabase(settings, { mayMake: true });
const { url, close } = await startTokenServer({ settings, database, clock: systemClock });
process.stdout.write(`${JSON.stringify({ url })}\n`);
process.once('SIGTERM', async () => {
  await close();
  await database.close();
});
