/**
 * Digits and signs that stand for letters, as in 5h1t and @r$e. If a digit may be two letters, the table has
 * the more likely one.
 */
const SEEN_AS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '£': 'e',
  '€': 'e',
  '!': 'i',
  '|': 'i',
  '+': 't',
  '(': 'c',
  '¢': 'c',
  '#': '*',
};

/**
 * Letters of other scripts that look like Latin ones, and Latin letters that decomposition does not change.
 */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  с: 'c',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  ѕ: 's',
  у: 'y',
  х: 'x',
  к: 'k',
  т: 't',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ß: 'ss',
  ı: 'i',
  υ: 'u',
  ν: 'v',
  α: 'a',
  ο: 'o',
  κ: 'k',
};

/** What separates words. All other signs may stand for letters. */
const BETWEEN_WORDS = /[\s,;:"“”/\\)\]}[{<>&_-]+/u;

/** Signs that may stand inside a word without dividing it. */
const INSIDE = /[\p{M}\p{Cf}.'’‘`´ʼ~^·]/gu;

/**
 * The words of a text in lower case a to z. Digits and signs become the letters they stand for, and `*`
 * stands for an omitted letter. A run of one-letter words is joined: `F u c k`.
 */
export function plainWords(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .split(BETWEEN_WORDS)
    .map(plainWord)
    .filter((word) => word !== '');
  return withoutSpacing(words);
}

function plainWord(word: string): string {
  const letters = word.replace(INSIDE, '');
  if (/^[a-z]*$/.test(letters)) return letters;
  // Digits alone are a number, and punctuation at an end is punctuation.
  if (!/\p{L}/u.test(letters)) return '';
  const inner = letters.replace(/^[!|+(#?]+|(?<![!|+#?])[!|+#?]+$/gu, '');
  return inner.replace(/./gu, (sign) => SEEN_AS[sign] ?? LOOK_ALIKES[sign] ?? sign).replace(/[^a-z*]/g, '');
}

function withoutSpacing(words: readonly string[]): string[] {
  const joined: string[] = [];
  let spaced = '';
  for (const word of [...words, '']) {
    if (word.length === 1) {
      spaced += word;
      continue;
    }
    // Two single letters are initials.
    if (spaced.length > 2) joined.push(spaced);
    else joined.push(...spaced);
    spaced = '';
    if (word !== '') joined.push(word);
  }
  return joined;
}
