import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { MatchLevel } from '../../../../src/matching/match.ts';
import type { Draft } from '../dirt/draft.ts';
import type { Subject } from '../dirt/kind.ts';
import { hasPostcode } from '../dirt/missing.ts';
import {
  anchorOf,
  bareStreet,
  buildingKey,
  doorKey,
  doorOf,
  isInFile,
  isSameBuilding,
  streetKeys,
  streetText,
} from '../file/place-keys.ts';
import type { Truth } from './truth.ts';

/**
 * Decides what can be found from a draft, by its text and by the rest of the file. Returns undefined if the
 * draft happens to mean several addresses. Such a draft is not used.
 */
export function resolve(draft: Draft, subject: Subject): Truth | undefined {
  const { address } = subject;
  const level = address.absent ? levelOfAbsent(draft, subject) : levelOfPresent(draft, subject);
  if (level === undefined) return undefined;
  const { point, umprn } = address;
  const own = subject.postcode.addresses.filter((one) => one.point.udprn === point.udprn);
  const isWithoutFlat = umprn === 0 || draft.losses.has('flat');
  return {
    level,
    point,
    umprn: isWithoutFlat ? 0 : umprn,
    // The only flat of a building in the file may be the whole building or a part of it.
    isShared: (isWithoutFlat && own.length > 1) || isLoose(draft),
  };
}

function isLoose({ losses }: Draft): boolean {
  return losses.has('organisation of another') || losses.has('flat');
}

function levelOfPresent(draft: Draft, subject: Subject): MatchLevel | undefined {
  const { address, postcode } = subject;
  const { point } = address;
  // Only its name distinguishes a large user. Without the name it cannot be found.
  if (isNameless(draft, point)) return undefined;
  const fitting = postcode.addresses.filter((other) => isInFile(other) && fits(draft, point, other.point));
  const points = new Set(fitting.map((one) => one.point.udprn));
  if (!hasPostcode(draft) && !isUniqueInTown(draft, subject)) return undefined;
  if (points.size === 1) return 'Exact';
  if (draft.losses.has('flat') && fitting.every((one) => isSameBuilding(one.point, point))) return 'Building';
  return undefined;
}

/** Whether a draft for one address could mean another of its postcode. */
function fits({ losses }: Draft, point: DeliveryPoint, other: DeliveryPoint): boolean {
  const isNamed = !losses.has('organisation') && !losses.has('organisation of another');
  if (losses.has('number') && point.organisation !== '' && isNamed) {
    return other.organisation === point.organisation;
  }
  if (losses.has('number')) return other.buildingName === point.buildingName;
  if (losses.has('flat')) return anchorOf(other) === anchorOf(point);
  return doorOf(other) === doorOf(point);
}

function isNameless({ losses }: Draft, point: DeliveryPoint): boolean {
  const { subBuildingName, buildingName, buildingNumber, poBox } = point;
  const isUnnamed = losses.has('organisation') || losses.has('organisation of another');
  return isUnnamed && subBuildingName + buildingName + buildingNumber + poBox === '';
}

/** Whether the written street and premises are enough without the postcode. */
function isUniqueInTown({ losses, street }: Draft, subject: Subject): boolean {
  const { address, postcode, around } = subject;
  const { point } = address;
  if (losses.has('street') || losses.has('number') || losses.has('town') || losses.has('town of another')) {
    return false;
  }
  const text = losses.has('descriptor') ? bareStreet(point) : streetText(point);
  if (losses.has('flat')) {
    const own = postcode.addresses.filter(
      (one) => isInFile(one) && one.umprn === 0 && isSameBuilding(one.point, point),
    );
    return around.doors(buildingKey(text, point)) === own.length;
  }
  if (around.doors(doorKey(text, point)) !== 1) return false;
  // `14 Mill Road` may mean the house or one of the flats of another number 14.
  if (point.subBuildingName === '' && hasNamesake(text, subject)) return false;
  // Damage may have turned it into another street of the town.
  const written = street.toLowerCase();
  return written === streetText(point) || around.doors(doorKey(written, point)) === 0;
}

/**
 * Whether another building on the street in this town has the same number, or another building of the
 * postcode has the same name.
 */
function hasNamesake(street: string, { address: { point }, postcode, around }: Subject): boolean {
  if (anchorOf(point) === '') return false;
  const present = postcode.addresses.filter((one) => isInFile(one) && one.point.udprn !== point.udprn);
  const own = postcode.addresses.filter(
    (one) => isInFile(one) && one.umprn === 0 && isSameBuilding(one.point, point),
  );
  const name = point.buildingName.toLowerCase();
  return (
    around.doors(buildingKey(street, point)) !== own.length ||
    (point.buildingNumber === '' &&
      present.some(
        ({ point: other }) =>
          other.buildingName.toLowerCase() === name && other.buildingNumber !== point.buildingNumber,
      ))
  );
}

/** The right answer if the address itself is not in the file. */
function levelOfAbsent(draft: Draft, subject: Subject): MatchLevel | undefined {
  const { address, postcode, around } = subject;
  const { point } = address;
  const { losses } = draft;
  // Another address on a street of that name has the number. Without the true postcode it would be right.
  if (around.doors(doorKey(streetText(point), point)) > 0) return undefined;
  if (losses.has('descriptor') && !hasPostcode(draft)) return undefined;
  if (losses.has('number') || losses.has('flat')) return undefined;
  // The street has the number in another postcode, or the same street has the name with a number. The writer
  // may mean that address.
  if (hasNamesake(streetText(point), subject)) return undefined;
  const hasBuilding = postcode.addresses.some((one) => isInFile(one) && isSameBuilding(one.point, point));
  if (hasBuilding) return 'Building';
  if (point.organisation !== '' && !losses.has('organisation') && !losses.has('organisation of another')) {
    const namesake = postcode.addresses.some(
      (one) => isInFile(one) && one.point.organisation === point.organisation,
    );
    if (namesake) return undefined;
  }
  return streetKeys(point).some((key) => around.hasStreet(key)) ? 'Street' : 'Town';
}
