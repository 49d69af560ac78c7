import { type Half, type RegisterLists, readRegisterLists } from '../register/lists.ts';
import { feminine, People, type Somebody } from '../register/people.ts';
import { SOURCES } from '../register/sources.ts';
import { type Fact, SourceWriter, type Written } from '../register/writer.ts';
import { Chance } from '../world/chance.ts';
import { isoDate } from '../world/person.ts';
import { Weighted } from '../world/weighted.ts';
import type { EvaluationSet } from './evaluation-set.ts';
import { setOf } from './households.ts';

/**
 * Makes a register that was merged from the files of five sources. It may have more than `count` records,
 * because the last household is completed.
 */
export function registerSet(half: Half, count: number, seed: string): EvaluationSet {
  const lists = readRegisterLists(half);
  const chance = new Chance(`register ${half} ${seed}`);
  const people = new People(lists, chance, count / 3);
  const writer = new SourceWriter(lists, chance);
  const copies = new Weighted(lists.copies.map((share, at) => [at + 1, share] as const));
  const sources = new Weighted(SOURCES.map((source) => [source, source.share] as const));
  const made: (Written & { person: number })[] = [];
  while (made.length < count) {
    for (const person of people.next()) {
      if (chance.happens(0.2)) continue;
      const life = lifeOf(person, copies.pick(chance), { lists, chance, people });
      const written = life.map((state) => writer.write(state, sources.pick(chance)));
      makeKnowable(life, written, chance, lists.rates.unknowable);
      for (const one of written) made.push({ ...one, person: person.id });
    }
  }
  const rows = made.map(({ row, kinds, person }) => ({ row: { record_id: '', ...row }, person, kinds }));
  return {
    ...setOf(half === 'shown' ? 'Register' : 'Register, held back', chance.shuffled(rows)),
    forms: lists.nicknames,
  };
}

interface Shop {
  readonly lists: RegisterLists;
  readonly chance: Chance;
  readonly people: People;
}

/** Returns the facts about a person at the time of each record, the latest first. */
function lifeOf(person: Somebody, count: number, { lists, chance, people }: Shop): Somebody[] {
  const { rates } = lists;
  const life = [person];
  while (life.length < count) {
    let then = life.at(-1)!;
    const change = (facts: Partial<Somebody>, kind: string) => {
      then = { ...then, ...facts, circumstances: [...then.circumstances, kind] };
    };
    const isShared = then.circumstances.some((text) => text.startsWith('mailbox'));
    if (
      chance.happens(
        rates.moved / count + (then.circumstances.includes('student in a shared house') ? 0.25 : 0),
      )
    )
      change({ home: people.dwellings.next() }, 'earlier address');
    const canMarry =
      then.sex === 'F' && then.isMarried && ['western', 'polish', 'yoruba'].includes(then.form);
    if (canMarry && chance.happens(rates.married)) {
      const maiden = then.surname.includes('-')
        ? then.surname.split('-')[0]!
        : feminine(people.surnameOf(then.form), then.form);
      change({ surname: maiden, isMarried: false }, 'maiden name');
    }
    if (then.mail !== '' && !isShared && chance.happens(rates.newMail))
      change({ mail: people.mail(then) }, 'earlier email');
    if (then.mobile !== '' && chance.happens(rates.newMobile))
      change({ mobile: people.mobile() }, 'earlier mobile');
    life.push(then);
  }
  return life;
}

/**
 * Sees to it that records can be told to be of one person. A record that shares neither an address nor a
 * contact nor a birthday with another one of its person mostly gets a fact in common with it. The others are
 * marked.
 */
function makeKnowable(
  life: readonly Somebody[],
  written: readonly Written[],
  chance: Chance,
  unknowable: number,
): void {
  for (const [at, { row, kinds }] of written.entries()) {
    const isAlone = !written.some((other, there) => there !== at && haveInCommon(row, other.row));
    if (!isAlone || written.length === 1) continue;
    const other = at === 0 ? 1 : at - 1;
    const facts = (['birth', 'mail', 'mobile'] as const).filter((fact) => {
      const value = factOf(life[at]!, fact);
      return (
        value !== '' &&
        value === factOf(life[other]!, fact) &&
        !/^(?:info|sales|office|admin|enquiries)@/.test(value)
      );
    });
    if (chance.happens(unknowable) || facts.length === 0) {
      kinds.push('nothing in common');
      continue;
    }
    const fact = chance.pick(facts);
    for (const place of [at, other]) {
      const column = fact === 'birth' ? 'date_of_birth' : fact === 'mail' ? 'email' : 'mobile';
      written[place]!.row[column] = factOf(life[place]!, fact);
    }
  }
}

function factOf(person: Somebody, fact: Fact): string {
  return fact === 'birth' ? isoDate(person.born) : person[fact];
}

function haveInCommon(one: Written['row'], other: Written['row']): boolean {
  const isFact = (text: string) => text !== '' && !text.startsWith('1900') && text !== '1970-01-01';
  const digits = (text: string) => text.replace(/\D/g, '').slice(-9);
  return (
    (one.postcode !== '' && one.postcode.replace(' ', '') === other.postcode.replace(' ', '')) ||
    (one.address_line_1 !== '' && one.address_line_1.toLowerCase() === other.address_line_1.toLowerCase()) ||
    (one.email !== '' && one.email === other.email) ||
    (one.mobile !== '' && digits(one.mobile) === digits(other.mobile)) ||
    (one.telephone !== '' && digits(one.telephone) === digits(other.telephone)) ||
    (isFact(one.date_of_birth) && one.date_of_birth === other.date_of_birth)
  );
}
