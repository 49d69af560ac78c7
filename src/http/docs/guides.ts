import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { present } from '../../present.ts';
import { Refusal } from '../../refusal.ts';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { pagePolicy } from '../answers/page-policy.ts';
import { type GuideSection, guideSections } from './guide-pages.ts';
import { frontBody, pageFrame } from './page-frame.ts';
import { type RenderedGuide, renderGuide } from './render-guide.ts';

/** The guides need nothing from other hosts: their own styles, scripts and search index. */
const POLICY = pagePolicy();

const HTML = 'text/html; charset=utf-8';

/** The site. It is rendered from `docs/` at the first request, in some tens of milliseconds. */
class GuideSite {
  readonly #sections: readonly GuideSection[] = guideSections();
  readonly #answers = new Map<string, ConstantAnswer>();

  /** The page at this path (given without `/docs/`), or undefined if there is none. */
  page(path: string): ConstantAnswer | undefined {
    return this.#kept(path, () => {
      if (path === '') return this.#framed('Documentation', '', frontBody(this.#sections));
      const page = this.#pages.find((page) => page.path === path);
      return page && this.#framed(page.title, path, this.#render(path).html);
    });
  }

  /** The parts of all pages, for the search in the browser. */
  get searchIndex(): ConstantAnswer {
    const parts = () =>
      this.#pages.flatMap(({ path, title }) =>
        this.#render(path).parts.map((part) => ({ ...part, title, url: `/docs/${path}#${part.id}` })),
      );
    const numbered = () => JSON.stringify(parts().map((part, id) => ({ ...part, id })));
    const make = () => new ConstantAnswer('application/json; charset=utf-8', numbered());
    return present(this.#kept('search.json', make), 'the index for the search');
  }

  get #pages() {
    return this.#sections.flatMap(({ pages }) => pages);
  }

  #render(path: string): RenderedGuide {
    const places = new Map(this.#pages.map((page) => [page.file, `/docs/${page.path}`]));
    return renderGuide(
      present(
        this.#pages.find((page) => page.path === path),
        `the page ${path}`,
      ),
      places,
    );
  }

  #framed(title: string, path: string, body: string): ConstantAnswer {
    return new ConstantAnswer(HTML, pageFrame({ title, path, body }, this.#sections));
  }

  #kept(name: string, make: () => ConstantAnswer | undefined): ConstantAnswer | undefined {
    const answer = this.#answers.get(name) ?? make();
    if (answer !== undefined) this.#answers.set(name, answer);
    return answer;
  }
}

/** Files of the pages, with their media types. */
const FILES: Readonly<Record<string, readonly [type: string, file: URL]>> = {
  'docs.css': ['text/css; charset=utf-8', new URL('docs.css', import.meta.url)],
  'docs.js': ['text/javascript; charset=utf-8', new URL('docs.js', import.meta.url)],
  'reference.js': ['text/javascript; charset=utf-8', new URL('reference.js', import.meta.url)],
  'minisearch.js': ['text/javascript; charset=utf-8', new URL(import.meta.resolve('minisearch'))],
};

/** `/docs/…`: the guides, made from the Markdown files in `docs/`. */
export function guideRoutes(server: FastifyInstance): void {
  const schema = { hide: true };
  let site: GuideSite | undefined;
  const opened = () => {
    site ??= new GuideSite();
    return site;
  };
  server.get('/docs', { schema }, async (request, reply) =>
    present(opened().page(''), 'the first page').send(
      request,
      reply.header('content-security-policy', POLICY),
    ),
  );
  server.get<{ Params: { '*': string } }>('/docs/*', { schema }, async (request, reply) => {
    const page = opened().page(request.params['*'].replace(/\/$/, '').toLowerCase());
    if (page === undefined) throw new Refusal('not-found', 'There is no such page. All pages are at /docs.');
    return page.send(request, reply.header('content-security-policy', POLICY));
  });
  server.get('/docs/static/search.json', { schema }, async (request, reply) =>
    opened().searchIndex.send(request, reply),
  );
  const made = new Map<string, ConstantAnswer>();
  for (const [name, [type, file]] of Object.entries(FILES)) {
    server.get(`/docs/static/${name}`, { schema }, async (request, reply) => {
      const answer = made.get(name) ?? new ConstantAnswer(type, readFileSync(file));
      made.set(name, answer);
      return answer.send(request, reply);
    });
  }
}
