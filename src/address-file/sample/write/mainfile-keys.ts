import type { NameKeys } from './name-keys.ts';

/** The keys of the texts that an address refers to. */
export interface MainfileKeys {
  readonly thoroughfares: NameKeys;
  readonly descriptors: NameKeys;
  readonly buildingNames: NameKeys;
  readonly subBuildingNames: NameKeys;
}
