import type { Random } from '../../src/address-file/sample/random.ts';
import { COMMON_FORENAMES, COMMON_SURNAMES } from '../../src/cleansing/deduplication/names/name-frequency.ts';
import { commonForenames } from '../../src/cleansing/name/forenames.ts';
import { tableLines } from '../../src/cleansing/name/tables/read-table.ts';

export type Sex = 'M' | 'F';

const english = commonForenames('english');
const lists = [english, commonForenames('indian'), commonForenames('arabic-persian-turkish')];
const words = (text: string) => text.trim().split(/\s+/);
const nicknames = new Set(tableLines('nicknames.txt').flatMap(words));
const rare: Readonly<Record<Sex, readonly string[]>> = {
  M: lists.flatMap(({ male }) => male).filter(isFormal),
  F: lists.flatMap(({ female }) => female).filter(isFormal),
};

/**
 * Whether this is a name in its own right and not the short form of another. Parents do not call one child
 * Robert and the next Bob.
 */
function isFormal(name: string): boolean {
  return name.length > 3 && !nicknames.has(name.toLowerCase());
}

/**
 * First and second halves of rare surnames. They combine to 55 × 28 surnames, most of which nobody has. No
 * single typing error turns a half into another half.
 */
const STARTS = words(
  'Ather Birken Black Calver Chat Clay Dray Eagle Elder Fenni Gold Grim Hazel Heath Horn Hutch Kel Kirk Lang Linden Lock Marsh Mid North ' +
    'Oak Orchard Pember Pick Quarm Raven Ridge Rother Sedge Shut Sparrow Stock Sumner Swin Thorn Tre Under Wad Whit Wool Yarrow Abber ' +
    'Copper Dunner Ever Ferny Gorsey Holly Ingle Jessop Kettle',
);
const ENDS = words(
  'acre bank beck bourne bridge bury cliffe croft dale ford gate grave hill hurst land man mere ridge shaw stead thwaite ton ward well wick worth yard combe',
);

/**
 * The everyday form of each forename. This short list belongs to the generator and holds only forms that
 * everybody knows.
 */
const CALLED: Readonly<Record<string, string>> = Object.fromEntries(
  words(
    'robert:bob william:bill richard:dick john:jack james:jim michael:mike christopher:chris thomas:tom daniel:dan matthew:matt anthony:tony ' +
      'steven:steve stephen:steve andrew:andy david:dave joseph:joe joshua:josh samuel:sam alexander:alex benjamin:ben philip:phil ' +
      'jonathan:jon edward:ted charles:charlie kenneth:ken nicholas:nick susan:sue margaret:maggie patricia:pat elizabeth:liz ' +
      'christine:chris rebecca:becky jessica:jess catherine:cathy jennifer:jenny amanda:mandy deborah:debbie jacqueline:jackie ' +
      'barbara:babs samantha:sam victoria:vicky angela:angie dorothy:dot pamela:pam kathleen:kath stephanie:steph gillian:gill',
  ).map((entry) => entry.split(':') as [string, string]),
);

/** Surnames that sound like another surname with a different spelling. */
const SPELT: Readonly<Record<string, string>> = Object.fromEntries(
  words(
    'smith:smyth taylor:tailor brown:browne davies:davis thompson:thomson white:whyte green:greene clarke:clark turner:terner phillips:philips ' +
      'allen:allan stewart:stuart gray:grey reid:reed matthews:mathews stevens:stephens harrison:harison bailey:bayley shaw:shore',
  ).map((entry) => entry.split(':') as [string, string]),
);

/** Draws each name as often as people in the United Kingdom have it. */
export class Names {
  readonly #random: Random;
  readonly #surnames: Weighted;
  readonly #forenames: Readonly<Record<Sex, Weighted>>;

  constructor(random: Random) {
    this.#random = random;
    this.#surnames = new Weighted(COMMON_SURNAMES);
    const female = new Set([...english.female, ...english.either]);
    const isFemale = (name: string) => female.has(name.toLowerCase());
    const only = (keep: (name: string) => boolean) =>
      new Weighted(new Map([...COMMON_FORENAMES].filter(([name]) => keep(name))));
    this.#forenames = { M: only((name) => !isFemale(name)), F: only(isFemale) };
  }

  forename(sex: Sex): string {
    const name = this.#random.onceIn(4)
      ? this.#random.pick(rare[sex])
      : this.#forenames[sex].draw(this.#random);
    return capital(name);
  }

  /** One surname in fifty is double-barrelled. */
  surname(): string {
    const name = this.#random.onceIn(3) ? this.#surnames.draw(this.#random) : this.#rareSurname();
    return this.#random.onceIn(50) ? `${capital(name)}-${this.#rareSurname()}` : capital(name);
  }

  #rareSurname(): string {
    return this.#random.pick(STARTS) + this.#random.pick(ENDS);
  }
}

/** The everyday form of a forename, or undefined if the generator's list does not hold the forename. */
export function calledBy(forename: string): string | undefined {
  const name = CALLED[forename.toLowerCase()];
  return name === undefined ? undefined : capital(name);
}

/** The other spelling of a surname, or undefined if the generator's list does not hold the surname. */
export function misheard(surname: string): string | undefined {
  const name = SPELT[surname.toLowerCase()];
  return name === undefined ? undefined : capital(name);
}

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1).toLowerCase();
}

class Weighted {
  readonly #names: readonly string[];
  readonly #sums: readonly number[];

  constructor(weights: ReadonlyMap<string, number>) {
    this.#names = [...weights.keys()];
    let sum = 0;
    this.#sums = [...weights.values()].map((weight) => (sum += weight));
  }

  draw(random: Random): string {
    const at = random.below(this.#sums.at(-1)!);
    return this.#names[this.#sums.findIndex((sum) => at < sum)]!;
  }
}
