import { isDescriptor } from './thoroughfare-descriptors.ts';

/** A street as in PAF: `Stanney Mill` + `Road`, `High` + `Street North`, `Upperkirkgate` + nothing. */
export interface Thoroughfare {
  readonly name: string;
  readonly descriptor: string;
}

const compassPoints = new Set(['north', 'south', 'east', 'west']);

/**
 * Splits the single street column of a CSV delivery into name and descriptor. The descriptor is the ending of
 * the text that is in the list of descriptors, including a point of the compass after it. The name keeps at
 * least one word: `Broadway` is a name, and the descriptor of `The Broadway` is `Broadway`.
 * {@link joinThoroughfare} restores the text, single-spaced.
 */
export function splitThoroughfare(text: string): Thoroughfare {
  const words = text.split(/\s+/).filter(Boolean);
  const points = words.length > 2 && compassPoints.has(words.at(-1)?.toLowerCase() ?? '') ? 1 : 0;
  for (const length of [2, 1]) {
    const start = words.length - points - length;
    if (start < 1 || !isDescriptor(words.slice(start, start + length).join(' '))) continue;
    return { name: words.slice(0, start).join(' '), descriptor: words.slice(start).join(' ') };
  }
  return { name: words.join(' '), descriptor: '' };
}

/** The whole street: `Stanney Mill Road`. */
export function joinThoroughfare(name: string, descriptor: string): string {
  return name === '' || descriptor === '' ? name + descriptor : `${name} ${descriptor}`;
}
