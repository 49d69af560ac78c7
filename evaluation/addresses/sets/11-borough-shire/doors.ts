import { premiseParts } from '../../row.ts';
import type { Draw } from './draw.ts';
import type { Sheet, Texts } from './sheet.ts';
import { TYPING } from './words.ts';

type Filling = Readonly<Record<string, string>>;

/** The lines of a form such as `{b} | Flat {f}`. */
function filled(form: string, filling: Filling): string[] {
  const text = form.replace(/\{(\w)\}/g, (_, name: string) => filling[name] ?? '');
  return text.split('|').map((line) => line.replace(/ +/g, ' ').trim());
}

const house = ({ number, street }: Texts) => `${number} ${street}`.trim();

/** Writes the flat or number in another way than the list. */
export function otherNotation(sheet: Sheet, draw: Draw): boolean {
  const { home, texts } = sheet;
  const { flat, building, number, street } = home;
  if (sheet.isNoted || texts.flat !== flat || texts.number !== number || number.includes('-')) return false;
  const label = /^(?:(?:Flat|Apartment|Caravan) )?(\d{1,4}|[A-Z])$/.exec(flat)?.[1];
  const others = TYPING.floors[flat];
  if (label !== undefined && building !== '') {
    const isCaravan = flat.startsWith('Caravan');
    const forms = isCaravan || !flat.startsWith('Flat') ? ['{f} {b}', '{b} {f}', '{b} | No {f}'] : undefined;
    const form = draw.one(forms ?? TYPING.blockFlats);
    sheet.write = (now) => [...filled(form, { f: label, b: now.building }), house(now)];
  } else if (label !== undefined && /^\d+$/.test(number)) {
    const isLetter = /[A-Z]/.test(label);
    const form = draw.one(isLetter ? TYPING.letterFlats : TYPING.houseFlats);
    if (form.includes('/')) trapSwapped(sheet, number, label);
    const f = isLetter && !form.includes('F{f}') && draw.happens(0.4) ? label.toLowerCase() : label;
    sheet.write = (now) => filled(form, { f, n: number, s: now.street });
  } else if (others !== undefined) {
    const [v, form] = [draw.one(others), draw.one(TYPING.parts)];
    sheet.write = (now) => {
      const [first = '', ...rest] = premiseParts({ ...home, ...now, flat: '', organisation: '' });
      return [...filled(form, { v, h: first }), ...rest];
    };
  } else if (flat === '' && building === '' && street !== '') return otherNumber(sheet, draw);
  else return false;
  sheet.isNoted = true;
  return true;
}

function otherNumber(sheet: Sheet, draw: Draw): boolean {
  const { number, core } = sheet.home;
  const [, d = '', letter = ''] = /^(\d+)([A-Z]?)$/.exec(number) ?? [];
  if (d === '') return false;
  const form = draw.one(letter === '' ? TYPING.houses : TYPING.letterHouses);
  const l = draw.happens(0.5) ? letter : letter.toLowerCase();
  // `Flat A, 12` could be a flat that the undivided house 12 has got meanwhile.
  if (/flat/i.test(form))
    sheet.traps.push({ digits: core.digits, label: '', street: core.street, town: core.town });
  sheet.write = ({ street }) => filled(form, { n: number, d, l, s: street });
  sheet.isNoted = true;
  return true;
}

/** `12/3` may be flat 3 of number 12 or flat 12 of number 3. */
function trapSwapped({ home: { core }, traps }: Sheet, number: string, label: string): void {
  traps.push({ label: number, digits: label.toLowerCase(), street: core.street, town: core.town });
}

const ONES = commaWords('one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen');
const TEENS = commaWords('fifteen,sixteen,seventeen,eighteen,nineteen');
const TENS = commaWords('twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety');

function commaWords(text: string): string[] {
  return text.split(',');
}

/** A number from 1 to 99 in words. */
function inWords(number: number, joint: string): string {
  if (number < 20) return [...ONES, ...TEENS][number - 1] ?? '';
  const ten = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? ten : `${ten}${joint}${ONES[(number % 10) - 1] ?? ''}`;
}

/** `Forty-two Oak Road`, `Flat Three`. */
export function numberInWords(sheet: Sheet, draw: Draw): boolean {
  const { texts, home } = sheet;
  const joint = draw.one(['-', ' ']);
  const flat = /^(Flat|Apartment) (\d{1,2})$/.exec(home.flat);
  if (sheet.isNoted || texts.flat !== home.flat || texts.number !== home.number) return false;
  if (flat !== null) texts.flat = `${flat[1]} ${capital(inWords(Number(flat[2]), joint))}`;
  else if (home.flat === '' && /^\d{1,2}$/.test(home.number) && home.street !== '')
    texts.number = capital(inWords(Number(home.number), joint));
  else return false;
  sheet.isNoted = true;
  return true;
}

/** A number as it is said on the telephone: `double 1`, `1 double 2`, `12 A for Apple`, `number 12`. */
export function dictated(sheet: Sheet, draw: Draw): boolean {
  const { texts, home } = sheet;
  if (sheet.isNoted || home.number.includes('-') || texts.number !== home.number) return false;
  const spelt = (text: string) =>
    text.replace(/(?<=^Flat |\d)[A-F]$/, (letter) => ` ${draw.one(TYPING.letters[letter] ?? [letter])}`);
  const doubled = (text: string) => text.replace(/(\d)\1(?!\1)/, (_, digit: string) => ` double ${digit} `);
  const said = (text: string) => spelt(doubled(text)).replace(/ +/g, ' ').trim();
  const [flat, number] = [said(home.flat), said(home.number)];
  const isSaid = flat !== home.flat || number !== home.number;
  if (!isSaid && (home.flat !== '' || !/^\d+$/.test(home.number) || home.street === '')) return false;
  texts.flat = flat;
  texts.number = isSaid ? number : `number ${number}`;
  sheet.isNoted = true;
  return true;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
