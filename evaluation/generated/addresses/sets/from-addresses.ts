import { Random } from '../../../../src/address-file/sample/random.ts';
import { dirty, someForm } from '../dirt/catalogue.ts';
import { draftOf } from '../dirt/draft.ts';
import type { Subject } from '../dirt/kind.ts';
import { writeDown } from '../dirt/write-down.ts';
import type { MadePostcode } from '../file/made-postcodes.ts';
import { mixed, type Part, partOf } from '../file/part.ts';
import { isInFile } from '../file/place-keys.ts';
import type { Surroundings } from '../file/surroundings.ts';
import { resolve } from '../truth/resolve.ts';
import type { Case, SetName } from './case.ts';
import { inventions } from './inventions.ts';
import { subjectsOf } from './subjects.ts';

export interface CaseOptions {
  /** Every postcode that the file was made from. Can be iterated several times. */
  readonly postcodes: () => Iterable<MadePostcode>;
  /** The approximate number of addresses. */
  readonly addresses: number;
  /** The share of them that have an organisation. */
  readonly businessShare: number;
  readonly part: Part;
  /** The approximate number of cases: residential, business, and absent addresses together. */
  readonly cases: number;
  /** The seed that chooses the rows and their damage. */
  readonly caseSeed: number;
}

/** The share of invented addresses with an organisation. */
export const BUSINESS_SHARE = 0.07;

/** The share of all addresses that are left out of the file. */
const ABSENT_SHARE = 0.025;
const SHARES: Readonly<Record<'residential' | 'business' | 'absent', number>> = {
  residential: 0.65,
  business: 0.2,
  absent: 0.15,
};
const PART_SHARE: Readonly<Record<Part, number>> = { training: 0.4, evaluation: 0.6 };

/** How often a draft is begun again if it turned out to mean several addresses. */
const TRIES = 4;

/** The cases of one part: residential, business, and addresses that are not in the file. */
export function* casesFromAddresses(around: Surroundings, options: CaseOptions): Generator<Case> {
  const { addresses, businessShare, part, cases, caseSeed } = options;
  const own = addresses * PART_SHARE[part];
  const present = own * (1 - ABSENT_SHARE);
  const rates = {
    residential: (cases * SHARES.residential) / (present * (1 - businessShare)),
    business: (cases * SHARES.business) / (present * businessShare),
    absent: (cases * SHARES.absent) / (own * ABSENT_SHARE),
  };
  for (const postcode of options.postcodes()) {
    for (const address of postcode.addresses) {
      const { point, umprn } = address;
      if (address.kind === 'not-yet-built' || partOf(point.udprn) !== part) continue;
      const set = setOf(address);
      const random = new Random(caseSeed, point.udprn, umprn);
      const drawn = mixed(point.udprn + umprn, caseSeed) / 2 ** 32;
      // If there are fewer rows than cases, each row is used several times.
      const times = Math.floor(rates[set]) + (drawn < rates[set] % 1 ? 1 : 0);
      for (let time = 0; time < times; time++) {
        const made = write({ address, postcode, around }, random, set);
        if (made !== undefined) yield made;
      }
    }
    for (const address of postcode.addresses) {
      if (!isInFile(address) || partOf(address.point.udprn) !== part) continue;
      const rate = (cases * 0.02) / present;
      if (mixed(address.point.udprn, caseSeed ^ 0x5bd1e995) / 2 ** 32 >= rate) continue;
      yield* inventions({ address, postcode, around }, new Random(caseSeed, address.point.udprn, 7));
    }
  }
}

function setOf({ absent, point }: Subject['address']): 'residential' | 'business' | 'absent' {
  if (absent) return 'absent';
  return point.organisation !== '' || point.poBox !== '' ? 'business' : 'residential';
}

function write(subject: Subject, random: Random, set: SetName): Case | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const draft = draftOf(subject.address.point, someForm(random));
    const kinds = dirty(draft, random, subject);
    const truth = resolve(draft, subject);
    if (truth === undefined) continue;
    const form = draft.form === 'one line' || draft.form === 'one line of words' ? [draft.form] : [];
    const absence = set === 'absent' ? ['left out of the file'] : [];
    return {
      set,
      kinds: [...absence, ...kinds, ...form],
      subjects: subjectsOf(subject.address),
      typed: writeDown(draft),
      truth,
    };
  }
  return undefined;
}
