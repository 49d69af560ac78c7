import type { Sample } from '../generate.ts';
import type { SamplePostcode } from '../sample-postcode.ts';

/** Writes one part of a delivery: the postcodes one after the other, then what is only known when all have come. */
export interface DeliveryWriter {
  postcode(postcode: SamplePostcode): void;
  /** Writes the rest, and closes the files. */
  end(sample: Sample): void;
  /** Closes the files as they are. */
  abandon(): void;
}
