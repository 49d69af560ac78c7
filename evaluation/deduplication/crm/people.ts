import type { Culture, Custom } from './lists.ts';
import type { Home } from './places.ts';

export interface Born {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** A fact that holds from a year until the next one of its list. */
export interface Since<Fact> {
  readonly from: number;
  readonly fact: Fact;
}

export interface Mailbox {
  readonly text: string;
  /** `own` is private; `work` has a firm's domain; several people read `shared`; `role` belongs to an office. */
  readonly kind: 'own' | 'work' | 'shared' | 'role';
}

/** A person of the charity's world, with what changed over the years. */
export interface Somebody {
  readonly id: number;
  readonly sex: 'M' | 'F';
  readonly born: Born;
  readonly culture: Culture;
  readonly custom: Custom;
  readonly given: string;
  readonly middles: readonly string[];
  /** The name that the person goes by; mostly empty. */
  readonly called: string;
  /** Dr or Rev; mostly empty. */
  readonly honour: string;
  readonly surnames: Since<string>[];
  readonly homes: Since<Home>[];
  readonly mobiles: Since<string>[];
  readonly mails: Since<Mailbox>[];
  readonly firm: { readonly site: Home; readonly mail: Mailbox } | undefined;
  /** Relatives and housemates: who may get a gift, lend an address or answer in an emergency. */
  readonly close: Somebody[];
  /** The year of a marriage, from which joint records may exist. */
  spouse: { readonly person: Somebody; readonly from: number; readonly until: number } | undefined;
  readonly died: number | undefined;
  /** Circumstances that the report counts. */
  readonly kinds: Set<string>;
}

/** The years of the records. */
export const FIRST = 2006;
export const LAST = 2024;

/** Returns the fact of a year: the latest one that began by then, or else the first. */
export function at<Fact>(facts: readonly Since<Fact>[], year: number): Fact | undefined {
  return (facts.findLast(({ from }) => from <= year) ?? facts[0])?.fact;
}

export function homeAt(person: Somebody, year: number): Home {
  return at(person.homes, year)!;
}

export function surnameAt(person: Somebody, year: number): string {
  return at(person.surnames, year)!;
}

export function plain(text: string): string {
  return text.replaceAll('ł', 'l').replaceAll('Ł', 'L').normalize('NFD').replaceAll(/\p{M}/gu, '');
}
