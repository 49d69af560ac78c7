import type { Dice } from '../../dice.ts';
import type { Written } from '../../typed/write.ts';
import type { Draft } from './draft.ts';

/** A piece of the line, with the label of its field on a form. */
type Piece = readonly [label: string, text: string];

/** Writes a draft down. Half of the clients have a column for the postcode, and most have one for the company. */
export function written(draft: Draft, dice: Dice): Written {
  const { text, labels, separator, order, finish } = draft;
  const isFirmApart = text.firm !== '' && dice.chance(0.6);
  const isCodeApart = text.postcode !== '' && order !== 'postcode first' && dice.chance(0.5);
  const letters = lettersOf(draft);
  // Nobody types a postcode as `Nn41 1Ab`.
  const code: Piece = [
    'Postcode',
    isCodeApart ? '' : draft.letters === 'title' ? text.postcode : letters(text.postcode),
  ];
  const pieces = arranged(draft, isFirmApart ? '' : text.firm)
    .filter(([, one]) => one !== '')
    .map(([label, one]): Piece => [label, letters(one)]);
  const all = order === 'postcode first' ? [code, ...pieces] : [...pieces, code];
  const after = draft.after.map((one): Piece => ['Notes', letters(one)]);
  const line = [...all, ...after]
    .filter(([, one]) => one !== '')
    .map(([label, one], at) => {
      if (labels === 'names') return `${label}: ${one}`;
      return labels === 'lines' ? `Line ${at + 1}: ${one}` : one;
    })
    .join(separator);
  return {
    organisation: isFirmApart ? letters(text.firm) : '',
    address: finish(line),
    postcode: isCodeApart ? text.postcode : '',
  };
}

function arranged(draft: Draft, firm: string): Piece[] {
  const { text, order, entry, isJoined } = draft;
  const front = [...draft.before.map((one): Piece => ['Name', one]), ['Company', firm] as const];
  const aside = draft.aside.map((one): Piece => ['Notes', one]);
  const isOver = entry.unit.kind === 'over' && order !== 'unit after street' && order !== 'unit last';
  const isPlace = text.street === '' && text.number !== '' && entry.street === '';
  const road = isPlace ? text.locality : text.street;
  const door = isOver ? `${text.unit} ${text.number}` : text.number;
  const street: Piece = ['Street', (order === 'number last' ? `${road} ${door}` : `${door} ${road}`).trim()];
  const isOne = isJoined && text.building !== '' && text.unit !== '';
  const building: Piece = ['Building', isOne ? `${text.unit} ${text.building}` : text.building];
  const unit: Piece = ['Flat', isOver || isOne ? '' : text.unit];
  const locality: Piece = ['Area', isPlace ? '' : text.locality];
  const town: Piece = ['Town', text.town];
  const county: Piece = ['County', text.county];
  const premise = [unit, building, street];
  const places = [locality, town, county];
  switch (order) {
    case 'unit after street':
      return [...front, building, street, unit, ...aside, ...places];
    case 'unit last':
      return [...front, building, street, ...aside, ...places, unit];
    case 'building last':
      return [...front, street, ...aside, ...places, unit, building];
    case 'street before building':
      return [...front, street, unit, building, ...aside, ...places];
    case 'town before locality':
      return [...front, ...premise, ...aside, town, locality, county];
    case 'town first':
      return [...front, county, town, locality, street, building, unit, ...aside];
    default:
      return [...front, ...premise, ...aside, ...places];
  }
}

function lettersOf({ letters }: Draft): (text: string) => string {
  switch (letters) {
    case 'capitals':
      return (text) => text.toUpperCase();
    case 'small':
      return (text) => text.toLowerCase();
    case 'title':
      return (text) => text.replace(/[\p{L}'’]+/gu, (word) => word[0]! + word.slice(1).toLowerCase());
    default:
      return (text) => text;
  }
}
