import { type Draft, omit, restyle } from '../draft.ts';
import { type Apply, habits } from './habit.ts';

function set<Key extends 'separator' | 'letters' | 'labels'>(key: Key, value: Draft[Key]): Apply {
  return (draft) => {
    draft[key] = value;
    return true;
  };
}

function finish(change: (line: string) => string): Apply {
  return (draft) => {
    draft.finish.push(change);
    return true;
  };
}

function inside(change: (line: string) => string): Apply {
  return (draft) => {
    draft.isCodeInside = true;
    draft.finish.push(change);
    return true;
  };
}

/** Cuts the names of the street and the building where the column ends. */
const narrow =
  (width: number): Apply =>
  (draft) => {
    const field = draft.text.building.length > draft.text.street.length ? 'building' : 'street';
    const text = draft.text[field];
    if (text.length <= width || draft.said[field] !== text) return false;
    draft.text[field] = text.slice(0, width).trim();
    draft.said[field] = draft.text[field];
    return true;
  };

/** Traces of forms, files and columns. */
export const FORMS = [
  ...habits('form', 'both', [
    ['all capitals', 'Types in capitals.', 14, set('letters', 'capitals')],
    ['all small', 'Types in small letters.', 12, set('letters', 'small')],
    ['no commas', 'Puts spaces between the parts.', 16, set('separator', ' ')],
    ['commas without spaces', 'Puts commas without spaces between the parts.', 7, set('separator', ',')],
    ['lines', 'Keeps the lines of the envelope.', 8, set('separator', '\n')],
    [
      'empty columns',
      'Keeps the commas of columns without text.',
      5,
      (draft, tools) => set('separator', tools.dice.pick([',, ', ', , ']))(draft, tools),
    ],
  ]),
  ...habits('form', 'shown', [
    [
      'house in company column',
      'Has the name of the house in the column of the company.',
      12,
      (draft) => {
        const { building, firm, unit } = draft.text;
        if (building === '' || firm !== '' || unit !== '') return false;
        draft.text.building = '';
        return restyle(draft, 'firm', building);
      },
    ],
    ['semicolons', 'Puts semicolons between the parts.', 4, set('separator', '; ')],
    [
      'fixed columns',
      'Fills the columns with spaces.',
      4,
      (draft, tools) => {
        for (const field of ['building', 'street', 'locality', 'town'] as const)
          if (draft.text[field] !== '') draft.text[field] = draft.text[field].padEnd(22);
        return set('separator', ' ')(draft, tools);
      },
    ],
    ['street cut', 'Cuts names after twelve letters.', 4, narrow(12)],
    ['labels', 'Copies the labels of the form.', 3, set('labels', 'names')],
    ['label in front', 'Puts the word `Address:` in front.', 3, inside((line) => `Address: ${line}`)],
    ['quotes around', 'Puts quotes around the line.', 3, inside((line) => `"${line}"`)],
    [
      'entities',
      'Writes the signs of a web page.',
      40,
      (draft, tools) => {
        const isSigned = Object.values(draft.text).some((text) => /[&']/.test(text));
        return (
          isSigned && finish((line) => line.replaceAll('&', '&amp;').replaceAll("'", '&#39;'))(draft, tools)
        );
      },
    ],
    [
      'tail cut',
      'Cuts the line before its end.',
      4,
      (draft) => {
        if (draft.said.postcode !== draft.entry.postcode || draft.said.town.length < 7) return false;
        omit(draft, 'postcode');
        omit(draft, 'county');
        return restyle(draft, 'town', draft.text.town.slice(0, -2));
      },
    ],
  ]),
  ...habits('form', 'held-back', [
    [
      'first line twice',
      'Has the first line in two columns.',
      4,
      inside((line) => `${line.split(', ')[0]}, ${line}`),
    ],
    ['bars', 'Puts bars between the parts.', 4, set('separator', ' | ')],
    ['slashes', 'Puts slashes between the parts.', 3, set('separator', ' / ')],
    ['dashes', 'Puts dashes between the parts.', 4, set('separator', ' - ')],
    ['tabs', 'Keeps the tabs of a table.', 4, set('separator', '\t')],
    ['numbered lines', 'Copies the names of the columns.', 2, set('labels', 'lines')],
    ['name cut', 'Cuts names after fourteen letters.', 4, narrow(14)],
    ['title letters', 'Begins each word with a capital.', 6, set('letters', 'title')],
    [
      'null columns',
      'Has NULL or N/A in empty columns.',
      4,
      (draft, { dice }) => {
        draft.aside.push(dice.pick(['NULL', 'N/A', '-', 'None', '.']));
        return true;
      },
    ],
    ['stop at the end', 'Ends the line with a full stop.', 4, inside((line) => `${line}.`)],
    [
      'letters of two encodings',
      'Reads the file in another encoding.',
      80,
      (draft) =>
        ['street', 'building'].some((field) => {
          const key = field as 'street' | 'building';
          return draft.text[key].includes("'") && restyle(draft, key, draft.text[key].replaceAll("'", 'â€™'));
        }),
    ],
  ]),
];
