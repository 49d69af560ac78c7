import type { Draw } from './draw.ts';
import { type Entry, label } from './lists.ts';
import { HAMLET_HOUSES, OTHER_STREETS } from './names.ts';
import type { Sheet } from './sheet.ts';
import { premise } from './writing.ts';

export function flatOtherwise(sheet: Sheet, { flat, building, number, street }: Entry, draw: Draw): boolean {
  const house = [building, `${number} ${street}`.trim()].filter(Boolean).join(', ');
  const name = label(flat);
  if (flat === 'Ground Floor Flat')
    return premise(sheet, draw.one([`GFF, ${house}`, `${house} (Ground Floor)`]));
  if (/^(?:First|Second|Top|Garden)/.test(flat))
    return premise(sheet, draw.one([`${house}, ${flat}`, `${flat.replace(' Floor', ' Flr')}, ${house}`]));
  const [, cluster, inner, room] = /^Cluster (\w), Flat (\d), Room (\d)$/.exec(flat) ?? [];
  if (cluster !== undefined)
    return premise(
      sheet,
      draw.one([
        `Room ${room} Flat ${inner} Cluster ${cluster}, ${house}`,
        `Flat ${inner} Room ${room}, Cluster ${cluster}, ${house}`,
      ]),
    );
  if (/^Flat|^Apartment/.test(flat) && building === '') {
    const ways = [
      `${number} Flat ${name} ${street}`,
      `F${name} ${number} ${street}`,
      `${name}/${number} ${street}`,
      `${number}/${name} ${street}`,
    ];
    sheet.isSwappable = true;
    return premise(sheet, draw.one(ways));
  }
  if (/^Flat|^Apartment/.test(flat))
    return premise(
      sheet,
      draw.one([`Apt ${name}, ${house}`, `${name} ${house}`, `${house}, Flat ${name}`, `F${name} ${house}`]),
    );
  if (/^Plot|^Quarter|^Pitch/.test(flat)) return premise(sheet, `${house}, ${flat}`);
  return false;
}

export function otherLanguage(sheet: Sheet, { building, street, postcode }: Entry): boolean {
  if (!/^(?:CF|NP)/.test(postcode) || building === 'Chy an Mor') return false;
  const name = HAMLET_HOUSES.find(([welsh]) => welsh === building)?.[1] ?? '';
  if (name !== '') return premise(sheet, sheet.premise.replace(building, name));
  return premise(sheet, sheet.premise.replace(street, OTHER_STREETS[street] ?? street));
}
