import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { present } from '../../present.ts';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { pagePolicy, TRUSTED_TYPES } from '../answers/page-policy.ts';
import { guideSections } from '../docs/guide-pages.ts';
import { pageFrame } from '../docs/page-frame.ts';
import { renderGuide } from '../docs/render-guide.ts';
import type { Service } from '../service.ts';

/** The policy of a careful shop: no inline script, no inline style, nothing from other hosts. */
const POLICY = `${pagePolicy()}; ${TRUSTED_TYPES}`;

/** The guide whose text follows the form. */
const GUIDE = 'clients/address-box';

/** `/address-box`: a form to try the address box in, with its guide. */
export function pageRoutes(server: FastifyInstance, { publicUrl }: Service): void {
  const schema = { hide: true };
  let page: ConstantAnswer | undefined;
  server.get('/address-box', { schema }, async (request, reply) => {
    // The public URL is known once the server listens.
    page ??= new ConstantAnswer('text/html; charset=utf-8', pageOf(publicUrl()));
    return page.send(request, reply.header('content-security-policy', POLICY));
  });
  const style = new ConstantAnswer(
    'text/css; charset=utf-8',
    readFileSync(new URL('page.css', import.meta.url)),
  );
  server.get('/address-box/page.css', { schema }, async (request, reply) => style.send(request, reply));
}

function pageOf(url: string): string {
  const sections = guideSections();
  const pages = sections.flatMap(({ pages }) => pages);
  const guide = present(
    pages.find(({ path }) => path === GUIDE),
    'the guide of the address box',
  );
  const places = new Map(pages.map(({ file, path }) => [file, `/docs/${path}`]));
  const text = guide.text.replaceAll(EXAMPLE_URL, url);
  const { html } = renderGuide({ ...guide, text }, places);
  return pageFrame(
    {
      title: guide.title,
      path: GUIDE,
      // The form stands in the place of the guide's title and lead.
      body: FORM + html.slice(html.indexOf('<h2')),
      head: HEAD,
    },
    sections,
  );
}

/** The service's URL in the guide. */
const EXAMPLE_URL = 'https://fettle.example';

const HEAD = `
<link rel="stylesheet" href="/address-box/page.css">
<script type="module" src="/address-box.js"></script>
<script type="module" src="/address-box/page.js"></script>`;

const FIELDS: readonly (readonly [label: string, autocomplete: string])[] = [
  ['Organisation', 'organization'],
  ['Address line 1', 'address-line1'],
  ['Address line 2', 'address-line2'],
  ['Address line 3', 'address-line3'],
  ['Town', 'address-level2'],
  ['Postcode', 'postal-code'],
];

/** The form, and beside it the values that the address box gives to the page. */
const FORM = `<h1>Address box</h1>
<p>A text field that finds a UK address while it is typed. Try it: type three letters, or the postcode <kbd>CH2 4NE</kbd>. The addresses on this page
are invented.</p>
<div class="trial">
<form autocomplete="off">
<fettle-address key="sample"></fettle-address>
<div class="fields">
${FIELDS.map(([label, autocomplete]) => `<label>${label}<input autocomplete="${autocomplete}"></label>`).join('\n')}
</div>
</form>
<section class="told" aria-label="What your page is told"><pre><code>Choose an address to see
what your page is told.</code></pre></section>
</div>
`;
