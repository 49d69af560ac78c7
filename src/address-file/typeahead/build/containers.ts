import { present } from '../../../present.ts';
import { ByteWriter } from '../../bytes.ts';
import { type ContainerWords, writeWords } from '../container.ts';
import type { TypeaheadWriter } from '../store.ts';
import { FIRST_FORM, type GatheredRows, OTHER_FORM, OUTWARD_CODE, unmarked } from './gathered-containers.ts';

/** All containers. `number` is the number that a container got. */
export interface NumberedContainers extends GatheredRows {
  /** For each number: the gathered place of the container. */
  readonly order: Uint32Array;
}

/**
 * Numbers the containers. Those with the most addresses come first. Ties go to the container that came first.
 */
export function numberContainers(gathered: GatheredRows): NumberedContainers {
  const { addresses } = gathered;
  const order = new Float64Array(addresses.length);
  for (let at = 0; at < order.length; at++)
    order[at] = (2 ** 24 - Math.min(addresses[at]!, 2 ** 24)) * 2 ** 27 + at;
  order.sort();
  const containers = new Uint32Array(order.length);
  for (let at = 0; at < order.length; at++) containers[at] = order[at]! % 2 ** 27;
  return { ...gathered, order: containers };
}

/**
 * Writes the containers.
 *
 * @param places for each word, in the order in which the words came, its number in the lexicon
 */
export function writeContainers(
  store: TypeaheadWriter,
  { order, rows, rowStarts, markedWords, wordStarts }: NumberedContainers,
  places: Uint32Array,
): void {
  const writer = new ByteWriter();
  store.transaction(() => {
    order.forEach((gathered, number) => {
      writer.clear();
      writeWords(
        writer,
        wordsOf(markedWords.subarray(wordStarts[gathered], wordStarts[gathered + 1]), places),
      );
      writer.append(rows.subarray(rowStarts[gathered], rowStarts[gathered + 1]));
      store.append('container', number, writer.view());
    });
  });
}

function wordsOf(marked: Uint32Array, places: Uint32Array): ContainerWords {
  const own: number[][] = [];
  const around: number[] = [];
  const outwardCodes: number[] = [];
  for (const word of marked) {
    const place = places[unmarked(word)]!;
    if (word >= FIRST_FORM) own.push([place]);
    else if (word >= OTHER_FORM) present(own.at(-1), 'the word that has another form').push(place);
    else if (word >= OUTWARD_CODE) outwardCodes.push(place);
    else around.push(place);
  }
  return { own, around, outwardCodes };
}
