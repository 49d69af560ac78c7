import type { GuideSection } from './guide-pages.ts';
import { escapeHtml } from './render-guide.ts';

/** The parts of a page that differ from page to page. */
interface FramedPage {
  readonly title: string;
  /** The page of the guides that the navigation shows as the current one. */
  readonly path: string;
  readonly body: string;
  /** The page's own scripts and styles, as HTML. */
  readonly head?: string;
}

/** A page of the site: navigation and search around a body. */
export function pageFrame(
  { title, path, body, head = '' }: FramedPage,
  sections: readonly GuideSection[],
): string {
  const link = (to: string, text: string) =>
    `<li><a href="/docs/${to}"${to === path ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
  const lists = sections.map(
    (section) =>
      `<h2>${escapeHtml(section.title)}</h2><ul>${section.pages.map((page) => link(page.path, page.title)).join('')}</ul>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · Fettle</title>
<link rel="stylesheet" href="/docs/static/docs.css">
<script type="module" src="/docs/static/docs.js"></script>${head}
</head>
<body>
<header>
<a class="name" href="/docs/">Fettle</a>
<form role="search"><input type="search" placeholder="Search" aria-label="Search the documentation" autocomplete="off"><ol hidden></ol></form>
<a class="api" href="/docs/api">API reference</a>
<button type="button" aria-expanded="false" aria-controls="pages">Pages</button>
</header>
<nav id="pages" aria-label="Pages"><ul>${link('api', 'API reference')}</ul>${lists.join('')}</nav>
<main>${body}</main>
</body>
</html>
`;
}

/** The front page: where to begin, and all pages. */
export function frontBody(sections: readonly GuideSection[]): string {
  const all = sections.map(
    ({ title, pages }) =>
      `<section><h2>${escapeHtml(title)}</h2><ul>${pages.map(({ path, title }) => `<li><a href="/docs/${path}">${escapeHtml(title)}</a></li>`).join('')}</ul></section>`,
  );
  return `<h1>Fettle</h1>
<p>Fettle cleanses tabular data in batches and looks up UK addresses.</p>
<p class="begin"><a href="/docs/clients/quick-start">Quick start</a> <a href="/docs/clients/package">Client package</a> <a href="/docs/api">API reference</a></p>
<div class="sections">${all.join('')}</div>`;
}
