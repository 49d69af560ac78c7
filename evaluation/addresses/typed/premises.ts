import type { Draft } from './draft.ts';
import { type Kind, replaceWord, type Surroundings } from './kind.ts';

const QUALIFIER = /^(?:Upper|Lower|North|South|East|West|Old|New|Cross|Great|Little) | (?:Uchaf|Isaf)$/;

/** Kinds that change the premise: flat, building, number, and organisation. */
export const PREMISES: Readonly<Record<string, Kind>> = {
  'flat written otherwise': { group: 'premise', apply: flatOtherwise },
  'number and letter apart': { group: 'premise', apply: letterApart },
  'floor in other words': {
    group: 'premise',
    apply: (draft, { dice, lists }) => {
      const forms = lists.floors[draft.row.flat];
      if (forms === undefined) return false;
      draft.text.flat = dice.pick(forms);
      return true;
    },
  },
  'flat missing': { group: 'premise', apply: (draft) => draft.row.number !== '' && drop(draft, 'flat') },
  'building missing': {
    group: 'premise',
    apply: (draft) => draft.row.street !== '' && draft.row.number !== '' && drop(draft, 'building'),
  },
  'number missing': {
    group: 'premise',
    apply: (draft) => draft.row.building !== '' && drop(draft, 'number'),
  },
  'qualifier missing': { group: 'premise', apply: withoutQualifier },
  'organisation in front': {
    group: 'more',
    apply: (draft, { dice, lists }) =>
      draft.row.organisation === '' && inFront(draft, dice.pick(lists.firms)),
  },
  'person in front': {
    group: 'more',
    apply: (draft, { dice, lists }) => inFront(draft, dice.pick(lists.people)),
  },
  near: {
    group: 'more',
    apply: (draft, { dice, lists }) => {
      draft.after.push(dice.pick(lists.nears));
      return true;
    },
  },
  'legal form': {
    group: 'premise',
    apply: (draft, { dice, lists }) => {
      for (const [form, others] of Object.entries(lists.legal)) {
        if (!draft.text.organisation.endsWith(` ${form}`)) continue;
        draft.text.organisation =
          `${draft.text.organisation.slice(0, -form.length)}${dice.pick(others)}`.trim();
        return true;
      }
      return false;
    },
  },
  'organisation missing': { group: 'premise', apply: (draft) => drop(draft, 'organisation') },
  'former organisation': {
    group: 'premise',
    apply: (draft, { dice, lists }) => {
      if (draft.row.organisation === '') return false;
      drop(draft, 'organisation');
      draft.text.organisation = dice.pick(lists.unknownFirms);
      return true;
    },
  },
  'other order': {
    group: 'order',
    apply: (draft, { dice }) => {
      draft.order = dice.pick(['postcode first', 'number last', 'town before street'] as const);
      return draft.order !== 'number last' || (draft.text.number !== '' && draft.premise === undefined);
    },
  },
};

function drop(draft: Draft, element: 'flat' | 'building' | 'number' | 'organisation'): boolean {
  if (draft.text[element] === '') return false;
  draft.text[element] = '';
  delete draft.said[element];
  return true;
}

function inFront(draft: Draft, text: string): boolean {
  draft.before.push(text);
  return true;
}

function flatOtherwise(draft: Draft, { dice, lists, around }: Surroundings): boolean {
  const { number, street, building } = draft.row;
  const short = /^(?:Flat|Apartment|Unit) (\d+|[A-Z])$/.exec(draft.row.flat)?.[1];
  if (short === undefined || number === '' || building !== '') return false;
  const template = dice.pick(lists.notations);
  // It would be another address if the street has that number with a letter, a range, or a house with that
  // number.
  const isTaken = (door: string) => around.onStreet(street).some((row) => row.number === door);
  if (isTaken(`${number}${short}`) || isTaken(`${number}-${short}`) || isTaken(`${short}-${number}`))
    return false;
  // `4/6` is also flat 6 of number 4.
  if (template.includes('/') && around.fitting({ street, number: short, flat: `Flat ${number}` }).length > 0)
    return false;
  draft.premise = filled(template, { n: short, number: draft.text.number, street: draft.text.street });
  return true;
}

function letterApart(draft: Draft, { dice, lists, around }: Surroundings): boolean {
  const { number, flat, building, street } = draft.row;
  const [, digits, letter] = /^(\d+)([A-Z])$/.exec(number) ?? [];
  if (digits === undefined || letter === undefined || flat !== '' || building !== '') return false;
  if (around.onStreet(street).some((row) => row.number === digits && row.flat === `Flat ${letter}`))
    return false;
  draft.premise = filled(dice.pick(lists.letterNotations), { digits, letter, street: draft.text.street });
  return true;
}

function filled(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function withoutQualifier(draft: Draft, { around }: Surroundings): boolean {
  const plain = draft.row.street.replace(QUALIFIER, '');
  if (plain === draft.row.street || plain.split(' ').length < 2) return false;
  const { town, postcode } = draft.row;
  // If the street without the qualifier is near, the text names that street.
  const outward = postcode.split(' ')[0]!;
  if (around.onStreet(plain).some((row) => row.town === town && row.postcode.startsWith(`${outward} `)))
    return false;
  draft.text.street = replaceWord(draft.text.street, draft.row.street, plain);
  return draft.text.street === plain;
}
