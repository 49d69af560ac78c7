/**
 * What an account may use addresses for (contract 5). A request names one, and is refused where the account does not
 * hold it.
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

/** Whether a licence is for streets only: without premises, each street once. */
export function isThoroughfareOnly(licence: Licence): boolean {
  return licence.endsWith('Thoroughfare');
}
