import { Chance } from '../world/chance.ts';
import { Households } from '../world/households.ts';
import { formsOf, type Lists } from '../world/lists.ts';
import type { Person } from '../world/person.ts';
import { type Known, RecordWriter } from '../world/record-writer.ts';
import { COLUMNS, type Made, type Row } from '../world/row.ts';
import { Weighted } from '../world/weighted.ts';
import type { EvaluationSet } from './evaluation-set.ts';

/** Needs of the step whose columns have other names in these files. */
export const MAPPING = { telephone_2: 'mobile', date_of_birth: null, birth_text: 'date_of_birth' } as const;

/**
 * Makes a set of people in households. It may have more than `count` records, because the last household is
 * completed. A person has one record or several, and some may date from before a move or a marriage.
 */
export function householdSet(lists: Lists, count: number, seed: string, name = 'Households'): EvaluationSet {
  const chance = new Chance(`households ${seed}`);
  const made = makeHouseholds(lists, count, chance, new Households(lists, chance));
  return { ...setOf(name, chance.shuffled(made)), forms: formsOf(lists.names) };
}

export function makeHouseholds(lists: Lists, count: number, chance: Chance, households: Households): Made[] {
  const writer = new RecordWriter(lists, chance);
  const records = new Weighted(lists.rates.records.map((share, at) => [at + 1, share] as const));
  const made: Made[] = [];
  while (made.length < count) {
    for (const person of households.next()) {
      // Some people of a household are not in the file.
      if (chance.happens(0.15)) continue;
      for (const record of recordsOf(person, records.pick(chance), { lists, chance, households, writer }))
        made.push(record);
    }
  }
  return made;
}

/** Makes a set from records in the given order, with ids that say nothing about the person. */
export function setOf(name: string, made: readonly Made[]): EvaluationSet {
  return {
    name,
    columns: COLUMNS,
    rows: made.map(({ row }, at) => ({ ...row, record_id: String(at + 1) })),
    truth: made.map(({ person, kinds }) => ({ person: String(person), kinds, case: '' })),
    mapping: MAPPING,
    model: 'households',
  };
}

interface Shop {
  readonly lists: Lists;
  readonly chance: Chance;
  readonly households: Households;
  readonly writer: RecordWriter;
}

/** Returns the records of a person, oldest first. A move or a marriage may fall between two of them. */
function recordsOf(person: Person, count: number, shop: Shop): Made[] {
  const { chance, writer } = shop;
  const { life } = shop.lists.rates;
  const known = Array.from({ length: count }, () => writer.knows());
  const kinds: string[][] = Array.from({ length: count }, () => [...person.circumstances]);
  const states: Person[] = Array.from({ length: count }, () => person);
  if (count > 1 && chance.happens(life.moved)) move(person, states, known, kinds, shop);
  else if (count > 1 && person.maiden !== '' && chance.happens(life.married)) {
    const at = chance.from(1, count - 1);
    const home = chance.happens(0.4) ? shop.households.homes.next(person.home.town) : person.home;
    for (let before = 0; before < at; before++) {
      states[before] = { ...person, home, surnames: [person.maiden], isMarried: false };
      kinds[before]!.push(home === person.home ? 'maiden name' : 'maiden name, moved');
    }
    // A clerk can join these two records by the birthday and one further fact, so both records have them.
    for (const one of [at - 1, at]) known[one] = { ...known[one]!, birth: true, mobile: true };
  }
  return states.map((state, at) => {
    const { row, kinds: dirt } = writer.write(state, known[at]!);
    return {
      row: { record_id: '', ...row } satisfies Row,
      person: person.id,
      kinds: [...kinds[at]!, ...dirt],
    };
  });
}

/**
 * Gives a person an earlier home. Usually, one fact that moves with the person is known both before and after
 * the move.
 */
function move(
  person: Person,
  states: Person[],
  known: Known[],
  kinds: string[][],
  { chance, lists, households }: Shop,
): void {
  const at = chance.from(1, states.length - 1);
  const home = households.homes.next(chance.happens(0.6) ? person.home.town : undefined);
  const isUnknown = chance.happens(lists.rates.life.movedUnknown);
  for (let before = 0; before < at; before++) {
    states[before] = { ...person, home };
    kinds[before]!.push(isUnknown ? 'moved, nothing in common' : 'moved');
  }
  if (isUnknown) {
    for (let before = 0; before < at; before++)
      known[before] = { birth: false, mail: false, landline: false, mobile: false };
    return;
  }
  const lasting = (['birth', 'mobile', 'mail'] as const).filter(
    (what) => what === 'birth' || (what === 'mobile' ? person.mobile !== '' : person.emails.length > 0),
  );
  const anchor = chance.pick(lasting);
  for (const one of [at - 1, at]) known[one] = { ...known[one]!, [anchor]: true };
}
