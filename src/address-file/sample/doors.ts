import { blockName, houseName, organisationName } from './names.ts';
import type { Random } from './random.ts';
import type { Door } from './sample-postcode.ts';
import { DEPARTMENTS, FLOORS } from './words.ts';

/** The most addresses that a postcode may have, as in the Postcode Address File. */
export const MOST_ADDRESSES = 100;

const LETTERS = 'ABCDEF';

/** Makes the doors of a street, walking from house to house. */
export class StreetWalk {
  readonly #random: Random;
  readonly #tenements: boolean;
  /** The number of the next house. */
  #number: number;

  constructor(random: Random, tenements: boolean) {
    this.#random = random;
    this.#tenements = tenements;
    this.#number = random.from(1, 2);
  }

  /**
   * Numbered houses. Some have a name and some are divided. May return a few doors more than asked for,
   * because a divided house is never cut.
   */
  houses(count: number): Door[] {
    const doors: Door[] = [];
    while (doors.length < count) doors.push(...this.#house());
    return doors;
  }

  /** Houses of a village. Most have only a name. */
  village(count: number): Door[] {
    const doors: Door[] = [];
    while (doors.length < count) {
      if (this.#random.below(5) < 3) doors.push(door({ buildingName: houseName(this.#random) }));
      else doors.push(...this.#house());
    }
    return doors;
  }

  /** One block of flats. */
  block(count: number): Door[] {
    const random = this.#random;
    if (this.#tenements) return this.#tenement(count);
    const buildingName = blockName(random);
    const buildingNumber = random.onceIn(2) ? this.#nextNumber() : '';
    const word = random.onceIn(4) ? 'Apartment' : 'Flat';
    return Array.from({ length: count }, (_, at) =>
      door({ subBuildingName: `${word} ${at + 1}`, buildingName, buildingNumber }),
    );
  }

  /** Shops, offices and workshops. */
  organisations(count: number): Door[] {
    const random = this.#random;
    const units = random.onceIn(3);
    return Array.from({ length: count }, (_, at) => {
      const organisation = organisationName(random);
      const department = random.onceIn(10) ? random.pick(DEPARTMENTS) : '';
      if (units) return door({ organisation, department, subBuildingName: `Unit ${at + 1}` });
      const number = this.#nextNumber();
      const premises = random.onceIn(4)
        ? { buildingName: `${number}-${Number(number) + 2}` }
        : { buildingNumber: number };
      return door({ organisation, department, ...premises });
    });
  }

  #house(): readonly Door[] {
    const random = this.#random;
    const buildingNumber = this.#nextNumber();
    switch (random.below(40)) {
      case 0:
        return [door({ buildingName: `${buildingNumber}A` })];
      case 1:
        return [door({ buildingNumber }), door({ buildingName: `${buildingNumber}A` })];
      case 2:
        return [door({ buildingNumber, buildingName: houseName(random) })];
      case 3:
        return [...LETTERS.slice(0, random.from(2, 4))].map((letter) =>
          door({ buildingNumber, subBuildingName: `Flat ${letter}` }),
        );
      case 4:
        return FLOORS.slice(1, random.from(3, 5)).map((subBuildingName) =>
          door({ buildingNumber, subBuildingName }),
        );
      case 5:
        return ['A', 'B'].map((subBuildingName) =>
          door({ buildingNumber, subBuildingName, concatenated: true }),
        );
      case 6:
        return [door({ buildingName: `${buildingNumber}-${Number(buildingNumber) + 2}` })];
      case 7:
        return [door({ buildingNumber, households: random.from(2, 5) })];
      case 8:
        return [door({ buildingNumber, organisation: organisationName(random) })];
      case 9:
        return random.onceIn(4)
          ? [door({ buildingName: `${blockName(random)} ${buildingNumber}A` })]
          : [door({ buildingNumber })];
      default:
        return [door({ buildingNumber })];
    }
  }

  /** A Scottish stair. Its flats are named by floor and flat (`3F2`) or by floor and door (`2/1`). */
  #tenement(count: number): Door[] {
    const between = this.#random.onceIn(2) ? 'F' : '/';
    const doors: Door[] = [];
    let buildingNumber = '';
    for (let at = 0; at < count; at++) {
      if (at % 8 === 0) buildingNumber = this.#nextNumber();
      const floor = Math.floor((at % 8) / 2);
      doors.push(door({ buildingNumber, subBuildingName: `${floor}${between}${(at % 2) + 1}` }));
    }
    return doors;
  }

  /** The next number on this side of the street. Numbering restarts after 900. */
  #nextNumber(): string {
    const number = this.#number;
    this.#number = number > 900 ? 1 : number + 2;
    return String(number);
  }
}

export function poBoxes(count: number, random: Random): Door[] {
  const first = random.from(1, 9000);
  return Array.from({ length: count }, (_, at) =>
    door({
      poBox: String(first + at),
      organisation: random.onceIn(2) ? organisationName(random) : '',
    }),
  );
}

export function largeUser(random: Random): Door {
  const department = random.onceIn(3) ? random.pick(DEPARTMENTS) : '';
  const poBox = random.onceIn(4) ? String(random.from(1, 9000)) : '';
  return door({ organisation: organisationName(random), department, poBox });
}

/** Makes a door. Elements that are not given are empty. */
export function door({
  organisation = '',
  department = '',
  poBox = '',
  subBuildingName = '',
  buildingName = '',
  buildingNumber = '',
  households = 1,
  concatenated = false,
}: Partial<Door>): Door {
  return {
    organisation,
    department,
    poBox,
    subBuildingName,
    buildingName,
    buildingNumber,
    households,
    concatenated,
  };
}
