import { findLicence, LICENCES, type Licence } from '../../licence.ts';
import { invalidField } from '../../refusal.ts';

/** @throws Refusal `invalid-request` for a name that is no licence, or for none at all. */
export function readLicences(names: readonly string[]): Licence[] {
  const licences = names.map((name) => {
    const licence = findLicence(name);
    if (licence === undefined) {
      throw invalidField('licence', `"${name}" is not one of ${LICENCES.join(', ')}`);
    }
    return licence;
  });
  if (licences.length === 0) throw invalidField('licence', `must be given: ${LICENCES.join(', ')}`);
  return [...new Set(licences)];
}
