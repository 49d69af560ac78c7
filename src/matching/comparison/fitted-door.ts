import type { Door } from '../prepared/door.ts';
import type { NameFit } from './name-fit.ts';
import type { OrganisationFit } from './organisation-fit.ts';
import type { LabelOutcome, TypedLabels } from './premise-labels.ts';
import type { StreetFit } from './street-fit.ts';

/** How a typed address fits one address of the file. */
export interface DoorFit {
  readonly door: Door;
  readonly street: StreetFit;
  /** In bits. Includes the score of the street, but not that of the postcode. */
  readonly score: number;
  /** The typed labels that do not belong to the names or the box of this door. */
  readonly labels: TypedLabels;
  readonly house: LabelOutcome;
  readonly parts: LabelOutcome;
  /** See {@link PremiseFit}. */
  readonly isOneNumber: boolean;
  readonly box: LabelOutcome;
  readonly name: NameFit;
  readonly partName: NameFit;
  readonly organisation: OrganisationFit;
  readonly department: OrganisationFit;
  /** For each typed word, 1 if it belongs to the name or the organisation. */
  readonly taken: Uint8Array;
  /** The number of typed words that belong to no element. Persons and organisations are not counted. */
  readonly left: number;
}

/** A door that was compared, before its score is known. */
export type Compared = Omit<DoorFit, 'score'>;
