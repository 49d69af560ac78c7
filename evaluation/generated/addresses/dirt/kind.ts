import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { MadeAddress, MadePostcode } from '../file/made-postcodes.ts';
import type { Surroundings } from '../file/surroundings.ts';
import type { Draft } from './draft.ts';

/** The address to write, and its surroundings. */
export interface Subject {
  readonly address: MadeAddress;
  readonly postcode: MadePostcode;
  readonly around: Surroundings;
}

/** A way in which typed addresses differ from the file. */
export interface DirtKind {
  /** The name in the report. */
  readonly name: string;
  /** Its weight among the kinds. */
  readonly weight: number;
  /** Changes the draft. Returns false and leaves the draft unchanged if the kind does not fit. */
  readonly write: (draft: Draft, random: Random, subject: Subject) => boolean;
}
