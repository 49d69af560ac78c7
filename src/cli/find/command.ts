import { Command } from 'commander';
import type { AddressFile } from '../../address-file/address-file.ts';
import type { GeographicPoint } from '../../suggestions/distance.ts';
import { describe, explain } from '../../suggestions/explain.ts';
import { suggest } from '../../suggestions/suggest.ts';
import type { Ranked } from '../../suggestions/suggestion.ts';
import { addressesBehind, suggestionText } from '../../suggestions/suggestion-text.ts';
import { ADDRESS_FILE_OPTION, openLocalAddressFile, STRICT_OPTION } from '../local-address-file.ts';
import { print, printJson } from '../print.ts';
import { UsageError } from '../usage-error.ts';
import { wholeNumber } from '../whole-number.ts';

interface Options {
  readonly addressFile?: string;
  readonly strict?: boolean;
  readonly explain?: boolean;
  readonly json?: boolean;
  readonly limit: number;
  readonly near?: string;
}

const MOST = 100;

/**
 * `fettle find`: suggests addresses and places for typed text in the same way as a service, without needing
 * one.
 */
export function findCommand(): Command {
  return new Command('find')
    .description('suggest addresses and places for what has been typed so far')
    .argument('<term...>', 'what has been typed, for example: 12 stan mill chest')
    .option('--limit <number>', `how many suggestions, up to ${MOST}`, wholeNumber('--limit', 1, MOST), 10)
    .option('--near <latitude,longitude>', 'a point on the map; nearer places come first')
    .option('--explain', 'show what the place of each suggestion in the list comes from')
    .option('--json', 'print JSON')
    .option(...ADDRESS_FILE_OPTION)
    .option(...STRICT_OPTION)
    .action(async (words: readonly string[], options: Options) => {
      const near = options.near === undefined ? undefined : readPoint(options.near);
      const file = await openLocalAddressFile(options);
      try {
        const found = suggest(file, words.join(' '), { most: options.limit, near });
        if (options.json) printJson(found.map((one) => asJson(file, one)));
        else if (found.length === 0) print('Nothing was found.');
        else for (const one of found) print(options.explain ? explain(file, one) : describe(file, one));
      } finally {
        await file.close();
      }
    });
}

function readPoint(text: string): GeographicPoint {
  const [, latitude = '', longitude = ''] =
    /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  if (latitude === '')
    throw new UsageError(`--near ${text}: write latitude and longitude, for example 53.19,-2.89.`);
  return { latitude: Number(latitude), longitude: Number(longitude) };
}

function asJson(file: AddressFile, { suggestion, score }: Ranked): object {
  const kind = suggestion.kind === 'container' ? suggestion.container.kind : suggestion.kind;
  return { kind, label: suggestionText(file, suggestion), addresses: addressesBehind(suggestion), score };
}
