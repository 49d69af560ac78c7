import type { FastifyInstance } from 'fastify';
import type { Dataset } from '../../../datasets/dataset.ts';
import {
  completeDataset,
  createDataset,
  findDataset,
  listDatasets,
  removeDataset,
} from '../../../datasets/store.ts';
import { present } from '../../../present.ts';
import { typeNumber, typeOfNumber } from '../../../records/column.ts';
import { invalidField } from '../../../refusal.ts';
import type { Service } from '../../service.ts';
import { downloadRoute } from './download.ts';
import {
  type AtDataset,
  type CompletionBody,
  completeDatasetSchema,
  createDatasetSchema,
  type DatasetBody,
  type ListParameters,
  listDatasetsSchema,
  type NewDatasetBody,
  readDatasetSchema,
  removeDatasetSchema,
} from './schemas.ts';
import { storeBlockRoute } from './store-block.ts';

/** The dataset routes of the batch interface. */
export async function datasetRoutes(
  server: FastifyInstance,
  { service }: { service: Service },
): Promise<void> {
  listRoute(server, service);
  createRoute(server, service);
  readRoute(server);
  completeRoute(server);
  removeRoute(server);
  storeBlockRoute(server, service);
  downloadRoute(server, service);
}

function listRoute(server: FastifyInstance, service: Service): void {
  server.get<{ Querystring: ListParameters }>(
    '/Dataset',
    { schema: listDatasetsSchema },
    async (request, reply) => {
      const { page, input, output } = request.query;
      const { datasets, total } = await listDatasets(request.scope, page, { input, output });
      reply.header('x-total-count', total);
      return datasets.map((dataset) => ({ ...dataset, location: locationOf(service, dataset) }));
    },
  );
}

function createRoute(server: FastifyInstance, service: Service): void {
  const mostColumns = service.settings.limits.columns;
  server.post<{ Body: NewDatasetBody }>(
    '/Dataset',
    { schema: createDatasetSchema },
    async (request, reply) => {
      const columns = Object.entries(request.body.columns).map(([name, type]) => ({
        name,
        type: present(typeOfNumber(type), `the column type ${type}`),
      }));
      if (columns.length === 0) throw invalidField('columns', 'must name at least one column');
      if (columns.length > mostColumns) {
        throw invalidField('columns', `must not name more than ${mostColumns} columns`);
      }
      const dataset = await createDataset(request.scope, request.body.name, columns);
      return reply.code(201).header('location', locationOf(service, dataset)).send(recordOf(dataset));
    },
  );
}

function readRoute(server: FastifyInstance): void {
  server.get<AtDataset>('/Dataset/:name', { schema: readDatasetSchema }, async ({ scope, params }) =>
    recordOf(await findDataset(scope, params.name)),
  );
}

function completeRoute(server: FastifyInstance): void {
  server.put<AtDataset & { Body: CompletionBody }>(
    '/Dataset/:name',
    { schema: completeDatasetSchema },
    async ({ scope, params, body }) => recordOf(await completeDataset(scope, params.name, body.recordCount)),
  );
}

function removeRoute(server: FastifyInstance): void {
  server.delete<AtDataset>('/Dataset/:name', { schema: removeDatasetSchema }, async (request, reply) => {
    await removeDataset(request.scope, request.params.name);
    return reply.code(204).send();
  });
}

function locationOf(service: Service, { name }: Dataset): string {
  return `${service.publicUrl()}/Dataset/${name}`;
}

function recordOf({ name, columns, input, recordCount, completed }: Dataset): DatasetBody {
  return {
    name,
    columns: Object.fromEntries(columns.map((column) => [column.name, typeNumber(column.type)])),
    input,
    recordCount,
    completed,
  };
}
