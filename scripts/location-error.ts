/*
 * Compares our latitudes and longitudes with those of a table that has both. The table is a CSV file (plain
 * or .gz) whose header names eastings, northings, latitudes and longitudes as ONSPD or the enriched
 * Code-Point table do. Prints the median, 97th and 99th percentile and greatest distance in metres for each
 * grid.
 *
 *   node scripts/location-error.ts FILE
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { locate } from '../src/address-file/location/locate.ts';

const path = process.argv[2];
if (path === undefined) throw new Error('usage: node scripts/location-error.ts FILE');
const file = createReadStream(path);
const lines = createInterface({ input: path.endsWith('.gz') ? file.pipe(createGunzip()) : file });

const names = {
  postcode: ['postcode', 'pcds'],
  easting: ['easting', 'oseast1m', 'east1m'],
  northing: ['northing', 'osnrth1m', 'north1m'],
  latitude: ['lat', 'latitude'],
  longitude: ['lon', 'long', 'longitude'],
};
const columns: Record<string, number> = {};
const errors: Record<'osgb' | 'irish', number[]> = { osgb: [], irish: [] };
let worst = { metres: 0, line: '' };
for await (const line of lines) {
  const fields = line.replaceAll('"', '').split(',');
  if (columns['latitude'] === undefined) {
    for (const [column, known] of Object.entries(names)) {
      columns[column] = fields.findIndex((field) => known.includes(field.toLowerCase()));
    }
    continue;
  }
  const value = (column: keyof typeof names) => Number(fields[columns[column]!]);
  const grid = fields[columns['postcode']!]!.startsWith('BT') ? 'irish' : 'osgb';
  const ours = locate(value('easting'), value('northing'), grid);
  const latitude = value('latitude');
  if (ours.gridReference === '') continue;
  const metres = Math.hypot(
    (ours.latitude - latitude) * 111_300,
    (ours.longitude - value('longitude')) * 111_300 * Math.cos((latitude * Math.PI) / 180),
  );
  errors[grid].push(metres);
  if (metres > worst.metres) worst = { metres, line: line.slice(0, 80) };
}

for (const [grid, all] of Object.entries(errors)) {
  if (all.length === 0) continue;
  all.sort((one, other) => one - other);
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(share * all.length))]!.toFixed(2);
  console.log(
    `${grid}: ${all.length} points, median ${at(0.5)} m, 97 % ${at(0.97)} m, 99 % ${at(0.99)} m, greatest ${at(1)} m`,
  );
}
console.log(`greatest at: ${worst.line}`);
