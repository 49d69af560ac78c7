import { Command } from 'commander';
import type { RecordAddress } from '../../cleansing/address/typed-address.ts';
import { AddressMatcher } from '../../matching/address-matcher.ts';
import { ADDRESS_FILE_OPTION, openLocalAddressFile } from '../local-address-file.ts';
import { count, pair, print, printJson } from '../print.ts';
import { DOUBTFUL_BELOW, review } from './review.ts';
import { describeMatch, matchAsJson } from './show.ts';

interface Options {
  readonly postcode?: string;
  readonly town?: string;
  readonly company?: string;
  readonly addressFile?: string;
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly review?: string;
  readonly output?: string;
  readonly column: Record<string, string>;
  readonly below: string;
}

/** `fettle match`: what the matcher makes of an address, and why; or of those of a file, for a person to look through. */
export function matchCommand(): Command {
  return new Command('match')
    .description('find the delivery point of an address, and show why')
    .argument('[address]', 'the address, with commas between its parts')
    .option('--postcode <postcode>', 'the postcode, where it is kept apart')
    .option('--town <town>', 'the post town, where it is kept apart')
    .option('--company <company>', 'the organisation at the address')
    .option('--explain', 'show the candidates, how each element compares, and why the winner won')
    .option('--json', 'print JSON')
    .option('--review <file>', 'a CSV file: write its doubtful addresses with their candidates')
    .option('--output <file>', 'where to write those (default: FILE.review.csv)')
    .option(
      '--column <need=column>',
      'which column of the file is what, for example address_line_1=Street; once for each',
      pair,
      {},
    )
    .option('--below <percent>', 'an address settled with less confidence is doubtful', DOUBTFUL_BELOW)
    .option(...ADDRESS_FILE_OPTION)
    .action(async (address: string | undefined, options: Options) => {
      if ((address === undefined) === (options.review === undefined)) {
        throw new Error('Give either an address or --review FILE.');
      }
      await using opened = new AsyncDisposableStack();
      const file = await openLocalAddressFile(options.addressFile);
      opened.defer(() => file.close());
      const matcher = new AddressMatcher(file);
      if (address !== undefined) showOne(matcher, written(address, options), options);
      else await reviewFile(matcher, options.review!, options);
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

function showOne(matcher: AddressMatcher, typed: RecordAddress, { explain = false, json }: Options): void {
  if (json === true) printJson(matchAsJson(matcher, typed, explain));
  else print(...describeMatch(matcher, typed, explain));
}

async function reviewFile(matcher: AddressMatcher, path: string, options: Options): Promise<void> {
  const below = Number(options.below);
  if (!(below >= 0 && below <= 100)) throw new Error('--below must be a percentage from 0 to 100.');
  const output = options.output ?? `${path.replace(/\.(csv|tsv|txt)$/i, '')}.review.csv`;
  const { read, doubtful } = await review(matcher, { path, output, columns: options.column, below });
  if (options.json === true) printJson({ read, doubtful, output });
  else print(`${count(doubtful)} of ${count(read)} addresses are doubtful: ${output}`);
}
