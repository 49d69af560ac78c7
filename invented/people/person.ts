import { printLines } from '../../src/address/printing/print.ts';
import { generateSample } from '../../src/address-file/sample/generate.ts';
import type { Random } from '../../src/address-file/sample/random.ts';
import { pointAt } from '../../src/address-file/sample/sample-rows.ts';
import { isSameByCustom } from '../../src/cleansing/name/compare/nicknames.ts';
import type { Names, Sex } from './names.ts';

/** A home of an invented person, taken from a sample address file. */
export interface Home {
  /** The address lines above the town. The first line may be `Flat 2`. */
  readonly lines: readonly string[];
  readonly town: string;
  readonly postcode: string;
  readonly landline: string;
}

/** An invented person. */
export interface Person {
  readonly title: string;
  readonly forename: string;
  readonly middle: string;
  readonly surname: string;
  readonly sex: Sex;
  readonly home: Home;
  readonly mobile: string;
  readonly email: string;
  /** The date of birth, as `1971-06-24`. */
  readonly born: string;
  /**
   * Whether somebody in the household has the same name. Only the birthday tells the two apart, so every
   * record of them holds it.
   */
  readonly hasNamesake: boolean;
}

/**
 * Yields homes all over the country, without end. Each round samples `addresses` addresses and yields about
 * two thirds of those that are homes.
 */
export function* homes(random: Random, addresses: number, seed: number): Generator<Home> {
  for (let round = 0; ; round++) {
    for (const postcode of generateSample({ addresses, seed: seed + round }).postcodes) {
      for (const point of postcode.points) {
        if (point.organisation !== '' || point.poBox !== '') continue;
        const whole = pointAt(postcode, point);
        const lines = printLines(whole).map(({ text }) => text);
        // A client's file does not hold every home of a street.
        if (random.onceIn(3)) continue;
        const landline = `01${digits(random, 9)}`;
        yield { lines, town: whole.postTown, postcode: whole.postcode, landline };
      }
    }
  }
}

/**
 * Makes the people of one household. Most are couples, often with children; some include a grown child with a
 * parent's name, a twin, or a lodger. They are the people whom a comparison is most likely to confuse.
 */
export function household(home: Home, names: Names, random: Random): Person[] {
  const surname = names.surname();
  const email = `${surname.replace(/\W/g, '').toLowerCase()}family${digits(random, 6)}@example.com`;
  const shares = random.onceIn(8);
  // Parents do not give two children the same name, or two forms of the same name.
  const given = new Set<string>();
  const freshForename = (sex: Sex): string => {
    let forename = names.forename(sex);
    while ([...given].some((name) => isAlike(name, forename))) forename = names.forename(sex);
    given.add(forename);
    return forename;
  };
  const person = (sex: Sex, own: string, born: string, forename = freshForename(sex)): Person => ({
    title: sex === 'M' ? 'Mr' : random.pick(['Mrs', 'Ms', 'Miss']),
    forename,
    middle: random.onceIn(3) ? names.forename(sex) : '',
    surname: own,
    sex,
    home,
    mobile: `07${digits(random, 9)}`,
    email: shares ? email : ownEmail(forename, own, digits(random, 4) + String(given.size), random),
    born,
    hasNamesake: false,
  });
  const people = [person('M', surname, birthday(random, 1940, 1975))];
  if (!random.onceIn(3)) {
    people.push(person('F', random.onceIn(6) ? names.surname() : surname, birthday(random, 1940, 1995)));
  }
  const children = random.onceIn(3) ? random.from(1, 3) : 0;
  for (let child = 0; child < children; child++) {
    const sex = random.pick(['M', 'F'] as const);
    people.push(person(sex, surname, birthday(random, 1996, 2006)));
  }
  if (random.onceIn(200)) {
    const parent = { ...people[0]!, hasNamesake: true };
    const child = person('M', surname, birthday(random, 1976, 2003), parent.forename);
    people.splice(0, 1, parent, { ...child, hasNamesake: true });
  }
  if (random.onceIn(150)) {
    const twin = people.at(-1)!;
    people.push(person(random.pick(['M', 'F'] as const), surname, twin.born));
  }
  if (random.onceIn(12))
    people.push(person(random.pick(['M', 'F'] as const), names.surname(), birthday(random, 1960, 2003)));
  return people;
}

function isAlike(one: string, other: string): boolean {
  return one === other || isSameByCustom(one.toUpperCase(), other.toUpperCase());
}

/** The number after the name makes sure that the email address belongs to one person only. */
function ownEmail(forename: string, surname: string, number: string, random: Random): string {
  const [first, last] = [forename, surname].map((name) => name.replace(/\W/g, '').toLowerCase()) as [
    string,
    string,
  ];
  const box = random.pick([
    `${first}.${last}`,
    `${first}${last}`,
    `${first[0]}${last}`,
    `${first}_${last[0]}`,
  ]);
  return `${box}${number}@${random.pick(['example.com', 'example.org', 'example.net', 'mail.example'])}`;
}

function birthday(random: Random, from: number, to: number): string {
  const day = (number: number) => String(number).padStart(2, '0');
  return `${random.from(from, to)}-${day(random.from(1, 12))}-${day(random.from(1, 28))}`;
}

export function digits(random: Random, count: number): string {
  let text = '';
  while (text.length < count) text += random.below(10);
  return text;
}
