import { plain } from './core.ts';
import type { Habit } from './damage.ts';
import type { Draw } from './draw.ts';
import { premisesOf } from './ledger.ts';
import { drop, isStreetless, type Sheet, withoutPart } from './sheet.ts';
import { TYPING } from './words.ts';

const countries = ({ home }: Sheet) => {
  const isWales = home.place.welsh !== undefined;
  return [...TYPING.countries, ...(isWales ? TYPING.welshes : TYPING.english)];
};

export const withCounty: Habit = (sheet, draw) => {
  const { county, region } = sheet.home.place;
  const country = draw.one(countries(sheet));
  sheet.texts.county = draw.one(
    [county, county, [county, country].filter(Boolean).join(', '), country, region].filter(Boolean),
  );
  return true;
};

/** The county and the country, as the browser of a customer fills them in. */
export const countyAndCountry: Habit = (sheet, draw) => {
  const { county, region } = sheet.home.place;
  const parts = [draw.one([county, region]), draw.one(countries(sheet))];
  sheet.texts.county = parts.filter(Boolean).join(', ');
  return true;
};

/** Another post town: a neighbour, or the one that the place belonged to. Only a postcode can make up for it. */
export const otherTown: Habit = (sheet, draw) => {
  const { home, texts, claim, traps } = sheet;
  const town = draw.one(home.place.near);
  if (sheet.isAbsent || claim.town === undefined || claim.postcode === undefined || texts.town !== home.town)
    return false;
  texts.town = town;
  delete claim.town;
  for (const premise of premisesOf(home.core)) {
    traps.push({ ...premise, town: plain(town) }, { ...premise, locality: plain(town) });
  }
  return true;
};

/** The village in the place of its town. */
export const localityForTown: Habit = (sheet) => sheet.texts.locality !== '' && drop(sheet, 'town');

export const noTown: Habit = (sheet) => drop(sheet, 'town');
export const noLocality: Habit = (sheet) => !isStreetless(sheet.home) && drop(sheet, 'locality');
export const noHamlet: Habit = (sheet) => drop(sheet, 'hamlet');
export const noPostcode: Habit = (sheet) => drop(sheet, 'postcode');

/** Writes a wrong postcode. The text then says the outward code at most. */
function wrongPostcode(sheet: Sheet, postcode: string): boolean {
  const { home, texts, claim, traps } = sheet;
  const [outward = ''] = postcode.split(' ');
  if (texts.postcode !== home.postcode || postcode === home.postcode || claim.town === undefined)
    return false;
  texts.postcode = postcode;
  delete claim.postcode;
  if (outward !== home.core.outward) delete claim.outward;
  for (const premise of premisesOf(home.core)) {
    const { street: _, ...door } = premise;
    traps.push({ ...door, postcode });
    if (outward !== home.core.outward) traps.push({ ...premise, outward });
  }
  return true;
}

export const outwardAlone: Habit = (sheet) => {
  const { home, texts, claim } = sheet;
  if (texts.postcode !== home.postcode) return false;
  texts.postcode = home.core.outward;
  return delete claim.postcode;
};

/** One character is wrong, missing, or has changed places with the next one. */
export const postcodeSlip: Habit = (sheet, draw) => {
  const [outward = '', inward = ''] = sheet.home.postcode.split(' ');
  const [digit = '', one = '', two = ''] = inward;
  const letter = draw.one([...'ABDEFGHJLNPQRSTUWXYZ']);
  const changed = draw.one([
    ...[`${digit}${two}${one}`, `${digit}${one}${letter}`, `${digit}${letter}${two}`, `${digit}${one}`],
    `${draw.whole(1, 9)}${one}${two}`,
  ]);
  const isOutward = draw.happens(0.2);
  const code = outward.replace(/\d(?=\d*$)/, () => String(draw.whole(1, 9)));
  return wrongPostcode(sheet, isOutward ? `${code} ${inward}` : `${outward} ${changed}`);
};

/** Letters and digits that look alike in the inward code: `CR8 ODE`. */
export const postcodeMisread: Habit = (sheet, draw) => {
  const [outward = '', inward = ''] = sheet.home.postcode.split(' ');
  const rules = [
    [/1/, 'I'],
    [/5/, 'S'],
    [/8/, 'B'],
    [/S/, '5'],
    [/B/, '8'],
    [/Z/, '2'],
  ] as const;
  const some = rules.filter(([from]) => from.test(inward));
  if (some.length === 0) return false;
  const [from, to] = draw.one(some);
  return wrongPostcode(sheet, `${outward} ${inward.replace(from, to)}`);
};

/** A postcode of another street of the district, which the list may have or not. */
export const postcodeOfNeighbour: Habit = (sheet, draw, book) => {
  const letters = [...'ABDEFGHJLNPQRSTUWXYZ'];
  const start = sheet.home.postcode.slice(0, -2);
  const unlisted = `${start}${draw.one(letters)}${draw.one(letters)}`;
  return wrongPostcode(sheet, draw.happens(0.6) ? draw.one(book.postcodesNear(sheet.home)) : unlisted);
};

export const welshTown: Habit = (sheet) => {
  const { home, texts } = sheet;
  if (home.place.welsh === undefined || texts.town !== home.town) return false;
  texts.town = home.place.welsh;
  return true;
};

/** Leaves out the name of a house that has a number, or the number of one that has a name. */
export const noNameOrNumber: Habit = (sheet, draw) => {
  const { home, texts, claim } = sheet;
  const { building, number } = home;
  if (sheet.isAbsent || sheet.isNoted || building === '' || number === '') return false;
  if (texts.building !== building || texts.number !== number) return false;
  const name = draw.happens(0.6) ? 'building' : 'number';
  texts[name] = '';
  delete claim[name === 'building' ? 'building' : 'digits'];
  sheet.isNoted = true;
  return true;
};

/** Leaves out the flat. Only the building is then said. */
export const noFlat: Habit = (sheet) => {
  const { home, texts, claim } = sheet;
  if (sheet.isAbsent || sheet.isNoted || home.flat === '' || texts.flat !== home.flat) return false;
  texts.flat = '';
  sheet.isNoted = true;
  return delete claim.label;
};

/** Leaves out the street of a building that has a name. */
export const noStreet: Habit = (sheet, _: Draw) => {
  const { home, texts, claim } = sheet;
  if (sheet.isAbsent || sheet.isNoted || home.building === '' || home.street === '' || home.number !== '')
    return false;
  if (texts.street !== home.street) return false;
  texts.street = '';
  sheet.traps.push(withoutPart(home, 'street'));
  sheet.isNoted = true;
  return delete claim.street;
};
