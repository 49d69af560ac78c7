import { resolve } from 'node:path';
import { Presets, SingleBar } from 'cli-progress';
import { Command, Option } from 'commander';
import { SAMPLE_FORMS, type SampleForm, writeSample } from '../../address-file/sample/write/write-sample.ts';
import { count, print, printJson } from '../print.ts';
import { wholeNumber } from '../whole-number.ts';
import { refuseStandard } from './refuse-standard.ts';

interface Options {
  readonly addresses: number;
  readonly seed: number;
  readonly out: string;
  readonly form: SampleForm;
  readonly locations: boolean;
  readonly json?: boolean;
}

/** `fettle address-file sample`: writes an invented delivery for trying things out. Uses no database. */
export function sampleCommand(): Command {
  return new Command('sample')
    .description('make up addresses and write them as a delivery, to try things out without a licence')
    .option(
      '--addresses <number>',
      'how many addresses, up to 30 million',
      wholeNumber('--addresses', 1, 30_000_000),
      2000,
    )
    .option('--seed <number>', 'another number gives other addresses', wholeNumber('--seed', 0), 1)
    .addOption(
      new Option('--form <form>', 'CSV PAF of 20 or 16 columns, or the Mainfile')
        .choices(SAMPLE_FORMS)
        .default('csv-20'),
    )
    .option('--no-locations', 'leave out the locations of postcodes and premises')
    .requiredOption('--out <folder>', 'a new or empty folder')
    .option('--json', 'print one line for scripts')
    .action((options: Options) => {
      refuseStandard('--out', options.out);
      const { addresses, seed } = options;
      const bar = progressBar(addresses, options.json !== true);
      const started = performance.now();
      try {
        const { form, locations } = options;
        const out = resolve(options.out);
        const onProgress = (done: number) => bar?.update(done);
        const written = writeSample({
          addresses,
          seed,
          out,
          form,
          locations,
          onProgress,
        });
        bar?.stop();
        if (options.json) return printJson({ folder: out, ...written });
        const seconds = (performance.now() - started) / 1000;
        print(
          `${count(written.addresses)} invented addresses of ${count(written.postcodes)} postcodes, written in ${seconds.toFixed(1)} s.`,
          '',
          `Build a file of them with: ${buildLine(options.out, locations)}`,
        );
      } finally {
        bar?.stop();
      }
    });
}

function buildLine(out: string, locations: boolean): string {
  const places = locations ? ` --location ${out}/location --uprn ${out}/uprn` : '';
  return `fettle address-file build --paf ${out}/paf${places} --out FOLDER`;
}

/** Shown on a terminal, for samples that take some time. */
function progressBar(addresses: number, wanted: boolean): SingleBar | undefined {
  if (!wanted || process.stderr.isTTY !== true || !(addresses > 100_000)) return undefined;
  const bar = new SingleBar(
    { format: 'Writing {bar} {percentage}% | {value} addresses | {eta_formatted} left' },
    Presets.shades_classic,
  );
  bar.start(addresses, 0);
  return bar;
}
