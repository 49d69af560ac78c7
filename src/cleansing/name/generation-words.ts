import { type Token, type Word, word } from './token.ts';

/**
 * Words after `the` that name a generation, each with its suffix: Pitt the Younger, Robert Downes the Third.
 */
const BEHIND_THE: Readonly<Record<string, string>> = {
  elder: 'Snr',
  younger: 'Jnr',
  second: 'II',
  third: 'III',
  fourth: 'IV',
};

/** Short forms that are also names (Sen, Jun) unless a full stop marks them as short. */
const SHORT: Readonly<Record<string, string>> = { sen: 'Snr', jun: 'Jnr' };

/** Replaces generation words at the end by a suffix: Peter Fenn the Elder, Peter Fenn Sen. */
export function withGenerationAsSuffix(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  if (last?.kind !== 'word' || tokens.length < 3) return tokens;
  if (last.stopped) {
    const suffix = SHORT[last.lower];
    return suffix === undefined ? tokens : [...tokens.slice(0, -1), word(suffix)];
  }
  const before = tokens.at(-2);
  const suffix = before?.kind === 'word' && before.lower === 'the' ? BEHIND_THE[last.lower] : undefined;
  return suffix === undefined || tokens.length < 4 ? tokens : [...tokens.slice(0, -2), word(suffix)];
}

/** The suffix for a word in brackets: Mr Peter Fenn (father), but not (Father), who is a priest. */
export function generationAside(aside: readonly Word[]): Word | undefined {
  const [only, next] = aside;
  if (next !== undefined) return undefined;
  if (only?.text === 'father') return word('Snr');
  return only?.text === 'son' ? word('Jnr') : undefined;
}
