import { findLicence, LICENCES, type Licence } from '../../licence.ts';
import { invalidField } from '../../refusal.ts';

/** Reads a list of licence names. @throws Refusal `invalid-request` for an unknown name or an empty list */
export function readLicences(names: readonly string[]): Licence[] {
  const licences = names.map((name) => {
    const licence = findLicence(name);
    if (licence === undefined) {
      throw invalidField('licence', `"${name}" is not one of ${LICENCES.join(', ')}`);
    }
    return licence;
  });
  if (licences.length === 0)
    throw invalidField('licence', `is required: name at least one of ${LICENCES.join(', ')}`);
  return [...new Set(licences)];
}
