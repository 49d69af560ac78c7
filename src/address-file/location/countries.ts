/** Country names by GSS code. Sources of locations have only the codes. */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ['E92000001', 'England'],
  ['W92000004', 'Wales'],
  ['S92000003', 'Scotland'],
  ['N92000002', 'Northern Ireland'],
  ['L93000001', 'Channel Islands'],
  ['M83000003', 'Isle of Man'],
]);
