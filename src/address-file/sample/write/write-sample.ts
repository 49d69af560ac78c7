import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSample, type SampleOptions } from '../generate.ts';
import { INVENTED_LICENCE } from '../notice.ts';
import { CsvPafWriter } from './csv-paf.ts';
import type { DeliveryWriter } from './delivery-writer.ts';
import { MainfileWriter } from './mainfile.ts';
import { PostcodeDirectoryWriter } from './postcode-directory.ts';
import { PremisesWriter } from './premises.ts';

export const SAMPLE_FORMS = ['csv-20', 'csv-16', 'mainfile'] as const;

/** The form of the addresses: CSV PAF with 20 or 16 columns, or the relational Mainfile. */
export type SampleForm = (typeof SAMPLE_FORMS)[number];

export interface WriteSampleOptions extends SampleOptions {
  /** A folder that is empty or does not exist yet. */
  readonly out: string;
  readonly form: SampleForm;
  /** Whether to write positions of postcodes, and UPRNs and positions of addresses. Default true. */
  readonly locations?: boolean;
  /** Called about every ten thousand addresses. */
  readonly onProgress?: (done: number) => void;
}

export interface WrittenSample {
  readonly postcodes: number;
  readonly addresses: number;
  readonly residences: number;
  readonly notYetBuilt: number;
}

/**
 * A delivery is invented if it or one of its parent folders has a file of this name. Importers look for it.
 */
const NOTICE = 'INVENTED.txt';

/**
 * Writes an invented delivery: the folders `paf`, `location` and `uprn`, which `fettle address-file build`
 * reads. Each has the notice that everything in it is made up.
 *
 * @throws RangeError if the number of addresses or the seed is invalid
 * @throws Error if the folder is not empty
 */
export function writeSample(options: WriteSampleOptions): WrittenSample {
  const { out, form, addresses, locations = true, onProgress } = options;
  const sample = generateSample(options);
  mkdirSync(out, { recursive: true });
  if (readdirSync(out).length > 0)
    throw new Error(`${out} is not empty. Name a folder that is empty or does not exist.`);
  const parts = locations ? ['paf', 'location', 'uprn'] : ['paf'];
  writeFileSync(join(out, NOTICE), `${INVENTED_LICENCE}\n`);
  for (const part of parts) {
    mkdirSync(join(out, part));
    writeFileSync(join(out, part, NOTICE), `${INVENTED_LICENCE}\n`);
  }
  const paf = join(out, 'paf');
  const writers: DeliveryWriter[] = [
    form === 'mainfile'
      ? new MainfileWriter(paf, addresses)
      : new CsvPafWriter(paf, form === 'csv-20' ? 20 : 16),
  ];
  if (locations) {
    writers.push(new PostcodeDirectoryWriter(join(out, 'location')), new PremisesWriter(join(out, 'uprn')));
  }
  const counts = { postcodes: 0, addresses: 0, residences: 0, notYetBuilt: 0 };
  try {
    for (const postcode of sample.postcodes) {
      for (const writer of writers) writer.postcode(postcode);
      counts.postcodes++;
      counts.addresses += postcode.points.length;
      counts.residences += postcode.residences.length;
      counts.notYetBuilt += postcode.notYetBuilt.length;
      if (counts.postcodes % 600 === 0) onProgress?.(counts.addresses);
    }
    for (const writer of writers) writer.end(sample);
  } catch (error) {
    for (const writer of writers) writer.abandon();
    throw error;
  }
  writeFileSync(join(out, 'README.txt'), readme(options, counts));
  return counts;
}

function readme({ form, seed = 1 }: WriteSampleOptions, counts: WrittenSample): string {
  return [
    INVENTED_LICENCE,
    '',
    `${counts.addresses} addresses of ${counts.postcodes} postcodes, ${counts.residences} multiple residences and`,
    `${counts.notYetBuilt} addresses not yet built, as ${form}, made with the seed ${seed}.`,
    '',
    'paf       the addresses, in the layout of a delivery of the Postcode Address File',
    'location  where the postcodes are, in the layout of the ONS Postcode Directory',
    'uprn      UPRNs and positions of the addresses, in the layout of AddressBase Core',
    '',
    'Postcodes have the shapes and areas of real ones, so that software can work with them. What this sample says about them is made up.',
    '',
  ].join('\n');
}
