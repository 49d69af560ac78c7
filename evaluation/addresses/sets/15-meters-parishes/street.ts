import type { Draw } from './draw.ts';
import type { Home, Register, Way } from './register.ts';

/** A street while its buildings are added: gives out its numbers, and a postcode for each stretch of it. */
export class Street {
  readonly way: Way;
  readonly #register: Register;
  readonly #next = { odd: 1, even: 2 };
  readonly #hasSides: boolean;
  readonly #draw: Draw;

  constructor(register: Register, way: Way, hasSides: boolean, draw: Draw) {
    this.#register = register;
    this.way = way;
    this.#hasSides = hasSides;
    this.#draw = draw;
    // Not every street begins at number 1: its beginning was pulled down, or it continues another one.
    if (draw.odds(0.12)) this.skip(draw.between(4, 60));
  }

  /** Moves on along both sides of the street. */
  skip(numbers: number): void {
    this.#next.odd += 2 * Math.ceil(numbers / 2);
    this.#next.even += 2 * Math.ceil(numbers / 2);
  }

  /** The next numbers of one side of the street, or of the whole street if it is numbered in order. */
  numbers(count: number): number[] {
    const numbers: number[] = [];
    const side = this.#draw.odds(0.5) ? 'odd' : 'even';
    while (numbers.length < count) {
      const isOddNext = this.#hasSides ? side === 'odd' : this.#next.odd < this.#next.even;
      const at = isOddNext ? 'odd' : 'even';
      const number = this.#next[at];
      this.#next[at] += 2;
      // Number 13 is often left out, and houses were pulled down.
      if ((number === 13 && this.#draw.odds(0.4)) || this.#draw.odds(0.015)) continue;
      numbers.push(number);
    }
    return numbers;
  }

  number(): string {
    return String(this.numbers(1)[0]);
  }

  /** Claims the name of a building. Returns false if the district has another one of that name. */
  claim(building: string): boolean {
    return this.#register.claimName(building, this.way.place.code);
  }

  postcode(): string {
    return this.#register.postcode(this.way.place.code);
  }

  add(home: Home, postcode: string): void {
    this.#register.add(this.way, home, postcode);
  }
}
