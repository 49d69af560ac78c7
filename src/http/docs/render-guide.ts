import { posix } from 'node:path';
import { Marked, type Tokens } from 'marked';
import type { GuidePage } from './guide-pages.ts';

/** A part of a page under one heading, for the search. */
export interface GuidePart {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

export interface RenderedGuide {
  readonly html: string;
  readonly parts: readonly GuidePart[];
}

/**
 * Renders a page. Links to other pages of the guides lead to those pages. Links to files that are not pages
 * become plain text, because the service does not serve them.
 *
 * @param places the pages of the site by their files
 */
export function renderGuide(page: GuidePage, places: ReadonlyMap<string, string>): RenderedGuide {
  const parts: { id: string; heading: string }[] = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const id = anchorOf(text);
        parts.push({ id, heading: text.replaceAll('`', '') });
        return `<h${depth} id="${escapeHtml(id)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens);
        const target = targetOf(href, page.file, places);
        return target === undefined ? text : `<a href="${escapeHtml(target)}">${text}</a>`;
      },
      // Raw HTML in the guides is a comment of their authors.
      html: () => '',
      table(token: Tokens.Table) {
        const row = (cells: Tokens.TableCell[], tag: string) =>
          `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('\n');
        // Wide tables scroll by themselves, so that the page fits a telephone.
        return `<div class="table"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
      },
    },
  });
  const html = marked.parse(page.text, { async: false });
  return { html, parts: [...withTexts(page.text, parts)] };
}

/** Adds to each heading the text between it and the next one. */
function* withTexts(text: string, parts: readonly { id: string; heading: string }[]): Generator<GuidePart> {
  const sections = text.split(/^#{1,6} .+$/m).slice(1);
  for (const [at, { id, heading }] of parts.entries())
    yield {
      id,
      heading,
      text: (sections[at] ?? '')
        .replace(/[`|*_#>-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    };
}

/** The anchor of a heading, as GitHub makes it, so that links of the pages work in both places. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function targetOf(href: string, file: string, places: ReadonlyMap<string, string>): string | undefined {
  if (/^(https?:|#)/.test(href)) return href;
  const [path = '', anchor] = href.split('#');
  const place = places.get(posix.normalize(posix.join(posix.dirname(file), path)));
  if (place === undefined) return undefined;
  return anchor === undefined ? place : `${place}#${anchor}`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
