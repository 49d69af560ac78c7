import type { Costs } from './costs.ts';
import type { Draft } from './draft.ts';
import { type Entry, plain } from './entry.ts';

/** Whether the text and the postcode both say that an absent address is not this row, which has the same door. */
export function isElsewhere({ said }: Draft, row: Entry, { way, building, place, postcode }: Costs): boolean {
  const isCoded = said.postcode.includes(' ');
  const isFar = isCoded && postcode >= 2;
  // A road of the fens has one numbering through several villages, and one of the port goes on in the next district.
  if (place >= 2 && (!isCoded || isFar)) return true;
  if (Math.max(way, building) >= 2 && isFar) return true;
  // Every village has a Rose Cottage.
  const isHouse = said.building !== '' && said.number === '' && said.unit === '';
  const isOtherVillage = said.locality !== '' && plain(said.locality) !== plain(row.locality);
  return isHouse && isCoded && postcode >= 1 && (way >= 4 || (place >= 1 && isOtherVillage));
}

/** Whether the text has a door, and something that leads to the part of the list where it is. */
export function isAnchored({ said, entry }: Draft, { postcode, place }: Costs): boolean {
  const hasDoor = `${said.number}${said.building}${said.firm}${said.unit}` !== '';
  const { area, locality, town } = entry;
  const places = [locality, town, area.locality, area.town, area.borough].map(plain);
  const isPlaced = [said.locality, said.town].some((name) => name !== '' && places.includes(plain(name)));
  return hasDoor && ((said.postcode !== '' && postcode <= 1) || (isPlaced && place <= 1));
}
