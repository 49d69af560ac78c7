/*
 * The columns of CSV PAF. Mind their order: a smaller place comes after the larger place around it, the
 * opposite of a printed address.
 */

/** The columns, in order. Only the extended form has the last four. */
export const PAF_COLUMNS = [
  'postcode',
  'post town',
  'dependent locality',
  'double dependent locality',
  'thoroughfare',
  'dependent thoroughfare',
  'building number',
  'building name',
  'sub-building name',
  'PO box',
  'department',
  'organisation',
  'UDPRN',
  'postcode type',
  'small user organisation indicator',
  'delivery point suffix',
  'address key',
  'organisation key',
  'number of households',
  'locality key',
] as const;

/** How many columns the plain form and the extended form have. */
export const PLAIN = 16;
export const EXTENDED = 20;

/** The most characters that each text column may have, from the postcode to the organisation. */
export const LENGTHS = [8, 30, 35, 35, 80, 80, 4, 50, 30, 6, 60, 60] as const;

/** The index of each column. */
export const AT = {
  postcode: 0,
  postTown: 1,
  dependentLocality: 2,
  doubleDependentLocality: 3,
  thoroughfare: 4,
  dependentThoroughfare: 5,
  buildingNumber: 6,
  buildingName: 7,
  subBuildingName: 8,
  poBox: 9,
  department: 10,
  organisation: 11,
  udprn: 12,
  postcodeType: 13,
  smallUserOrganisation: 14,
  deliveryPointSuffix: 15,
  addressKey: 16,
  organisationKey: 17,
  households: 18,
} as const;
