import { alter, restyle } from '../../../common/draft.ts';
import { add, described, hasOwnCode, rewrite, rewriteUnit, swap, when } from '../../../common/habit.ts';
import { merge, rename } from '../../../common/pieces.ts';

/** How a reception, a charity and databases write the cottages, farms and parks of the West Country. */
export const COMBES_HELD_BACK = described(
  `
  light building 20 part in brackets behind the farm: Writes 'Garras Farm (The Mowhay)'.
  light building 24 higher behind the name: Writes 'Tregantle Farm, Higher'.
  light building 20 house and hamlet run together: Writes 'Rose Cottage Bissoe'.
  light building 6 house name in capitals: Writes 'ROSE COTTAGE, Mill Lane'.
  light building 15 cottage as Ctg: Writes 'Rose Ctg', 'Fmhse' and 'Frm'.
  light unit 15 cottage and its number: Writes 'Cottage 2, Garras Cottages'.
  light unit 24 site number: Writes 'Site 14' for a place on a park.
  light unit 24 annexe in three letters: Writes 'Anx' or 'Annx'.
  light street 27 Saint with a stop: Writes 'St.Clement Hill'.
  light street 6 street word without vowels: Writes 'Lemon STRT' and 'Pendarves RD'.
  full building 18 barns as a barn: Writes '3 Garras Barn'.
  light place 4 county in its other language: Writes 'Kernow' or 'Cornwall/Kernow'.
  light place 24 stop in the village: Writes 'St. Breward Minor'.
  full place 18 hamlet as the village: Writes the hamlet and not the village.
  light remark 6 former name of the house: Adds the former name of the house.`,
  {
    'part in brackets behind the farm': merge(['building', 'unit'], (building, unit, { said }) =>
      said.unit.startsWith('named ') ? `${building} (${unit})` : undefined,
    ),
    'higher behind the name': swap('building', [/^(Higher|Lower|Great|Little) (.*)$/, '$2, $1']),
    'house and hamlet run together': merge(['building', 'estate'], (building, estate, { said }) =>
      said.unit === '' ? `${building} ${estate}` : undefined,
    ),
    'house name in capitals': when(
      ({ said }) => said.unit === '',
      rewrite('building', (text) => text.toUpperCase()),
    ),
    'cottage as Ctg': swap(
      'building',
      [/ Cottage(s?)$/, ' Ctg$1'],
      [/ Farmhouse$/, ' Fmhse'],
      [/ Farm$/, ' Frm'],
    ),
    'cottage and its number': rewriteUnit((text, { dice }, { said }) => {
      const mark = /^row (\d+)$/.exec(said.unit)?.[1];
      return mark === undefined ? text : `${dice.pick(['Cottage ', 'House '])}${mark}`;
    }),
    'site number': when(
      ({ said }) => /^mobile \w+$/.test(said.unit),
      swap('unit', [/^(?:Lodge |Caravan |Pitch )?(?=\w+$)/, 'Site ', 'Site no ', 'Stand ']),
    ),
    'annexe in three letters': swap('unit', [/^The Annexe$/, 'Anx', 'Annx', '(Annexe)']),
    'Saint with a stop': swap('street', [/^St /, 'St.']),
    'street word without vowels': swap(
      'street',
      ...([
        [/ Street$/, ' STRT'],
        [/ Road$/, ' RD'],
        [/ Lane$/, ' LNE'],
        [/ Close$/, ' CLSE'],
        [/ Hill$/, ' HLL'],
      ] as const),
    ),
    'barns as a barn': rename('building', (name) => (/ Barns$/.test(name) ? name.slice(0, -1) : '')),
    'county in its other language': (draft, { dice }) =>
      restyle(draft, 'county', dice.pick(['Kernow', 'Cornwall/Kernow', 'CORNWALL (UK)'])),
    'stop in the village': swap('locality', [/^St /, 'St. ']),
    'hamlet as the village': when(
      (draft) => hasOwnCode(draft) && draft.said.estate !== '' && draft.text.estate === draft.said.estate,
      (draft) => alter(draft, 'locality', ''),
    ),
    'former name of the house': when(
      ({ said }) => said.unit === '' && said.building !== '',
      (draft, { dice, words }) => add(draft.aside, `(formerly ${dice.pick(words.houses)})`),
    ),
  },
);
