import { TableUnreadable } from '../table-unreadable.ts';

/** Returns the error for a file whose bytes contradict the format. */
export function damagedFile(): TableUnreadable {
  return new TableUnreadable(
    'The file is damaged or cut off: it begins like a Parquet file but cannot be read.',
  );
}
