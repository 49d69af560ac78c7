import type { StoredFile } from '../../../files/file.ts';
import type { Service } from '../../service.ts';
import type { NotBegun } from './receive-file.ts';

/** A file, or an upload, as answers show it. */
export function recordOf(service: Service, file: StoredFile | NotBegun) {
  const { path, size, totalSize, completed, updatedAt } = file;
  return {
    ...{ path, size, totalSize, completed },
    updatedAt: updatedAt?.toISOString() ?? null,
    location: locationOf(service, path),
  };
}

/** The URL of the file at a path. */
export function locationOf(service: Service, path: string): string {
  return `${service.publicUrl()}/File${path.split('/').map(encodeURIComponent).join('/')}`;
}
