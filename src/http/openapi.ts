import { readFileSync } from 'node:fs';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { TOKEN_PATH } from './tokens/token-endpoint.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

/**
 * `/openapi.json`: OpenAPI 3.1, made from the very schemas that check the requests. `/docs`: a page to browse it, served
 * from the installed package. Register this before any route.
 */
export async function openApi(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Fettle',
        version,
        description: 'Batch data cleansing: datasets in, workflows over them, clean datasets out.',
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      },
      tags: [
        { name: 'Tokens', description: 'OAuth 2.0 client credentials.' },
        { name: 'Datasets', description: 'Tabular data in blocks of up to 1,000 records.' },
        { name: 'Jobs', description: 'Workflows run over datasets and files.' },
        { name: 'Files', description: 'The file area of a client.' },
        { name: 'Operations', description: 'Health and metrics.' },
      ],
      components: {
        securitySchemes: {
          BatchApi: {
            type: 'oauth2',
            flows: {
              clientCredentials: { tokenUrl: TOKEN_PATH, scopes: { BatchApi: 'The batch interface.' } },
            },
          },
        },
      },
    },
  });
  await server.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true, tryItOutEnabled: false },
    staticCSP: true,
  });
  server.get('/openapi.json', { schema: { hide: true } }, async () => server.swagger());
}
