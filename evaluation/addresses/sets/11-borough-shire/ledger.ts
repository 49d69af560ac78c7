import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import { type Claim, type Core, fits } from './core.ts';
import { distance } from './names.ts';
import type { Home, Register } from './register.ts';
import type { Sheet } from './sheet.ts';

const NOTHING: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

const PREMISE = ['building', 'digits', 'street', 'hamlet', 'locality'] as const;

/** The whole list, as a careful clerk searches it. */
export class Ledger {
  readonly #rows: readonly Home[];
  readonly #index = new Map<string, Home[]>();
  readonly #buildings = new Set<string>();
  readonly #streets = new Set<string>();

  constructor({ rows }: Register) {
    this.#rows = rows;
    for (const row of rows) {
      const { street, building, postcode } = row.core;
      for (const key of [`street ${street}`, `building ${building}`, `postcode ${postcode}`]) {
        const some = this.#index.get(key);
        if (some === undefined) this.#index.set(key, [row]);
        else some.push(row);
      }
      this.#buildings.add(buildingKey(row));
      this.#streets.add(streetKey(row));
    }
  }

  hasPostcode(postcode: string): boolean {
    return this.#index.has(`postcode ${postcode}`);
  }

  /** The rows that have everything that is claimed. */
  fitting(claim: Claim): Home[] {
    const { street, building, postcode } = claim;
    const key =
      postcode !== undefined
        ? `postcode ${postcode}`
        : street !== undefined && street !== ''
          ? `street ${street}`
          : building !== undefined && building !== ''
            ? `building ${building}`
            : '';
    const some = key === '' ? this.#rows : (this.#index.get(key) ?? []);
    return some.filter(({ core }) => fits(core, claim));
  }

  /** The truth about the text of a listed address. Undefined if a clerk could argue about it. */
  truthOf(sheet: Sheet): Truth | undefined {
    if (isVague(sheet)) return undefined;
    const { home, claim, traps, texts, isDamaged } = sheet;
    const isOther = (row: Home) => !fits(row.core, home.core);
    // Behind a wrong postcode stands another street. Its houses are rivals if its name resembles the typed one.
    const isRival = ({ core }: Home, { postcode }: Claim) =>
      postcode === undefined || isDamaged || core.building === home.core.building || isAlike(core, home.core);
    if (traps.some((trap) => this.fitting(trap).some((row) => isOther(row) && isRival(row, trap))))
      return undefined;
    const fitting = this.fitting(claim);
    const [building, street] = [buildingKey(home), streetKey(home)];
    if (claim.label === undefined) {
      // The house itself may also be a row. With a single flat, people would argue whether it is meant.
      const isHouse = fitting.every((row) => row.core.label !== '' && buildingKey(row) === building);
      return isHouse && fitting.some(isOther)
        ? { ...NOTHING, level: 'building', building, street }
        : undefined;
    }
    if (!fitting.some(isOther))
      return { ...NOTHING, level: 'row', uprns: fitting.map(({ uprn }) => uprn), building, street };
    // With a postcode, with an address in the town itself, or with a row that has no more elements than the text,
    // people would argue which of the rows is meant.
    if (texts.postcode.length > 4 || fitting.some((row) => row.locality === '')) return undefined;
    if (fitting.some(({ core }) => PREMISE.every((name) => (claim[name] ?? '') === core[name])))
      return undefined;
    const isStreet = fitting.every((row) => streetKey(row) === street);
    return { ...NOTHING, level: isStreet ? 'street' : 'none', street };
  }

  /** The truth about the text of an address that the list lacks. Undefined if a row could be meant. */
  absent(sheet: Sheet): Truth | undefined {
    if (isVague(sheet)) return undefined;
    const { home, claim, traps } = sheet;
    const { locality, town, outward, postcode } = home.core;
    const isSure = claim.locality !== undefined && claim.postcode !== undefined;
    const near: Claim[] = [{ postcode }, ...(locality === '' ? [] : [{ locality }])];
    const far: Claim[] = isSure ? [] : [{ town }, { outward }];
    // An address in the town itself has no locality that could tell it from others.
    const places = locality === '' ? [...near, { town }, { outward }] : [...near, ...far];
    const readings = premisesOf(home.core).flatMap((premise) =>
      places.map((some) => ({ ...premise, ...some })),
    );
    if ([...readings, ...traps].some((reading) => this.fitting(reading).length > 0)) return undefined;
    const [building, street] = [buildingKey(home), streetKey(home)];
    return {
      ...NOTHING,
      building: this.#buildings.has(building) ? building : '',
      street: this.#streets.has(street) ? street : '',
      isAbsent: true,
    };
  }
}

/** Whether a text has too little about the place for a clerk to be sure. */
function isVague({ claim, texts, isDamaged }: Sheet): boolean {
  const { locality, town, outward, hamlet, postcode } = claim;
  // Only the whole postcode makes up for a wrong town.
  if (town === undefined && texts.town !== '' && postcode === undefined) return true;
  // Behind a wrong postcode, the text must at least have the town or the village.
  const isWrong = texts.postcode.length > 4 && postcode === undefined;
  if (isWrong && (town ?? locality) === undefined) return true;
  return (town ?? outward) === undefined && (isDamaged || (locality ?? hamlet) === undefined);
}

const isAlike = (one: Core, other: Core) =>
  one.street.slice(0, 3) === other.street.slice(0, 3) || distance(one.street, other.street, 3) <= 3;

/** The ways in which a premise names an address: by its building, and by its number. Any flat is in its house. */
export function premisesOf({ label, building, digits, street }: Core): Claim[] {
  const flat: Claim = label === '' ? {} : { label };
  return [
    ...(building === '' ? [] : [{ ...flat, building }]),
    ...(digits === '' ? [] : [{ ...flat, digits, street }]),
  ];
}
