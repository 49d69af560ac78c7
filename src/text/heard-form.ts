/*
 * Spells words as they are heard in British English, so that two spellings of one sound become one: `Manaw` and Manor,
 * `Fawge` and Forge, `Nuk` and Nook. Unlike a code of the consonants, the form keeps the vowels: Bron is not Bryn.
 */

/** In the order in which they are read. A vowel becomes a small letter, so that no later rule reads it again. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/[^A-Z]/g, ''],
  [/^[KG]N/, 'N'],
  [/^WR/, 'R'],
  [/^WH/, 'W'],
  [/SCH/g, 'SK'],
  [/PH/g, 'F'],
  [/OUGH|AUGH/g, 'o'],
  [/EIGH|IGH/g, 'i'],
  [/GH/g, ''],
  [/TCH/g, 'CH'],
  [/DG(?=E)|G(?=E$|E[^A-Z])/g, 'J'],
  [/C(?=[EIY])/g, 'S'],
  [/CK|C(?!H)|Q/g, 'K'],
  [/X/g, 'KS'],
  [/Z/g, 'S'],
  [/ARE$/, 'a'],
  [/(?<=[^AEIOUWY])E$/, ''],
  // An R is heard only before a vowel.
  [/(?:OO|OU|AU|O)R(?![AEIOUY])/g, 'o'],
  [/(?:AI|AY|EY)R(?![AEIOUY])/g, 'a'],
  [/(?:EA|EE|IE)R(?![AEIOUY])/g, 'i'],
  [/[EIUY]R(?![AEIOUY])/g, 'e'],
  [/AR(?![AEIOUY])/g, 'r'],
  [/AW|AU/g, 'o'],
  [/OO|EW|UE|U|(?<=[^AEIOUY])W(?![AEIOUY])/g, 'u'],
  [/EE|EA|EI|IE|EY|I|(?<=[^AEIOU])Y/g, 'i'],
  [/AI|AY|A/g, 'a'],
  [/OA|OW|OE|O/g, 'o'],
  [/E/g, 'e'],
  [/(.)\1/g, '$1'],
];

/**
 * Returns the heard form of a word. It is meant for comparing only.
 *
 * @param word in capitals
 */
export function heardForm(word: string): string {
  let heard = word;
  for (const [read, written] of RULES) heard = heard.replace(read, written);
  return heard;
}
