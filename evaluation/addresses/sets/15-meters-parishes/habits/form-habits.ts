import type { Draft, Order } from '../draft.ts';
import { type Desk, type Habit, habit } from './habit.ts';
import { inWords } from './numerals.ts';

function inOrder(order: Order, suits: (draft: Draft) => boolean = () => true) {
  return (draft: Draft): boolean => {
    if (!suits(draft)) return false;
    draft.order = order;
    return true;
  };
}

function separated(separator: string, finish: (line: string, desk: Desk) => string = (line) => line) {
  return (draft: Draft, desk: Desk): boolean => {
    draft.form = { ...draft.form, separator };
    draft.finish = (line) => finish(line, desk);
    return true;
  };
}

/** Cuts each piece at the width of a field, as older systems did. */
function cut(width: number) {
  return (draft: Draft): boolean => {
    const { text, form } = draft;
    const road = text.number === '' ? width : width - text.number.length - 1;
    if (text.street.length <= road && text.building.length <= width) return false;
    text.street = text.street.slice(0, Math.max(road, 5)).trim();
    text.building = text.building.slice(0, width).trim();
    draft.form = { ...form, letters: 'capitals' };
    return true;
  };
}

/** Habits with the order and the form of the line. */
export const FORMS: readonly Habit[] = [
  habit(
    'flat after the street',
    [6, 3],
    'order',
    inOrder(
      'unit after street',
      ({ text }) => text.unit !== '' && text.building === '' && text.number !== '',
    ),
  ),
  habit(
    'flat at the end',
    [2, 1],
    'order',
    inOrder('unit last', ({ text, isBare }) => text.unit !== '' && !isBare),
  ),
  habit(
    'number after the street',
    [2.5, 1.5],
    'order',
    inOrder(
      'number last',
      ({ text }) => text.number !== '' && text.street !== '' && text.building === '' && text.unit === '',
    ),
  ),
  habit(
    'postcode first',
    [4, 2],
    'order',
    inOrder('postcode first', ({ text }) => text.postcode !== ''),
  ),
  habit(
    'town first',
    [3, 1.5],
    'order',
    inOrder('town first', ({ text }) => text.town !== ''),
  ),
  habit(
    'street before the building',
    [3, 3],
    'order',
    inOrder('street before building', ({ text }) => text.building !== '' && text.street !== ''),
  ),
  habit('capitals without commas', [6, 2], 'form', (draft) => {
    draft.form = { ...draft.form, separator: ' ', letters: 'capitals' };
    return true;
  }),
  habit('small letters without commas', [5, 5], 'form', (draft) => {
    draft.form = { ...draft.form, separator: ' ', letters: 'small' };
    return true;
  }),
  habit('fields cut at eighteen letters', [4, 1], 'form', cut(18)),
  habit('fields cut at thirteen letters', [2, 0], 'form', cut(13)),
  habit('lines of an envelope', [2.5, 3], 'form', separated('\n')),
  habit('other signs between the pieces', [3, 2], 'form', (draft, desk) =>
    separated(desk.draw.one(['; ', ' | ', ' / ', ' - ', ',', '. ', ' , ', '\t']))(draft, desk),
  ),
  habit(
    'empty fields of a form',
    [3, 2],
    'form',
    separated(', ', (line, { draw }) => {
      const filler = draw.one([', , ', ', N/A, ', ', -, ', ', null, ', ', none, ', ',,, ', ', ., ']);
      const parts = line.split(', ');
      const at = draw.between(1, Math.max(1, parts.length - 1));
      return `${parts.slice(0, at).join(', ')}${filler}${parts.slice(at).join(', ')}`;
    }),
  ),
  habit('fields with labels', [2, 1], 'form', (draft) => {
    draft.form = { ...draft.form, isLabelled: true };
    return true;
  }),
  habit(
    'fields padded with spaces',
    [2, 0.5],
    'form',
    separated('   ', (line) => `${line.toUpperCase()}  `),
  ),
  habit(
    'line in quotes',
    [1.5, 1],
    'form',
    separated(', ', (line) => `"${line}"`),
  ),
  habit('dictated', [2.5, 2.5], 'form', (draft, desk) => {
    // `Flat one thirty-nine` could be two numbers or one.
    const { text, order } = draft;
    if (/\w$/.test(text.unit) && text.building === '' && /^\d/.test(text.number)) return false;
    return separated(' ', (line, { draw }) => {
      const small = line.toLowerCase();
      const isSpoken = draw.odds(0.5);
      const words = isSpoken
        ? small.replace(/\b\d{1,2}\b(?!-)/g, (digits) => inWords(digits) ?? digits)
        : small;
      return order !== 'postcode first' && draw.odds(0.2) ? words.replace(' ', ' um ') : words;
    })(draft, desk);
  }),
  habit(
    'address begun twice',
    [1.5, 1.5],
    'form',
    separated(', ', (line) => {
      const [first = ''] = line.split(', ');
      return `${first}, ${line}`;
    }),
  ),
  habit(
    'full stops after the pieces',
    [1, 1],
    'form',
    separated('., ', (line) => `${line}.`),
  ),
];
