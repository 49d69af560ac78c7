import { buildingKey, streetKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import type { Draft } from './draft.ts';
import { type Entry, plain } from './entry.ts';
import { edits, likeness } from './likeness.ts';
import type { Register } from './register.ts';

const NOBODY: Truth = { level: 'none', uprns: [], building: '', street: '', isAbsent: false };

/** A row cannot be meant if it has this many faults. */
const IMPOSSIBLE = 9;

/** What a text says. An undefined part is left out; an empty one says that the house has none. */
interface Claim {
  readonly part: string | undefined;
  readonly number: string;
  readonly names: readonly string[];
  readonly places: readonly string[];
  readonly town: string;
  readonly postcode: string;
}

/** Decides what a text means by what it says, like a careful clerk who has the whole list. */
export class Referee {
  readonly #byName = new Map<string, Entry[]>();
  readonly #alike = new Map<string, readonly string[]>();
  readonly #buildings = new Map<string, Entry[]>();
  readonly #streets = new Set<string>();

  constructor({ rows }: Register) {
    for (const row of rows) {
      for (const name of namesOf(row)) push(this.#byName, name, row);
      push(this.#buildings, buildingKey(row), row);
      this.#streets.add(streetKey(row));
    }
  }

  /** The listed addresses of the entry's house. */
  mates(entry: Entry): readonly Entry[] {
    return this.#buildings.get(buildingKey(entry)) ?? [];
  }

  /** What the text of a listed address means. Undefined if people could argue about it. */
  present(draft: Draft): Truth | undefined {
    const { entry } = draft;
    const claim = claimOf(draft);
    const own = faultsOf(entry, claim);
    if (own > 2 || !hasPlace(entry, claim)) return undefined;
    const rivals = this.#near(claim).filter((row) => row !== entry && faultsOf(row, claim) <= own);
    const [building, street] = [buildingKey(entry), streetKey(entry)];
    if (claim.part === undefined) {
      const isOne = rivals.every((row) => buildingKey(row) === building && row.part !== undefined);
      return isOne && rivals.length > 0 ? { ...NOBODY, level: 'building', building, street } : undefined;
    }
    if (rivals.length === 0) return { ...NOBODY, level: 'row', uprns: [entry.uprn], building, street };
    // Two farms or houses that fit without a fault: nobody could tell which.
    const isTie = own === 0 && claim.postcode.length < 5 && rivals.every((row) => faultsOf(row, claim) === 0);
    // A row without a village would be the obvious one.
    const isPlain = [entry, ...rivals].some((row) => row.locality === '');
    if (!isTie || isPlain || entry.part !== undefined) return undefined;
    return { ...NOBODY, street: rivals.every((row) => streetKey(row) === street) ? street : '' };
  }

  /** What a text means whose address is not listed. Undefined if somebody could take a row for it. */
  absent(draft: Draft): Truth | undefined {
    const { entry } = draft;
    const claim = claimOf(draft);
    if (!hasPlace(entry, claim) || this.#isVague(entry)) return undefined;
    // People take a house for its flats, and a name without its number.
    const open = { ...claim, part: claim.part === '' ? undefined : claim.part };
    const readings = [
      open,
      ...(draft.building === '' || entry.isTerrace ? [] : [{ ...open, names: [draft.building], number: '' }]),
    ];
    if (!entry.isTerrace && draft.number !== '' && draft.street !== '')
      readings.push({ ...open, names: [draft.street] });
    const isTaken = readings.some((reading) =>
      this.#near(reading).some((row) => faultsOf(row, reading) < IMPOSSIBLE && isAround(row, draft)),
    );
    if (isTaken) return undefined;
    const [building, street] = [buildingKey(entry), streetKey(entry)];
    return {
      ...NOBODY,
      building: this.#buildings.has(building) ? building : '',
      street: this.#streets.has(street) ? street : '',
      isAbsent: true,
    };
  }

  /** Whether a listed floor could be the unlisted one: the top flat is the second floor or above it. */
  #isVague(entry: Entry): boolean {
    const key = entry.part?.key ?? '';
    const isVague = /^(?:top|garden)/;
    return this.mates(entry).some(({ part }) => {
      const other = part?.key ?? '';
      const isFloor = [key, other].every((one) => /floor|^(?:top|garden|basement)/.test(one));
      return isFloor && (isVague.test(key) || isVague.test(other));
    });
  }

  /** The rows with a name like one of the typed ones. */
  #near({ names }: Claim): Entry[] {
    const found = names.flatMap((typed) => {
      const alike =
        this.#alike.get(typed) ?? [...this.#byName.keys()].filter((name) => likeness(typed, name) < 2);
      this.#alike.set(typed, alike);
      return alike.flatMap((name) => this.#byName.get(name) ?? []);
    });
    return [...new Set(found)];
  }
}

function claimOf(draft: Draft): Claim {
  const { entry, hasPart, building, number, street, townland, locality, town, postcode } = draft;
  const part = entry.part === undefined ? '' : hasPart ? entry.part.key : undefined;
  const filled = (names: readonly string[]) => names.filter((name) => name !== '');
  return {
    ...{ part, number: number.toLowerCase(), names: filled([building, street]) },
    ...{ places: filled([townland, locality]), town, postcode },
  };
}

const namesOf = ({ building, street }: Entry) => [building, street].filter((name) => name !== '');

function faultsOf(row: Entry, { part, number, names, places, town, postcode }: Claim): number {
  const key = row.part?.key ?? '';
  const own = row.number.toLowerCase();
  // `14A` and `Flat A, 14` are one door.
  const isDoor = (digits: string, letter: string) => /^[a-z]$/.test(letter) && `${digits}${letter}`;
  const isSame = part === undefined ? number === own : part === key && (number === own || number === '');
  const isNumberless = number === '' && (part === undefined || part === key);
  const isLettered =
    isDoor(number, part ?? '') === own ||
    isDoor(own, key) === number ||
    isDoor(number, part ?? '') === isDoor(own, key);
  const isAnyLetter =
    part === undefined && /^\d+$/.test(number) && own.replace(/[a-z]$/, '') === number && own !== number;
  if (!isSame && !isNumberless && !(isLettered && number !== '' && (part ?? key) !== '') && !isAnyLetter)
    return IMPOSSIBLE;
  if (row.isTerrace && !names.some((name) => likeness(name, row.building) < 2)) return IMPOSSIBLE;
  let faults = isAnyLetter ? 2 : 0;
  for (const name of names) {
    const best = Math.min(...namesOf(row).map((one) => likeness(name, one)));
    if (best === 2) return IMPOSSIBLE;
    faults += best;
  }
  const around = [row.town, row.locality, row.townland].map(plain);
  faults += places.filter((name) => !around.includes(plain(name))).length;
  if (town !== '' && !around.includes(plain(town))) faults += 1;
  return faults + postcodeFaults(row.postcode, postcode);
}

function postcodeFaults(own: string, typed: string): number {
  const [outward = ''] = own.split(' ');
  if (typed === '' || typed === own || typed === outward) return 0;
  return typed.startsWith(`${outward} `) || !typed.includes(' ') || edits(typed, own) === 1 ? 1 : 2;
}

/** Whether the text has the town, the village or the postcode of the row right. */
function hasPlace(entry: Entry, { town, places, postcode }: Claim): boolean {
  const isOutward = postcode.split(' ')[0] === entry.postcode.split(' ')[0];
  const isVillage = places.includes(entry.locality);
  return plain(town) === plain(entry.town) || postcode === entry.postcode || (isOutward && isVillage);
}

/** Whether a row is in the town, the village or the postcode district of an absent address. */
function isAround(row: Entry, { entry, town, locality, postcode }: Draft): boolean {
  const outward = (code: string) => code.split(' ')[0] ?? '';
  const isVillage = row.locality === '' || locality === '' || plain(row.locality) === plain(locality);
  const isTown = row.town === entry.town || row.town === town || outward(row.postcode) === outward(postcode);
  return (
    row.postcode === postcode || (isTown && (isVillage || row.street !== '' || entry.place.words === 'city'))
  );
}

function push(map: Map<string, Entry[]>, key: string, row: Entry): void {
  const rows = map.get(key);
  if (rows === undefined) map.set(key, [row]);
  else rows.push(row);
}
