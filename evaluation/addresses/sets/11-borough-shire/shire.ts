import type { Draw } from './draw.ts';
import type { Door, Site } from './register.ts';
import { type Place, SHIRE } from './words.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
const numbered = (count: number): Door[] => upTo(count).map((at) => ({ number: String(at) }));

/** Draws everything that a village of the shire list has. */
export class Village {
  readonly #draw: Draw;
  readonly #place: Place;
  readonly #locality: string;
  readonly #hamlets: readonly string[];

  constructor(draw: Draw, place: Place, locality: string) {
    this.#draw = draw;
    this.#place = place;
    this.#locality = locality;
    this.#hamlets = locality === '' ? [] : draw.some(SHIRE.hamlets, 0.09);
  }

  /** The sites of the village. Names that stand in a line without a street are used once. */
  sites(): Site[] {
    const draw = this.#draw;
    const isTown = this.#locality === '';
    const { streets, welshStreets, councils, pairs, almshouses, barnSites, parks, lanes } = SHIRE;
    const isWelsh = this.#place.welsh !== undefined;
    const names = draw.some([...streets, ...(isWelsh ? welshStreets : [])], isTown ? 0.4 : 0.065);
    return [
      ...names.map((street) => this.#site(street, this.#street(), 'one')),
      ...draw.some(lanes, 0.07).map((street) => this.#site(street, this.#names(0.02, 0.05), 'one')),
      ...(isTown ? [] : this.#looseHouses()),
      ...(isTown ? [] : draw.some(SHIRE.farms, 0.09).map((name) => this.#farm(name))),
      ...draw.some(councils, 0.055).flatMap((name) => this.#councilHouses(name)),
      ...draw.some(pairs, 0.08).map((name) => this.#site(name, numbered(draw.whole(2, 6)), 'village')),
      ...draw.some(almshouses, 0.03).map((name) => this.#almshouse(name, draw.one(streets))),
      ...draw.some(barnSites, 0.05).map((name) => this.#barns(name)),
      ...(draw.happens(0.3) ? [this.#park(draw.one(parks))] : []),
      // An estate village, whose houses have numbers and no streets.
      ...(isTown || draw.happens(0.75) ? [] : [this.#site('', numbered(draw.whole(8, 60)), 'village')]),
    ];
  }

  #site(street: string, doors: Door[], postcodes: Site['postcodes'], hamlet = ''): Site {
    return { place: this.#place, locality: this.#locality, hamlet, street, doors, postcodes };
  }

  /** Names of houses. In Wales, Welsh ones are among them. */
  #names(share: number, ofWhole: number): Door[] {
    const draw = this.#draw;
    const isWelsh = this.#place.welsh !== undefined;
    const wholes = SHIRE.wholes.filter((name) => isWelsh || !WELSH.test(name));
    return [
      ...draw.some(SHIRE.firsts, share * 8).map((first) => `${first} ${draw.key(SHIRE.seconds)}`),
      ...draw.some(SHIRE.firsts, share * 2).map((first) => `${first} ${draw.key(SHIRE.seconds)}`),
      ...draw.some(wholes, ofWhole * 2),
      ...draw.some(SHIRE.tricky, ofWhole),
    ].map((building) => ({ building }));
  }

  /** Houses that have nothing but a name, some of them in a hamlet. Some have a part that is a second household. */
  #looseHouses(): Site[] {
    const draw = this.#draw;
    return this.#names(0.038, 0.08).map((door) => {
      const hamlet = this.#hamlets.length > 0 && draw.happens(0.3) ? draw.one(this.#hamlets) : '';
      const part = { ...door, flat: draw.one(['The Annexe', 'The Caravan', 'The Flat']) };
      return this.#site('', draw.happens(0.05) ? [door, part] : [door], 'village', hamlet);
    });
  }

  #farm(name: string): Site {
    const draw = this.#draw;
    const building = draw.happens(0.75) ? `${name} Farm` : name;
    const parts = new Set(upTo(draw.whole(0, 3)).map(() => draw.key(SHIRE.farmParts)));
    const cottages = draw.happens(0.12) ? upTo(draw.whole(2, 4)).map((at) => `${at}`) : [];
    const hamlet = this.#hamlets.length > 0 && draw.happens(0.3) ? draw.one(this.#hamlets) : '';
    const doors: Door[] = [
      { building },
      ...[...parts].map((flat) => ({ flat, building })),
      ...cottages.map((flat) => ({ flat, building: `${name} Farm Cottages` })),
    ];
    return this.#site('', doors, 'village', hamlet);
  }

  /** Two or three rows of council houses that only a qualifier tells apart. */
  #councilHouses(name: string): Site[] {
    const draw = this.#draw;
    const some = draw.one([
      ['Upper', 'Lower'],
      ['North', 'South'],
      ['East', 'West'],
      this.#place.welsh === undefined ? ['Upper', 'Lower', ''] : ['Isaf', 'Uchaf'],
      ['', 'New'],
    ]);
    return some.map((qualifier) => {
      const isBehind = ['Isaf', 'Uchaf', 'North', 'South'].includes(qualifier);
      const street = (isBehind ? `${name} ${qualifier}` : `${qualifier} ${name}`).trim();
      return this.#site(street, numbered(draw.whole(6, 22)), 'one');
    });
  }

  #almshouse(building: string, street: string): Site {
    const doors = upTo(this.#draw.whole(4, 12)).map((at) => ({ flat: String(at), building }));
    return this.#site(street, doors, 'one');
  }

  #barns(building: string): Site {
    const draw = this.#draw;
    const doors = draw.happens(0.5)
      ? upTo(draw.whole(3, 8)).map((at) => ({ flat: String(at), building }))
      : draw.some(SHIRE.barnParts, 0.5).map((flat) => ({ flat, building }));
    return this.#site('', doors, 'village');
  }

  #park(building: string): Site {
    const doors = upTo(this.#draw.whole(8, 50)).map((at) => ({ flat: `Caravan ${at}`, building }));
    return this.#site(this.#draw.happens(0.4) ? this.#draw.one(SHIRE.lanes) : '', doors, 'one');
  }

  /** A village street: numbers, names, and some houses with both. */
  #street(): Door[] {
    const draw = this.#draw;
    const isNumbered = draw.happens(0.7);
    const doors = numbered(draw.whole(4, 36)).map((door) => {
      const isNamed = draw.happens(isNumbered ? 0.1 : 0.7);
      return isNamed ? { ...door, building: `${draw.one(SHIRE.firsts)} ${draw.key(SHIRE.seconds)}` } : door;
    });
    return [...doors, ...this.#names(0.004, 0.015)];
  }
}

/** Names that only a house in Wales has. */
const WELSH =
  /^(?:Bryn|Ty|Pen-y|Pant|Bron|Llwyn|Llys|Min-y|Glan|Maes|Awelon|Hen|Yr|Y|Gorwelion|Hafan|Hafod|Tan|Cartref|Ffynnon|Nant)\b/;
