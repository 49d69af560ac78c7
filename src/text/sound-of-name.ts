import { RecentMap } from '../caches/recent-map.ts';
import { remembering } from '../caches/remembering.ts';

/** The number of cached codes. Names repeat often. */
const KEPT = 20_000;

/**
 * The approximate sound of a name in British English. Names that sound alike in different spellings have the
 * same code (Smith and Smyth, Stephenson and Stevenson, Thompson and Thomson, Leigh and Lee, Rhys and Rees).
 * Vowels count only at the beginning, so names that sound different can share a code, too (Hall and Hill).
 * Combine it with a comparison of the letters.
 *
 * @param form a {@link nameForm}; its words are coded as one
 */
export const soundOfName = remembering(new RecentMap<string, string>(KEPT), (form) => {
  const word = form.replaceAll(' ', '');
  if (!/^[A-Z]+$/.test(word)) return word;
  const sounds = RULES.reduce((text, [pattern, sound]) => text.replace(pattern, sound), word);
  const first = sounds.slice(0, 1).replace(/[AEIOUY]/, 'A');
  return first + sounds.slice(1).replace(/[AEIOUYHW]+/g, '');
});

/**
 * Spelling → sound, applied in this order. Lower case marks a sound that later rules do not change: c as in
 * church, z as in ship.
 */
const RULES: readonly (readonly [RegExp, string])[] = [
  // Mc and Mac
  [/^MA?C(?=[A-Z]{3})/, 'MK'],
  // silent at the beginning
  [/^(?:KN|GN|PN)/, 'N'],
  [/^WR/, 'R'],
  [/^PS/, 'S'],
  [/^X/, 'S'],
  [/^WH(?!O)/, 'W'],
  [/^WHO/, 'HO'],
  // gh is silent after a vowel and hard at the beginning of a syllable: Wright, Hughes; Ghosh
  [/([AEIOU])GH(?=[STLRNMWEY]|$)/g, '$1'],
  [/GH/g, 'G'],
  [/SCH(?=[AEIOU])/g, 'SK'],
  [/(?:TCH|CH|CZ)/g, 'c'],
  [/SH/g, 'z'],
  [/(?:PH|V)/g, 'F'],
  [/TH/g, 'T'],
  [/DG(?=E)/g, 'J'],
  [/(?:CK|Q|CQ)/g, 'K'],
  [/C(?=[EIY])/g, 'S'],
  [/C/g, 'K'],
  [/X/g, 'KS'],
  [/Z/g, 'S'],
  // silent in the middle: Thompson, Christmas, Knowles, Alnwick
  [/MP(?=[ST])/g, 'M'],
  [/ST(?=[LM])/g, 'S'],
  [/MB(?=$)/, 'M'],
  // the same letter twice
  [/([A-Zcz])\1+/g, '$1'],
];
