import { alter, type Draft, restyle } from '../draft.ts';
import { type Habit, habitsOf } from './habit.ts';
import { FRONT, ODD, SHORT } from './short-words.ts';

const LAST_WORD = / (\p{L}+)$/u;

function lastWord(draft: Draft, to: (word: string) => string | undefined): string | undefined {
  const word = LAST_WORD.exec(draft.text.street)?.[1];
  const other = word === undefined ? undefined : to(word);
  return other === undefined
    ? undefined
    : draft.text.street.replace(LAST_WORD, other === '' ? '' : ` ${other}`);
}

function restyled(draft: Draft, text: string | undefined): boolean {
  return text !== undefined && restyle(draft, 'street', text);
}

export const STREET_HABITS: readonly Habit[] = habitsOf('street', [
  [
    'both',
    'Rd for Road',
    'shortens the last word of the street',
    (draft, { dice }) =>
      restyled(
        draft,
        lastWord(draft, (word) => SHORT[word] && dice.pick(SHORT[word])),
      ),
  ],
  [
    'both',
    'street without its last word',
    'leaves out Road, Close or Lane',
    (draft) => {
      const text = lastWord(draft, (word) => (SHORT[word] ? '' : undefined));
      return text !== undefined && text.length > 3 && alter(draft, 'street', text);
    },
  ],
  [
    'both',
    'street misses its apostrophe',
    'drops apostrophes and points of the street',
    (draft) => restyle(draft, 'street', draft.text.street.replace(/['.-]/g, '')),
  ],
  [
    'shown',
    'another last word',
    'writes Road for Close and the like',
    (draft, { dice }) => {
      const others = ['Road', 'Close', 'Street', 'Avenue', 'Lane'];
      const text = lastWord(draft, (word) => dice.pick(others.filter((one) => one !== word && SHORT[word])));
      return text !== undefined && alter(draft, 'street', text);
    },
  ],
  [
    'shown',
    'last word oddly short',
    'shortens the last word in an own way',
    (draft) =>
      restyled(
        draft,
        lastWord(draft, (word) => ODD[word]),
      ),
  ],
  [
    'shown',
    'street in one word',
    'joins the words of the street',
    (draft) => restyle(draft, 'street', draft.text.street.replace(' ', '')),
  ],
  [
    'shown',
    'street twice',
    'repeats the street in the next field',
    (draft) => {
      if (draft.text.street === '' || draft.text.number === '') return false;
      draft.aside.push(draft.text.street);
      return true;
    },
  ],
  [
    'shown',
    'Saint in full',
    'writes Saint for St',
    (draft) => restyle(draft, 'street', draft.text.street.replace(/^St /, 'Saint ')),
  ],
  [
    'shown',
    'street spelled out',
    'spells the street after its name for the listener',
    (draft) => {
      const first = draft.text.street.split(' ')[0]!;
      if (!/^\p{L}{4,10}$/u.test(first)) return false;
      return restyle(draft, 'street', `${draft.text.street} (${[...first.toUpperCase()].join('-')})`);
    },
  ],
  [
    'held-back',
    'first word short',
    'shortens the first word of the street',
    (draft) => {
      const [first = '', ...rest] = draft.text.street.split(' ');
      return (
        FRONT[first] !== undefined &&
        rest.length > 0 &&
        restyle(draft, 'street', [FRONT[first], ...rest].join(' '))
      );
    },
  ],
  [
    'held-back',
    's added to the street',
    'writes Kings for King, or the reverse',
    (draft) => {
      const [first = '', ...rest] = draft.text.street.split(' ');
      const other = /[^s]s$/.test(first) ? first.slice(0, -1) : `${first}s`;
      return first.length > 3 && rest.length > 0 && alter(draft, 'street', [other, ...rest].join(' '));
    },
  ],
  [
    'held-back',
    'The before the street',
    'adds an article to the street, or drops it',
    (draft) => {
      const { street } = draft.text;
      if (street.startsWith('The ')) return restyle(draft, 'street', street.slice(4));
      const isUsual = /^(Main|Low|Shore|Pier|Front|Kirk|Hill|Cross|Market|Broad|Station|Strand) /.test(
        street,
      );
      return isUsual && restyle(draft, 'street', `The ${street}`);
    },
  ],
  [
    'held-back',
    'street without vowels',
    'writes the street as in a text message',
    (draft) => {
      const text = draft.text.street.replace(/(\p{L})[aeiou](?=\p{L})/u, '$1');
      return text.length > 8 && alter(draft, 'street', text);
    },
  ],
  [
    'held-back',
    'Mac and Mc',
    'writes Mc for Mac, or Mac for Mc',
    (draft) => restyle(draft, 'street', draft.text.street.replace(/^Mac(?=[a-z]{3})/, 'Mc')),
  ],
  [
    'held-back',
    'last word in small letters',
    'writes road in small letters behind the name',
    (draft) =>
      restyled(
        draft,
        lastWord(draft, (word) => word.toLowerCase()),
      ),
  ],
]);
