import { buildingKey } from '../../row.ts';
import type { Truth } from '../../typed/around.ts';
import type { Draft } from './draft.ts';
import { type Entry, plain } from './entry.ts';
import { namesOf } from './readings.ts';
import { TownClerk } from './town-clerk.ts';

/**
 * A clerk who knows terraces inside of streets, back streets, streets of one name, and sea fronts that go on under
 * another name. If one of them could explain the text, he does not decide.
 */
export class ListClerk extends TownClerk {
  /** The names of the streets and buildings of each town. */
  readonly #names = new Set<string>();
  /** The doors of each street that stand in its terraces or behind it: `4|Marine Parade|…`, with their postcodes. */
  readonly #hidden = new Map<string, Set<string>>();
  /** The numbers of each building that are listed with a letter behind them: 4 for `Unit 4b`. */
  readonly #split = new Set<string>();
  readonly #buildings = new Set<string>();
  /** The numbers of the streets of each area. */
  readonly #ways = new Map<string, Map<string, Set<number>>>();

  /** The numbers of each street that are listed with a letter behind them. */
  readonly #lettered = new Set<string>();

  /** @param takesLetters whether `48 Elgin Road` may be taken for 48A, so that it is not certainly absent */
  constructor(rows: readonly Entry[], takesLetters = false) {
    super(rows);
    for (const row of rows) {
      const stem = /^(\d+)[A-Z]$/.exec(row.number)?.[1];
      if (takesLetters && stem !== undefined) this.#lettered.add(`${stem}|${streetKey(row.street, row)}`);
      const { street, unit, number, postcode, area } = row;
      for (const name of [street, ...namesOf(row)]) this.#names.add(`${plain(name)}|${area.town}`);
      for (const name of namesOf(row)) this.#buildings.add(`${plain(name)}|${areaKey(row)}`);
      const hidden = unit.kind === 'row' && number === '' ? unit.mark : /^Back (\w+)$/.exec(number)?.[1];
      if (hidden !== undefined) {
        const key = `${hidden}|${streetKey(street, row)}`;
        this.#hidden.set(key, (this.#hidden.get(key) ?? new Set()).add(postcode));
      }
      const whole = /^(\d+)[a-z]$/.exec(unit.mark)?.[1];
      if (whole !== undefined) this.#split.add(`${whole}|${buildingKey(row)}`);
      this.#addNumbers(row);
    }
  }

  override present(draft: Draft): Truth | undefined {
    return this.#isOtherName(draft) || this.#isHidden(draft) ? undefined : super.present(draft);
  }

  override absent(draft: Draft, level: Truth['level']): Truth | undefined {
    const { said, entry } = draft;
    const [kind = '', mark = ''] = said.unit.split(' ');
    const isSplit = kind !== 'row' && this.#split.has(`${mark}|${buildingKey(entry)}`);
    // A house of a terrace that is listed as flats.
    const isFlats = this.#buildings.has(`${mark} ${plain(said.building)}|${areaKey(entry)}`);
    const isDoor = said.unit === '' && this.#hidden.has(`${said.number}|${streetKey(said.street, entry)}`);
    const isStem = this.#lettered.has(`${said.number}|${streetKey(said.street, entry)}`);
    return isStem || isSplit || isFlats || isDoor || this.#goesOn(draft)
      ? undefined
      : super.absent(draft, level);
  }

  #addNumbers({ street, number, ...row }: Entry): void {
    const numbers = number.split('-').map((one) => Number.parseInt(one, 10));
    if (street === '' || numbers.some(Number.isNaN)) return;
    const streets = this.#ways.get(areaKey(row)) ?? new Map<string, Set<number>>();
    this.#ways.set(areaKey(row), streets);
    const known = streets.get(street) ?? new Set();
    for (const one of numbers) known.add(one);
    streets.set(street, known);
  }

  /** Whether the text has the name of another street or building of the town. The house may be missing from it. */
  #isOtherName({ said, entry }: Draft): boolean {
    const own = new Set([entry.street, ...namesOf(entry)].map(plain));
    const typed = [said.street, said.building].filter(Boolean).map(plain);
    return typed.some((name) => !own.has(name) && this.#names.has(`${name}|${entry.area.town}`));
  }

  /** Whether the wrong postcode is that of the house with this number in a terrace of the street, or behind it. */
  #isHidden({ said, entry }: Draft): boolean {
    if (said.unit !== '' || said.number === '' || said.postcode === entry.postcode) return false;
    return this.#hidden.get(`${said.number}|${streetKey(entry.street, entry)}`)?.has(said.postcode) ?? false;
  }

  /** Whether the number is behind the last one of its street, and in a street whose numbers begin behind it. */
  #goesOn({ said, entry }: Draft): boolean {
    const streets = this.#ways.get(areaKey(entry)) ?? new Map<string, Set<number>>();
    const last = Math.max(...(streets.get(said.street) ?? [0]));
    const number = Number.parseInt(said.number, 10);
    if (said.unit !== '' || Number.isNaN(number) || number <= last) return false;
    return [...streets.values()].some((numbers) => numbers.has(number) && Math.min(...numbers) > last);
  }
}

function areaKey({ area }: Pick<Entry, 'area'>): string {
  return `${area.locality}|${area.town}`;
}

function streetKey(street: string, entry: Entry): string {
  return `${plain(street)}|${areaKey(entry)}`;
}
