/**
 * Removes punctuation from a line without running words or numbers together. An apostrophe leaves nothing
 * (`O'Neills` becomes `ONeills`). Any other sign between two characters leaves a space (`1-2` becomes `1 2`).
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
