import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';
import { getFullAddress } from './address-capture/get-full-address.ts';
import { validatePostcode } from './address-capture/validate-postcode.ts';
import { describeServices } from './swagger.ts';
import { answerUnknownMethods } from './unknown-method.ts';
import { userAdminRoutes } from './user-admin.ts';
import { webRoute } from './web-route.ts';

/** The web services, each with its methods (contract 5). */
const SERVICES = { AddressCapture: [getFullAddress, validatePostcode] };

/** `POST /{Service}/{Method}.json` for every method, and `GET /swagger/{Service}/swagger.json`. */
export async function webServiceRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  for (const [name, methods] of Object.entries(SERVICES)) {
    for (const method of methods) await server.register(webRoute(method, service));
    answerUnknownMethods(server, service, name, methods);
  }
  await server.register(userAdminRoutes, { service });
  describeServices(server, service, [...Object.keys(SERVICES), 'UserAdmin']);
}
