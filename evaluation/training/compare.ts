import type { AddressFile } from '../../src/address-file/address-file.ts';
import type { StoredEntry } from '../../src/address-file/entry/stored-entry.ts';
import type { StoredAddress } from '../../src/address-file/postcode-entry.ts';
import { BuildingFits, fitDoor } from '../../src/matching/comparison/door-fit.ts';
import { fitPostcode } from '../../src/matching/comparison/postcode-fit.ts';
import { fitStreet } from '../../src/matching/comparison/street-fit.ts';
import type { TypedAddress } from '../../src/matching/match.ts';
import { preparePostcode } from '../../src/matching/prepared/prepared-postcode.ts';
import { readTyped } from '../../src/matching/typed/typed-text.ts';
import type { Outcomes } from './fellegi-sunter.ts';
import { PRIOR } from './prior.ts';

/**
 * Compares a typed address with one address of the file, as the matcher does. Returns the outcome for each
 * element. Elements are named as in the table of weights: `postcode`, or `elements.` and a name. An element
 * that neither side has is left out. If the house or box differs, everything at the door is left out, because
 * the matcher rejects such a door whatever the weights are.
 */
export function compare(typed: TypedAddress, entry: StoredEntry, address: StoredAddress): Outcomes {
  const text = readTyped(typed);
  const outcomes: (readonly [string, string])[] = [['postcode', fitPostcode(text.postcode, entry.postcode)]];
  const add = (element: string, outcome: string) => {
    if (outcome !== 'none') outcomes.push([`elements.${element}`, outcome]);
  };
  for (const prepared of preparePostcode(entry).streets) {
    const door = prepared.doors.find((one) => one.address === address);
    if (door === undefined) continue;
    const fit = fitStreet(text, prepared, () => undefined);
    add('thoroughfare', fit.main.outcome);
    add('dependentThoroughfare', fit.dependent.outcome);
    add('descriptor', fit.descriptor);
    add('doubleDependentLocality', fit.doubleLocality.outcome);
    add('dependentLocality', fit.locality.outcome);
    add('postTown', fit.town.outcome);
    const doorFit = fitDoor(
      { typed: text, street: fit, score: 0, weights: PRIOR, buildings: new BuildingFits(), isList: false },
      door,
    );
    if (doorFit === undefined) break;
    add('buildingNumber', doorFit.house);
    add('subBuilding', doorFit.parts);
    add('poBox', doorFit.box);
    add('buildingName', doorFit.name.outcome);
    add('organisation', doorFit.organisation.outcome);
    add('department', doorFit.department.outcome);
  }
  return outcomes;
}

/** Finds the address with this UDPRN and UMPRN in its postcode. */
export function findStored(
  file: AddressFile,
  { postcode, udprn }: { readonly postcode: string; readonly udprn: number },
  umprn: number,
): readonly [StoredEntry, StoredAddress] | undefined {
  const entry = file.stored(postcode.replace(' ', ''));
  const address = entry?.addresses.find((one) => one.point.udprn === udprn && one.umprn === umprn);
  return entry === undefined || address === undefined ? undefined : [entry, address];
}
