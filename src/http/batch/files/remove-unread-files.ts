import type { FastifyInstance } from 'fastify';
import { removeUnread } from '../../../files/removal.ts';
import type { Service } from '../../service.ts';

/** How often the versions of files that nobody reads any more are removed. */
const REMOVAL_MILLISECONDS = 60_000;

/** Removes versions of files that nobody reads any more, once a minute while the server runs. */
export function removeUnreadFiles(server: FastifyInstance, { database }: Service): void {
  let timer: NodeJS.Timeout | undefined;
  let isRemoving = false;
  const remove = async () => {
    if (isRemoving) return;
    isRemoving = true;
    await removeUnread(database.kysely).catch((error: Error) =>
      server.log.warn({ error: error.name }, 'replaced files could not be removed'),
    );
    isRemoving = false;
  };
  server.addHook('onReady', async () => {
    timer = setInterval(() => void remove(), REMOVAL_MILLISECONDS).unref();
  });
  server.addHook('onClose', async () => clearInterval(timer));
}
