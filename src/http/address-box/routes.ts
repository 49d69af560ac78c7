import type { FastifyInstance } from 'fastify';
import type { Service } from '../service.ts';
import { pageRoutes } from './page.ts';
import { sampleRoutes } from './sample-routes.ts';

/**
 * The page of the address box, and the calls that it makes there. The script itself is a bundle
 * (bundles/bundles.ts).
 */
export function addressBoxRoutes(server: FastifyInstance, service: Service): void {
  pageRoutes(server, service);
  sampleRoutes(server, service);
}
