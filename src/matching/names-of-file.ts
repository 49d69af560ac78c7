import { wordsBetween } from '../address/normal-form/tokens.ts';
import { KIND } from '../address/normal-form/vocabulary.ts';
import type { AddressFile } from '../address-file/address-file.ts';
import { placeNameOf } from '../address-file/places/place-name.ts';
import { runTogether } from '../address-file/search/keys.ts';
import { present } from '../present.ts';
import type { KnownPlaces } from './comparison/elsewhere.ts';
import type { KnownNames } from './comparison/known.ts';
import type { HouseBook } from './known-names/house-book.ts';
import type { PlaceBook } from './known-names/place-book.ts';
import { isAuthority, isAuthorityAlone, isLikeRegion, isRegion } from './known-names/region-book.ts';
import type { PreparedStreet } from './prepared/prepared-street.ts';
import type { ListedNames } from './typed/remark.ts';
import { segmentAt } from './typed/segment.ts';
import { PLACE_OF_LINE, type TypedText } from './typed/typed-text.ts';

/** Returns what an address file knows about names, apart from the candidates. */
export function knownNamesOf(
  file: AddressFile,
  places: PlaceBook,
  houses: () => HouseBook | undefined,
): KnownNames {
  return {
    places: knownPlaces(places, houses),
    isList: file.manifest.plainList === true,
    isRareStreet: (street) => isRareStreet(file, street),
    isInBorough: ({ town: [town] }) =>
      file.manifest.plainList === true && town !== undefined && isRegion(town.words),
    isHouse: (words, isArticleNamed) => houses()?.has(words, isArticleNamed) === true,
    isOnlyHouse: (point, within) => houses()?.isOnly(point, within) === true,
    isRareHouse: (point) => houses()?.isRare(point) === true,
    isOnlyKind: (point) => houses()?.kinds.isOnly(point) === true,
    isPart: (words) => houses()?.isPart(words) === true,
  };
}

/** A street name is rare if it occurs in no more places than this. */
const FEW_PLACES = 3;

/** Whether the name of a street is so rare in the file that all streets of that name are compared. */
function isRareStreet(file: AddressFile, { main }: PreparedStreet): boolean {
  if (main === undefined) return false;
  const { from, to } = file.streets.named(placeNameOf(main.whole.all));
  return to - from > 0 && to - from <= FEW_PLACES;
}

/** Returns what a plain list knows about the words of typed addresses. */
export function listedNamesOf(book: PlaceBook, houses: () => HouseBook | undefined): ListedNames {
  return {
    isPlace: (words) => {
      const name = runTogether(words);
      return (
        book.isEstablished(name) ||
        book.named(name) !== undefined ||
        isRegion(words) ||
        houses()?.isCounty(name) === true
      );
    },
    isLikePlace: (words) => book.like(runTogether(words)).length > 0,
    isNameWord: (word) => houses()?.isNameWord(word) !== false,
  };
}

/** Tells what a row of typed words is known as: a region, a town or another place of the file. */
function knownPlaces(book: PlaceBook, houses: () => HouseBook | undefined): KnownPlaces {
  return (typed, from, to) => {
    const words = wordsBetween(typed.tokens, from, to);
    const name = runTogether(words);
    // A county does not count against an address, even if some row of a list has the county where its village
    // should be.
    if (isRegion(words)) return 'region';
    // In `Medway, 12 High Street`, Medway is a house.
    const isFirst = isFirstPart(typed, from);
    if (!isFirst && isAuthority(words, (place) => book.has(place))) return 'region';
    const segment = segmentAt(typed, from);
    if (!isFirst && segment.from === from && segment.to === to && isAuthorityAlone(words)) return 'region';
    if (book.isEstablished(name)) {
      if (book.isTown(name)) return 'town';
      // In `Hafan, Llanfair`, the name that begins the address is a house rather than a village of that name.
      return isFirst ? undefined : 'place';
    }
    if (!isFirst && houses()?.isCounty(name) === true) return 'region';
    // A county does not begin an address. The names of houses and firms do, and each of them would be
    // compared with every county's name.
    if (isFirst) return undefined;
    // The Gwynt of `Tyn y Gwynt` is not a misspelt Gwent.
    if (from > segment.from && to < typed.tokens.length) return undefined;
    // `Rutland Drive` is not a misspelt county.
    const isPlain = words.every((word) => !word.is(KIND.descriptor | KIND.building | KIND.number));
    return isPlain && isLikeRegion(name) ? 'region' : undefined;
  };
}

/**
 * Whether a token is in the first part of an address, besides persons, firms and remarks: the Hafan of
 * `Acme Ltd, Hafan, Llanfair`.
 */
function isFirstPart({ segments, segmentOf }: TypedText, token: number): boolean {
  const at = segmentOf[token] ?? 0;
  if (at + 1 >= segments.length) return false;
  for (let before = 0; before < at; before++) {
    const { isPerson, isAside, place } = present(segments[before], 'a part of an address');
    if (!isPerson && !isAside && place !== PLACE_OF_LINE.organisation) return false;
  }
  return true;
}
