import type { FastifyRequest } from 'fastify';
import type { AuthenticatedClient, ClientAuthenticator } from '../../accounts/client-authenticator.ts';
import type { Form } from './form.ts';
import { OAuthError } from './oauth-error.ts';

/** The client id and secret that a request claims. */
interface ClientCredentials {
  readonly clientId: string;
  readonly secret: string;
}

/**
 * Finds the client that sent a form, by the credentials in the form or in the Authorization header.
 *
 * @throws OAuthError `invalid_client` or `invalid_request` if the credentials are wrong or malformed
 * @throws Refusal `too-many-requests` if the client must wait
 */
export async function authenticateClient(
  clients: ClientAuthenticator,
  request: FastifyRequest,
  form: Form,
): Promise<AuthenticatedClient> {
  const credentials = readCredentials(request.headers.authorization, form);
  const client = await clients.verifySecret({ ...credentials, address: request.ip });
  if (client !== undefined) return client;
  throw new OAuthError('invalid_client', 'Unknown client, or a secret that is wrong, expired or revoked.');
}

/**
 * Reads the credentials of a token request: `client_secret_basic` or `client_secret_post`, never both (RFC
 * 6749 section 2.3).
 *
 * @throws OAuthError `invalid_client` if there are none, `invalid_request` if they come in both ways
 */
function readCredentials(authorization: string | undefined, form: Form): ClientCredentials {
  const { client_id: formId, client_secret: formSecret } = form;
  if (authorization === undefined) {
    if (formId === undefined || formSecret === undefined) {
      throw new OAuthError(
        'invalid_client',
        'Send client_id and client_secret, by HTTP Basic or in the form.',
      );
    }
    return { clientId: formId, secret: formSecret };
  }
  if (formSecret !== undefined) {
    throw new OAuthError('invalid_request', 'Send the client secret by HTTP Basic or in the form, not both.');
  }
  const credentials = readBasic(authorization);
  if (formId !== undefined && formId !== credentials.clientId) {
    throw new OAuthError('invalid_request', 'The client_id in the form differs from the one in HTTP Basic.');
  }
  return credentials;
}

/** Reads HTTP Basic (RFC 7617). Id and secret are form-encoded inside it (RFC 6749 section 2.3.1). */
function readBasic(authorization: string): ClientCredentials {
  const base64 = /^basic +([A-Za-z0-9+/]+=*) *$/i.exec(authorization)?.[1];
  const text = base64 === undefined ? '' : Buffer.from(base64, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 0) {
    throw new OAuthError(
      'invalid_client',
      'The Authorization header must be HTTP Basic with the client id and secret.',
    );
  }
  try {
    return { clientId: formDecode(text.slice(0, colon)), secret: formDecode(text.slice(colon + 1)) };
  } catch {
    throw new OAuthError('invalid_client', 'Client id and secret must be form-encoded before Base64.');
  }
}

/** @throws URIError for a malformed percent-encoding */
function formDecode(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '));
}
