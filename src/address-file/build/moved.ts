import { move, transferableSymbol, valueSymbol } from 'piscina';

/** Returns a result of a thread whose large arrays move to the main thread without being copied. */
export function moved(value: object, large: readonly (Uint8Array | Uint32Array | Float64Array)[]): unknown {
  const buffers = large.map(({ buffer }) => buffer);
  return move({ [transferableSymbol]: buffers, [valueSymbol]: value } as never);
}
