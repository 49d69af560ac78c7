import type { Label } from '../../address/normal-form/label.ts';
import { isNumberAlone, letterAt, numberAt, used } from './premise-labels.ts';

/* One typed label for two parts of a door. */

/** Whether `7A` was typed for `Flat 7, Room A`. Marks both parts of the door as used. */
export function fitRoom({ first, last, letter }: Label, parts: readonly Label[]): boolean {
  if (last >= 0 || letter === '') return false;
  const flat = numberAt(parts, first);
  const room = letterAt(parts, letter);
  if (flat < 0 || room < 0 || parts[room]?.kind !== 'room') return false;
  used.door[flat] = 1;
  used.door[room] = 1;
  return true;
}

/** Whether `Cluster C2` was typed for `Cluster C, Room 2`. Marks both parts of the door as used. */
function fitBlock({ letter }: Label, parts: readonly Label[]): boolean {
  const [, block, number] = /^([A-Z])(\d{1,3})$/.exec(letter) ?? [];
  const one = parts.findIndex((part) => part.kind === 'block' && part.letter === block && part.first < 0);
  const other = parts.findIndex((part) => part.kind !== 'block' && isNumberAlone(part, Number(number)));
  if (one < 0 || other < 0) return false;
  used.door[one] = 1;
  used.door[other] = 1;
  return true;
}

/** Marks `Flat 7A` or `Cluster C2`, and the two parts of the door that it was typed for, as used. */
export function useBothParts(parts: readonly Label[], doorParts: readonly Label[]): void {
  for (const [at, part] of parts.entries()) {
    if (used.typed[at] === 1) continue;
    const isBoth =
      (part.kind === 'flat' && fitRoom(part, doorParts)) ||
      (part.kind === 'block' && fitBlock(part, doorParts));
    if (isBoth) used.typed[at] = 1;
  }
}
