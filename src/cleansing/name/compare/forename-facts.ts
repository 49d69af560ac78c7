import { RecentMap } from '../../../caches/recent-map.ts';
import { remembering } from '../../../caches/remembering.ts';
import { lazily } from '../../../lazily.ts';
import { soundOfName } from '../../../text/sound-of-name.ts';
import { forenamesInBritain, type Sex } from '../forenames.ts';
import { nicknameGroups } from './nicknames.ts';

/** The number of forenames whose facts are kept. */
const KEPT = 20_000;

const britain = lazily((): ReadonlyMap<string, Sex> => forenamesInBritain());

/**
 * What comparisons need to know of a forename by itself. Each fact is looked up when it is first asked for.
 */
export class ForenameFacts {
  /** In normal form. */
  readonly text: string;
  #groups: readonly number[] | undefined;
  #sound: string | undefined;
  #sex: Sex | undefined | 'not looked up' = 'not looked up';

  constructor(text: string) {
    this.text = text;
  }

  /** Returns the facts about a forename in normal form. */
  static readonly of = remembering(
    new RecentMap<string, ForenameFacts>(KEPT),
    (text) => new ForenameFacts(text),
  );

  /** The numbers of the formal names that it may stand for. */
  get nicknameGroups(): readonly number[] {
    this.#groups ??= nicknameGroups(this.text);
    return this.#groups;
  }

  get sound(): string {
    this.#sound ??= soundOfName(this.text);
    return this.#sound;
  }

  /** The sex of a forename that is common in the United Kingdom; undefined for all others. */
  get sexInBritain(): Sex | undefined {
    if (this.#sex === 'not looked up') this.#sex = britain().get(this.text.toLowerCase());
    return this.#sex;
  }
}
