/** Collects an option that may be repeated. */
export function gather(text: string, gathered: readonly string[]): string[] {
  return [...gathered, text];
}

/** A moment for people: `2030-01-31T09:00:00Z`. */
export function moment(date: Date): string {
  return date.toISOString().replace(/\.\d+Z$/, 'Z');
}
