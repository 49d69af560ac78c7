import type { Written } from '../../typed/write.ts';
import type { Draft } from './draft.ts';
import type { Draw } from './draw.ts';
import { BEFORE_NUMBER } from './entry.ts';

/** A piece of the line, with the label that some forms give it. */
type Part = readonly [label: string, text: string];

/** Writes a draft: on one line or several, with the postcode at its end or in its own column. */
export function written(draft: Draft, draw: Draw): Written {
  const { text, form, before, after, order } = draft;
  const isFirmApart = text.firm !== '' && draw.odds(0.65);
  const isCodeApart = text.postcode !== '' && order !== 'postcode first' && draw.odds(0.5);
  const premise = premiseOf(draft, isFirmApart);
  const places: Part[] = [
    ['Area', text.locality],
    ['Town', text.town],
    ['County', text.county],
  ];
  const code: Part = ['Postcode', isCodeApart ? '' : text.postcode];
  const front = before.map((one): Part => ['Name', one]);
  const end = after.map((one): Part => ['Notes', one]);
  const unit: Part = order === 'unit last' ? ['Flat', text.unit] : ['', ''];
  const parts = inOrder(order, front, premise, places, unit, code, end);
  const pieces = parts.filter(([, one]) => one !== '');
  // A form that labels its fields leaves no doubt about what they are, whatever their order is.
  const letters = lettersOf(draft);
  // Nobody types a postcode as `Gl54 3Ab`.
  const lettered = ([label, one]: Part) =>
    label === 'Postcode' && form.letters === 'title' ? one : letters(one);
  const line = pieces
    .map((part) => (form.isLabelled && part[0] !== '' ? `${part[0]}: ${lettered(part)}` : lettered(part)))
    .join(form.separator);
  return {
    organisation: isFirmApart ? letters(text.firm) : '',
    address: draft.finish(line),
    postcode: isCodeApart ? text.postcode : '',
  };
}

function inOrder(
  order: Draft['order'],
  front: Part[],
  premise: Part[],
  places: Part[],
  unit: Part,
  code: Part,
  end: Part[],
): Part[] {
  if (order === 'postcode first') return [code, ...front, ...premise, ...places, ...end];
  if (order === 'town first') {
    const outward = places.toReversed();
    return [...front, ...outward, ...premise, code, ...end];
  }
  return [...front, ...premise, ...places, unit, code, ...end];
}

/** The firm, the unit, the building, the number with the street, and what stands beside it. */
function premiseOf({ entry, text, order, isBare, beside, form }: Draft, isFirmApart: boolean): Part[] {
  const firm: Part = ['Company', isFirmApart ? '' : text.firm];
  const isLast = order === 'number last';
  const isBefore = BEFORE_NUMBER.has(entry.unit.kind) && text.number !== '' && order === 'usual';
  const road = isLast
    ? `${text.street} ${text.number}`
    : `${isBefore ? `${text.unit} ` : ''}${text.number} ${text.street}`;
  const isApart = form.isLabelled && !isBefore && text.number !== '';
  const house: Part = ['House', isApart ? text.number.replace(/^(?:House|Number) /, '') : ''];
  const street: Part = ['Street', isApart ? text.street : road.replace(/ +/g, ' ').trim()];
  const others = beside.map((one): Part => ['', one]);
  const isJoined = isBare && text.building !== '';
  const building: Part = ['Building', isJoined ? `${text.unit} ${text.building}` : text.building];
  const isLater = isBefore || isJoined || order === 'unit last';
  // The label says that it is a flat.
  const own = form.isLabelled ? text.unit.replace(/^Flat /i, '') : text.unit;
  const unit: Part = ['Flat', isLater ? '' : own];
  if (order === 'unit after street') return [firm, building, house, street, unit, ...others];
  if (order === 'street before building') return [firm, house, street, ...others, unit, building];
  return [firm, unit, building, house, street, ...others];
}

/** Puts a text into the letters of the form. */
function lettersOf({ form }: Draft): (text: string) => string {
  switch (form.letters) {
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
