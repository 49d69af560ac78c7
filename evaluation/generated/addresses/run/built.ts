import { count } from '../../../../harness/figures.ts';
import { AddressFile } from '../../../../src/address-file/address-file.ts';
import type { PostcodeEntry } from '../../../../src/address-file/postcode-entry.ts';
import { table } from '../../../report/markdown.ts';
import type { MadePostcode } from '../file/made-postcodes.ts';
import { Surroundings } from '../file/surroundings.ts';
import type { Case } from '../sets/case.ts';
import { BUSINESS_SHARE, casesFromAddresses } from '../sets/from-addresses.ts';
import { measure } from './measure.ts';

/** Postcodes whose addresses are written about: enough for 80,000 cases, few enough to know what is around them. */
const POSTCODES = 60_000;

/** Addresses of a postcode, on average. */
const ADDRESSES_EACH = 17;

/**
 * The speed of the matcher on a file that is built already, of any size: what is written is about postcodes spread
 * evenly over it. Nothing is judged, since nobody knows what was left out of such a file.
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
    // Half-way between them.
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
