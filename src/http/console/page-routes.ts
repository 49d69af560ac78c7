import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { pagePolicy, TRUSTED_TYPES } from '../answers/page-policy.ts';

/** The console calls only this service. None of its scripts and styles are inline. */
const POLICY = `${pagePolicy()}; ${TRUSTED_TYPES}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>Console · Fettle</title>
<script type="module" src="/console/static/console.js"></script>
</head>
<body>
<div id="console"></div>
<noscript>The console needs JavaScript. Everything that it does can be done with the fettle command, too.</noscript>
</body>
</html>
`;

/**
 * `/console/…`: a single page. Its script (browser/console) reads the rest of the path. The page itself needs
 * no protection.
 */
export function pageRoutes(server: FastifyInstance): void {
  const schema = { hide: true };
  const page = new ConstantAnswer('text/html; charset=utf-8', PAGE);
  server.get('/console', { schema }, async (request, reply) =>
    page.send(request, reply.header('content-security-policy', POLICY)),
  );
  server.get<{ Params: { '*': string } }>('/console/*', { schema }, async (request, reply) => {
    // `clients/<id>` is a page. What follows a client's id is the batch interface (client-path.ts).
    if (/^((api|static)\/|clients\/[^/]*\/.)/i.test(request.params['*']))
      throw new Refusal('not-found', 'There is no such path.');
    return page.send(request, reply.header('content-security-policy', POLICY));
  });
  server.get('/', { schema }, async (_request, reply) => reply.redirect('/console', 302));
}
