import type { PostcodeEntry } from '../address-file/postcode-entry.ts';
import { type FindAnswer, plainFindAnswers } from './find.ts';
import { DEFAULT_LOOKUP_OPTIONS } from './lookup-options.ts';
import { READY } from './ready-names.ts';
import { resultsOf } from './results.ts';

/** The names of the answers that {@link render} returns (src/address-file/build/modules.ts). */
export const answers: readonly string[] = Object.values(READY);

/**
 * Renders the ready answers of a postcode, each as JSON. If a plain request would find no address (for
 * example because all are not yet built), the answer is the empty string, so readers can tell from its
 * length.
 */
export function render(entry: PostcodeEntry): Record<string, string> {
  const request = { building: '', licence: 'WebServerFull', options: DEFAULT_LOOKUP_OPTIONS } as const;
  const { simple, expanded } = plainFindAnswers(entry);
  const find = (answer: FindAnswer) => (answer.addresses.length === 0 ? '' : JSON.stringify(answer));
  const results = resultsOf(entry, request);
  return {
    [READY.fullAddress]: results.length === 0 ? '' : JSON.stringify(results),
    [READY.findSimple]: find(simple),
    [READY.findExpanded]: find(expanded),
  };
}
