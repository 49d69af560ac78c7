import type { Dice } from '../../dice.ts';
import type { Written } from '../../typed/write.ts';
import type { Draft } from './draft.ts';

/** A piece of the line, with the label of its field on a form. */
type Piece = readonly [label: string, text: string];

/** Writes a draft down. Half of the clients have a column for the postcode, and some have one for the company. */
export function written(draft: Draft, dice: Dice): Written {
  const { text, labels, separator, order } = draft;
  const isFirmApart = text.firm !== '' && dice.chance(0.55);
  const isPlaced = order.startsWith('postcode');
  const isCodeApart = text.postcode !== '' && !isPlaced && dice.chance(0.5) && !draft.isCodeInside;
  const letters = lettersOf(draft);
  const code: Piece = ['Postcode', isCodeApart ? '' : text.postcode];
  const pieces = arranged(draft, isFirmApart ? '' : text.firm, code)
    .filter(([, one]) => one !== '')
    // Nobody types a postcode as `Sw41 1Ab`.
    .map(
      ([label, one]): Piece => [
        label,
        label === 'Postcode' && draft.letters === 'title' ? one : letters(one),
      ],
    );
  const line = pieces
    .map(([label, one], at) => {
      if (labels === 'names') return `${label}: ${one}`;
      return labels === 'lines' ? `Addr${at + 1}=${one}` : one;
    })
    .join(separator);
  return {
    organisation: isFirmApart ? letters(text.firm) : '',
    address: draft.finish.reduce((typed, change) => change(typed), line),
    postcode: isCodeApart ? text.postcode : '',
  };
}

function arranged(draft: Draft, firm: string, code: Piece): Piece[] {
  const { text, order, isJoined } = draft;
  const front = [...draft.before.map((one): Piece => ['Name', one]), ['Company', firm] as const];
  const aside = draft.aside.map((one): Piece => ['Notes', one]);
  const after = draft.after.map((one): Piece => ['Notes', one]);
  const door = order === 'number after street' ? [text.street, text.number] : [text.number, text.street];
  const street: Piece = ['Street', door.filter(Boolean).join(' ')];
  const isOne = isJoined && text.building !== '' && text.unit !== '';
  const building: Piece = ['Building', isOne ? `${text.unit} ${text.building}` : text.building];
  const unit: Piece = ['Flat', isOne ? '' : text.unit];
  const estate: Piece = ['Estate', text.estate];
  const locality: Piece = ['Area', text.locality];
  const town: Piece = ['Town', text.town];
  const county: Piece = ['County', text.county];
  const premise = [unit, building, estate, street];
  const places = [locality, town, county];
  switch (order) {
    case 'unit after building':
      return [...front, building, unit, estate, street, ...aside, ...places, code, ...after];
    case 'unit after street':
      return [...front, building, estate, street, unit, ...aside, ...places, code, ...after];
    case 'unit last':
      return [...front, building, estate, street, ...aside, ...places, unit, code, ...after];
    case 'street before building':
      return [...front, street, unit, building, estate, ...aside, ...places, code, ...after];
    case 'town before locality':
      return [...front, ...premise, ...aside, town, locality, county, code, ...after];
    case 'town first':
      return [...front, county, town, locality, street, estate, building, unit, ...aside, code, ...after];
    case 'postcode first':
      return [code, ...front, ...premise, ...aside, ...places, ...after];
    case 'postcode after street':
      return [...front, ...premise, ...aside, code, ...places, ...after];
    default:
      return [...front, ...premise, ...aside, ...places, code, ...after];
  }
}

function lettersOf({ letters }: Draft): (text: string) => string {
  switch (letters) {
    case 'capitals':
      return (text) => text.toUpperCase();
    case 'small':
      return (text) => text.toLowerCase();
    case 'title':
      return (text) =>
        text.replace(/[\p{L}'’]+/gu, (word) => word[0]!.toUpperCase() + word.slice(1).toLowerCase());
    default:
      return (text) => text;
  }
}
