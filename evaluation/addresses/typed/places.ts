import type { Draft } from './draft.ts';
import { type Kind, replaceWord, type Surroundings } from './kind.ts';

/** Kinds that change locality, town, county and postcode. */
export const PLACES: Readonly<Record<string, Kind>> = {
  'county added': {
    group: 'county',
    apply: (draft) => {
      const { county } = draft.row;
      if (draft.text.county !== '' || county === '') return false;
      draft.text.county = county;
      return true;
    },
  },
  'county changed': {
    group: 'county',
    apply: (draft, { dice, lists }) => {
      const other = dice.pick(lists.counties);
      if (other === draft.row.county) return false;
      draft.text.county = other;
      return true;
    },
  },
  'locality added or dropped': {
    group: 'locality',
    apply: (draft) => {
      const { locality } = draft.row;
      if (locality === '') return false;
      if (draft.text.locality === '') {
        draft.text.locality = locality;
        draft.said.locality = locality;
      } else {
        draft.text.locality = '';
        delete draft.said.locality;
      }
      return true;
    },
  },
  'borough for town': {
    group: 'town',
    apply: (draft, { dice, lists }) => {
      const { borough, town } = draft.row;
      if (borough === town) return false;
      delete draft.said.town;
      draft.said.borough = borough;
      draft.text.town = dice.pick(lists.boroughForms).replace('{}', borough);
      return true;
    },
  },
  'London for town': {
    group: 'town',
    apply: (draft, { dice, lists }) => {
      const { town } = draft.row;
      draft.text.town = dice.pick(lists.londons);
      if (town !== 'London') delete draft.said.town;
      return true;
    },
  },
  'town missing': {
    group: 'town',
    apply: (draft) => {
      draft.text.town = '';
      delete draft.said.town;
      return true;
    },
  },
  'postcode missing': {
    group: 'postcode',
    apply: (draft) => {
      draft.text.postcode = '';
      delete draft.said.postcode;
      return true;
    },
  },
  'postcode nearby': { group: 'postcode', apply: nearby },
  'postcode unrelated': { group: 'postcode', apply: unrelated },
  'postcode misread': { group: 'postcode', apply: misread },
  'other language': { group: 'spelling', apply: otherLanguage },
};

function nearby(draft: Draft, surroundings: Surroundings): boolean {
  const { dice, around } = surroundings;
  const units = around.postcodesOf(draft.row.postcode.split(' ')[0]!);
  const at = units.indexOf(draft.row.postcode) + dice.pick([-3, -2, -1, 1, 2, 3]);
  const other = units[at];
  return other !== undefined && wrongPostcode(draft, surroundings, other);
}

function unrelated(draft: Draft, surroundings: Surroundings): boolean {
  const { dice, around } = surroundings;
  const listed = dice.pick(around.rows).postcode;
  // With the postcode of another street of that name it would be an address of that street.
  if (around.inPostcode(listed).some(({ street }) => street !== '' && street === draft.row.street))
    return false;
  const unlisted = dice.pick(['SA62 5TG', 'CT4 7HX', 'PL12 6JR', 'LN9 5BE', 'TR13 0QW', 'BB7 4PL']);
  return wrongPostcode(draft, surroundings, dice.chance(0.7) ? listed : unlisted);
}

/** A wrong postcode must not turn the text into another address. */
function wrongPostcode(draft: Draft, { around }: Surroundings, postcode: string): boolean {
  const { flat, building, number, street } = draft.said;
  const isOther = around.fitting({
    ...(flat === undefined ? {} : { flat }),
    ...(building === undefined ? {} : { building }),
    ...(number === undefined ? {} : { number }),
    ...(street === undefined ? {} : { street }),
    postcode,
  }).length;
  if (isOther > 0) return false;
  draft.text.postcode = postcode;
  delete draft.said.postcode;
  const outward = draft.row.postcode.split(' ')[0]!;
  if (postcode.startsWith(`${outward} `)) draft.said.outward = outward;
  return true;
}

/** A letter for a similar digit, one wrong digit, or two characters swapped. */
function misread(draft: Draft, surroundings: Surroundings): boolean {
  const { dice } = surroundings;
  const [outward, inward] = draft.row.postcode.split(' ') as [string, string];
  switch (dice.weighted({ alike: 50, figure: 25, swapped: 25 })) {
    case 'alike': {
      const alike = `${outward} ${inward}`.replace(/[01]/, (figure) => (figure === '0' ? 'O' : 'I'));
      if (alike === draft.row.postcode) return false;
      draft.text.postcode = alike;
      return true;
    }
    case 'figure':
      return wrongPostcode(draft, surroundings, `${outward} ${dice.between(0, 9)}${inward.slice(1)}`);
    default:
      return wrongPostcode(draft, surroundings, `${outward} ${inward[0]}${inward[2]}${inward[1]}`);
  }
}

function otherLanguage(draft: Draft, { dice, lists }: Surroundings): boolean {
  const fitting = lists.language.flatMap(([from, to]) =>
    (['building', 'street', 'town'] as const).flatMap((element) => {
      const text = replaceWord(draft.text[element], from, to);
      return text === draft.text[element] ? [] : [{ element, text }];
    }),
  );
  if (fitting.length === 0) return false;
  const { element, text } = dice.pick(fitting);
  draft.text[element] = text;
  return true;
}
