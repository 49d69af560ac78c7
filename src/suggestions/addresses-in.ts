import type { AddressFile } from '../address-file/address-file.ts';
import { itemAt } from '../present.ts';
import { drillDown } from './drill-down.ts';
import type { AddressSuggestion, Ranked, Suggestion } from './suggestion.ts';

/** Suggestions count as tied if their scores differ by less than this. */
const AS_GOOD = 1;

/** The most streets and premises of a town whose addresses are read. */
const MOST_OPENED = 20;

/**
 * Returns the addresses behind suggestions, for lists that contain only addresses. Tied places give one
 * address each in turn, so that streets of the same name in several towns all appear. Other places give their
 * addresses one place after another.
 */
export function addressesIn(file: AddressFile, ranked: readonly Ranked[], most: number): AddressSuggestion[] {
  const found = new Map<string, AddressSuggestion>();
  const add = (suggestion: AddressSuggestion) => {
    const { entry, address } = suggestion;
    found.set(`${entry.postcode} ${entry.addresses.indexOf(address)}`, suggestion);
  };
  for (let at = 0; at < ranked.length && found.size < most; ) {
    const best = itemAt(ranked, at).score.total;
    let end = at + 1;
    while (end < ranked.length && end - at < most && best - itemAt(ranked, end).score.total < AS_GOOD) end++;
    const opened = ranked.slice(at, end).map(({ suggestion }) => open(file, suggestion));
    while (opened.length > 0 && found.size < most) {
      for (let one = 0; one < opened.length && found.size < most; ) {
        const next = itemAt(opened, one).next();
        if (next.done === true) opened.splice(one, 1);
        else {
          add(next.value);
          one++;
        }
      }
    }
    at = end;
  }
  return [...found.values()];
}

/** Yields the addresses of one suggestion, and reads no more of them than the caller asks for. */
function* open(file: AddressFile, suggestion: Suggestion): Generator<AddressSuggestion> {
  if (suggestion.kind === 'address') {
    yield suggestion;
    return;
  }
  for (const inside of drillDown(file, suggestion).slice(0, opens(suggestion) ? MOST_OPENED : undefined)) {
    yield* open(file, inside);
  }
}

function opens(suggestion: Suggestion): boolean {
  return suggestion.kind === 'container' && suggestion.container.kind === 'locality';
}
