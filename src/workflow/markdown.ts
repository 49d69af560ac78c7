/** A Markdown table with aligned columns, so that it reads well in a terminal too. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const plain = (row: readonly string[]) =>
    row.map((cell) => cell.replaceAll('|', '\\|').replaceAll(/(?<!\s)\s*\n\s*/g, ' '));
  const [first, others] = [plain(head), rows.map(plain)];
  const widths = head.map((_, at) => Math.max(3, ...[first, ...others].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === row.length - 1 ? cell : cell.padEnd(widths[at] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, at) => '-'.repeat(at === widths.length - 1 ? 3 : width + 2)).join('|')}|`;
  return [line(first), rule, ...others.map(line)].join('\n');
}

/** A block of code. */
export function code(language: string, text: string): string {
  return `\`\`\`${language}\n${text.trimEnd()}\n\`\`\``;
}

/** Joins paragraphs, headings and tables with empty lines. Leaves out undefined parts. */
export function page(...parts: readonly (string | undefined)[]): string {
  return `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;
}
