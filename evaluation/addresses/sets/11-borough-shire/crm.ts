import { plain } from './core.ts';
import type { Habit } from './damage.ts';
import type { NameBook } from './names.ts';
import { withCounty } from './places.ts';
import { isStreetless, premiseOf, type Sheet } from './sheet.ts';

/** Columns that are cut after 30 or 35 characters. What is cut off is not said. */
export const crm: Habit = (sheet, draw, book) => {
  const { home, claim, texts } = sheet;
  const width = draw.one([30, 35]);
  if (isStreetless(home)) return false;
  sheet.letters = draw.one(['as listed', 'capitals']);
  const premise = premiseOf(sheet).join(', ');
  // Some systems have one column for everything, others have columns for the village and the town.
  const places = draw.happens(0.5) ? ([] as const) : (['hamlet', 'locality', 'town'] as const);
  const whole = [premise, ...places.map((name) => texts[name])].filter((text) => text !== '').join(', ');
  if (whole.length <= width) return draw.happens(0.2) && withCounty(sheet, draw, book);
  const kept = whole.slice(0, width).replace(/[ ,]+$/, '');
  if (kept.length < premise.length && !cutPremise(sheet, kept, premise, book)) return false;
  let end = premise.length;
  for (const name of places) {
    if (texts[name] !== '') end += 2 + texts[name].length;
    if (end > kept.length) delete claim[name];
    texts[name] = '';
  }
  sheet.write = () => [kept];
  sheet.short = undefined;
  return true;
};

/** Decides what a premise still says when its end is cut off. Returns false if nobody could tell. */
function cutPremise({ home, claim, texts, ...sheet }: Sheet, kept: string, premise: string, book: NameBook) {
  const { building, street, number } = home;
  if (sheet.isAbsent || sheet.isNoted || sheet.short !== undefined || building === '' || street === '')
    return false;
  const start = premise.length - texts.street.length;
  if (kept.length > start + 3) {
    // Only one name of the town may begin like that.
    const begun = plain(kept.slice(start));
    return book.isOnlyStart(begun, street, home) && plain(texts.street).startsWith(begun);
  }
  // Half a number would name another house.
  if (kept.length > premise.length - `${number} ${texts.street}`.trim().length) return false;
  delete claim.street;
  delete claim.digits;
  return true;
}
