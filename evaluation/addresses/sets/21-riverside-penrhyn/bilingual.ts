import { plain } from '../common/entry.ts';

/** Streets that have a Welsh and an English name. A row has one of the two. */
const STREETS: readonly (readonly [welsh: string, english: string])[] = [
  ['Stryd Fawr', 'High Street'],
  ['Ffordd yr Orsaf', 'Station Road'],
  ['Lôn yr Eglwys', 'Church Lane'],
  ['Stryd y Felin', 'Mill Street'],
  ['Ffordd y Traeth', 'Beach Road'],
  ['Lôn y Capel', 'Chapel Lane'],
  ['Stryd y Farchnad', 'Market Street'],
  ['Ffordd Newydd', 'New Road'],
  ['Stryd yr Harbwr', 'Harbour Street'],
  ['Lôn Las', 'Green Lane'],
  ['Stryd y Castell', 'Castle Street'],
  ['Ffordd yr Ysgol', 'School Road'],
  ['Stryd y Bont', 'Bridge Street'],
  ['Ffordd y Mynydd', 'Mountain Road'],
  ['Heol yr Eglwys', 'Church Road'],
  ['Heol y Cei', 'Quay Road'],
  ['Stryd y Brenin', 'King Street'],
  ['Stryd y Frenhines', 'Queen Street'],
  ['Heol Dewi Sant', 'St Davids Road'],
  ['Heol y Parc', 'Park Road'],
  ['Heol y Gogledd', 'North Road'],
  ['Heol y Gorllewin', 'West Road'],
  ['Heol Santes Fair', 'St Marys Road'],
  ['Heol y Bryn', 'Hill Road'],
  ['Lôn y Ficerdy', 'Vicarage Lane'],
  ['Heol y Ffynnon', 'Well Road'],
  ['Stryd y Doc', 'Dock Street'],
  ['Heol Isaf', 'Lower Road'],
  ['Y Stryd Fach', 'Little Street'],
];

/** House names that people translate. */
const HOUSES: readonly (readonly [welsh: string, english: string])[] = [
  ['Tŷ Gwyn', 'White House'],
  ['Yr Hen Ysgol', 'The Old School'],
  ['Hen Felin', 'Old Mill'],
  ['Bwthyn Rhosyn', 'Rose Cottage'],
  ['Yr Hen Siop', 'The Old Shop'],
  ['Yr Hen Reithordy', 'The Old Rectory'],
  ['Yr Hen Efail', 'The Old Smithy'],
  ['Bwthyn Eithin', 'Gorse Cottage'],
  ['Tŷ Coch', 'Red House'],
  ['Tŷ Pen', 'End House'],
];

const PAIRS = [...STREETS, ...HOUSES];
const WELSH = new Map(PAIRS.map(([welsh, english]) => [plain(english), welsh]));
const ENGLISH = new Map(PAIRS.map(([welsh, english]) => [plain(welsh), english]));

/** The Welsh name of a street or house; the name itself if it has no other. */
export function inWelsh(name: string): string {
  return WELSH.get(plain(name)) ?? name;
}

/** The English name of a street or house; the name itself if it has no other. */
export function inEnglish(name: string): string {
  return ENGLISH.get(plain(name)) ?? name;
}
