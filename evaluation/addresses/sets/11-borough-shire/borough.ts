import { maisonettes, mews, parade, privateRoad, shops, terrace, upTo } from './borough-streets.ts';
import type { Draw } from './draw.ts';
import type { Door, Site } from './register.ts';
import { BOROUGH, commas } from './words.ts';

const KINDS = {
  terrace: 44,
  maisonettes: 4,
  shops: 6,
  parade: 3,
  mews: 7,
  private: 5,
  mansions: 6,
  block: 22,
  estate: 4,
  retired: 6,
  new: 8,
};

/** Draws the sites of the borough list. A name is used once in a place, and a block once in a town. */
export class Borough {
  readonly #draw: Draw;
  readonly #used = new Set<string>();

  constructor(draw: Draw) {
    this.#draw = draw;
  }

  /** Returns the next site. The list is empty if the place that was drawn already has a site of that name. */
  next(): Site[] {
    const draw = this.#draw;
    const place = draw.one(BOROUGH.places);
    const locality = draw.one(place.localities);
    const kind = draw.key(KINDS);
    const site = { place, locality, postcodes: 'one' } as const;
    const free = (name: string) => {
      const isFree = !this.#used.has(`${name}|${place.town}`);
      this.#used.add(`${name}|${place.town}`);
      return isFree;
    };
    const inStreet = (name: string, doors: () => Door[], postcodes: Site['postcodes']): Site[] =>
      free(name) ? [{ ...site, street: name, doors: doors(), postcodes }] : [];
    const inBlock = (names: readonly string[], doors: (name: string) => Door[], street = this.#street()) => {
      const name = draw.one(names);
      return free(name) ? [{ ...site, street, doors: doors(name) }] : [];
    };
    switch (kind) {
      case 'terrace':
        return inStreet(this.#street(), () => terrace(draw), 'sides');
      case 'maisonettes':
        return inStreet(this.#street(), () => maisonettes(draw), 'one');
      case 'shops':
        return inStreet(draw.one(BOROUGH.shopping), () => shops(draw), 'sides');
      case 'parade':
        return inBlock(BOROUGH.parades, (name) => parade(draw, name), draw.one(BOROUGH.shopping));
      case 'mews':
        return inStreet(`${draw.one(BOROUGH.mewsStems)} Mews`, () => mews(draw), 'one');
      case 'private':
        return inStreet(draw.one(BOROUGH.single), () => privateRoad(draw), 'one');
      case 'mansions':
        return inBlock(BOROUGH.mansions, (name) => bareFlats(draw, name));
      case 'block':
        return inBlock(BOROUGH.blocks, (name) => block(draw, name, 'Flat'));
      case 'retired':
        return inBlock(BOROUGH.retired, (name) => block(draw, name, 'Flat'));
      case 'new':
        return inBlock(BOROUGH.newBlocks, (name) => tall(draw, name));
      default: {
        const estate = draw.one(BOROUGH.estateNames);
        if (!free(estate)) return [];
        const street = this.#street();
        const blocks = commas(draw.one(BOROUGH.estates)).filter(free);
        const hamlet = draw.happens(0.5) ? estate : '';
        const word = draw.one(['Flat', '']);
        return blocks.map((name) => {
          const doors = word === '' ? bareFlats(draw, name) : block(draw, name, word, false);
          return { ...site, hamlet, street, doors };
        });
      }
    }
  }

  #street(): string {
    return `${this.#draw.one(BOROUGH.stems)} ${this.#draw.key(BOROUGH.descriptors)}`;
  }
}

/** `12 Albany Mansions`. */
function bareFlats(draw: Draw, building: string): Door[] {
  return upTo(draw.whole(10, 48)).map((at) => ({ flat: String(at), building }));
}

/** `Flat 12, Ashdown Court`, with or without a number in the street. */
function block(draw: Draw, building: string, word: string, maybeNumber = true): Door[] {
  const number = maybeNumber && draw.happens(0.5) ? String(draw.whole(2, 190)) : '';
  return upTo(draw.whole(6, 42)).map((at) => ({ flat: `${word} ${at}`, building, number }));
}

/** A new block whose apartments are numbered by floor, or through. */
function tall(draw: Draw, building: string): Door[] {
  const number = draw.happens(0.5) ? String(draw.whole(1, 60)) : '';
  const word = draw.one(['Apartment', 'Apartment', 'Flat']);
  const each = draw.whole(4, 9);
  const labels = draw.happens(0.5)
    ? upTo(draw.whole(3, 9)).flatMap((floor) => upTo(each).map((at) => floor * 100 + at))
    : upTo(each * draw.whole(3, 8));
  return labels.map((at) => ({ flat: `${word} ${at}`, building, number }));
}
