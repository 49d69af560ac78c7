/** Every first word with every last one: `Pound Cottage`, `Pound House`. */
export function cross(first: readonly string[], last: readonly string[]): string[] {
  return first.flatMap((one) => last.map((other) => `${one} ${other}`));
}
