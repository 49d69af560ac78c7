import type { AddressFile } from '../../../address-file/address-file.ts';
import { FlatKey } from '../../../caches/flat-key.ts';
import { FlatTexts } from '../../../caches/flat-texts.ts';
import type { Ranked, Suggestion } from '../../../suggestions/suggestion.ts';
import type { SuggestionIds } from '../../../suggestions/suggestion-id.ts';
import { addressesBehind, suggestionText } from '../../../suggestions/suggestion-text.ts';
import type { AnswerList } from './recent-answers.ts';

type Language = 'en' | 'cy';

/** The memory for the suggestions of an address file, in bytes. A suggestion takes 170. */
const BYTES_KEPT = 2 ** 20;
const SUGGESTIONS_KEPT = 8192;

/**
 * Suggestions as JSON. Each further letter that somebody types finds much the same suggestions, so the text of
 * each is remembered, outside V8's heap. The texts of an address file are released together with it.
 */
export class ListedSuggestions {
  readonly #ids: SuggestionIds;
  readonly #byFile = new WeakMap<AddressFile, FlatTexts>();
  readonly #key = new FlatKey();

  constructor(ids: SuggestionIds) {
    this.#ids = ids;
  }

  /** Returns the suggestions of a search as a list. */
  ofSearch(file: AddressFile, ranked: readonly Ranked[], language: Language): AnswerList {
    const texts = this.#textsOf(file);
    const listed: string[] = [];
    const missing: number[] = [];
    ranked.forEach((one, at) => {
      const known = one.addIdentity === undefined ? undefined : texts.get(this.#keyOf(one, language));
      if (known === undefined) missing.push(at);
      listed.push(known ?? '');
    });
    if (missing.length > 0) this.#make(file, { ranked, language, texts }, missing, listed);
    return { json: `[${listed.join()}]`, count: listed.length };
  }

  /** Returns suggestions as a list, without remembering them. */
  of(file: AddressFile, suggestions: readonly Suggestion[], language: Language): AnswerList {
    return {
      json: `[${this.#listed(file, suggestions, language).join()}]`,
      count: suggestions.length,
    };
  }

  /** Makes the missing texts of a list together, because their ids are encrypted in one call. */
  #make(
    file: AddressFile,
    { ranked, language, texts }: { ranked: readonly Ranked[]; language: Language; texts: FlatTexts },
    missing: readonly number[],
    listed: string[],
  ): void {
    const wanted = ranked.filter((_, at) => missing.includes(at));
    const made = this.#listed(
      file,
      wanted.map(({ suggestion }) => suggestion),
      language,
    );
    wanted.forEach((one, at) => {
      const [place = 0, text = ''] = [missing[at], made[at]];
      listed[place] = text;
      if (one.addIdentity !== undefined) texts.set(this.#keyOf(one, language), text);
    });
  }

  #listed(file: AddressFile, suggestions: readonly Suggestion[], language: Language): string[] {
    const ids = this.#ids.idsOf(file, suggestions);
    return suggestions.map((suggestion, at) => {
      const label = JSON.stringify(suggestionText(file, suggestion, language));
      const isContainer = suggestion.kind !== 'address';
      return `{"label":${label},"value":"${ids[at]}","container":${isContainer},"items":${addressesBehind(suggestion)}}`;
    });
  }

  #textsOf(file: AddressFile): FlatTexts {
    let texts = this.#byFile.get(file);
    if (texts === undefined) {
      texts = new FlatTexts(BYTES_KEPT, SUGGESTIONS_KEPT);
      this.#byFile.set(file, texts);
    }
    return texts;
  }

  #keyOf(ranked: Ranked, language: Language): FlatKey {
    const key = this.#key.clear().number(language === 'cy' ? 1 : 0);
    ranked.addIdentity?.(key);
    return key;
  }
}
