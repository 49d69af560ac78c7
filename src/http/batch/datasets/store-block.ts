import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { storeBlock } from '../../../datasets/blocks.ts';
import { findDataset, refuseUnlessOpen } from '../../../datasets/store.ts';
import { present } from '../../../present.ts';
import { GrowingBody } from '../../bodies/growing-body.ts';
import type { Service } from '../../service.ts';
import { type BlockOfRecords, type NumberedBlock, packRecords } from './block-body.ts';
import { LargeBlocks } from './large-blocks.ts';
import { type AtDataset, storeBlockSchema } from './schemas.ts';

/** `PATCH /Dataset/{name}/data`: stores a block of records. */
export function storeBlockRoute(server: FastifyInstance, { database, settings }: Service): void {
  const { limits } = settings;
  const largeBlocks = new LargeBlocks(server, limits);
  server.patch<AtDataset & { Body: Static<typeof BlockOfRecords> | GrowingBody }>(
    '/Dataset/:name/data',
    { config: { bodyOfData: true }, schema: storeBlockSchema },
    async ({ scope, params, body, bodyText, bodyHold }) => {
      const dataset = await findDataset(scope, params.name);
      refuseUnlessOpen(dataset);
      const store = async ({ blockNumber, ...block }: NumberedBlock) => {
        const recordCount = await storeBlock(database, dataset, blockNumber, block);
        return { blockNumber, recordCount: block.recordCount, dataset: { name: dataset.name, recordCount } };
      };
      if (!(body instanceof GrowingBody)) return store(packRecords(body, bodyText, dataset.columns, limits));
      return present(bodyHold, 'the hold of a growing body').during(async () =>
        store(await largeBlocks.pack(body, dataset.columns)),
      );
    },
  );
}
