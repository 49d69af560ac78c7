import type { Weights } from '../../src/matching/weights.ts';

/** A table of weights that may be written to. */
export interface WritableWeights {
  elements: Record<string, Record<string, number>>;
  postcode: Record<string, number>;
  least: Record<'Exact' | 'Building' | 'Street', number>;
  calibration: Record<'Exact' | 'Building' | 'Street' | 'Town', readonly (readonly [number, number])[]>;
}

/** `elements.thoroughfare.agrees` and `postcode.near` → bits. */
export function flattened({ elements, postcode }: Weights): Map<string, number> {
  const flat = new Map<string, number>();
  for (const [element, outcomes] of Object.entries(elements)) {
    for (const [outcome, bits] of Object.entries(outcomes)) flat.set(`elements.${element}.${outcome}`, bits);
  }
  for (const [outcome, bits] of Object.entries(postcode)) flat.set(`postcode.${outcome}`, bits);
  return flat;
}

/** Returns the table with the bits at these paths replaced, rounded to two decimals. */
export function withBits(weights: Weights, flat: ReadonlyMap<string, number>): Weights {
  const table = structuredClone(weights) as unknown as WritableWeights;
  for (const [path, bits] of flat) {
    const [first, element = '', outcome = ''] = path.split('.');
    const rounded = Number(bits.toFixed(2));
    if (first === 'elements') table.elements[element]![outcome] = rounded;
    else if (first === 'postcode') table.postcode[element] = rounded;
  }
  return table as unknown as Weights;
}
