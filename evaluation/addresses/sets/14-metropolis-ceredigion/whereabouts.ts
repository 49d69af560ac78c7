import type { Card } from './card.ts';
import type { Draft } from './draft.ts';
import { outwardOf, plain } from './entry.ts';
import { slipsBetween } from './likeness.ts';

/** Whether a typed place is one of these, with a slip or two. */
function isOneOf(typed: string, names: readonly string[]): boolean {
  const most = typed.length < 7 ? 1 : 2;
  return names.some((name) => slipsBetween(typed, name, most) <= most);
}

/** Whether the row is in the village of the text. A home in the town has no village. */
function isInVillage(typed: string, { localities, towns }: Card): boolean {
  return isOneOf(typed, localities.length === 0 ? towns : localities);
}

const isWelsh = ({ entry }: Draft) => entry.place.list === 'ceredigion';

/** The faults of the village, the town and the postcode of a text if the row is meant. */
export function whereFaults(draft: Draft, card: Card): number {
  const { said, near } = draft;
  const [town, locality] = [plain(said.town), plain(said.locality)];
  let faults = postcodeFaults(card.entry.postcode, said.postcode);
  if (town !== '' && !isOneOf(town, card.towns)) faults += 1;
  if (!isWelsh(draft))
    return faults + (locality === '' || isOneOf(locality, [...card.towns, ...card.around]) ? 0 : 1);
  if (near !== '' && locality === '' && isInVillage(plain(near), card)) return faults;
  if (locality === '')
    return faults + (card.localities.length === 0 || isOneOf(town, card.localities) ? 0 : 0.5);
  if (isInVillage(locality, card)) return faults;
  return faults + (isOneOf(locality, [...card.around, ...card.towns]) ? 1 : 2);
}

function postcodeFaults(own: string, typed: string): number {
  if (typed === '' || own === typed) return 0;
  const isSameDistrict = outwardOf(own) === outwardOf(typed);
  if (isSameDistrict) return own.startsWith(typed) ? 0 : 1;
  if (slipsBetween(own, typed, 1) <= 1) return 1;
  const area = (code: string) => code.replace(/\d.*$/, '');
  return area(own) === area(typed) ? (typed.includes(' ') ? 2 : 1.5) : 4;
}

/** Whether the row is where the text says: in its postcode district, and in its village in Wales. */
export function isInside(draft: Draft, card: Card): boolean {
  const { postcode, locality } = draft.said;
  const isDistrict = postcode === '' || outwardOf(postcode) === card.outward;
  const isVillage = !isWelsh(draft) || locality === '' || isInVillage(plain(locality), card);
  return isDistrict && isVillage && (postcode !== '' || (isWelsh(draft) && locality !== ''));
}

/**
 * Whether the text has the town, the village or the postcode district of the row right. Where it names another
 * village, only the whole postcode shows which is meant.
 */
export function isSure(draft: Draft, card: Card): boolean {
  const { town, locality, postcode } = draft.said;
  if (isWelsh(draft) && locality !== '' && !isInVillage(plain(locality), card))
    return postcode === card.entry.postcode;
  const isTown = [town, locality].some((name) => name !== '' && card.towns.includes(plain(name)));
  // A district of Wales has too many houses of one name to stand alone.
  if (isWelsh(draft)) return isTown || postcode === card.entry.postcode;
  return isTown || (postcode !== '' && outwardOf(postcode) === card.outward);
}
