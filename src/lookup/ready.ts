import type { PostcodeEntry } from '../address-file/postcode-entry.ts';
import { findAnswer } from './find.ts';
import { DEFAULT_LOOKUP_OPTIONS } from './lookup-options.ts';
import { READY } from './ready-names.ts';
import { resultsOf } from './results.ts';

/** The names of the answers that {@link render} gives (src/address-file/build/modules.ts). */
export const answers: readonly string[] = Object.values(READY);

/** Renders the ready answers of an entry, each as JSON. */
export function render(entry: PostcodeEntry): Record<string, string> {
  const request = { building: '', licence: 'WebServerFull', options: DEFAULT_LOOKUP_OPTIONS } as const;
  return {
    [READY.fullAddress]: JSON.stringify(resultsOf(entry, request)),
    [READY.findSimple]: JSON.stringify(
      findAnswer(entry, { expand: false, sort: false, format: false, house: '' }),
    ),
    [READY.findExpanded]: JSON.stringify(
      findAnswer(entry, { expand: true, sort: false, format: false, house: '' }),
    ),
  };
}
