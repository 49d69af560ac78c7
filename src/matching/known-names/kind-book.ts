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
  /**
   * The names without such words, each with its village and with its town → the first name, or {@link SEVERAL}.
   */
  readonly #names = new Map<string, string>();

  /** Adds the name of a building. */
  add(point: DeliveryPoint): void {
    const { core, name } = partsOf(point.buildingName);
    const village = villageOf(point);
    this.#note(`${core}|${village}`, name);
    this.#note(`${core}|${point.postTown}`, `${name}|${village}`);
  }

  /**
   * Whether no other name is like that of a building but for such a word: in its village, or in its town,
   * where the same name must not occur in another village either.
   */
  isOnly(point: DeliveryPoint, within: 'village' | 'town'): boolean {
    const { core } = partsOf(point.buildingName);
    const place = within === 'town' ? point.postTown : villageOf(point);
    const first = this.#names.get(`${core}|${place}`);
    return first !== undefined && first !== SEVERAL;
  }

  #note(key: string, name: string): void {
    const first = this.#names.get(key);
    if (first === undefined) this.#names.set(key, name);
    else if (first !== name) this.#names.set(key, SEVERAL);
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
