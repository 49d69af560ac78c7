/** Shorter names have too many similar names: Lea, Leah and Lee. */
const SHORTEST = 4;

/**
 * Whether two forenames in capitals are spellings of one name: they differ only in letters that are doubled or
 * silent, or that stand for one sound in different ways of writing a foreign name. For example, Emily and Emilly,
 * Puja and Pooja, Harjit and Harjeet, Fatima and Fatimah, Zainab and Zaynab. Parents seldom give two children two
 * spellings of one name.
 */
export function areOneSpelling(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST || one[0] !== other[0]) return false;
  return spellingOf(one) === spellingOf(other);
}

function spellingOf(name: string): string {
  return name
    .replaceAll('EE', 'I')
    .replace(/O[OU]/g, 'U')
    .replace(/EY$/, 'Y')
    .replaceAll('Y', 'I')
    .replace(/(?<=[TD])H/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/AH$/, 'A');
}
