import type { FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Service } from '../service.ts';
import { autocompleteMethod, getMethod } from './autocomplete.ts';
import { type CompatMethod, compatHandler } from './compat-handler.ts';
import { pointDistanceMethod, postcodeDistanceMethod } from './distance.ts';
import { findMethod } from './find.ts';
import { getLocationMethod, locationMethod } from './location.ts';
import { nearestLocationMethod, nearestMethod } from './nearest.ts';
import { distanceSchema, pointDistanceSchema, usageSchema } from './place-schemas.ts';
import { findHouseSchema, findSchema } from './schemas.ts';
import * as suggest from './suggest-schemas.ts';
import { typeaheadMethod } from './typeahead.ts';
import { usageHandler } from './usage.ts';
import { validateMethod } from './validate.ts';

/** A path of the layer, below its prefix. */
export interface CompatRoute {
  readonly methods: readonly ('GET' | 'POST')[];
  /**
   * The path as the router reads it, such as `get/:id`. A term at the end is `*`, because it may contain
   * slashes.
   */
  readonly path: string;
  schema(method: 'GET' | 'POST'): FastifySchema;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

const GET = ['GET'] as const;
const BOTH = ['GET', 'POST'] as const;

/** Every path of the layer that returns data. */
export function compatRouteList(service: Service): readonly CompatRoute[] {
  const ids = service.suggestionIds;
  const route = (
    methods: CompatRoute['methods'],
    path: string,
    method: CompatMethod,
    schema: FastifySchema | CompatRoute['schema'],
  ): CompatRoute => ({
    methods,
    path,
    schema: typeof schema === 'function' ? schema : () => schema,
    handler: compatHandler(service, method),
  });
  return [
    route(GET, 'find/:postcode', findMethod, findSchema),
    route(GET, 'find/:postcode/:house', findMethod, findHouseSchema),
    route(BOTH, 'autocomplete/*', autocompleteMethod(ids), suggest.autocompleteSchema),
    route(GET, 'get/:id', getMethod(ids), suggest.getSchema),
    route(BOTH, 'typeahead/*', typeaheadMethod, suggest.typeaheadSchema),
    route(BOTH, 'location/*', locationMethod(ids), suggest.locationSchema),
    route(GET, 'get-location/:id', getLocationMethod(ids), suggest.getLocationSchema),
    route(BOTH, 'nearest/:latitude/:longitude', nearestMethod(ids), suggest.nearestSchema),
    route(
      BOTH,
      'nearest-location/:latitude/:longitude',
      nearestLocationMethod(ids),
      suggest.nearestLocationSchema,
    ),
    route(GET, 'distance/:from/:to', postcodeDistanceMethod, distanceSchema),
    route(
      GET,
      'distance/:fromLatitude/:fromLongitude/to/:toLatitude/:toLongitude',
      pointDistanceMethod,
      pointDistanceSchema,
    ),
    route(BOTH, 'validate/*', validateMethod, suggest.validateSchema),
    ...usageRoutes(service),
  ];
}

const DAY = ':day/:month/:year';

function usageRoutes(service: Service): CompatRoute[] {
  const handler = usageHandler(service);
  return (['v3', 'v4'] as const).flatMap((version) =>
    (['', `/${DAY}`, `/from/${DAY}`, `/from/${DAY}/to/:toDay/:toMonth/:toYear`] as const).map(
      (days): CompatRoute => ({
        methods: GET,
        path: `${version}/usage${days}`,
        schema: () => usageSchema(version, days),
        handler,
      }),
    ),
  );
}
