/**
 * The name of an area as it is used, from that of the list that comes with Code-Point Open. The list adds what sort of area it is and
 * its rank (`Cheshire West and Chester (B)`, `St. Albans District (B)`, `Sopwell Ward`, `Hertfordshire County`), and names
 * unitary authorities of Wales in both languages (`Sir y Fflint - Flintshire`), of which the English one stays.
 */
export function plainAreaName(listed: string): string {
  if (listed === 'City and County of the City of London') return 'City of London';
  const name = listed
    .trim()
    .replace(/ \((?:B|DET)\)$/, '')
    .replace(/ (?:County|District|London Boro|Ward|ED)$/, '');
  return name.includes(' - ') ? name.slice(name.indexOf(' - ') + 3).replace(/^the /, '') : name;
}
