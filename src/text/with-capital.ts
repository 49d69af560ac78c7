/** A text with its first letter as a capital: `landline` → `Landline`. */
export function withCapital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
