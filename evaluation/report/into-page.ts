import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- evaluation -->';
const END = '<!-- end of evaluation -->';

/** Writes a report between the marks of a page, replacing the previous one. */
export function writeIntoPage(path: string, report: string): void {
  const page = readFileSync(path, 'utf8');
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${path} has no ${BEGIN} with an ${END} after it.`);
  writeFileSync(path, `${page.slice(0, from + BEGIN.length)}\n\n${report.trim()}\n\n${page.slice(to)}`);
}
