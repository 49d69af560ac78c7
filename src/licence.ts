/**
 * The licences under which an account may use addresses (docs/operators/accounts.md). A request names a
 * licence; Fettle refuses the request if the account does not hold that licence.
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

/** The licence of this name, in any letter case; undefined if there is no such licence. */
export function findLicence(name: string): Licence | undefined {
  return byLetters.get(name.toLowerCase());
}

/** Whether the licence covers streets only: answers leave out premises and list each street once. */
export function isThoroughfareOnly(licence: Licence): boolean {
  return licence.endsWith('Thoroughfare');
}
