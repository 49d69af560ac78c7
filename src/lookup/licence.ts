/** The licence types under which the address file may be used (contract 5). An account holds some of them. */
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

/** The licence of this name, in any letter case; undefined where there is none. */
export function licenceNamed(name: string): Licence | undefined {
  const wanted = name.trim().toLowerCase();
  return LICENCES.find((licence) => licence.toLowerCase() === wanted);
}

/** Whether a licence is for streets only: without premises, each street once. */
export function isThoroughfareOnly(licence: Licence): boolean {
  return licence.endsWith('Thoroughfare');
}
