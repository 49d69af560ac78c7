/** Longer text than this is no address: the rest of it is not looked at. */
const LONGEST = 1000;

/**
 * The parts of an address between its commas and line ends: trimmed, single-spaced, without what stands for nothing (`-`,
 * `n/a`), none the same as the one before it.
 */
export function segmentsOf(lines: readonly string[]): string[] {
  const segments: string[] = [];
  for (const line of lines) {
    for (const part of line.slice(0, LONGEST).split(/[,;|\r\n\t]+/)) {
      const segment = tidySegment(part);
      const before = segments.at(-1) ?? '';
      if (segment === '' || sameWords(segment, before)) continue;
      // `12, High Street`: a number by itself belongs to what comes after it.
      if (isLoneNumber(before) && !/^\d/.test(segment))
        segments[segments.length - 1] = `${before} ${segment}`;
      else segments.push(segment);
    }
  }
  return segments;
}

/** Whether two texts have the same letters and digits. */
export function sameWords(one: string, other: string): boolean {
  return plainWords(one) === plainWords(other);
}

/** A text in small letters, with `&` for `and` and nothing but letters, digits and single spaces. */
export function plainWords(text: string): string {
  if (/^[a-z0-9 ]*$/i.test(text)) return text.toLowerCase();
  return text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function tidySegment(part: string): string {
  const segment = part
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[-–.:*"]+ ?| ?(?<![-–:*"])[-–:*"]+$/g, '')
    .replace(/(?<=\p{L}{3,})\.+$/u, '');
  return /^(?:n\/?a|none|null|tba|unknown)$/i.test(segment) ? '' : segment;
}

/** A number of the street alone: `12`, `12A`, `1-3`. */
function isLoneNumber(segment: string): boolean {
  return /^\d{1,4}[a-z]?(?:\s?[-–/]\s?\d{1,4}[a-z]?)?$/i.test(segment);
}
