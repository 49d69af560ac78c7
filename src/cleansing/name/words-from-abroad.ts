import { foreignMisters } from './title-list.ts';
import { isInitial, type Token, type Word, word } from './token.ts';

/**
 * `And` in other languages: French, German, Dutch, Spanish, Portuguese, Italian, Welsh, Polish, Scandinavian,
 * Turkish.
 */
const AND: ReadonlySet<string> = new Set('et und u en y e a ac i og och ja ve'.split(' '));

/** French forenames, before which `M.` is Monsieur. */
const FRENCHMEN: ReadonlySet<string> = new Set(
  `adrien alain albert alexandre alphonse andre antoine armand arnaud aurelien baptiste benoit bernard bertrand bruno camille
  cedric charles christian christophe claude clement cyril damien daniel david denis didier dominique edouard emile emmanuel
  eric etienne fabien fabrice fernand florent francis franck francois frederic gabriel gaston gauthier georges gerard gilbert
  gilles gregoire guillaume gustave guy henri herve hubert hugues jacques jean jerome joel joseph jules julien laurent leon
  loic louis luc lucien marc marcel mathieu matthieu maurice maxime michel nicolas olivier pascal patrice paul philippe
  pierre quentin raoul raphael raymond rene roger roland romain sebastien serge simon stephane sylvain thierry thomas
  tristan valentin victor vincent xavier yannick yves`.split(/\s+/),
);

/** Those of the {@link FRENCHMEN} that are also common English names, before which `M.` is an initial. */
const ENGLISH_TOO: ReadonlySet<string> = new Set(
  `albert armand bernard bruno camille charles christian claude cyril daniel david denis dominique emmanuel eric francis franck
  gabriel gilbert guy hubert jean joel joseph jules julien leon louis luc marc marcel maurice paul quentin raymond roger
  roland simon thomas tristan valentin victor vincent xavier`.split(/\s+/),
);

/** Spanish and Portuguese forenames, before which `Sr` is Señor and not Sister. */
const IBERIANS: ReadonlySet<string> = new Set(
  `adolfo agustin alberto alejandro alfonso alfredo alvaro andres angel antonio armando arturo carlos cesar daniel david diego
  domingo eduardo emilio enrique ernesto esteban felipe fernando francisco gabriel gonzalo guillermo gustavo hector hugo
  ignacio ismael ivan jaime javier jesus joaquin jordi jorge jose juan julian julio lorenzo luis manuel marcos mario martin
  miguel nicolas oscar pablo pedro rafael ramon raul ricardo roberto rodrigo ruben salvador santiago sebastian sergio tomas
  vicente victor joao paulo duarte nuno rui tiago`.split(/\s+/),
);

/**
 * Abbreviations for family relations in Malaysia and India: a/l and s/o mean son of, a/p and d/o mean
 * daughter of, w/o means wife of.
 */
const CHILD_OF: ReadonlySet<string> = new Set(['a/l', 'a/p', 's/o', 'd/o', 'w/o']);

/**
 * The first letters of Wolde, Gebre, Haile and Tekle, as Ethiopians shorten them before a slash: W/Mariam.
 */
const ETHIOPIAN: ReadonlySet<string> = new Set(['w', 'g', 'h', 't']);

/** Reads foreign words in names: Herr und Frau, Ewa i Marek, M. Jean, Rajan a/l Muthu, W/Mariam. */
export function withWordsFromAbroad(tokens: readonly Token[]): readonly Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const joined = acrossSlash(tokens, at);
    if (joined === undefined) read.push(fromAbroad(token, at, tokens));
    else {
      read.push(joined);
      at += 2;
    }
  }
  return read;
}

/** Whether {@link withWordsFromAbroad} may change the token. */
export function mayBeFromAbroad(token: Token, at: number): boolean {
  if (token.kind !== 'word') return token.kind === 'slash';
  if (token.text.length > 3) return false;
  if (at === 0) return token.lower === 'sr' || (token.lower === 'm' && token.stopped);
  return (token.text.length > 1 || token.shape === 'lower') && AND.has(token.lower);
}

function acrossSlash(tokens: readonly Token[], at: number): Word | undefined {
  const [before, slash, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (slash?.kind !== 'slash' || before?.kind !== 'word' || after?.kind !== 'word' || at === 0)
    return undefined;
  if (before.text.length !== 1) return undefined;
  const text = `${before.text}/${after.text}`;
  if (CHILD_OF.has(text.toLowerCase())) return word(text.toLowerCase());
  const previous = tokens[at - 1];
  const isFather = ETHIOPIAN.has(before.lower) && after.text.length > 3 && previous?.kind === 'word';
  return isFather && after.entry.titles === undefined && !isInitial(previous) ? word(text) : undefined;
}

function fromAbroad(token: Token, at: number, tokens: readonly Token[]): Token {
  if (token.kind !== 'word' || !mayBeFromAbroad(token, at)) return token;
  if (at === 0) return mister(token, tokens);
  return isAnd(tokens, at) ? { kind: 'and' } : token;
}

/**
 * Whether a foreign "and" joins people: between two titles, or between two forenames before a surname, but
 * not in Ortega y Molina.
 */
function isAnd(tokens: readonly Token[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]];
  if (before?.kind !== 'word' || after?.kind !== 'word') return false;
  if (after.entry.titles !== undefined && (before.entry.titles !== undefined || before.stopped)) return true;
  const { shape, lower } = tokens[at] as Word;
  if (shape !== 'lower' || lower === 'u' || at > 2 || tokens.length < at + 3) return false;
  return before.entry.sex !== undefined && after.entry.sex !== undefined && isGivenOnly(tokens[0]);
}

function isGivenOnly(token: Token | undefined): boolean {
  return token?.kind === 'word' && (token.entry.sex !== undefined || isInitial(token));
}

function mister(token: Word, tokens: readonly Token[]): Word {
  const next = tokens[1];
  if (next?.kind !== 'word') return token;
  const isCouple = AND.has(next.lower) && tokens[2]?.kind === 'word' && tokens[2].entry.titles !== undefined;
  const name = unaccented(next.lower);
  const isMan = token.lower === 'sr' ? name === 'don' || IBERIANS.has(name) : isFrenchman(name, tokens);
  if (!isCouple && !isMan) return token;
  return { ...token, entry: { ...token.entry, titles: [foreignMisters()[token.lower as 'm' | 'sr']] } };
}

/**
 * Whether the name is a French man's: Jean-Luc, Thierry. Jean, Marc and David count only before a French
 * surname.
 */
function isFrenchman(name: string, tokens: readonly Token[]): boolean {
  const [first = '', second] = name.split('-');
  if (!FRENCHMEN.has(first)) return false;
  if (second !== undefined || !ENGLISH_TOO.has(first)) return tokens.length > 2;
  const last = tokens.at(-1);
  return tokens.length > 2 && last?.kind === 'word' && isFrenchSurname(last.lower);
}

/** French surnames by letters that no English surname has: Moreau, Dubois, Delacroix, Thibault. */
export function isFrenchSurname(lower: string): boolean {
  return unaccented(lower)
    .split('-')
    .some((part) => FRENCH_SURNAME.test(part));
}

const FRENCH_SURNAME =
  /^(?:du(?:bois|bos|breuil|champ|croix|fau|four|mas|mont|pont|prat|puis|puy|rand|val|vivier)|dela[a-z]{3,}|des(?:champs|jardins)|le(?:blanc|bon|brun|clerc|comte|febvre|fevre|fort|gall|goff|grand|gros|maire|maitre|moine|roux|roy|sage)|la(?:croix|fitte|fleur|fond|font|marche|porte|roche|rue|salle|vigne))$|(?:eaux?|ault|oux|ois|oix|iere|ouin|quet|gnon|gnier|illier)$/;

function unaccented(lower: string): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '');
}
