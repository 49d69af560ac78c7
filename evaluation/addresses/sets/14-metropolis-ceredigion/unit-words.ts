import type { Chance } from './chance.ts';
import type { Draft } from './draft.ts';
import type { Unit } from './entry.ts';

/** Ways to write the floors of a divided house. Some owners use them as well. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  basement: ['Basement', 'Bsmt Flat', 'Bsmt', 'Basement Flat'],
  garden: ['Gdn Flat', 'Garden Flat', 'Garden Flt'],
  ground: ['GFF', 'Grd Floor Flat', 'G/F Flat', 'Ground Flr', 'Grnd Floor', 'ground floor'],
  'raised ground': ['Raised Grd Floor', 'Raised GF Flat', 'Raised Ground Flat'],
  first: ['1st Floor Flat', 'FFF', '1st Flr', 'First Flr Flat', '1st floor'],
  second: ['2nd Floor Flat', 'SFF', '2nd Flr', 'Second Flr Flat', '2nd fl'],
  'first+second': ['1st & 2nd Floor', '1st and 2nd Flr Flat', 'First & Second Floors', '1st/2nd Floor'],
  top: ['Top Flat', 'Top Flr Flat', 'TFF', 'Top Floor'],
  upper: ['Upper Mais', 'Upper Maisonette', 'Upper Maisonet'],
};

const HOUSEHOLDS: Readonly<Record<string, readonly string[]>> = {
  annexe: ['Annex', 'The Annex', 'Annexe'],
  bwthyn: ['Y Bwthyn', 'Bwthyn'],
  beudy: ['Beudy', "Y Beudy'"],
  'granny flat': ['Granny Annexe', 'granny flat', 'Grannyflat'],
  stable: ['Stabal', 'Y Stabl', 'The Stable'],
  barn: ['Barn', 'Barn Conversion'],
  caravan: ['The Caravan', 'Carafan'],
};

/** The word for a flat and its number in other forms. `#` is the number or letter. */
const FLATS = [
  'Flt #',
  'F#',
  'Apt #',
  'Apartment #',
  'Flat No #',
  'Flat no. #',
  'fl #',
  'Flat#',
  'FLAT # ',
  'Flat - #',
  'Unit #',
  'Flat (#)',
] as const;

/** A word, and a number or a letter. */
const PAIR = /^(\w+) (\w+)$/;

/** The unit in other words. Undefined if people have no other words for it. */
export function otherUnit({ kind, mark }: Unit, text: string, chance: Chance): string | undefined {
  if (kind === 'flat') return chance.of(FLATS).replace('#', mark);
  if (kind === 'house') return chance.of(['No. #', 'No #', '#,', 'no # ']).replace('#', mark);
  if (kind === 'floor') return chance.of(FLOORS[mark] ?? [text]);
  if (kind === 'annexe') return chance.of(HOUSEHOLDS[mark] ?? [text]);
  if (kind === 'staff' || kind === 'rear') return undefined;
  const [, word, own] = PAIR.exec(text) ?? [];
  if (word !== undefined)
    return chance.of([
      `${word} No ${own}`,
      `${word}${own}`,
      `${word.slice(0, 1)}${own}`,
      `${word} no. ${own}`,
    ]);
  const cluster = /^(?:Room (\w) Flat (\w+)|Flat (\w+) Room (\w))$/.exec(text);
  if (cluster === null) return undefined;
  const [flat, room] = [cluster[2] ?? cluster[3], cluster[1] ?? cluster[4]];
  return chance.of([
    `Flat ${flat} Rm ${room}`,
    `Rm ${room}, Flat ${flat}`,
    `F${flat} R${room}`,
    `Flat ${flat}${room}`,
    `Flat ${flat}, Room ${room}`,
  ]);
}

/** A flat and the number of its house as one: `3/12`, `12A`. Undefined if a reader could not see both. */
export function asOne(
  { entry, said, unit }: Draft,
  chance: Chance,
): { door: string; isEitherWay: boolean } | undefined {
  const { kind, mark } = entry.unit;
  const { number } = said;
  if (kind !== 'flat' || unit === '' || number === '' || number.includes('-')) return undefined;
  if (/^\d/.test(mark)) {
    const forms = [
      'm/n',
      'm/n',
      'n/m',
      'm-n',
      'm, n',
      'm n',
      'Fm n',
      'Fm/n',
      'n flat m',
      'n Fm',
      'Flatm n',
      'n (m)',
    ];
    const door = chance.of(isLikeRange(mark, number) ? forms.filter((form) => form !== 'm-n') : forms);
    const isMarked = /F|f/.test(door);
    return { door: door.replace('m', mark).replace('n', number), isEitherWay: !isMarked };
  }
  if (!/^\d+$/.test(number)) return undefined;
  const door = chance.of(['nm', 'nm', 'n m', 'n-m', 'n/m', 'n flat m', 'Flat m-n', 'm/n', 'Fm n', 'Flat nm']);
  return { door: door.replace('m', mark).replace('n', number), isEitherWay: false };
}

/** Whether `3-17` would be taken for the numbers of one building on one side of a street. */
function isLikeRange(mark: string, number: string): boolean {
  const width = Number.parseInt(number, 10) - Number.parseInt(mark, 10);
  return width > 0 && width <= 40 && width % 2 === 0;
}
