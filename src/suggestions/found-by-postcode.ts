import type { AddressFile } from '../address-file/address-file.ts';
import { postcodeNumber } from '../address-file/postcode-number.ts';
import type { FlatKey } from '../caches/flat-key.ts';
import { present } from '../present.ts';
import type { AddressKinds } from './address-kinds.ts';
import { NO_SCORE } from './ranking.ts';
import {
  type AddressSuggestion,
  IDENTITY,
  type PostcodeSuggestion,
  type PremisesSuggestion,
  type Ranked,
  type Score,
} from './suggestion.ts';

/** A postcode in a list. Its entry is read only if its suggestion is asked for. */
export class FoundPostcode implements Ranked {
  readonly #file: AddressFile;
  readonly #postcode: string;
  readonly #kinds: AddressKinds;
  readonly #place: number;

  /** @param place its place in the list */
  constructor(file: AddressFile, postcode: string, kinds: AddressKinds, place: number) {
    this.#file = file;
    this.#postcode = postcode;
    this.#kinds = kinds;
    this.#place = place;
  }

  get suggestion(): PostcodeSuggestion {
    const entry = present(this.#file.stored(this.#postcode), 'the entry of a postcode of the file');
    return { kind: 'postcode', entry, kinds: this.#kinds };
  }

  get score(): Score {
    return { ...NO_SCORE, total: 0 - this.#place };
  }

  addIdentity(key: FlatKey): void {
    key.number(IDENTITY.postcode).number(postcodeNumber(this.#postcode));
    for (const kind of this.#kinds) key.text(kind);
  }
}

/** An address or building of a postcode that was typed. */
export class FoundPremises implements Ranked {
  readonly suggestion: AddressSuggestion | PremisesSuggestion;
  readonly score: Score;
  readonly #place: number;

  /** @param place the index of its first address in the entry of the postcode */
  constructor(suggestion: AddressSuggestion | PremisesSuggestion, place: number, score: Score) {
    this.suggestion = suggestion;
    this.#place = place;
    this.score = score;
  }

  addIdentity(key: FlatKey): void {
    const { suggestion } = this;
    const { entry } = suggestion;
    key.number(IDENTITY.inside).number(postcodeNumber(entry.postcode));
    key.number(this.#place);
    key.number(suggestion.kind === 'address' ? 1 : suggestion.addresses.length);
  }
}
