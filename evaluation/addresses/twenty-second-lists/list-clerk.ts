import type { Draft } from '../nineteenth-lists/draft.ts';
import { type Entry, plain } from '../nineteenth-lists/entry.ts';
import { PlaceClerk } from '../twenty-first-lists/place-clerk.ts';
import type { Truth } from '../typed/around.ts';

/** A clerk who takes `9 Garran` for `Croft 9, Garran`, and `Croft 9` for the number. */
export class ListClerk extends PlaceClerk {
  /** The numbers and crofts of each street. */
  readonly #doors = new Set<string>();
  readonly #same: (name: string) => string;

  constructor(rows: readonly Entry[], same: (name: string) => string = (name) => name) {
    super(rows, same);
    this.#same = same;
    for (const { unit, number, street, area } of rows) {
      if (number !== '') this.#doors.add(this.#key(number, street, area));
      if (unit.kind === 'plot' && number === '') this.#doors.add(this.#key(unit.mark, street, area));
    }
  }

  override absent(draft: Draft, level: Truth['level']): Truth | undefined {
    const { said, entry } = draft;
    const croft = /^plot (\w+)$/.exec(said.unit)?.[1] ?? '';
    const mark = said.unit === '' ? said.number : croft;
    const isListed =
      mark !== '' && said.building === '' && this.#doors.has(this.#key(mark, said.street, entry.area));
    return isListed ? undefined : super.absent(draft, level);
  }

  #key(mark: string, street: string, { locality, town }: Entry['area']): string {
    return `${mark.toLowerCase()}|${plain(this.#same(street))}|${locality}|${town}`;
  }
}
