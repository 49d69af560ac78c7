import type { FastifyInstance } from 'fastify';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { pagePolicy } from '../answers/page-policy.ts';

/** Scalar styles its parts by attributes, so inline styles are allowed. Nothing may come from other hosts. */
const POLICY = pagePolicy({
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
});

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Fettle</title>
</head>
<body>
<a href="/docs/" style="position: fixed; right: 16px; top: 14px; z-index: 20; font: 14px system-ui; color: GrayText">Guides</a>
<div id="app"></div>
<script src="/docs/static/scalar.js"></script>
<script src="/docs/static/reference.js"></script>
</body>
</html>
`;

/** `/docs/api`: the reference of every operation, by Scalar, from `/openapi.json`. */
export function referenceRoutes(server: FastifyInstance): void {
  const schema = { hide: true };
  const page = new ConstantAnswer('text/html; charset=utf-8', PAGE);
  server.get('/docs/api', { schema }, async (request, reply) =>
    page.send(request, reply.header('content-security-policy', POLICY)),
  );
  let script: Promise<ConstantAnswer> | undefined;
  server.get('/docs/static/scalar.js', { schema }, async (request, reply) => {
    script ??= scalarScript();
    return (await script).send(request, reply);
  });
}

/**
 * Scalar's script for browsers. Its package keeps it as a text of 5 MB in a plugin, which is loaded on
 * request.
 */
async function scalarScript(): Promise<ConstantAnswer> {
  const [{ default: scalar }, { default: fastify }] = await Promise.all([
    import('@scalar/fastify-api-reference'),
    import('fastify'),
  ]);
  await using server = fastify();
  await server.register(scalar, { routePrefix: '/', configuration: { url: '/openapi.json' } });
  const { rawPayload } = await server.inject('/js/scalar.js');
  return new ConstantAnswer('text/javascript; charset=utf-8', rawPayload);
}
