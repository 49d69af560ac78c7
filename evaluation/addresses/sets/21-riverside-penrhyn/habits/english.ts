import type { Apply } from '../../common/habit.ts';

const ENGLISH =
  /\b(?:The|Road|Street|Lane|Terrace|Cottage|House|Court|Flats|Apartments|Park|Lodges?|View|Way|Hall|Hill|School|Mill|Shop|Beach|Sands|Sea|Gulls|Hillside|Driftwood|Kittiwake|Sandpiper|Seaways|Smithy|Rectory)\b/;

/** Does this only if the names are Welsh. Nobody mishears or mutates `Church Road` as if it were Welsh. */
export function ifWelsh(apply: Apply): Apply {
  return (draft, tools) =>
    !ENGLISH.test(`${draft.said.building} ${draft.said.street}`) && apply(draft, tools);
}
