import { type List, premiseParts, type Row } from '../../row.ts';
import type { Draw } from './draw.ts';
import { estateBuilding, estateHouses } from './estates.ts';
import { ESTATE_STREETS, PLACES, type Place, VALLEY_STREETS } from './names.ts';
import { hamlet, terrace } from './valleys.ts';

/** What tells one address of a street from the others. */
export type Door = Partial<Pick<Row, 'flat' | 'building' | 'number'>>;

/** A row, with the town and the ward that it lies in, even if the row has no locality. */
export interface Entry extends Row {
  readonly place: Place;
  readonly ward: string;
}
export interface EntryList extends List {
  readonly rows: readonly Entry[];
  readonly leftOut: readonly Entry[];
}

/** The label of a flat without the word for it. */
export const label = (flat: string) => flat.replace(/^(?:Flat|Apartment|Plot|Quarter|Pitch) /, '');

const INWARD = 'ABDEFGHJLNPQRSTUWXYZ';

export function listOf(kind: Place['kind'], draw: Draw, wanted: number): EntryList {
  const rows: Entry[] = [];
  const leftOut: Entry[] = [];
  const seen = new Set<string>();
  const sites = new Set<string>();
  let units = 0;
  const postcode = ({ outward }: Place) => {
    const at = units++;
    return `${outward} ${at % 10}${INWARD[Math.floor(at / 10) % 20] ?? ''}${INWARD[(7 * at + Math.floor(at / 200)) % 20] ?? ''}`;
  };
  const add = (
    where: { place: Place; ward: string; street: string; code: string; showsWard: boolean },
    door: Door,
  ) => {
    const { place, ward, street, code, showsWard } = where;
    const element = { flat: '', building: '', number: '', ...door };
    const at = [street, ward, place.town].join('|');
    const key = [label(element.flat), element.number === '' ? element.building : element.number, at].join(
      '|',
    );
    if (seen.has(key)) return;
    seen.add(key);
    const locality = showsWard ? ward : '';
    const { town } = place;
    const whole = {
      organisation: '',
      ...element,
      street,
      locality,
      town,
      county: place.county,
      postcode: code,
    };
    const [first = '', ...rest] = premiseParts(whole);
    const columns = [first, rest.join(', '), locality, town, draw.happens(0.4) ? place.county : '', code];
    const isKept = !draw.happens(0.035);
    const uprn = isKept ? String(10_090_000_000 + rows.length * 13) : '';
    const entry: Entry = { ...whole, uprn, borough: place.council, columns, isOdd: false, place, ward };
    (isKept ? rows : leftOut).push(entry);
  };
  for (let tries = 0; rows.length < wanted && tries < 20 * wanted; tries++) {
    const place = draw.one(PLACES[kind]);
    const ward = draw.one(place.wards);
    const isBuilding = draw.happens(kind === 'estates' ? 0.5 : 0.45);
    const hasStreet = kind === 'estates' ? !isBuilding || draw.happens(0.8) : !isBuilding;
    const street = hasStreet ? draw.one(kind === 'estates' ? ESTATE_STREETS : VALLEY_STREETS) : '';
    const showsWard = street === '' || draw.happens(0.7);
    const made = isBuilding && kind === 'estates' ? estateBuilding(draw) : undefined;
    // A ward has a street once, and a building once. A hamlet may have several postcodes.
    const site = `${made?.building ?? street}|${ward}|${place.town}`;
    if (made !== undefined || street !== '') {
      if (sites.has(site)) continue;
      sites.add(site);
    }
    const doors =
      made?.doors ?? (kind === 'estates' ? estateHouses(draw) : street === '' ? hamlet(draw) : terrace(draw));
    const where = { place, ward, street, code: postcode(place), showsWard };
    for (const door of doors) add(where, door);
  }
  return {
    name: kind,
    header: ['uprn', 'line 1', 'line 2', 'line 3', 'post town', 'county', 'postcode'],
    rows,
    leftOut,
  };
}
