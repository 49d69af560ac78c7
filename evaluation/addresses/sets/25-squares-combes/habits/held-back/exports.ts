/** Puts a word where an export has empty fields: behind the first part and before the last one. */
export function cells(word: string): (line: string) => string {
  return (line) => {
    const [first = '', ...rest] = line.split(', ');
    return [first, word, ...rest.slice(0, -1), word, ...rest.slice(-1)].join(', ');
  };
}

/** Puts each part in quotes. */
export function quoted(line: string): string {
  return `"${line.split(', ').join('","')}"`;
}

/** Takes the commas and spaces out between parts, but not where a digit or a single letter would be mistaken. */
export function glued(line: string): string {
  return line
    .replace(/, (?=\d)/g, ' ')
    .replace(/(?<=(?:^|\W)\w), /g, ' ')
    .replaceAll(', ', '');
}

/** The most letters of a line of an old label. */
const WIDTH = 24;

/** Begins a new line after the width, or a little before it so that no number or postcode is cut. */
export function wrapped(line: string): string {
  const lines: string[] = [];
  let rest = line.replaceAll(', ', ' ');
  while (rest.length > WIDTH) {
    let at = WIDTH;
    while (at > WIDTH - 8 && /\d/.test(rest.slice(Math.max(0, at - 4), at + 4))) at--;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...lines, rest].map((one) => one.trim()).join('\n');
}
