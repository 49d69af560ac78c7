/**
 * Takes signs out of a line without running words or numbers together: an apostrophe closes up (`O'Neills` to `ONeills`),
 * anything else between two characters leaves a space (`1-2` to `1 2`).
 */
export function withoutSigns(text: string, signs: string): string {
  if (signs === '') return text;
  let kept = '';
  for (const character of text) {
    if (!signs.includes(character)) kept += character;
    else if (character !== "'" && character !== '’') kept += ' ';
  }
  return kept.replace(/ +/g, ' ').trim();
}
