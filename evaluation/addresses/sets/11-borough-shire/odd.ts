import type { Draw } from './draw.ts';
import type { Home, Registrar } from './register.ts';

/**
 * Makes the mistakes of a list's owner in six rows of ten thousand: the region in the place of the locality, columns
 * that moved by one, or an address that is listed twice.
 */
export function makeOdd({ rows }: Registrar, draw: Draw): void {
  for (const at of rows.keys()) {
    const row = rows[at];
    if (row === undefined || !draw.happens(0.0006)) continue;
    const kind = draw.one(['region', 'moved', 'twice']);
    if (kind === 'twice') rows.push({ ...row, uprn: String(Number(row.uprn) + 1) });
    else rows[at] = { ...row, isOdd: true, columns: kind === 'region' ? withRegion(row) : moved(row) };
  }
}

function withRegion({ columns, place }: Home): string[] {
  const third = columns[2] === '' ? place.region : (columns[2] ?? '');
  return [...columns.slice(0, 2), third, place.region, ...columns.slice(4)];
}

function moved({ columns }: Home): string[] {
  return ['', ...columns.slice(0, -2), columns.at(-1) ?? ''];
}
