import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';
import { addressMethods } from './address-capture/addresses.ts';
import { getFullAddress } from './address-capture/get-full-address.ts';
import { placeMethods } from './address-capture/places.ts';
import { validatePostcode } from './address-capture/validate-postcode.ts';
import { parseName } from './cleansing/parse-name.ts';
import { isUnusableName } from './cleansing/unusable-name.ts';
import { emailMethods } from './cleansing/validate-email.ts';
import { isValidTelephone } from './cleansing/validate-telephone.ts';
import { cleanAddressMethod, cleanBusinessAddressMethod } from './postcoder/clean-address.ts';
import { predictiveMethods } from './predictive-address/methods.ts';
import { listMethods } from './suppression/list-methods.ts';
import { describeServices } from './swagger.ts';
import { answerUnknownMethods } from './unknown-method.ts';
import { userAdminRoutes } from './user-admin/routes.ts';
import type { CleansingMethod, WebMethod } from './web-method.ts';
import { webRoute } from './web-route.ts';

/** The web services, each with its methods (docs/clients/lookup.md, docs/clients/record-services.md). */
const webServices = ({
  suppressionLists,
  suggestionIds,
}: Service): Readonly<Record<string, readonly (WebMethod | CleansingMethod)[]>> => ({
  AddressCapture: [getFullAddress, validatePostcode, ...placeMethods, ...addressMethods],
  EmailValidation: emailMethods(),
  NameCleansing: [parseName],
  PhoneValidation: [isValidTelephone],
  PredictiveAddress: predictiveMethods(suggestionIds),
  SalaciousName: [isUnusableName],
  Postcoder: [cleanAddressMethod, cleanBusinessAddressMethod],
  ...listMethods(suppressionLists),
});

/** `POST /{Service}/{Method}.json` for every method, and `GET /swagger/{Service}/swagger.json`. */
export async function webServiceRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  const services = webServices(service);
  for (const [name, methods] of Object.entries(services)) {
    for (const method of methods) await server.register(webRoute(method, service));
    answerUnknownMethods(server, name, methods);
  }
  await server.register(userAdminRoutes, { service });
  describeServices(server, service, [...Object.keys(services), 'UserAdmin']);
}
