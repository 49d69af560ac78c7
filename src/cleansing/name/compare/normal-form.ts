/** Letters that decomposition does not change, as a British keyboard writes them. */
const LETTERS: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ł: 'L',
  Þ: 'TH',
  ẞ: 'SS',
  Ħ: 'H',
  ı: 'I',
};

/** Words of capitals and digits with one space between them are in normal form. */
const PLAIN = /^[A-Z\d]+(?: [A-Z\d]+)*$/;

/**
 * A name in the form for comparisons: capitals A to Z without accents, one space between words. Hyphens
 * divide words, apostrophes and full stops do not: `O’Brien-Jones` is `OBRIEN JONES`. Letters of other
 * scripts stay, in capitals.
 */
export function nameForm(text: string): string {
  const capitals = text.toUpperCase();
  if (PLAIN.test(capitals)) return capitals;
  return capitals
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`´ʼ.]+/gu, '')
    .replace(/[ÆŒØĐÐŁÞẞĦı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{Nd}]+/gu, ' ')
    .trim();
}
