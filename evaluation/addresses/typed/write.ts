import type { Dice } from '../dice.ts';
import { type Elements, premiseParts } from '../row.ts';
import type { Draft } from './draft.ts';

/** A typed address, as in a file of typed addresses. */
export interface Written {
  readonly organisation: string;
  readonly address: string;
  /** Empty if the postcode is in the address, or missing. */
  readonly postcode: string;
}

/** Writes a draft: on one line, with the postcode at its end or in its own column. */
export function writeDown(draft: Draft, dice: Dice): Written {
  const cased = casing(dice);
  const isApart = dice.chance(0.5) && draft.order !== 'postcode first';
  const postcode = spaced(draft.text.postcode, dice);
  const { organisation, parts } = draft.isVerbatim ? verbatim(draft) : composed(draft);
  const isCompanyApart = organisation !== '' && dice.chance(0.5);
  const all = [...draft.before, ...(isCompanyApart ? [] : [organisation]), ...parts, ...draft.after];
  const lines = all.filter((part) => part !== '');
  if (draft.order === 'postcode first') lines.unshift(postcode);
  else if (!isApart) lines.push(postcode);
  const separator = draft.hasCommas
    ? draft.isVerbatim
      ? dice.pick([', ', ', ', ' ', ',', '. '])
      : ', '
    : ' ';
  const address = lines.filter((part) => part !== '').join(separator);
  return {
    organisation: isCompanyApart ? cased(organisation) : '',
    address: cased(address).replace(/ +/g, ' ').trim(),
    postcode: isApart ? postcode : '',
  };
}

/** Writes the columns of the list, word for word. */
function verbatim({ row }: Draft): { organisation: string; parts: string[] } {
  return { organisation: '', parts: row.columns.slice(0, -1) };
}

function composed({ text, premise, order }: Draft): { organisation: string; parts: string[] } {
  const { organisation, locality, town, county } = text;
  const own = premise === undefined ? premiseParts({ ...(text as Elements), organisation: '' }) : [premise];
  if (order === 'number last') {
    const street = own.pop()!;
    own.push(street.replace(`${text.number} ${text.street}`, `${text.street} ${text.number}`));
  }
  const places = [locality, town, county];
  if (order !== 'town before street') return { organisation, parts: [...own, ...places] };
  return { organisation, parts: [locality, town, ...own, county] };
}

function casing(dice: Dice): (text: string) => string {
  switch (dice.weighted({ asIs: 70, upper: 15, lower: 15 })) {
    case 'upper':
      return (text) => text.toUpperCase();
    case 'lower':
      return (text) => text.toLowerCase();
    default:
      return (text) => text;
  }
}

function spaced(postcode: string, dice: Dice): string {
  if (dice.chance(0.12)) return postcode.replace(' ', '');
  return dice.chance(0.1) ? postcode.toLowerCase() : postcode;
}
