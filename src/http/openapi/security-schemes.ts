import { TOKEN_PATH } from '../tokens/token-endpoint.ts';

/** How a request may authenticate, as the OpenAPI document describes it. */
export const SECURITY_SCHEMES = {
  BatchApi: {
    type: 'oauth2',
    flows: {
      clientCredentials: { tokenUrl: TOKEN_PATH, scopes: { BatchApi: 'The batch interface.' } },
    },
  },
  ApiKey: {
    type: 'apiKey',
    in: 'query',
    name: 'key',
    description: 'An API key of an account of the web services.',
  },
  WebToken: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description:
      'A token of the web services (GetJWT). It does not work for the batch interface, and an access token does not work here.',
  },
  CompatibilityKey: {
    type: 'apiKey',
    in: 'query',
    name: 'api-key',
    description: 'An API key of an account of the web services.',
  },
} as const;
