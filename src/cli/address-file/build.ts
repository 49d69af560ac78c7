import { mkdir } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Command } from 'commander';
import { type BuildReport, buildAddressFile } from '../../address-file/build/build.ts';
import type { BuildModules } from '../../address-file/build/modules.ts';
import { describe } from '../../address-file/folder/describe.ts';
import { builtFile } from '../../address-file/import/built-file.ts';
import { applyChanges } from '../../address-file/import/changes/apply-changes.ts';
import { findChanges } from '../../address-file/import/changes/find-changes.ts';
import { type FoundSources, findSources } from '../../address-file/import/find-sources.ts';
import type { RowSource } from '../../address-file/rows.ts';
import { bundled } from '../../bundled.ts';
import { readSettings } from '../../settings.ts';
import { Outputs } from '../files/outputs.ts';
import { count, print, printJson } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';
import { BadRows, badRowsFile } from './bad-rows.ts';
import { BuildBar } from './progress.ts';
import { refuseStandard } from './refuse-standard.ts';
import { share } from './share.ts';

/** The module that renders the ready answers. */
const RENDERER = bundled(new URL('../../lookup/ready.ts', import.meta.url));
/** The module by which threads find the sources again. */
const FINDER = bundled(new URL('../../address-file/import/find-all.ts', import.meta.url));

interface Options {
  readonly paf: readonly string[];
  readonly list: readonly string[];
  readonly location: readonly string[];
  readonly uprn: readonly string[];
  readonly from?: string;
  readonly changes: readonly string[];
  readonly out: string;
  readonly edition?: string;
  readonly maxBad?: number;
  readonly threads?: number;
  readonly badRows?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

/** `fettle address-file build`: makes an address file from deliveries and lists. Uses no database. */
export function buildCommand(): Command {
  return new Command('build')
    .description('build an address file; the format of each source is recognised by its content')
    .option('--paf <folder>', 'a delivery of the Postcode Address File', gather, [])
    .option('--list <file>', 'a plain list of addresses (CSV)', gather, [])
    .option(
      '--location <folder>',
      'locations of postcodes: Code-Point Open, ONS Postcode Directory',
      gather,
      [],
    )
    .option('--uprn <folder>', 'property references and coordinates of premises: AddressBase', gather, [])
    .option('--from <folder>', 'an earlier address file to build the next one from')
    .option('--changes <folder>', 'daily change files, applied to --from or --paf', gather, [])
    .requiredOption('--out <folder>', 'the folder to make; it must not exist yet')
    .option('--edition <name>', 'the name of the edition (default: that of the sources)')
    .option(
      '--max-bad <share>',
      'the share of the rows of a source that may be bad (default: 1%)',
      share('--max-bad', 'rows'),
    )
    .option(
      '--threads <number>',
      'threads to build with (default: one for each processor)',
      wholeNumber('--threads', 0, 1024),
    )
    .option('--json', 'print the manifest as one line')
    .option(
      '--bad-rows <file>',
      'the file for rows that cannot be read (default: OUT.bad-rows.csv, if there are any)',
    )
    .option('--force', 'replace an existing file of bad rows; an address file is never replaced')
    .action(async (options: Options) => {
      const { paf, list, location, uprn, changes } = options;
      for (const [option, paths] of Object.entries({
        paf,
        list,
        location,
        uprn,
        changes,
        out: [options.out],
      })) {
        for (const path of paths) refuseStandard(`--${option}`, path);
      }
      const path = options.badRows ?? `${join(dirname(options.out), basename(options.out))}.bad-rows.csv`;
      const sources = await gatherSources(options);
      await mkdir(dirname(resolve(options.out)), { recursive: true });
      const inputs = options.list.map((list) => ({ said: `--list ${list}`, path: list }));
      await using outputs = await Outputs.plan([badRowsFile(path)], inputs, options);
      const badRows = await BadRows.begin(outputs, path);
      const report = await build(options, sources, badRows);
      if (options.json) return printJson({ folder: resolve(options.out), ...report.manifest });
      summarise(report, badRows);
      print('', `Take it into use with: fettle address-file use ${options.out}`);
    });
}

async function build(
  options: Options,
  sources: readonly RowSource[],
  badRows: BadRows,
): Promise<BuildReport & { readonly seconds: number }> {
  const threads = options.threads ?? readSettings().threads;
  const bar = new BuildBar(options.json !== true);
  const started = performance.now();
  try {
    const report = await buildAddressFile({
      sources,
      out: options.out,
      modules: modulesOf(options),
      threads,
      badRowShare: options.maxBad ?? 0.01,
      onBadRow: badRows.add,
      onProgress: bar.update,
      ...(options.edition === undefined ? {} : { edition: options.edition }),
    });
    return { ...report, seconds: (performance.now() - started) / 1000 };
  } finally {
    bar.stop();
    await badRows.finish();
  }
}

/** An earlier file and changes are read in one thread, because what they yield depends on each other. */
function modulesOf(options: Options): BuildModules {
  if (options.from !== undefined || options.changes.length > 0) return { renderer: RENDERER };
  return { renderer: RENDERER, sources: { module: FINDER, argument: pathsOf(options) } };
}

function pathsOf({ paf, list, location, uprn }: Options): readonly string[] {
  return [...paf, ...list, ...location, ...uprn];
}

/** Finds the sources and reports them. */
async function gatherSources(options: Options): Promise<readonly RowSource[]> {
  const { from, paf, list, changes } = options;
  if (paf.length + list.length === 0 && from === undefined)
    throw new UsageError('No source of addresses is named. Name one with --paf, --list or --from.');
  if (from !== undefined && paf.length > 0)
    throw new UsageError(
      '--from and --paf cannot be used together. Apply a delivery to --from with --changes.',
    );
  if (changes.length > 0 && paf.length === 0 && from === undefined)
    throw new UsageError('Name what --changes are applied to with --from or --paf.');
  const release = from === undefined ? [] : [builtFile(from)];
  say(options, { sources: release, passedOver: [] });
  const others: RowSource[] = [];
  for (const path of pathsOf(options)) {
    const found = await findSources(path);
    others.push(...found.sources);
    say(options, found);
  }
  return withChanges([...release, ...others], options);
}

async function withChanges(release: readonly RowSource[], options: Options): Promise<readonly RowSource[]> {
  let sources = release;
  for (const path of options.changes) {
    const found = await findChanges(path);
    const changed = applyChanges(sources, found);
    say(options, { sources: changed.slice(-1), passedOver: found.passedOver });
    sources = changed;
  }
  return sources;
}

function say({ json }: Options, { sources, passedOver }: FoundSources): void {
  if (json) return;
  for (const { name, layout } of sources) print(`Reads ${name}: ${layout}.`);
  for (const { place, reason } of passedOver) print(`Passes over ${place}: it ${reason}.`);
}

function summarise(report: BuildReport & { readonly seconds: number }, badRows: BadRows): void {
  const { manifest, repeatedUdprns, seconds } = report;
  print(...describe(manifest));
  if (repeatedUdprns.length > 0) {
    const more = manifest.counts.repeatedUdprns > repeatedUdprns.length ? ', …' : '';
    print(`UDPRNs in several rows: ${repeatedUdprns.join(', ')}${more}`);
  }
  const rate = Math.round(manifest.counts.addresses / Math.max(seconds, 0.001));
  print(`Built in ${seconds.toFixed(1)} s (${count(rate)} addresses a second).`);
  if (badRows.count === 0) print('Every row could be read.');
}

/** Collects an option that may be repeated. */
function gather(path: string, gathered: readonly string[]): readonly string[] {
  return [...gathered, path];
}
