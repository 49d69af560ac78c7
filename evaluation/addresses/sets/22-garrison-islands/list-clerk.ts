import type { Truth } from '../../typed/around.ts';
import type { Draft } from '../common/draft.ts';
import { type Area, type Entry, plain } from '../common/entry.ts';
import { PlaceClerk } from '../common/place-clerk.ts';

/**
 * A clerk who takes `9 Garran` for `Croft 9, Garran`, and `Croft 9` for the number. A translated name
 * needs its postcode, and the name of the council alone needs a street that only one place has.
 */
export class ListClerk extends PlaceClerk {
  /** The numbers and crofts of each street. */
  readonly #doors = new Set<string>();
  /** The areas that have a street of each name. */
  readonly #areas = new Map<string, Set<Area>>();
  readonly #same: (name: string) => string;

  constructor(rows: readonly Entry[], same: (name: string) => string = (name) => name) {
    super(rows, same);
    this.#same = same;
    for (const { unit, number, street, area } of rows) {
      const areas = this.#areas.get(plain(street)) ?? new Set();
      this.#areas.set(plain(street), areas.add(area));
      if (number !== '') this.#doors.add(this.#key(number, street, area));
      if (unit.kind === 'plot' && number === '') this.#doors.add(this.#key(unit.mark, street, area));
    }
  }

  override present(draft: Draft): Truth | undefined {
    return this.#isOtherName(draft) || this.#isAnywhere(draft) ? undefined : super.present(draft);
  }

  override absent(draft: Draft, level: Truth['level']): Truth | undefined {
    const { said, entry } = draft;
    const croft = /^plot (\w+)$/.exec(said.unit)?.[1] ?? '';
    const mark = said.unit === '' ? said.number : croft;
    const isDoor = this.#doors.has(this.#key(mark, said.street, entry.area));
    const isListed = mark !== '' && said.building === '' && isDoor;
    return isListed ? undefined : super.absent(draft, level);
  }

  /** Whether a translated name has no postcode to confirm it, or is the listed name of another street. */
  #isOtherName({ said, entry }: Draft): boolean {
    const isTranslated =
      plain(said.street) !== plain(entry.street) &&
      plain(this.#same(said.street)) === plain(this.#same(entry.street));
    return isTranslated && (said.postcode !== entry.postcode || this.#areas.has(plain(said.street)));
  }

  /** Whether nothing but the council says which of several streets is meant. */
  #isAnywhere({ said, entry }: Draft): boolean {
    const isPlaced = said.locality !== '' || (said.town !== '' && said.town !== entry.area.borough);
    return said.postcode === '' && !isPlaced && (this.#areas.get(plain(entry.street))?.size ?? 0) > 1;
  }

  #key(mark: string, street: string, { locality, town }: Area): string {
    return `${mark.toLowerCase()}|${plain(this.#same(street))}|${locality}|${town}`;
  }
}
