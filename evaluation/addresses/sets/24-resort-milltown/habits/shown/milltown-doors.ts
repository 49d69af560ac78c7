import { type Habit, lightHabits, order, rewrite, rewriteFlat, rewriteUnit } from '../../../common/habit.ts';
import { joinDoor } from '../../../common/pieces.ts';

/** How customers of a web shop and parents write flats, mills and their numbers. */
export const MILLTOWN_DOORS_SHOWN: readonly Habit[] = [
  ...lightHabits('unit', [
    [
      'apartment in short',
      'Writes `Apt 31` or `Apt31`.',
      24,
      rewriteUnit((text, { dice }) => text.replace(/Apartment /, dice.pick(['Apt ', 'Apt', 'Appt ']))),
    ],
    ['flat with a hyphen', 'Writes `Flat-2`.', 8, rewriteFlat((mark) => `Flat-${mark}`)],
    [
      'block behind the apartment',
      'Writes `31 Block A` for A31 or for block A, apartment 31.',
      45,
      rewriteUnit((text, _, { said }) => {
        const parts = /^flat ([a-d]) ?(\d+)$/.exec(said.unit);
        const word = text.match(/Apartment|Flat/)?.[0] ?? '';
        return parts === null ? text : `${word} ${parts[2]} Block ${parts[1]!.toUpperCase()}`.trim();
      }),
    ],
    [
      'unit and its letter apart',
      'Writes `Unit 4 B`.',
      36,
      rewriteUnit((text) =>
        text.replace(/^(Unit \d+)([ab])$/i, (_, unit, letter) => `${unit} ${letter.toUpperCase()}`),
      ),
    ],
    [
      'above in other words',
      'Says that the flat is upstairs or above the shop.',
      24,
      rewriteUnit((text, { dice }, { said }) =>
        said.unit === 'over' ? dice.pick(['Upstairs Flat', 'Flat above shop', 'Above the shop']) : text,
      ),
    ],
    [
      'flat and house with a stroke behind',
      'Writes `14/B` for flat B of 14.',
      18,
      joinDoor((_, number, { said }) => {
        const letter = /^flat ([a-d])$/.exec(said.unit)?.[1];
        return letter !== undefined && /^\d+$/.test(number) ? `${number}/${letter.toUpperCase()}` : undefined;
      }),
    ],
  ]),
  ...lightHabits('number', [
    [
      'letter behind a stroke or space',
      'Writes `14/A` or `14 a`.',
      24,
      rewrite('number', (text, { dice }) =>
        text.replace(/^(\d+)([A-D])$/, dice.pick(['$1/$2', '$1 $2', '$1-$2'])),
      ),
    ],
    [
      'two houses with a stroke',
      'Writes `12/14` or `12 & 14`.',
      24,
      rewrite('number', (text, { dice }) => text.replace(/^(\d+)-(\d+)$/, dice.pick(['$1/$2', '$1 & $2']))),
    ],
    [
      'number in the first line',
      'Has the number in a line of its own.',
      7,
      rewrite('number', (text, _, { text: { street } }) => (street === '' ? text : `${text},`)),
    ],
  ]),
  ...lightHabits('order', [
    [
      'apartment behind the mill',
      'Writes `Albion Mill Apartment 31`.',
      15,
      order(
        'unit after building',
        ({ text, isJoined }) => text.unit !== '' && text.building !== '' && !isJoined,
      ),
    ],
    [
      'street before the mill',
      'Has the street in the first line and the mill in the second.',
      8,
      order(
        'street before building',
        ({ text }) => text.building !== '' && text.street !== '' && text.unit !== '',
      ),
    ],
  ]),
];
