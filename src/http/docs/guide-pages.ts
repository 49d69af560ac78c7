import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const ROOT = new URL('../../../', import.meta.url);

/** The front page's sections, in order, by the folder of their pages. */
const SECTIONS: readonly (readonly [folder: string, title: string])[] = [
  ['clients', 'For developers'],
  ['analysts', 'For analysts'],
  ['operators', 'For operators'],
  ['contributors', 'For contributors'],
  ['results', 'Measured'],
];

/**
 * The pages for newcomers. They come first in their section, in this order. The other pages follow by name.
 */
const FIRST = [
  'clients/quick-start',
  'clients/package',
  'clients/errors',
  'clients/sandbox',
  'clients/lookup',
  'operators/install',
  'operators/workflows',
  'operators/steps',
  'operators/limits',
];

/** The README of the client package belongs to the guides, wherever the package is. */
const ELSEWHERE: Readonly<Record<string, string>> = { 'clients/package': 'client/README.md' };

/** A page of the guides. */
export interface GuidePage {
  /** Its path in the site without `/docs/`, such as `clients/errors`. */
  readonly path: string;
  /** Its file in the project, such as `docs/clients/errors.md`. */
  readonly file: string;
  readonly title: string;
  readonly text: string;
}

export interface GuideSection {
  readonly title: string;
  readonly pages: readonly GuidePage[];
}

/** The pages of `docs/`, by section. */
export function guideSections(): GuideSection[] {
  return SECTIONS.map(([folder, title]) => ({ title, pages: pagesOf(folder) }));
}

function pagesOf(folder: string): GuidePage[] {
  const own = readdirSync(new URL(`docs/${folder}/`, ROOT))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => posix.join(folder, name.slice(0, -3)));
  const elsewhere = Object.keys(ELSEWHERE).filter((path) => path.startsWith(`${folder}/`));
  return [...own, ...elsewhere]
    .toSorted((one, other) => orderOf(one) - orderOf(other) || (one < other ? -1 : 1))
    .flatMap((path) => {
      const page = readGuide(path, ELSEWHERE[path] ?? `docs/${path}.md`);
      return page === undefined ? [] : [page];
    });
}

function orderOf(path: string): number {
  const at = FIRST.indexOf(path);
  return at < 0 ? FIRST.length : at;
}

/** Reads a page. Returns undefined if its file was not installed. */
function readGuide(path: string, file: string): GuidePage | undefined {
  let text: string;
  try {
    text = readFileSync(new URL(file, ROOT), 'utf8');
  } catch {
    return undefined;
  }
  return { path, file, title: /^# (.+)$/m.exec(text)?.[1] ?? path, text };
}
