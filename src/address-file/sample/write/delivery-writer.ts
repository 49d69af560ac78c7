import type { Sample } from '../generate.ts';
import type { SamplePostcode } from '../sample-postcode.ts';

/**
 * Writes one part of a delivery: first the postcodes, one after the other, then the data that is complete
 * only at the end.
 */
export interface DeliveryWriter {
  postcode(postcode: SamplePostcode): void;
  /** Writes the remaining data and closes the files. */
  end(sample: Sample): void;
  /** Closes the files without completing them. */
  abandon(): void;
}
