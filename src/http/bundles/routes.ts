import type { FastifyInstance } from 'fastify';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { bundle } from './bundle.ts';
import { BUNDLES, type BundledScript } from './bundles.ts';

const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * Headers that let pages of other sites load a script: as a module, with `integrity`, and under a policy that
 * isolates the pages (`Cross-Origin-Embedder-Policy`).
 */
const OTHER_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Serves the scripts for browsers. The first request bundles a script, in some tens of milliseconds, and
 * keeps it.
 */
export function bundleRoutes(server: FastifyInstance): void {
  for (const script of BUNDLES) {
    let made: Promise<ConstantAnswer> | undefined;
    server.get(script.path, { schema: { hide: true } }, async (request, reply) => {
      made ??= answerOf(script);
      // Do not keep a failure, such as too many open files.
      made.catch(() => (made = undefined));
      if (script.isForOtherSites) reply.headers(OTHER_SITES);
      return (await made).send(request, reply);
    });
  }
}

async function answerOf({ entry }: BundledScript): Promise<ConstantAnswer> {
  return new ConstantAnswer(SCRIPT, await bundle(entry));
}
