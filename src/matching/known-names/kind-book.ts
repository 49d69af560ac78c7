import type { DeliveryPoint } from '../../address/delivery-point.ts';
import { isDefiniteArticle } from '../../address/normal-form/small-words.ts';
import { wordsOf } from '../../address/normal-form/tokens.ts';

/** Words that say what sort of house a name means. */
const KINDS = new Set(
  'FARM FFERM FARMHOUSE FFERMDY HOUSE COTTAGE COTTAGES BUNGALOW BARN BARNS LODGE VILLA'.split(' '),
);

/**
 * Tells whether houses share a name but for the word that says what sort of house it is: Llety, Llety Farm and
 * Llety Bungalow.
 */
export class KindBook {
  /** The names without such words, each with its village → the first whole name, or {@link SEVERAL}. */
  readonly #names = new Map<string, string>();

  /** Adds the name of a building. */
  add(point: DeliveryPoint): void {
    const { core, name } = partsOf(point.buildingName);
    const key = `${core}|${villageOf(point)}`;
    const first = this.#names.get(key);
    if (first === undefined) this.#names.set(key, name);
    else if (first !== name) this.#names.set(key, SEVERAL);
  }

  /** Whether no other name of the village differs from that of a building only by such a word. */
  isOnly(point: DeliveryPoint): boolean {
    const first = this.#names.get(`${partsOf(point.buildingName).core}|${villageOf(point)}`);
    return first !== undefined && first !== SEVERAL;
  }
}

const SEVERAL = '';

/** Returns a name without article, and also without the words for a sort of house. */
function partsOf(building: string): { readonly core: string; readonly name: string } {
  const texts = wordsOf(building)
    .filter((word, at) => at > 0 || !isDefiniteArticle(word))
    .map(({ text }) => text);
  let from = texts[0] === 'FFERM' ? 1 : 0;
  let to = texts.length;
  while (to > from + 1 && KINDS.has(texts[to - 1] ?? '')) to--;
  if (from === to) from = 0;
  if (from > 0 && to - from > 1 && (texts[from] === 'Y' || texts[from] === 'YR')) from++;
  return { core: texts.slice(from, to).join(''), name: texts.join('') };
}

function villageOf({ doubleDependentLocality, dependentLocality, postTown }: DeliveryPoint): string {
  return `${doubleDependentLocality}|${dependentLocality}|${postTown}`;
}
