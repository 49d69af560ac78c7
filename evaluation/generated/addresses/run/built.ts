import { count } from '../../../../harness/figures.ts';
import { AddressFile } from '../../../../src/address-file/address-file.ts';
import type { PostcodeEntry } from '../../../../src/address-file/postcode-entry.ts';
import { table } from '../../../report/markdown.ts';
import type { MadePostcode } from '../file/made-postcodes.ts';
import { Surroundings } from '../file/surroundings.ts';
import type { Case } from '../sets/case.ts';
import { BUSINESS_SHARE, casesFromAddresses } from '../sets/from-addresses.ts';
import { measure } from './measure.ts';

/**
 * The number of postcodes whose addresses are typed: enough for 80,000 cases, and few enough to know their
 * surroundings.
 */
const POSTCODES = 60_000;

/** The average number of addresses of a postcode. */
const ADDRESSES_EACH = 17;

/**
 * Measures the speed of the matcher on a built file of any size, with addresses from postcodes spread evenly
 * over it. Does not judge the answers, because nobody knows which addresses were left out of such a file.
 */
export async function measureBuilt(
  folder: string,
  seed: number,
  print: (text: string) => void,
): Promise<void> {
  const file = AddressFile.open(folder);
  const { addresses, postcodes } = file.manifest.counts;
  const step = Math.max(1, Math.floor(postcodes / POSTCODES));
  const [some, others]: [MadePostcode[], MadePostcode[]] = [[], []];
  let at = 0;
  for (const entry of file.entries()) {
    if (at % step === 0) some.push(asMade(entry));
    // The postcode half-way between two of those above.
    else if (at % step === step >> 1) others.push(asMade(entry));
    at++;
  }
  await file.close();
  const about = (made: readonly MadePostcode[]): Case[] => [
    ...casesFromAddresses(new Surroundings(made), {
      postcodes: () => made,
      addresses: made.length * ADDRESSES_EACH,
      businessShare: BUSINESS_SHARE,
      cases: 80_000,
      part: 'evaluation',
      caseSeed: seed,
    }),
  ];
  const cases = about(some);
  print(`\n${count(addresses)} addresses at ${count(postcodes)} postcodes; ${count(cases.length)} cases.`);
  print(
    `\n${table(['', 'one core', 'both at once'], await measure(folder, cases, others.length === 0 ? cases : about(others)))}`,
  );
}

function asMade({ addresses, counties }: PostcodeEntry): MadePostcode {
  return {
    postcode: addresses[0]?.point.postcode ?? '',
    county: counties.postal,
    streetAlias: '',
    addresses: addresses.map(({ kind, point, umprn, welsh, aliases }) => ({
      ...{ kind, point, umprn, welsh, absent: false },
      alias: aliases[0] ?? '',
    })),
  };
}
