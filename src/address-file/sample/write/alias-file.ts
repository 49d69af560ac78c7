import { join } from 'node:path';
import type { SamplePostcode } from '../sample-postcode.ts';
import { digits, FixedFile, sevenCharacters } from './fixed-file.ts';
import type { MainfileKeys } from './mainfile-keys.ts';

/** The letters that the alias file uses for postal, traditional and administrative counties. */
const SENSES = { postal: 'P', traditional: 'T', administrative: 'A' } as const;

type Sense = keyof typeof SENSES;

/**
 * Writes the alias file in two parts. The first has streets, delivery points and counties. The second has the
 * counties of every postcode, which refer to the first. The first part is short, so it is kept in memory
 * until the end and written in the order of its record types.
 */
export class AliasFile {
  readonly #first: FixedFile;
  readonly #links: FixedFile;
  readonly #keys: MainfileKeys;
  readonly #streets: string[] = [];
  readonly #points: string[] = [];
  readonly #counties = new Map<string, number>();

  constructor(folder: string, keys: MainfileKeys) {
    const form = { identifier: 'ALIASFLE', length: 75 };
    this.#first = new FixedFile(join(folder, 'aliasfle.c01'), form);
    this.#links = new FixedFile(join(folder, 'aliasfle.c02'), form);
    this.#keys = keys;
  }

  postcode({ postcode, streetAlias, streets, locality, points, counties }: SamplePostcode): void {
    if (streetAlias !== '') {
      const { thoroughfares, descriptors } = this.#keys;
      this.#streets.push(
        `2${streetAlias.toUpperCase().padEnd(35)}0000` +
          thoroughfares.of(streets.thoroughfareName).padStart(9, '0') +
          descriptors.of(streets.thoroughfareDescriptor) +
          thoroughfares.of(streets.dependentThoroughfareName).padStart(9, '0') +
          descriptors.of(streets.dependentThoroughfareDescriptor) +
          digits(locality.key, 9),
      );
    }
    for (const { alias, addressKey, organisationKey, postcodeType } of points) {
      if (alias === '') continue;
      const identity = `${digits(addressKey, 8)}${digits(organisationKey, 8)}${postcodeType}`;
      this.#points.push(`3${identity}BNC${alias.toUpperCase().padEnd(54)}`);
    }
    if (counties.postal === '') return;
    const keys = (Object.keys(SENSES) as Sense[]).map((sense) => this.#county(sense, counties[sense]));
    this.#links.write(`5${sevenCharacters(postcode)}${keys.join('')}${' '.repeat(55)}\r\n`, 1);
  }

  end(): void {
    const counties = [...this.#counties].map(([text, key]) => {
      const [letter = '', name = ''] = text.split(' ', 1).concat(text.slice(2));
      return `4${digits(key, 4)}${name.toUpperCase().padEnd(30)}${letter}${' '.repeat(39)}`;
    });
    for (const record of [...this.#streets, ...this.#points, ...counties]) {
      this.#first.write(`${record}\r\n`, 1);
    }
    this.#first.end();
    this.#links.end();
  }

  abandon(): void {
    this.#first.abandon();
    this.#links.abandon();
  }

  #county(sense: Sense, name: string): string {
    if (name === '') return '0000';
    const text = `${SENSES[sense]} ${name}`;
    const key = this.#counties.get(text) ?? this.#counties.size + 1;
    this.#counties.set(text, key);
    return digits(key, 4);
  }
}
