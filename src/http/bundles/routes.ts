import type { FastifyInstance } from 'fastify';
import { ConstantAnswer } from '../answers/constant-answer.ts';
import { bundle } from './bundle.ts';
import { BUNDLES, type BundledScript } from './bundles.ts';

const SCRIPT = 'text/javascript; charset=utf-8';

/**
 * What lets pages of other sites load a script: as a module, with `integrity`, and under a policy that isolates them
 * (`Cross-Origin-Embedder-Policy`).
 */
const OTHER_SITES = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The scripts for browsers. Each is bundled when it is first asked for, in some tens of milliseconds, and then kept. */
export function bundleRoutes(server: FastifyInstance): void {
  for (const script of BUNDLES) {
    let made: Promise<ConstantAnswer> | undefined;
    server.get(script.path, { schema: { hide: true } }, async (request, reply) => {
      made ??= answerOf(script);
      // A failure, such as too many open files, must not stay.
      made.catch(() => (made = undefined));
      if (script.isForOtherSites) reply.headers(OTHER_SITES);
      return (await made).send(request, reply);
    });
  }
}

async function answerOf({ entry }: BundledScript): Promise<ConstantAnswer> {
  return new ConstantAnswer(SCRIPT, await bundle(entry));
}
