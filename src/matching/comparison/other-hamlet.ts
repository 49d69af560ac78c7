import { segmentAt } from '../typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from '../typed/typed-text.ts';
import type { KnownNames } from './known.ts';
import { isMet, MARK } from './name-fit.ts';
import type { StreetFit } from './street-fit.ts';

/**
 * Whether a street of a list is in another farm or hamlet than the typed one: `2 Barn Cottages, Ty Uchaf, Gweek` is not
 * `2 Barn Cottages, Gilfach Wen, Gweek`. Unknown words behind the street stand where the smaller locality would.
 */
export function isOtherHamlet(
  { main, doubleLocality, locality, marks }: StreetFit,
  typed: TypedText,
  { isList }: KnownNames,
): boolean {
  if (!isList || doubleLocality.outcome !== 'missing' || !isMet(main) || main.found === undefined)
    return false;
  const { to } = main.found;
  return typed.solid.some(
    (at) =>
      at >= to &&
      marks[at] === MARK.free &&
      segmentAt(typed, at).place === PLACE_OF_LINE.line &&
      (locality.found === undefined || at < locality.found.from),
  );
}
