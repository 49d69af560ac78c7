import type { Habit } from './habits.ts';
import { untouched } from './notation.ts';

const SMALL =
  'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen'.split(
    ',',
  );
const TENS = 'twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',');

/** A number from 1 to 199 in words. */
export function said(number: number): string {
  if (number >= 100) return number === 100 ? 'one hundred' : `one hundred and ${said(number - 100)}`;
  if (number < 20) return SMALL[number - 1] ?? '';
  const ten = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten} ${SMALL[(number % 10) - 1] ?? ''}`;
}

/** `Twelve Kelly Street`, `Flat Three`. */
export const inWords: Habit = (draft) => {
  const { number, numberText, unitText, entry } = draft;
  if (!untouched(draft) || entry.croft !== '') return false;
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  const unit = /^(Flat|Unit|Office|Suite) (\d{1,2})$/.exec(unitText);
  if (draft.hasUnit && unit !== null) draft.unitText = `${unit[1]} ${capital(said(Number(unit[2])))}`;
  else if (!draft.hasUnit && /^\d{1,3}$/.test(number) && numberText === number && Number(number) < 100)
    draft.numberText = capital(said(Number(number)));
  else return false;
  draft.isNoted = true;
  return true;
};

const SPELT: Readonly<Record<string, string>> = {
  A: 'A for Alpha',
  B: 'B for Bravo',
  C: 'C for Charlie',
  D: 'D for Delta',
  E: 'E for Echo',
};

/** Words for what is written short. */
const ALOUD: readonly (readonly [RegExp, string])[] = [
  [/^R\/O$/, 'Rear of'],
  [/^Adj$/, 'Adjacent to'],
  [/^Gnd\b/, 'Ground'],
  [/\b1st\b/, 'First'],
  [/\b2nd\b/, 'Second'],
  [/\b3rd\b/, 'Third'],
  [/\bFlr\b/, 'Floor'],
  [/^(\d)F(\d)$/, '$1 F $2'],
];

/** An address as it is said: `flat one stroke two`, `fourteen B for Bravo`, `two F one`, `second floor`. */
export const spoken: Habit = (draft, chance) => {
  if (!untouched(draft)) return false;
  const figures = (text: string) =>
    text.replace(/(?<!\w)\d{1,3}(?!\w)/g, (one) =>
      Number(one) > 0 && Number(one) < 200 ? said(Number(one)) : one,
    );
  const letters = (text: string) => text.replace(/(?<=\d|Flat )[A-E]$/, (one) => ` ${SPELT[one] ?? one}`);
  const words = ALOUD.reduce((text, [from, to]) => text.replace(from, to), draft.unitText);
  const unit = letters(words).replace(/(?<=\d)\/(?=\d)/, chance.of([' stroke ', ' slash ']));
  const isSpelt = chance.is(0.5);
  const before = [draft.unitText, draft.numberText].join();
  if (draft.hasUnit) draft.unitText = isSpelt ? figures(unit) : unit;
  const number = letters(draft.numberText).replace('-', chance.of([' to ', ' dash ']));
  draft.numberText = isSpelt && !draft.hasUnit ? figures(number) : number;
  draft.isNoted = true;
  return [draft.unitText, draft.numberText].join() !== before;
};
