import { endByBrokenPipe } from '../temporary.ts';
import { runFettle } from './run-fettle.ts';

// If the reader of standard output leaves (`| head`), the command ends quietly. If the reader of standard
// error leaves, nobody can be told.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') endByBrokenPipe();
  else throw error;
});
process.stderr.on('error', () => undefined);

const code = await runFettle(process.argv.slice(2));
if (code !== undefined) process.exitCode = code;
