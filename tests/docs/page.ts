import { readdirSync, readFileSync } from 'node:fs';

export const ROOT = new URL('../../', import.meta.url);

/** A fenced block of a page: its language and content. */
export interface FencedBlock {
  readonly language: string;
  readonly content: string;
}

/** The pages that a stranger reads, by their paths from the project's root. */
export const PAGES: readonly string[] = [
  ...readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...readdirSync(new URL('docs/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll('\\', '/')}`),
];

export function readPage(path: string): string {
  return readFileSync(new URL(path, ROOT), 'utf8');
}

/** The fenced blocks of a page, in order. */
export function blocksOf(page: string): FencedBlock[] {
  return [...page.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(([, language, content]) => ({
    language: language!,
    content: content!,
  }));
}
