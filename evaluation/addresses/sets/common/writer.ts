import type { Dice } from '../../dice.ts';
import type { Written } from '../../typed/write.ts';
import type { Draft } from './draft.ts';

/** Writes a draft down. Half of the clients have a column for the postcode, and some have one for the company. */
export function written(draft: Draft, dice: Dice): Written {
  const { text, separator, order } = draft;
  const isFirmApart = text.firm !== '' && dice.chance(0.45);
  const isPlaced = order.startsWith('postcode');
  const isCodeApart = text.postcode !== '' && !isPlaced && dice.chance(0.5) && !draft.isCodeInside;
  const letters = lettersOf(draft);
  const firm = isFirmApart ? '' : text.firm;
  const code = isCodeApart ? '' : text.postcode;
  const pieces = draft.isVerbatim ? listed(draft, firm, code) : arranged(draft, firm, code);
  const line = pieces
    .filter((one) => one.trim() !== '')
    .map(letters)
    .join(separator);
  return {
    organisation: isFirmApart ? letters(text.firm) : '',
    address: draft.finish.reduce((typed, change) => change(typed), line),
    postcode: isCodeApart ? text.postcode : '',
  };
}

/** The columns of the list between the company and the postcode. */
function listed({ entry }: Draft, firm: string, code: string): string[] {
  return [firm, ...entry.columns.slice(1, -1), code];
}

function arranged(draft: Draft, firm: string, code: string): string[] {
  const { text, order, isJoined } = draft;
  const front = [...draft.before, firm];
  const isOne = isJoined && text.building !== '' && text.unit !== '';
  const building = isOne ? `${text.unit} ${text.building}` : text.building;
  const unit = isOne ? '' : text.unit;
  const { aside, after } = draft;
  const door = [text.number, text.street].filter(Boolean).join(' ');
  const street = [door, text.corner];
  const premise = [unit, building, text.estate, ...street];
  const places = [text.locality, text.town, text.county];
  switch (order) {
    case 'unit before street':
      return [
        ...front,
        ...[building, text.estate],
        [text.number, unit, text.street].filter(Boolean).join(' '),
        ...[text.corner, ...aside, ...places, code, ...after],
      ];
    case 'unit after building':
      return [...front, building, unit, text.estate, ...street, ...aside, ...places, code, ...after];
    case 'unit after street':
      return [...front, building, text.estate, ...street, unit, ...aside, ...places, code, ...after];
    case 'unit after places':
      return [...front, building, text.estate, ...street, ...aside, ...places, unit, code, ...after];
    case 'street then number':
      return [
        ...front,
        ...[unit, building, text.estate, text.street, text.number, text.corner],
        ...[...aside, ...places, code, ...after],
      ];
    case 'street before building':
      return [...front, ...street, unit, building, text.estate, ...aside, ...places, code, ...after];
    case 'building after street':
      return [...front, unit, ...street, building, text.estate, ...aside, ...places, code, ...after];
    case 'places first':
      return [text.town, text.locality, ...front, ...premise, ...aside, text.county, code, ...after];
    case 'town first':
      return [
        ...places.toReversed(),
        ...street,
        text.estate,
        building,
        unit,
        ...front,
        ...aside,
        code,
        ...after,
      ];
    case 'postcode first':
      return [code, ...front, ...premise, ...aside, ...places, ...after];
    case 'postcode before places':
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
    default:
      return (text) => text;
  }
}
