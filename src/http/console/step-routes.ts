import type { FastifyInstance } from 'fastify';
import type { CatalogueStep } from '../../cleansing/dataset-step.ts';
import { plainSchema } from '../../workflow/option.ts';
import type { Service } from '../service.ts';

/** `GET /console/api/steps`: the catalogue, from which pages make forms. */
export function stepRoutes(server: FastifyInstance, { catalogue }: Service): void {
  server.get('/console/api/steps', async () => catalogue.map(describe));
}

function describe({ name, description, needs, options, statistics, ...step }: CatalogueStep) {
  return {
    name,
    description,
    /** Whether it compares records with one another. */
    isDatasetStep: step.kind === 'dataset',
    needs,
    needsOneOf: step.needsOneOf ?? [],
    options: Object.fromEntries(
      Object.entries(options.properties).map(([option, schema]) => [option, plainSchema(schema)]),
    ),
    statistics,
  };
}
