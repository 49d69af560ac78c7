import type { List, Row } from '../../row.ts';
import type { Chance } from './chance.ts';
import { leaveOut, type Note } from './note.ts';
import type { Register } from './truth.ts';
import type { Words } from './words.ts';

/** What a habit of typing may use. */
export interface Desk {
  readonly chance: Chance;
  readonly words: Words;
  readonly list: List;
  readonly register: Register;
}

/** Changes a note as people do. Returns false if the habit does not suit the address. */
export type Habit = (note: Note, row: Row, desk: Desk) => boolean;

const WORDED = ['building', 'street', 'locality', 'town'] as const;

/** The habits and how common they are among typed addresses that are in the list. */
export const HABITS: Readonly<Record<string, readonly [number, Habit]>> = {
  clean: [20, () => true],
  'no commas': [10, set('comma', () => ' ')],
  'short words': [11, shorten],
  'mistyped word': [9, (note, _, desk) => mistype(note, desk)],
  'village left out': [7, without('locality')],
  'town left out': [6, townLeftOut],
  'county added': [8, countyAdded],
  'no postcode': [6, without('postcode')],
  'outward code only': [2, outwardOnly],
  'postcode of a neighbour': [4, neighbourPostcode],
  'postcode mistyped': [4, mistypePostcode],
  'flat in another form': [9, flatForm],
  'name in front': [5, set('before', ({ chance, words }) => chance.one(words.people))],
  'firm in front': [2, set('before', ({ chance, words }) => chance.one(words.firms))],
  'way to the house': [3, set('after', ({ chance, words }) => chance.one(words.asides))],
  'postcode first': [2, postcodeFirst],
  'places first': [2, placesFirst],
  'article changed': [2, changeArticle],
  'borough for town': [3, boroughForTown],
};

function set(name: 'comma' | 'before' | 'after', text: (desk: Desk) => string): Habit {
  return (note, _, desk) => {
    note[name] = text(desk);
    return true;
  };
}

function without(name: 'locality' | 'postcode'): Habit {
  return (note) => {
    if (note.text[name] === '') return false;
    leaveOut(note, name);
    return true;
  };
}

function countyAdded(note: Note, { county }: Row): boolean {
  note.text.county = county;
  return county !== '';
}

function postcodeFirst(note: Note): boolean {
  note.isPostcodeFirst = note.text.postcode !== '';
  return note.isPostcodeFirst;
}

function placesFirst(note: Note): boolean {
  note.isBackwards = note.premise === undefined;
  return note.isBackwards;
}

function boroughForTown(note: Note, { borough }: Row): boolean {
  leaveOut(note, 'town');
  note.text.town = borough;
  return true;
}

function townLeftOut(note: Note): boolean {
  if (note.text.locality === '' && note.text.postcode === '') return false;
  leaveOut(note, 'town');
  return true;
}

function shorten(note: Note, _: Row, { chance, words }: Desk): boolean {
  let isChanged = false;
  for (const name of ['building', 'street', 'locality'] as const) {
    note.text[name] = note.text[name]
      .split(' ')
      .map((word) => {
        const short = words.shorts[word];
        if (short === undefined || chance.happens(0.25)) return word;
        isChanged = true;
        return chance.one(short);
      })
      .filter(Boolean)
      .join(' ');
  }
  return isChanged && (note.text.building !== '' || note.given.building === '');
}

/** One slip in a word of five letters or more: two letters swapped, one lost, one doubled, or one beside it hit. */
function mistype(note: Note, { chance }: Desk): boolean {
  const name = chance.one(WORDED);
  const words = note.text[name].split(' ');
  const long = words.flatMap((word, at) => (/^\p{L}{5,}$/u.test(word) ? [at] : []));
  if (long.length === 0) return false;
  const at = chance.one(long);
  const letters = [...(words[at] ?? '')];
  const slip = chance.count(1, letters.length - 2);
  const [one = '', next = ''] = letters.slice(slip, slip + 2);
  const forms = [next + one, next, one + one + next, neighbourKey(one, chance) + next];
  letters.splice(slip, 2, chance.one(forms));
  const typed = letters.join('');
  if (typed === words[at]) return false;
  words[at] = typed;
  note.text[name] = words.join(' ');
  return true;
}

const KEYBOARD = 'qwertyuiop asdfghjkl zxcvbnm';

function neighbourKey(letter: string, chance: Chance): string {
  const at = KEYBOARD.indexOf(letter.toLowerCase());
  const beside = [KEYBOARD[at - 1], KEYBOARD[at + 1]].filter((key) => key !== undefined && key !== ' ');
  return at < 0 ? letter : (chance.one(beside) ?? letter);
}

function outwardOnly(note: Note, { postcode }: Row): boolean {
  writePostcode(note, postcode.split(' ')[0] ?? '');
  return true;
}

/** The postcode of the next houses in the same list. The words must not fit an address there. */
function neighbourPostcode(note: Note, row: Row, { chance, list, register }: Desk): boolean {
  if (note.text.postcode !== row.postcode) return false;
  const at = list.rows.indexOf(row);
  const steps = chance.happens(0.5) ? [1, -1] : [-1, 1];
  for (const step of steps) {
    let other = list.rows[at + step];
    for (let next = at + step; other?.postcode === row.postcode; next += step) other = list.rows[next];
    if (other === undefined || !other.postcode.startsWith(row.postcode.split(' ')[0] ?? '?')) continue;
    const { postcode } = other;
    writePostcode(note, postcode);
    return !register.fitting(note.given).some((one) => one.postcode === postcode);
  }
  return false;
}

function mistypePostcode(note: Note, row: Row, { chance, register }: Desk): boolean {
  if (note.text.postcode !== row.postcode) return false;
  const letters = [...row.postcode];
  const at = chance.count(letters.length - 3, letters.length - 1);
  letters[at] =
    at === letters.length - 3 ? String(chance.count(1, 9)) : chance.one([...'ABDEFGHJLNPQRSTUWXYZ']);
  const typed = letters.join('');
  if (typed === row.postcode) return false;
  writePostcode(note, typed);
  return !register.fitting(note.given).some(({ postcode }) => postcode === typed);
}

/** Writes a postcode that is not that of the address, or not the whole of it. */
function writePostcode(note: Note, postcode: string): void {
  leaveOut(note, 'postcode');
  note.text.postcode = postcode;
  note.given = { ...note.given, likePostcode: postcode };
}

/** Flats as people write them. */
function flatForm(note: Note, { flat, building, number, street }: Row, { chance }: Desk): boolean {
  if (note.premise !== undefined) return false;
  const [, stair, door] = /^Flat (\d)\/(\d)$/.exec(flat) ?? [];
  const [, label] = /^Flat (\d+|[A-D])$/.exec(flat) ?? [];
  if (stair !== undefined && number !== '') {
    const forms = [
      `${number}, Flat ${stair}/${door} ${street}`,
      `${stair}/${door} ${number} ${street}`,
      `${number} ${street}, ${stair}/${door}`,
    ];
    note.premise = chance.one([...forms, `Flat ${stair}-${door}, ${number} ${street}`]);
  } else if (label !== undefined && building === '') {
    const isLetter = /[A-D]/.test(label);
    const forms = [
      `${number} ${street} (Flat ${label})`,
      `Apartment ${label}, ${number} ${street}`,
      `Flt ${label} ${number} ${street}`,
    ];
    note.premise = chance.one([
      ...forms,
      isLetter ? `${number}${label} ${street}` : `${label}/${number} ${street}`,
    ]);
  } else if (label !== undefined) {
    const forms = [
      `${label} ${building}, ${street}`,
      `Apt ${label} ${building}, ${street}`,
      `${building}, Flat ${label}, ${street}`,
    ];
    note.premise = chance.one([...forms, `Flat No. ${label}, ${building}, ${street}`]);
  } else if (/Floor Flat$/.test(flat)) {
    const worded = flat
      .replace('Ground Floor', 'Grd Flr')
      .replace('First', '1st')
      .replace('Top Floor Flat', 'Top Flat');
    note.premise = chance.one([`${worded}, ${number} ${street}`, `${number} ${street} - ${flat}`]);
  } else return false;
  return true;
}

/** `The` or the Welsh article added to the name of a house, or left out. */
function changeArticle(note: Note, { building }: Row): boolean {
  if (building === '' || note.text.building !== building) return false;
  const bare = building.replace(/^(?:The|Yr?) /, '');
  note.text.building = bare === building ? `The ${building}` : bare;
  return true;
}
