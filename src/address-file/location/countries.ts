/** The names of the countries that postcodes lie in, by their GSS codes: sources of locations have the codes alone. */
export const COUNTRY_NAMES: ReadonlyMap<string, string> = new Map([
  ['E92000001', 'England'],
  ['W92000004', 'Wales'],
  ['S92000003', 'Scotland'],
  ['N92000002', 'Northern Ireland'],
  ['L93000001', 'Channel Islands'],
  ['M83000003', 'Isle of Man'],
]);
