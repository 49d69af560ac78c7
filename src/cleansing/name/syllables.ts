/**
 * A syllable of a Chinese or Korean name in any usual romanisation, or of a Vietnamese name without accents.
 */
const ONE =
  '(?:zh|ch|sh|ng|kw|gw|ts|tz|hs|kh|ph|th|[bpmfdtnlgkhjqxrzcsyw])?' +
  '(?:iao|uai|yeo|wae|eui|ai|ei|ao|ou|au|oi|ui|ia|ie|iu|io|ua|uo|ue|eu|eo|ae|oo|ee|ye|yo|ya|wa|wo|[aeiou])' +
  '(?:ng|[nmktphl])?';

const ANY = `(?:sze|tsz|szu|ng|${ONE})`;

const SYLLABLE = new RegExp(`^${ANY}$`);
const SYLLABLES = new RegExp(`^${ANY}-?${ANY}$`);
const HYPHENED = new RegExp(`^${ANY}-${ANY}$`);

/** Siu, Kwok, Jin: in lower case. */
export function isSyllable(lower: string): boolean {
  return lower.length <= 6 && SYLLABLE.test(lower);
}

/** Weiguo, Min-jun, Ka-fai: in lower case. */
export function isTwoSyllables(lower: string): boolean {
  return lower.length <= 13 && SYLLABLES.test(lower);
}

/** Min-jun, Ka-fai: in lower case. */
export function isHyphenedPair(lower: string): boolean {
  return lower.length <= 13 && HYPHENED.test(lower);
}
