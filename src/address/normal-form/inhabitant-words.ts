/*
 * Words for people who live or work in a house and are not named. They tell people from houses: neither
 * `The Occupier` nor `The Smith Family` is the name of a house.
 */

/** Words that stand where a name would, as a title does: `Householder, 14 High Street`. Part of the vocabulary. */
export const INHABITANTS_AS_TITLES = 'OCCUPIER; HOUSEHOLDER; RESIDENT; HOMEOWNER';

const addressed = new Set([...INHABITANTS_AS_TITLES.split('; '), 'OCCUPANT']);

/** Whether a full word means whoever lives there, if THE or CURRENT stands before it: `The Occupant`. */
export function isAddressedInhabitant(word: string): boolean {
  return addressed.has(word);
}

const inhabitants = new Set([
  ...addressed,
  ...(
    'FAMILY HOUSEHOLD OCCUPIERS OCCUPANTS RESIDENTS HOUSEHOLDERS OWNER OWNERS TENANT TENANTS ' +
    'LEASEHOLDER LEASEHOLDERS FREEHOLDER FREEHOLDERS MANAGER SECRETARY'
  ).split(' '),
]);

/** Whether a full word means people who live or work in a house, as the last one in `The Smith Family`. */
export function isInhabitant(word: string): boolean {
  return inhabitants.has(word);
}
