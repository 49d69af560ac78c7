import type { Way } from '../common/ledger.ts';
import { type Making, StreetNames } from '../common/streets.ts';
import { fillBarracks, fillMill, fillShowmen } from './garrison-camps.ts';
import { fillHamlet, fillPlots, fillQuarters, fillRetirement, fillStreet } from './garrison-homes.ts';
import { fillAirfield, fillShops } from './garrison-trade.ts';

const TOWN = {
  ...{ street: 34, quarters: 24, plots: 12, retirement: 5, hamlet: 3 },
  ...{ barracks: 5, mill: 4, showmen: 1, shops: 9, airfield: 2 },
} as const;

const VILLAGE = {
  ...{ street: 26, quarters: 20, plots: 10, retirement: 3, hamlet: 30 },
  ...{ barracks: 5, mill: 4, showmen: 2, shops: 2, airfield: 4 },
} as const;

const FILL: Readonly<Record<keyof typeof TOWN, (making: Making, way: Way) => void>> = {
  ...{ street: fillStreet, quarters: fillQuarters, plots: fillPlots, retirement: fillRetirement },
  ...{ hamlet: fillHamlet, barracks: fillBarracks, mill: fillMill, showmen: fillShowmen },
  ...{ shops: fillShops, airfield: fillAirfield },
};

/** How common the descriptors of a garrison district are. */
const ROADS = {
  ...{ Road: 34, Close: 16, Avenue: 10, Street: 10, Lane: 9, Way: 8, Drive: 7, Crescent: 5, Place: 4 },
  ...{ Gardens: 4, Square: 2, Row: 2, Walk: 3, Rise: 3, Path: 2, Mead: 2 },
} as const;

/** Hamlets of one estate: `Wick Gorley`. */
const HAMLETS = { Tything: 5, Green: 12, Wick: 8, Bottom: 8, Common: 6, End: 8, Hill: 6 } as const;

/** Fills the council tax and business rates list of a garrison and market town district. */
export function fillGarrison(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  const names = new StreetNames(making);
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const kind = area.kind === 'town' ? dice.weighted(TOWN) : dice.weighted(VILLAGE);
    const { street } = names.street(area, kind === 'hamlet' ? HAMLETS : ROADS);
    FILL[kind](
      making,
      placed(making, { area, street, locality: area.locality, town: area.town, county: '' }),
    );
  }
}

/** Two districts have the county nearly always. Some rows have the village as their town. */
function placed({ dice }: Making, way: Way): Way {
  const { area } = way;
  const county = dice.chance(/[36]$/.test(area.code) ? 0.9 : 0.12) ? area.county : '';
  if (area.locality === '' || !dice.chance(0.08)) return { ...way, county };
  return { ...way, county, locality: '', town: area.locality };
}
