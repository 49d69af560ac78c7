import type { DeliveryPoint } from '../../../../src/address/delivery-point.ts';
import type { Random } from '../../../../src/address-file/sample/random.ts';
import type { MatchLevel } from '../../../../src/matching/match.ts';
import { ABBREVIATIONS } from '../dirt/abbreviations.ts';
import { ADDITIONS } from '../dirt/additions.ts';
import { dirty, someForm } from '../dirt/catalogue.ts';
import { draftOf } from '../dirt/draft.ts';
import { HEARING_AND_READING } from '../dirt/hearing-and-reading.ts';
import type { Subject } from '../dirt/kind.ts';
import { hasPostcode, MISSING } from '../dirt/missing.ts';
import { POSTCODES } from '../dirt/postcodes.ts';
import { TYPING } from '../dirt/typing.ts';
import { writeDown } from '../dirt/write-down.ts';
import { doorKey, isInFile, isSameBuilding, streetKeys, streetText } from '../file/place-keys.ts';
import type { Case } from './case.ts';

/** Names that the sample generator gives to no street, place or house. */
const STREETS = [
  'Battlesbury',
  'Ironmonger',
  'Pelham',
  'Quorn',
  'Rutland',
  'Strathmore',
  'Umberslade',
  'Vauxhall',
  'Zetland',
  'Hanover',
];
const DESCRIPTORS = ['Road', 'Street', 'Lane', 'Avenue', 'Close', 'Drive'];
const TOWNS = ['Borrowdon', 'Cheddingstow', 'Ulverby', 'Ventholm', 'Kettlesby', 'Oxenmere'];

/** Damage that does not change the kind of invention. */
const LIGHT = [
  ...TYPING,
  ...HEARING_AND_READING.filter(({ name }) => !name.startsWith('number')),
  ...ABBREVIATIONS,
  ...ADDITIONS,
  ...POSTCODES,
  ...MISSING.filter(({ name }) => name === 'no town' || name === 'no locality'),
];

interface Invention {
  readonly kind: string;
  readonly point: DeliveryPoint;
  readonly level: MatchLevel;
  /** What is still true of the address. */
  readonly like: DeliveryPoint | undefined;
}

/** Addresses that never existed: one of each kind that the address permits. */
export function* inventions(subject: Subject, random: Random): Generator<Case> {
  for (const { kind, point, level, like } of inventionsFor(subject, random)) {
    const draft = draftOf(point, someForm(random));
    const address = { ...subject.address, point };
    const kinds = dirty(draft, random, { ...subject, address }, LIGHT);
    // Without the postcode, an invented street may still sound like an existing one.
    if (!hasPostcode(draft) && draft.town === '') continue;
    yield {
      set: 'absent',
      kinds: [kind, ...kinds],
      subjects: [],
      typed: writeDown(draft),
      truth: { level, point: like, umprn: 0, isShared: false },
    };
  }
}

function inventionsFor({ address, postcode, around }: Subject, random: Random): Invention[] {
  const { point } = address;
  const all: Invention[] = [];
  const hasNo = (other: DeliveryPoint) => around.doors(doorKey(streetText(other), other)) === 0;
  if (/^\d+$/.test(point.buildingNumber) && point.subBuildingName === '' && point.organisation === '') {
    const beyond = {
      ...point,
      buildingName: '',
      buildingNumber: String(Number(point.buildingNumber) + random.from(950, 1900)),
    };
    if (hasNo(beyond))
      all.push({ kind: 'number beyond the street', point: beyond, level: 'Street', like: point });
  }
  const [, word = '', number] = /^(Flat|Apartment) (\d+)$/.exec(point.subBuildingName) ?? [];
  if (number !== undefined && address.umprn === 0) {
    const flat = { ...point, subBuildingName: `${word} ${Number(number) + random.from(100, 180)}` };
    const others = postcode.addresses.filter((one) => isInFile(one) && isSameBuilding(one.point, point));
    if (hasNo(flat) && others.length > 1) {
      all.push({ kind: 'flat not in the building', point: flat, level: 'Building', like: point });
    }
  }
  if (point.thoroughfareName !== '' && point.organisation === '') {
    const thoroughfareName = random.pick(STREETS);
    const moved = {
      ...point,
      thoroughfareName,
      thoroughfareDescriptor: random.pick(DESCRIPTORS),
      dependentThoroughfareName: '',
      dependentThoroughfareDescriptor: '',
    };
    if (!streetKeys(moved).some((key) => around.hasStreet(key))) {
      // A named block is found whatever the street is called.
      if (point.buildingName === '')
        all.push({ kind: 'street not in the town', point: moved, level: 'Town', like: point });
      const postTown = random.pick(TOWNS).toUpperCase();
      const nowhere = {
        ...moved,
        buildingName: '',
        subBuildingName: '',
        dependentLocality: '',
        doubleDependentLocality: '',
      };
      if (nowhere.buildingNumber !== '') {
        all.push({
          kind: 'invented',
          point: { ...nowhere, postTown, postcode: '' },
          level: 'None',
          like: undefined,
        });
      }
    }
  }
  return all;
}
