import { type List, premiseParts, type Row } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import type { TypedRow } from '../../typed/typed-rows.ts';
import { Chance } from './chance.ts';
import { type Desk, HABITS } from './habits.ts';
import { type Note, noteOf } from './note.ts';
import { Register } from './truth.ts';
import type { Words } from './words.ts';

type Made = Pick<TypedRow, 'kinds' | 'truth' | 'meant'> & { readonly note: Note };

/** Types addresses for a list. One in nine is absent from it. */
export function typedFor(list: List, words: Words, seed: number, count: number): TypedRow[] {
  const chance = new Chance(seed);
  const desk: Desk = { chance, words, list, register: new Register(list) };
  const typed: TypedRow[] = [];
  while (typed.length < count) {
    const made = chance.happens(1 / 9) ? absent(desk) : present(desk);
    if (made === undefined) continue;
    const { note, ...rest } = made;
    typed.push({ id: `${list.name}-${typed.length + 1}`, ...written(note, chance), ...rest });
  }
  return typed;
}

function present(desk: Desk): Made | undefined {
  const { chance, list, register } = desk;
  const row = chance.one(list.rows);
  const note = noteOf(row);
  const kinds = habits(note, row, desk);
  const truth = kinds && register.truthOf(note.given, row);
  return kinds && truth && { note, kinds, truth, meant: row.uprn };
}

/** Applies one habit, or two, or three. Undefined if one does not suit the address. */
function habits(note: Note, row: Row, desk: Desk): string[] | undefined {
  const { chance } = desk;
  const kinds: string[] = [];
  const count = chance.happens(0.4) ? (chance.happens(0.2) ? 3 : 2) : 1;
  while (kinds.length < count) {
    const kind = habit(chance);
    if (kinds.includes(kind) || (kind === 'clean' && kinds.length > 0)) continue;
    if (HABITS[kind]?.[1](note, row, desk) !== true) return undefined;
    kinds.push(kind);
    if (kind === 'clean') break;
  }
  const { locality, town, postcode } = note.text;
  return `${locality}${town}${postcode}` === '' ? undefined : kinds;
}

function habit(chance: Chance): string {
  const all = Object.entries(HABITS);
  let left = chance.share() * all.reduce((sum, [, [weight]]) => sum + weight, 0);
  for (const [name, [weight]] of all) {
    left -= weight;
    if (left < 0) return name;
  }
  return 'clean';
}

/** An address that the list lacks: one that was left out, or one with another number, flat, name or village. */
function absent(desk: Desk): Made | undefined {
  const { chance, list, register, words } = desk;
  const isLeftOut = chance.happens(0.5);
  const row = chance.one(isLeftOut ? list.leftOut : list.rows);
  const note = noteOf(row);
  const kind = isLeftOut ? 'left out' : invent(note, row, chance, words);
  if (kind === undefined) return undefined;
  const kinds = habits(note, { ...row, ...note.text, county: row.county }, desk);
  const truth: Truth | undefined = kinds && register.absent({ ...note.given, ...whole(note) }, row);
  return kinds && truth && { note, kinds: [kind, ...kinds], truth, meant: '' };
}

/** The number, building and street of a note, which the register asks for. */
function whole({ given: { number = '', building = '', street = '' } }: Note) {
  return { number, building, street };
}

function invent(note: Note, row: Row, chance: Chance, words: Words): string | undefined {
  const set = (name: 'flat' | 'building' | 'number' | 'street', text: string): void => {
    note.text[name] = text;
    note.given = { ...note.given, [name]: text };
  };
  const isHouse = row.building !== '' && row.number === '' && row.street === '' && row.flat === '';
  switch (chance.count(1, 4)) {
    case 1:
      if (row.number === '' || row.flat !== '') return undefined;
      set('number', String(Number.parseInt(row.number, 10) + chance.count(200, 600)));
      return 'no such number';
    case 2:
      if (!/^Flat \d+$/.test(row.flat)) return undefined;
      set('flat', `Flat ${chance.count(60, 140)}`);
      return 'no such flat';
    case 3:
      if (row.building !== '' && isHouse) set('building', chance.one(words.unknown.houses));
      else if (row.building !== '' && row.flat !== '') set('building', chance.one(words.unknown.blocks));
      else return undefined;
      return 'no such name';
    default:
      if (row.street === '' || row.building !== '') return undefined;
      set('street', chance.one(words.unknown.streets));
      return 'no such street';
  }
}

function written(note: Note, chance: Chance): Pick<TypedRow, 'organisation' | 'address' | 'postcode'> {
  const { text, premise, before, after, comma, isBackwards, isPostcodeFirst } = note;
  const own = premise === undefined ? premiseParts({ ...text, organisation: '' }) : [premise];
  const places = [text.locality, text.town, text.county];
  const parts = isBackwards ? [text.town, text.locality, ...own] : [before, ...own, ...places, after];
  const isApart = !isPostcodeFirst && chance.happens(0.6);
  const cased = chance.happens(0.2) ? upper : chance.happens(0.15) ? lower : same;
  const postcode = chance.happens(0.15) ? text.postcode.replace(' ', '') : text.postcode;
  const all = isPostcodeFirst ? [postcode, ...parts] : isApart ? parts : [...parts, postcode];
  const line = all.filter(Boolean).join(comma);
  return {
    organisation: '',
    address: cased(comma === ' ' ? line.replaceAll(',', '') : line),
    postcode: isApart ? cased(postcode) : '',
  };
}

const upper = (text: string) => text.toUpperCase();
const lower = (text: string) => text.toLowerCase();
const same = (text: string) => text;
