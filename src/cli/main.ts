import { endByBrokenPipe } from '../temporary.ts';
import { runFettle } from './run-fettle.ts';

// A reader that leaves (`| head`) ends the command quietly. Nobody can be told that nobody reads standard
// error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') endByBrokenPipe();
  else throw error;
});
process.stderr.on('error', () => undefined);

const code = await runFettle(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
