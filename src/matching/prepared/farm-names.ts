import { isFarmWord } from '../../address/normal-form/farm-words.ts';
import { isHousehold } from '../../address/normal-form/household-words.ts';
import { isWelshArticle } from '../../address/normal-form/small-words.ts';
import { KIND } from '../../address/normal-form/vocabulary.ts';
import { type Word, wordOf } from '../../address/normal-form/word.ts';
import { Phrase } from './phrase.ts';
import { isQualifier } from './qualifiers.ts';

/* Farms in Wales are called `Llety Farm`, `Fferm Llety` or just `Llety`, whatever a list has. */

/** The other names of a house that is a farm or may be one. */
export interface FarmNames {
  /** Whether the house is called a farm. */
  readonly isFarm: boolean;
  /** The names that call it a farm, each in one of the languages. */
  readonly farms: readonly Phrase[];
  /** The name that does not call it a farm. */
  readonly bare: Phrase;
}

const FARM = wordOf('FARM');
const FFERM = wordOf('FFERM');

/** In letters. A shorter name is more likely to be the beginning of another one. */
const SHORTEST_NAME = 4;

/** Words that begin the name of a part of a farm: `The Barn Llety Farm`. */
const PARTS = new Set(['BARN', 'ANNEXE', 'COTTAGE']);

const known = new WeakMap<Phrase, FarmNames | 'none'>();

/**
 * Returns the other names of a house that may be a farm. Undefined if its name says that it is something else:
 * Llety Cottage is no farm, and Mill Farm is not the mill.
 */
export function farmNamesOf(name: Phrase): FarmNames | undefined {
  let names = known.get(name);
  if (names === undefined) {
    names = read(name) ?? 'none';
    known.set(name, names);
  }
  return names === 'none' ? undefined : names;
}

function read({ all }: Phrase): FarmNames | undefined {
  const farms = all.filter(isFarmWord).length;
  if (farms > 1) return undefined;
  // In `Bwthyn Fferm Llety`, the first word is a part of the farm.
  const [first] = all;
  const begin = first?.text === 'THE' || first?.text === 'Y' ? 1 : 0;
  const word = all[begin];
  const isPart =
    word !== undefined && all.length > begin + 1 && (isHousehold(word.text) || PARTS.has(word.text));
  const part = isPart ? all.slice(0, begin + 1) : [];
  const after = all.slice(part.length);
  const isFirst = after[0]?.text === FFERM.text;
  const isLast = after.at(-1)?.text === FARM.text;
  const isFarm = isFirst || isLast;
  if (farms > 0 && !isFarm) return undefined;
  const core = isFirst ? after.slice(1) : isLast ? after.slice(0, -1) : after;
  if (!isTelling(core)) return undefined;
  return {
    isFarm,
    farms: [new Phrase([...part, ...core, FARM]), new Phrase([...part, FFERM, ...core])],
    bare: new Phrase([...part, ...core]),
  };
}

/** Whether words tell which house is meant, and not what sort of house. */
function isTelling(words: readonly Word[]): boolean {
  const solid = words.filter((word) => !isWelshArticle(word) && !word.is(KIND.small));
  const [first] = solid;
  const last = solid.at(-1);
  if (first === undefined || last === undefined || last.is(KIND.building) || words.some(isHouseNumber))
    return false;
  if (solid.length > 1) return true;
  const others = KIND.trade | KIND.compass | KIND.beside | KIND.part;
  return !first.is(others) && !isQualifier(first.text) && first.text.length >= SHORTEST_NAME;
}

function isHouseNumber(word: Word): boolean {
  return word.is(KIND.number);
}
