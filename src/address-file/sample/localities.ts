import type { Localities } from '../../address/delivery-point.ts';
import { itemAt } from '../../present.ts';
import type { Sector } from './area-shape.ts';
import type { SampleArea } from './areas.ts';
import { townName, villageName } from './names.ts';
import { Random } from './random.ts';
import type { SampleLocality } from './sample-postcode.ts';
import { STEMS, TOWN_ENDINGS, WELSH_WORDS } from './words.ts';

/** How many districts share a post town. */
const DISTRICTS_A_TOWN = 4;

/** The kind of a sector. It decides which localities the sector has and what is built there. */
export type Setting = 'town' | 'suburb' | 'village';

/** The localities of a sector. */
export interface SectorPlaces {
  readonly setting: Setting;
  /** In title case. */
  readonly town: string;
  /** The name of the sector's own locality, or of the town if it has none. */
  readonly place: string;
  readonly localities: readonly SampleLocality[];
  /** The same localities in Welsh. Empty outside Wales. */
  readonly welsh: readonly SampleLocality[];
}

/** Numbers localities from 1, in the order in which they are first asked for. */
export class LocalityKeys {
  readonly all: SampleLocality[] = [];
  readonly #known = new Map<string, SampleLocality>();

  of(postTown: string, dependentLocality = '', doubleDependentLocality = ''): SampleLocality {
    const text = [postTown, dependentLocality, doubleDependentLocality].join('\n');
    let locality = this.#known.get(text);
    if (locality === undefined) {
      const names: Localities = {
        postTown: postTown.toUpperCase(),
        dependentLocality,
        doubleDependentLocality,
      };
      locality = { ...names, key: this.all.length + 1 };
      this.all.push(locality);
      this.#known.set(text, locality);
    }
    return locality;
  }
}

/** The settings of the sectors, in turn. */
const SETTINGS = ['town', 'town', 'suburb', 'village', 'suburb'] as const;

export function placesOf(area: SampleArea, sector: Sector, seed: number, keys: LocalityKeys): SectorPlaces {
  const random = new Random(seed, 2, area.index, sector.districtNumber, sector.sector);
  const town = townName(area.index * 9 + Math.floor(sector.districtNumber / DISTRICTS_A_TOWN));
  const setting = itemAt(SETTINGS, (sector.sector + sector.districtNumber) % SETTINGS.length);
  const place = setting === 'town' ? town : villageName(random);
  const smaller = setting === 'village' ? ['', villageName(random), villageName(random)] : [''];
  const names = smaller.map((one): [string, string] => [setting === 'town' ? '' : place, one]);
  return {
    setting,
    town,
    place,
    localities: names.map(([dependent, double]) => keys.of(town, dependent, double)),
    welsh:
      area.country === 'Wales'
        ? names.map(([dependent, double]) =>
            keys.of(welshTown(town), dependent && welshVillage(random), double && welshVillage(random)),
          )
        : [],
  };
}

/**
 * The Welsh form of a town, made from the same stem: `Larkenbridge` becomes `Aberlarken`. Two towns may share
 * a Welsh form.
 */
function welshTown(town: string): string {
  const stem = STEMS.find((one) => town.startsWith(one)) ?? town;
  const ending = TOWN_ENDINGS.indexOf(town.slice(stem.length));
  return ['Aber', 'Llan', 'Tre', 'Pont'][ending % 4] + stem.toLowerCase();
}

function welshVillage(random: Random): string {
  return `${random.pick(['Pen', 'Cwm', 'Rhos', 'Bryn'])}${random.pick(WELSH_WORDS).toLowerCase()}`;
}
