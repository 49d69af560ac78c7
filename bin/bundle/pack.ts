import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';
import { ROOT } from './fresh-bundle.js';
import { writeLineTables } from './line-table.ts';
import { OUTSIDE } from './outside.ts';
import type { Source } from './source.ts';

/**
 * Lets CommonJS packages in the bundle load Node's own modules and packages outside it. A bundle consists
 * of ES modules, which have no `require`.
 */
const REQUIRE = `import { createRequire as createRequireOfBundle } from 'node:module';
const require = createRequireOfBundle(import.meta.url);`;

const STACKS = fileURLToPath(new URL('source-stacks.js', import.meta.url));

/**
 * Bundles the source with its packages into a folder: a module for each entry, under its path in `src/`,
 * and the parts that entries share or load later.
 *
 * @returns the files of the installation that the bundle depends on, without those in packages
 * @throws Error that names the file and line of a mistake in the source
 */
export async function pack(source: Source, folder: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [...source.entries],
    outbase: 'src',
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    external: [...OUTSIDE],
    inject: [STACKS],
    banner: { js: REQUIRE },
    // Keeps every import that is not `import type`, as Node does when it strips types. The options are here
    // because the Docker image has no tsconfig.json.
    tsconfigRaw: { compilerOptions: { target: 'esnext', verbatimModuleSyntax: true } },
    sourcemap: 'external',
    sourcesContent: false,
    legalComments: 'none',
    metafile: true,
    logLevel: 'silent',
    plugins: [ownUrls(source)],
  });
  // Node would otherwise read each module twice, to find out that it is an ES module.
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }\n');
  await writeLineTables(folder);
  // Installed packages do not change one file at a time: npm's list of them is among the others. They may
  // be links to folders elsewhere.
  const own = Object.keys(metafile.inputs).filter((path) => path.startsWith('src/'));
  return [...own, ...source.others];
}

/** Lets each module keep the URL of its source file, because it finds data files by it. */
function ownUrls(source: Source): Plugin {
  const files = source.withUrl.map((path) => RegExp.escape(join(ROOT, path)));
  return {
    name: 'own-urls',
    setup: ({ onLoad }) =>
      onLoad({ filter: new RegExp(`^(?:${files.join('|')})$`) }, ({ path }) => ({
        contents: source
          .file(relative(ROOT, path))
          .text.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
        loader: 'ts' satisfies Loader,
      })),
  };
}
