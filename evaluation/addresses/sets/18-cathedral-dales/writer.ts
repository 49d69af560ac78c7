import type { Dice } from '../../dice.ts';
import type { Written } from '../../typed/write.ts';
import type { Draft } from './draft.ts';

/** Writes a draft down. Half of the clients have a column for the postcode, and some have one for the company. */
export function written(draft: Draft, dice: Dice): Written {
  const { text, separator, code, order } = draft;
  const isFirmApart = text.firm !== '' && dice.chance(0.5);
  const hasColumn = code === 'twice' || (code === 'either' && dice.chance(0.55));
  const isCodeApart = text.postcode !== '' && order !== 'postcode before street' && hasColumn;
  const postcode = isCodeApart && code !== 'twice' ? '' : text.postcode;
  const firm = isFirmApart ? '' : text.firm;
  const change = lettersOf(draft);
  const parts = draft.isVerbatim ? verbatim(draft, firm, postcode) : arranged(draft, firm, postcode);
  const line = parts
    .filter((one) => one !== '')
    // Nobody types a postcode as `Pe61 1Ab`.
    .map((one) => (one === text.postcode && draft.letters === 'title' ? one : change(one)))
    .map((one, at) => (draft.isCounted ? `${at + 1}) ${one}` : one))
    .join(separator);
  return {
    organisation: isFirmApart ? change(text.firm) : '',
    address: draft.finish.reduce((typed, one) => one(typed), line),
    postcode: isCodeApart ? text.postcode : '',
  };
}

/** The columns of the list, which are not in the usual order everywhere. */
function verbatim({ entry }: Draft, firm: string, postcode: string): string[] {
  const [account = '', ...lines] = entry.columns.slice(0, -1);
  const isOwn = entry.organisation === entry.building;
  return [isOwn ? account : firm && account, ...lines, postcode];
}

function arranged(draft: Draft, firm: string, code: string): string[] {
  const { text, order, isJoined } = draft;
  const front = [...draft.before, firm];
  const road = [order === 'number last of all' ? '' : text.number, text.street].filter(Boolean).join(' ');
  const isOne = isJoined && text.building !== '' && text.unit !== '';
  const building = isOne ? `${text.unit} ${text.building}` : text.building;
  const unit = isOne ? '' : text.unit;
  const premise = [unit, building, text.estate, road];
  const places = [text.locality, text.town, text.county];
  const { aside, after } = draft;
  switch (order) {
    case 'unit after building':
      return [...front, building, unit, text.estate, road, ...aside, ...places, code, ...after];
    case 'locality first':
      return [...front, text.locality, ...premise, ...aside, text.town, text.county, code, ...after];
    case 'number last of all':
      return [...front, ...premise, ...aside, ...places, text.number, code, ...after];
    case 'county before town':
      return [...front, ...premise, ...aside, text.locality, text.county, text.town, code, ...after];
    case 'postcode before street':
      return [...front, unit, building, code, text.estate, road, ...aside, ...places, ...after];
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
