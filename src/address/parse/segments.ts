/** Longer lines are not addresses. The rest of them is not read. */
const LONGEST = 1000;

/**
 * The parts of an address between commas and line ends: trimmed, single-spaced, without fillers (`-`, `n/a`)
 * and without immediate repetitions.
 */
export function segmentsOf(lines: readonly string[]): string[] {
  const segments: string[] = [];
  for (const line of lines) {
    for (const part of line.slice(0, LONGEST).split(/[,;|\r\n\t]+/)) {
      const segment = tidySegment(part);
      const before = segments.at(-1) ?? '';
      if (segment === '' || sameWords(segment, before)) continue;
      // `12, High Street`: a lone number belongs to the part after it.
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

/** A text in lower case, with `and` for `&`, and with nothing but letters, digits and single spaces. */
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

/** Whether a part of an address is a house number and nothing else: `12`, `12A`, `1-3`. */
export function isLoneNumber(segment: string): boolean {
  return /^\d{1,4}[a-z½]?(?:\s?[-–/]\s?\d{1,4}[a-z]?)?$/i.test(segment);
}
