import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { MadeAddress, MadePostcode } from '../file/made-postcodes.ts';
import type { Surroundings } from '../file/surroundings.ts';
import type { Draft } from './draft.ts';

/** What somebody writes about, and what there is around it. */
export interface Subject {
  readonly address: MadeAddress;
  readonly postcode: MadePostcode;
  readonly around: Surroundings;
}

/** A way in which what people write differs from what is in the file. */
export interface DirtKind {
  /** As the report has it. */
  readonly name: string;
  /** How often it comes beside the others. */
  readonly weight: number;
  /** Changes the draft; false, with the draft as it was, where there is nothing for it to change. */
  readonly write: (draft: Draft, random: Random, subject: Subject) => boolean;
}
