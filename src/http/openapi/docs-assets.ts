import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { ConstantAnswer } from '../answers/constant-answer.ts';

/**
 * The large files of the page /docs, with their media types. The package's own route reads them from disk for
 * each request, uncompressed.
 */
const ASSETS = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui-standalone-preset.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

const FOLDER = new URL('static/', import.meta.resolve('@fastify/swagger-ui'));

/**
 * Routes for the large files of /docs. Each answer is made when it is first requested. The package serves the
 * other files.
 */
export function docsAssets(server: FastifyInstance): void {
  for (const [name, type] of Object.entries(ASSETS)) {
    let made: ConstantAnswer | undefined;
    server.get(`/docs/static/${name}`, { schema: { hide: true } }, async (request, reply) => {
      made ??= new ConstantAnswer(type, readFileSync(new URL(name, FOLDER)));
      return made.send(request, reply);
    });
  }
}
