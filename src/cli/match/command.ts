import { Command } from 'commander';
import { explainAddress, matchAsJson } from '../../cleansing/address/explain-address.ts';
import type { RecordAddress } from '../../cleansing/address/typed-address.ts';
import { AddressMatcher } from '../../matching/address-matcher.ts';
import { FORCE_OPTION, Outputs } from '../files/outputs.ts';
import { STANDARD } from '../files/target.ts';
import { ADDRESS_FILE_OPTION, openLocalAddressFile, STRICT_OPTION } from '../local-address-file.ts';
import { count, pair, print, printJson, printNote } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { DOUBTFUL_BELOW, review } from './review.ts';
import { describeMatch } from './show.ts';

interface Options {
  readonly postcode?: string;
  readonly town?: string;
  readonly company?: string;
  readonly addressFile?: string;
  readonly strict?: boolean;
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly review?: string;
  readonly output?: string;
  readonly force?: boolean;
  readonly map: Record<string, string>;
  readonly below: string;
}

/**
 * `fettle match`: finds the delivery point of an address and explains why, or reviews the addresses of a
 * file.
 */
export function matchCommand(): Command {
  return new Command('match')
    .description('find the delivery point of an address, or review the addresses of a file')
    .argument('[address]', 'the address, with commas between its parts')
    .option('--postcode <postcode>', 'the postcode, if the address does not contain it')
    .option('--town <town>', 'the post town, if the address does not contain it')
    .option('--company <company>', 'the organisation at the address')
    .option('--explain', 'show the candidates, how each element compares, and why the winner won')
    .option('--json', 'print JSON')
    .option(
      '--review <file>',
      'a CSV file, or - for standard input: write its doubtful addresses with their candidates',
    )
    .option(
      '--output <file>',
      'the file for --review to write, or - for standard output (default: FILE.review.csv)',
    )
    .option(...FORCE_OPTION)
    .option(
      '--map <element=column>',
      'the column of the file that holds an element of the address, for example address_line_1=Street; once for each',
      pair,
      {},
    )
    .option('--below <percent>', 'the confidence below which a match is doubtful', DOUBTFUL_BELOW)
    .option(...ADDRESS_FILE_OPTION)
    .option(...STRICT_OPTION)
    .action(async (address: string | undefined, options: Options) => {
      const { review } = options;
      if (address === undefined && review !== undefined) await reviewFile(review, options);
      else if (address !== undefined && review === undefined) await showOne(address, options);
      else throw new UsageError('Give either an address or --review FILE.');
    });
}

function written(address: string, { postcode, town, company }: Options): RecordAddress {
  return {
    lines: [address],
    town: town ?? '',
    county: '',
    postcode: postcode ?? '',
    country: '',
    organisation: company ?? '',
  };
}

async function showOne(address: string, options: Options): Promise<void> {
  const { explain = false, json } = options;
  const typed = written(address, options);
  const file = await openLocalAddressFile(options);
  try {
    const matcher = new AddressMatcher(file);
    if (json === true) printJson(matchAsJson(explainAddress(matcher, typed, explain)));
    else print(...describeMatch(matcher, typed, explain));
  } finally {
    await file.close();
  }
}

async function reviewFile(path: string, options: Options): Promise<void> {
  const below = Number(options.below);
  if (!(below >= 0 && below <= 100)) {
    throw new UsageError(`\`--below\` takes a percentage from 0 to 100 (got ${options.below}).`);
  }
  const output = options.output ?? reviewBeside(path);
  await using outputs = await Outputs.plan(
    [{ said: `--output ${output}`, path: output }],
    [{ said: `--review ${path}`, path }],
    options,
  );
  await using opened = new AsyncDisposableStack();
  const file = await openLocalAddressFile(options);
  opened.defer(() => file.close());
  const matcher = new AddressMatcher(file);
  const { read, doubtful } = await review(matcher, { path, outputs, output, columns: options.map, below });
  const say = outputs.useStandardOutput ? printNote : print;
  if (options.json === true) say(JSON.stringify({ read, doubtful, output }));
  else
    say(
      `${count(doubtful)} of ${count(read)} addresses are doubtful${outputs.useStandardOutput ? '.' : `: ${output}`}`,
    );
}

function reviewBeside(path: string): string {
  return path === STANDARD ? STANDARD : `${path.replace(/(?:\.(?:csv|tsv|txt))?(?:\.gz)?$/i, '')}.review.csv`;
}
