import type { Die } from './die.ts';
import { type Draft, premiseOf, textOf } from './draft.ts';
import type { Register } from './register.ts';
import { TYPING } from './words.ts';

/** What somebody does to a text. Returns false if it does not suit the address; the text is then thrown away. */
export type Slip = (draft: Draft, die: Die, register: Register) => boolean;

/** Changes the longest word of the building or, without one, of the street. */
function damage(draft: Draft, change: (name: string, word: string) => string | undefined): boolean {
  const field = draft.building === '' ? 'street' : 'building';
  const name = draft[field];
  const [word = ''] = name.split(' ').toSorted((one, other) => other.length - one.length);
  const other = word.length < 4 || draft.damage > 0 ? undefined : change(name, word);
  if (other === undefined || other === name) return false;
  draft[field] = other;
  draft.damage++;
  return true;
}

const mistyped: Slip = (draft, die) =>
  damage(draft, (name, word) => {
    const at = die.whole(1, word.length - 2);
    const [before, one, two, after] = [
      word.slice(0, at),
      word[at] ?? '',
      word[at + 1] ?? '',
      word.slice(at + 2),
    ];
    const near = die.one([...'aeionrst']);
    return name.replace(
      word,
      die.one([
        `${before}${two}${one}${after}`,
        `${before}${two}${after}`,
        `${before}${one}${one}${two}${after}`,
        `${before}${near}${two}${after}`,
      ]),
    );
  });

const heard: Slip = (draft, die) =>
  damage(draft, (name) => {
    const [from, to] = die.one(
      Object.entries(TYPING.heard)
        .filter(([part]) => name.includes(part))
        .concat([['', '']]),
    );
    return from === '' ? undefined : name.replace(from, to);
  });

const SCANS = [
  ['rn', 'm'],
  ['l', '1'],
  ['i', 'l'],
  ['o', '0'],
  ['cl', 'd'],
  ['h', 'b'],
  ['u', 'ii'],
  ['e', 'c'],
  ['B', '8'],
  ['S', '5'],
] as const;

export const scanned: Slip = (draft, die) =>
  damage(draft, (name) => {
    const [from, to] = die.one(SCANS);
    return name.includes(from) ? name.replace(from, to) : undefined;
  });

const spaced: Slip = (draft) =>
  damage(draft, (name) => {
    const words = name.split(' ');
    if (words.length > 2 && words[0] !== 'The') return name.replace(' ', '');
    const split = /^(Tre|Pen|Pol|Bos|Lan|Bally|Tully|Drum|Auchen|Glen|Craig|Kirk)(?=[a-z]{4})/.exec(
      name,
    )?.[0];
    return split === undefined
      ? undefined
      : `${split} ${name[split.length]?.toUpperCase()}${name.slice(split.length + 1)}`;
  });

const endless: Slip = (draft) =>
  damage(draft, (name) => {
    const [, rest = ''] = /^(.*) (?:Road|Street|Avenue|Farm|Farmhouse|Crescent|Court)$/.exec(name) ?? [];
    // `5 Fore` would be nobody's way to write Fore Street.
    return rest.length < 6 || draft.entry.isTerrace ? undefined : rest;
  });

export const abbreviated: Slip = (draft, die) => {
  const before = textOf(draft);
  draft.short = die.whole(0, 2);
  return before !== textOf(draft);
};

export const otherPart: Slip = (draft, die) => {
  const { part } = draft.entry;
  if (part === undefined || part.others.length === 0 || !draft.hasPart) return false;
  draft.partText = die.one(part.others);
  return true;
};

export const elsewhere: Slip = (draft, die) => {
  const { part, building, isTerrace } = draft.entry;
  if (part === undefined || part.isBare === true || !draft.hasPart || isTerrace) return false;
  draft.where = building === '' ? die.one(['last', 'bracket', 'middle', 'last']) : 'last';
  return true;
};

const otherNumber: Slip = (draft, die) => {
  const { number } = draft;
  if (number === '' || draft.numberText !== number) return false;
  const [, digits = '', letter = ''] = /^(\d+)([A-Z])$/.exec(number) ?? [];
  const small = letter.toLowerCase();
  const forms =
    letter === ''
      ? [`No ${number}`, `No. ${number}`, `${number},`, `Number ${number}`, `#${number}`]
      : [`${digits}${small}`, `${digits} ${letter}`, `${digits} ${small}`, `${digits}-${letter}`];
  draft.numberText = die.one(forms);
  return true;
};

/** Leaves something out if the text has it and something else remains. */
const without =
  (field: 'town' | 'locality' | 'building' | 'number' | 'street' | 'townland'): Slip =>
  (draft) => {
    const { entry } = draft;
    if (draft[field] === '' || draft[field] !== entry[field]) return false;
    const isPremise = field === 'building' || field === 'number' || field === 'street';
    const isBareIn = entry.part?.isBare === true && field === 'building';
    if (isPremise && (entry.isTerrace ? field !== 'street' : draft.building === '' || draft.street === ''))
      return false;
    if (isBareIn || entry.uprn === '' || (field === 'street' && draft.number !== '' && !entry.isTerrace))
      return false;
    if (field === 'building' && draft.number === '') return false;
    draft[field] = '';
    if (field === 'number') draft.numberText = '';
    return premiseOf(draft).length > 0;
  };

const nearTown: Slip = (draft, die) => {
  if (draft.town !== draft.entry.town || draft.entry.place.near.length === 0) return false;
  draft.town = die.one(draft.entry.place.near);
  return true;
};

const county: Slip = (draft, die) => {
  const { county: name } = draft.entry.place;
  const added = name.startsWith('Co. ')
    ? die.one([name, name.replace('Co.', 'County'), name.replace('Co.', 'Co')])
    : name;
  draft.county = draft.county === '' ? added : '';
  return true;
};

const noPart: Slip = (draft) => {
  if (!draft.hasPart || draft.entry.uprn === '') return false;
  draft.hasPart = false;
  return true;
};

/** A name that people give to their numbered house. */
const houseName: Slip = (draft, die) => {
  const { building, part, number } = draft.entry;
  if (building !== '' || part !== undefined || number === '' || draft.front !== '') return false;
  draft.front = die.one(TYPING.extras);
  return true;
};

/** Mistakes of the address itself, with their weights. The postcode has its own. */
export const SLIPS: Readonly<Record<string, readonly [weight: number, slip: Slip]>> = {
  abbreviated: [20, abbreviated],
  'flat in other words': [16, otherPart],
  'flat elsewhere': [10, elsewhere],
  'number in another form': [8, otherNumber],
  mistyped: [8, mistyped],
  misheard: [5, heard],
  'name split or joined': [3, spaced],
  'name without its last word': [3, endless],
  'town missing': [6, without('town')],
  'locality missing': [8, without('locality')],
  'townland missing': [2, without('townland')],
  'building name missing': [3, without('building')],
  'number missing': [2, without('number')],
  'street missing': [3, without('street')],
  'flat missing': [3, noPart],
  'town nearby': [4, nearTown],
  'county added or missing': [6, county],
  'house name added': [3, houseName],
};
