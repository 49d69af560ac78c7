import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** One method on one path pattern, as Fastify has it: `PATCH /Dataset/:name/data`. */
export type Route = `${string} ${string}`;

/**
 * Notes every route of every server that is created from now on, whatever plugin it is in and whether or not
 * it is documented: Fastify announces each instance on a diagnostics channel.
 */
export function noteRoutes(): Set<Route> {
  const routes = new Set<Route>();
  subscribe('fastify.initialization', (message) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  });
  return routes;
}

/**
 * The routes that need no token of the batch interface: they are open to all, or belong to web services with
 * keys of their own.
 */
const OPEN =
  /^[A-Z]+ \/(address-file|console|docs|openapi\.json|openapi\.yaml|\.well-known|connect|health|metrics|swagger|AddressCapture|EmailValidation|NameCleansing|PhoneValidation|Postcoder|PredictiveAddress|SalaciousName|TPS|CTPS|Deceased|UserAdmin|getaddress\.io|address-box|address-box\.js)(\/|\*|$)/;

export function isOpen(route: Route): boolean {
  return route.endsWith(' /') || OPEN.test(route);
}

/** Values for the parameters after the first one of a path. */
const FURTHER: Readonly<Record<string, string>> = {
  domain: 'www.example.co.uk',
  network: '192.0.2.0',
  prefix: '24',
  service: 'AddressCapture',
  secret: '0d4b1f6c2a97',
  name: 'nobodys',
  version: '1',
};

/** The path of a route with this in place of its first parameter. */
export function pathOf(route: Route, name: string): string {
  let parameters = 0;
  return route
    .slice(route.indexOf(' ') + 1)
    .replace(/:([a-z]+)/g, (_, parameter: string) =>
      encodeURIComponent(parameters++ === 0 ? name : FURTHER[parameter]!),
    )
    .replace('*', name.split('/').map(encodeURIComponent).join('/'));
}

export function methodOf(route: Route): string {
  return route.slice(0, route.indexOf(' '));
}
