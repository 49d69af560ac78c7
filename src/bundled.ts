import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { environment } from './settings.ts';

const SOURCE = fileURLToPath(new URL('./', import.meta.url));

/**
 * Returns the URL of the module to load for a source file: its counterpart in the bundle, if this process
 * has one (bin/bundle), or else the file itself. Modules that are loaded by their URL need it, as those of
 * threads.
 *
 * The bundler finds these modules in the source by this form of a call: `bundled(new URL(FILE,
 * import.meta.url))`.
 */
export function bundled(source: URL): string {
  const { bundle } = environment;
  const path = fileURLToPath(source);
  if (bundle === undefined || !path.startsWith(SOURCE)) return source.href;
  return pathToFileURL(join(bundle, path.slice(SOURCE.length).replace(/\.ts$/, '.js'))).href;
}
