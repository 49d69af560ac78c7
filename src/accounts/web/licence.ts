import { invalidField } from '../../refusal.ts';

/**
 * What an account may use addresses for (contract 5). A request names one, and is refused where the account does not
 * hold it. `…Thoroughfare` gives streets only.
 */
export const LICENCES = [
  'WebServerFull',
  'WebClickFull',
  'WebClickThoroughfare',
  'InternalUserFull',
  'InternalUserThoroughfare',
  'InternalServerFull',
  'InternalServerThoroughfare',
  'InternalUserFullArea',
  'SmallUserFull',
  'Lookup',
  'FreeTrial',
] as const;

export type Licence = (typeof LICENCES)[number];

const byLetters: ReadonlyMap<string, Licence> = new Map(LICENCES.map((name) => [name.toLowerCase(), name]));

/** The licence of this name, in any letter case; undefined where there is none. */
export function findLicence(name: string): Licence | undefined {
  return byLetters.get(name.toLowerCase());
}

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
