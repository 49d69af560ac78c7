import { blankCard, CRM_COLUMNS } from '../crm/card.ts';
import { Dice } from '../crm/dice.ts';
import { HouseholdMaker } from '../crm/households.ts';
import { Clerk, partsOf } from '../crm/knowable.ts';
import { type CrmHalf, type CrmLists, readCrmLists } from '../crm/lists.ts';
import { FIRST, LAST, type Somebody } from '../crm/people.ts';
import { events } from '../crm/sources/events.ts';
import { ledger } from '../crm/sources/ledger.ts';
import { members } from '../crm/sources/members.ts';
import { newsletter } from '../crm/sources/newsletter.ts';
import { shop } from '../crm/sources/shop.ts';
import type { Written } from '../crm/sources/source.ts';
import type { EvaluationSet, Truth } from './evaluation-set.ts';

const SOURCES = { shop, ledger, events, members, newsletter };

/** The number of records of a person, and its share. */
const COPIES = { 0: 14, 1: 30, 2: 22, 3: 14, 4: 10, 5: 6, 6: 4 };

/** The share of records that somebody made to try the system out. */
const TESTS = 0.003;

/**
 * Makes the customer base of a charity that was merged from five sources. It may have more than `count`
 * records, because the last household is completed.
 */
export function crmSet(half: CrmHalf, count: number, seed: string): EvaluationSet {
  const lists = readCrmLists(half);
  const dice = new Dice(`crm ${half} ${seed}`);
  const maker = new HouseholdMaker(lists, dice, count / 4.4);
  const sources = Object.entries(SOURCES).map(([name, make]) => [name, make(lists, dice)] as const);
  const records: Written[] = [];
  const people: Somebody[] = [];
  while (records.length < count) {
    const household = maker.next();
    people.push(...household);
    for (const person of household) {
      const appeal = Object.fromEntries(sources.map(([name, source]) => [name, source.appeal(person)]));
      // Few children are on file.
      const isLeftOut = LAST - person.born.year < 17 && dice.chance(0.65);
      const copies = isLeftOut ? 0 : Number(dice.share(COPIES));
      for (let copy = 0; copy < copies; copy++) {
        const chosen = dice.share(appeal);
        const source = sources.find(([name]) => name === chosen)!;
        const born = person.born.year + 4;
        const year = dice.between(
          Math.max(FIRST, Math.min(born, LAST)),
          Math.min(LAST, (person.died ?? LAST) + 2),
        );
        const record = source[1].write(person, year);
        if (record !== undefined) records.push(record);
      }
    }
    if (dice.chance(TESTS)) records.push(testRecord(dice));
  }
  const mixed = dice.mixed(records);
  return {
    name: half === 'shown' ? 'Customers' : 'Customers, held back',
    columns: CRM_COLUMNS,
    rows: mixed.map(({ card }, place) => ({ ...card.row, record_id: String(place + 1) })),
    truth: truthOf(mixed, people),
    mapping: {
      telephone_2: 'mobile',
      telephone_3: 'telephone_other',
      date_of_birth: null,
      birth_text: 'date_of_birth',
    },
    forms: formsOf(lists),
    model: 'customers',
  };
}

function testRecord(dice: Dice): Written {
  const card = blankCard('online shop', ['test record']);
  const [forename, surname] = dice.one([
    ['Test', 'Test'],
    ['Mickey', 'Mouse'],
    ['test', 'order'],
    ['Joe', 'Bloggs'],
    ['asdf', 'asdf'],
  ] as const);
  const email = dice.one(['test@test.com', 'a@a.com', 'test@example.com', '']);
  Object.assign(card.row, { forename, surname, email, address_line_1: '1 Test Street', town: 'Test' });
  card.row.postcode = dice.one(['AA1 1AA', 'ZZ99 9ZZ', '']);
  return { card, person: undefined, about: [] };
}

function truthOf(records: readonly Written[], people: readonly Somebody[]): Truth[] {
  const clerk = new Clerk(records, people);
  const fits = records.map((record) => clerk.mayBe(record));
  const own = new Map<Somebody, number[]>();
  for (const [place, { person }] of records.entries()) {
    if (person === undefined || fits[place]!.size > 1) continue;
    own.set(person, [...(own.get(person) ?? []), place]);
  }
  const part = new Map<number, number>();
  for (const [person, places] of own) {
    const stated = places.map((place) => records[place]!.card.stated);
    const parts = partsOf(stated, person, clerk);
    for (const [at, place] of places.entries()) part.set(place, parts[at]!);
  }
  return records.map(({ card, person, about }, place) => {
    const isTest = about?.length === 0;
    const ids = [...fits[place]!].map(({ id }) => String(id));
    return {
      person: person === undefined ? (isTest ? 'test' : `nobody ${place}`) : String(person.id),
      kinds: [...card.kinds],
      case: '',
      // Tests may or may not be put together. A record of several people may be put with any of them.
      ...(isTest ? { mayBe: ['test'] } : person === undefined || ids.length > 1 ? { mayBe: ids } : {}),
      ...(part.has(place) ? { part: String(part.get(place)) } : {}),
    };
  });
}

function formsOf({ nicknames, spellings, cultures }: CrmLists): Record<string, string> {
  const forms: Record<string, string> = {};
  for (const list of [nicknames, spellings])
    for (const [name, others] of Object.entries(list)) forms[name] = `${forms[name] ?? ''} ${others}`;
  // An English name that somebody uses beside a Chinese one is no contradiction of any of these.
  for (const { english, custom, male, female } of cultures)
    if (english !== undefined && custom === 'chinese')
      for (const name of `${male} ${female}`.split(' '))
        forms[name] = `${forms[name] ?? ''} ${english} ${name.split('-')[0]}`;
  return forms;
}
