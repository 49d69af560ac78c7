import type { Weights } from '../../src/matching/weights.ts';

/**
 * Weights set by judgement. Learning always begins with them, so its result does not depend on earlier
 * results. It stays near them where it sees few examples. Weights of −15 and less are not learned. They are
 * rules that no evidence outweighs, such as that another number is another house.
 */
export const PRIOR: Weights = {
  elements: {
    organisation: { agrees: 11, similar: 6, differs: -3, missing: -0.5, extra: -0.3 },
    department: { agrees: 4, similar: 3, differs: -1, missing: -0.3, extra: 0 },
    poBox: { agrees: 13, similar: 8, differs: -20, missing: -1.5, extra: -10 },
    subBuilding: { agrees: 6, similar: 5, differs: -4, missing: -2.5, extra: -3 },
    buildingName: { agrees: 8, similar: 5, differs: -4, missing: -0.7, extra: -0.3 },
    buildingNumber: { agrees: 7, similar: 5.5, differs: -20, missing: -4, extra: -5 },
    dependentThoroughfare: { agrees: 5, similar: 3.5, differs: -5, missing: -2, extra: -1 },
    thoroughfare: { agrees: 9, similar: 7.5, differs: -8, missing: -1.5, extra: -1 },
    descriptor: { agrees: 1.5, similar: 0.5, differs: -4, missing: -0.5, extra: -0.5 },
    doubleDependentLocality: { agrees: 3, similar: 2, differs: -1, missing: -0.3, extra: 0 },
    dependentLocality: { agrees: 4, similar: 3, differs: -3, missing: -0.5, extra: 0 },
    postTown: { agrees: 5, similar: 4, differs: -3, missing: -0.5, extra: 0 },
  },
  postcode: { agrees: 14, near: 9, sector: 6, outward: 4, area: 0, differs: -4, missing: 0 },
  otherStreet: -5,
  otherPlace: -2,
  leftWord: -0.4,
  least: { Exact: 13, Building: 13, Street: 9 },
  calibration: {
    Exact: [
      [12, 60],
      [15, 75],
      [20, 88],
      [25, 95],
      [30, 98],
      [35, 99.5],
      [45, 99.9],
    ],
    Building: [
      [15, 60],
      [20, 80],
      [25, 92],
      [35, 98],
      [45, 99.5],
    ],
    Street: [
      [10, 60],
      [20, 90],
      [30, 98],
      [40, 99.5],
    ],
    Town: [
      [0, 60],
      [10, 85],
      [20, 95],
      [30, 98],
    ],
  },
};
