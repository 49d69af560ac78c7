import type { Draw } from './draw.ts';
import type { Place } from './entry.ts';
import { block, halls, mill, sheltered, tower } from './meters-blocks.ts';
import { backs, court, houses, parade, terrace } from './meters-houses.ts';
import { edge, offices, pillar, trading } from './meters-trade.ts';
import type { Register } from './register.ts';
import { Street } from './street.ts';
import type { Words } from './words.ts';

/** What a layout draws on. */
export interface Site {
  readonly street: Street;
  readonly words: Words;
  readonly draw: Draw;
}

type Layout = (site: Site) => void;

/** A sort of street: the last words of its name, whether it is numbered by sides, and its buildings in order. */
interface Sort {
  readonly weight: number;
  readonly endings: readonly string[];
  readonly hasSides: boolean;
  readonly layouts: readonly (readonly [share: number, layout: Layout])[];
}

const SORTS: readonly Sort[] = [
  {
    weight: 34,
    endings: ['Road', 'Street', 'Street', 'Grove', 'Avenue', 'Terrace'],
    hasSides: true,
    layouts: [
      [1, terrace],
      [0.8, terrace],
      [0.12, court],
      [0.1, backs],
      [0.12, block],
      [0.06, pillar],
      [0.3, terrace],
    ],
  },
  {
    weight: 14,
    endings: ['Road', 'Street', 'Lane', 'Parade'],
    hasSides: true,
    layouts: [
      [1, parade],
      [0.5, parade],
      [0.6, terrace],
      [0.25, offices],
      [0.25, block],
      [0.1, sheltered],
      [0.15, pillar],
      [0.2, terrace],
    ],
  },
  {
    weight: 26,
    endings: ['Close', 'Drive', 'Way', 'Croft', 'Gardens', 'Crescent', 'Mews', 'Rise'],
    hasSides: false,
    layouts: [
      [1, houses],
      [0.6, houses],
      [0.15, block],
      [0.08, sheltered],
    ],
  },
  {
    weight: 8,
    endings: ['Street', 'Square', 'Row', 'Quay', 'Wharf', 'Place', 'Hill'],
    hasSides: true,
    layouts: [
      [0.6, mill],
      [0.35, halls],
      [0.5, offices],
      [0.4, parade],
      [0.3, mill],
      [0.2, court],
    ],
  },
  {
    weight: 8,
    endings: ['Walk', 'Road', 'Green', 'View', 'Street'],
    hasSides: true,
    layouts: [
      [1, tower],
      [0.4, tower],
      [0.6, block],
      [0.3, sheltered],
      [0.4, houses],
    ],
  },
  {
    weight: 6,
    endings: ['Way', 'Road', 'Drive', 'Street'],
    hasSides: true,
    layouts: [
      [1, trading],
      [0.3, trading],
      [0.3, offices],
      [0.1, pillar],
    ],
  },
  { weight: 4, endings: ['Lane', 'Lane', 'Hill', 'Bank'], hasSides: true, layouts: [[1, edge]] },
];

/** Adds streets until the list has this number of rows. */
export function fillMeters(register: Register, words: Words, count: number, draw: Draw): void {
  while (register.rows.length < count) {
    const place = draw.one(words.places);
    const sort = draw.weighted(SORTS, ({ weight }) => weight);
    const way = wayOf(place, sort.endings, register, words, draw);
    const site = { street: new Street(register, way, sort.hasSides, draw), words, draw };
    for (const [share, layout] of sort.layouts) if (draw.odds(share)) layout(site);
  }
}

function wayOf(place: Place, endings: readonly string[], register: Register, words: Words, draw: Draw) {
  const locality = draw.one(place.localities);
  for (;;) {
    const stem = draw.odds(0.55)
      ? draw.one(words.of('stems'))
      : `${draw.one(words.of('heads'))}${draw.one(words.of('tails'))}`;
    const way = { place, locality, street: `${stem} ${draw.one(endings)}` };
    // `Hill` and `land` do not make a name.
    if (!/(.)\1\1/.test(stem) && register.claim(way)) return way;
  }
}
