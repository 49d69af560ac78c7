import { nicknameGroups } from '../name/compare/nicknames.ts';
import { phoneticCode } from '../name/compare/phonetic.ts';
import { forenameShare, surnameShare } from './name-frequency.ts';
import { MOST_FORENAME, MOST_SURNAME } from './weights.ts';

/** So many names are known at a time; then all are forgotten at once. A file of millions has fewer, but for its slips. */
const KNOWN = 100_000;

/**
 * What follows from a surname or forename alone, worked out when it is first asked for: names have a small vocabulary, and each is
 * compared again and again.
 */
export class KnownName {
  readonly text: string;
  /** No other name has it, nor had it before names were forgotten. */
  readonly id: number;
  #sound: string | undefined;
  #chief: string | undefined;
  #asSurname: number | undefined;
  #asForename: number | undefined;

  constructor(text: string, id: number) {
    this.text = text;
    this.id = id;
  }

  get sound(): string {
    this.#sound ??= phoneticCode(this.text);
    return this.#sound;
  }

  /** What stands for a forename and its nicknames; an initial stands for itself. */
  get chief(): string {
    this.#chief ??= this.text.length < 2 ? this.text : (formalNameOf(this.text) ?? this.sound);
    return this.#chief;
  }

  /** What a surname weighs for its rarity, in bits. */
  get surnameRarity(): number {
    this.#asSurname ??= Math.min(MOST_SURNAME, -Math.log2(surnameShare(this.text)));
    return this.#asSurname;
  }

  /** What a forename weighs for its rarity, in bits. */
  get forenameRarity(): number {
    this.#asForename ??= Math.min(MOST_FORENAME, -Math.log2(forenameShare(this.text)));
    return this.#asForename;
  }
}

const known = new Map<string, KnownName>();
let made = 0;

/** What is known of a name, given in capitals. */
export function knownName(text: string): KnownName {
  let name = known.get(text);
  if (name === undefined) {
    if (known.size >= KNOWN) known.clear();
    name = new KnownName(text, ++made);
    known.set(text, name);
  }
  return name;
}

function formalNameOf(forename: string): string | undefined {
  const [group] = nicknameGroups(forename);
  return group === undefined ? undefined : String(group);
}
