import type { FastifyInstance } from 'fastify';
import type { Access, Granted } from '../../accounts/web/access.ts';
import { ADDRESS_FILE_HEADER, addressFileHeader } from '../answers/address-file-header.ts';
import { allowOrigin, answerPreflight } from '../answers/cross-origin.ts';
import type { Service } from '../service.ts';
import { membersOf } from '../webservices/claim.ts';
import { predictiveMethods } from '../webservices/predictive-address/methods.ts';
import { statusMember, type WebMethod } from '../webservices/web-method.ts';
import { WEB_BODY_BYTES, WEB_ORIGINS } from '../webservices/web-route.ts';

/**
 * Everybody's access to the invented addresses. No account is behind it, so nothing is charged or counted.
 */
const SAMPLE_ACCESS: Access = {
  accountId: 0,
  username: '',
  keyId: undefined,
  tokenId: undefined,
  licences: new Set(['FreeTrial']),
  isSandbox: true,
  pool: 0,
  tokenPool: undefined,
  options: undefined,
};

/**
 * All callers share the limits of one key and one account. Each IP address has its own
 * (limits/suggestion-limits.ts).
 */
const GRANTED: Granted = { ok: true, access: SAMPLE_ACCESS, allowOrigin: '*' };

/**
 * `POST /address-box/sample/PredictiveAddress/{Method}.json`: the methods that suggest addresses during
 * typing. They answer from the invented sample only, need no key and serve pages of every origin. The address
 * box calls them when its key is `sample`. They never read a real address file.
 */
export function sampleRoutes(server: FastifyInstance, service: Service): void {
  for (const method of predictiveMethods(service.suggestionIds)) {
    const url = `/address-box/sample/PredictiveAddress/${method.name}.json`;
    server.options(url, { schema: { hide: true } }, (request, reply) =>
      answerPreflight(request, reply, WEB_ORIGINS),
    );
    server.post(
      url,
      {
        schema: { hide: true },
        bodyLimit: WEB_BODY_BYTES,
        onRequest: async ({ headers }, reply) => allowOrigin(reply, headers.origin, WEB_ORIGINS),
      },
      async (request, reply) => {
        reply.type('application/json; charset=utf-8').header('vary', 'Accept-Encoding, Origin');
        if (method.limit === 'search') {
          const limited = await service.suggestionLimits.search(request, reply, GRANTED);
          if ('retryAfter' in limited) {
            reply.code(429).header('retry-after', String(limited.retryAfter));
            return reply.send(`{${statusMember(limited.message, 0)},${method.nothing}}`);
          }
        }
        const { file, text } = await answerFromSample(method, service, request.body);
        return reply.header(ADDRESS_FILE_HEADER, addressFileHeader(file)).send(text);
      },
    );
  }
}

async function answerFromSample(method: WebMethod, { sandboxFile, matchers }: Service, body: unknown) {
  const file = await sandboxFile.open();
  const answer = method.answer({
    members: membersOf(body),
    access: SAMPLE_ACCESS,
    file,
    get matcher() {
      return matchers.of(file);
    },
  });
  if (answer.kind === 'members') return { file, text: `{${statusMember(null, 0)},${answer.members}}` };
  const message = answer.kind === 'refused' ? answer.message : 'The sample has no answer to this.';
  return { file, text: `{${statusMember(message, 0)},${method.nothing}}` };
}
