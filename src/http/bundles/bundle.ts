import { fileURLToPath } from 'node:url';
import { itemAt } from '../../present.ts';

const FOLDER = fileURLToPath(new URL('../../../browser/', import.meta.url));

/** What browsers of the last three years can run. */
const TARGET = 'es2022';

/**
 * The last bundle that was requested. Bundles run one at a time, because they share a process that ends after
 * each. The variable is the module's, not a server's, because the process is esbuild's: all servers of this
 * Node process share it.
 */
let last: Promise<unknown> = Promise.resolve();

/**
 * Bundles a file of `browser/` with all that it imports into one minified module. Style sheets become texts.
 *
 * @param entry the file, such as `address-box/main.ts`
 * @throws Error that names the file and line if the source cannot be bundled
 */
export function bundle(entry: string): Promise<Buffer> {
  const bundled = last.then(() => runBundler(entry));
  last = bundled.catch(() => undefined);
  return bundled;
}

async function runBundler(entry: string): Promise<Buffer> {
  const { build, stop } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      absWorkingDir: FOLDER,
      entryPoints: [entry],
      bundle: true,
      minify: true,
      write: false,
      format: 'esm',
      target: TARGET,
      loader: { '.css': 'text' },
      logLevel: 'silent',
    });
    return Buffer.from(itemAt(outputFiles, 0).contents);
  } finally {
    await stop();
  }
}
