import type { Label, PartKind } from '../../address/normal-form/label.ts';
import { isSameNumber } from './label-likeness.ts';
import { isLetterAlone, isNumberAlone, letterAt, numberAt, used } from './premise-labels.ts';

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

/** Kinds of parts of a hall that contain rooms. People call one by the other's name. */
const OF_ROOMS: ReadonlySet<PartKind> = new Set(['flat', 'block']);

/** Whether `Flat 8, Room B` was typed for `Cluster 8, Room B`. Marks all four parts as used. */
function fitFlatOfRoom(parts: readonly Label[], doorParts: readonly Label[]): void {
  const doorRoom = doorParts.findIndex(({ kind }) => kind === 'room');
  // `Flat 8, B`
  const room = parts.findIndex((part) => part.kind === 'room' || (part.kind === '' && isLetterAlone(part)));
  if (doorRoom < 0 || room < 0 || doorParts.length !== 2 || parts.length !== 2) return;
  const [flat, doorFlat] = [1 - room, 1 - doorRoom];
  const [one, other] = [parts[flat]!, doorParts[doorFlat]!];
  const isOfRooms = OF_ROOMS.has(one.kind) && OF_ROOMS.has(other.kind) && one.kind !== other.kind;
  if (!isOfRooms || !isSameNumber(one, other) || !isSameNumber(parts[room]!, doorParts[doorRoom]!)) return;
  used.typed.fill(1, 0, 2);
  used.door.fill(1, 0, 2);
}

/**
 * Marks `Cluster 7, Room A` or `Flat 7, Room A`, and the room 7A that it was typed for, as used.
 */
export function useFlatAndRoom(parts: readonly Label[], door: Label): void {
  if (door.kind !== 'room' || door.last >= 0 || door.letter === '' || parts.length !== 2) return;
  const room = parts.findIndex(({ kind }) => kind === 'room');
  if (room < 0 || !isLetterAlone(parts[room]!) || parts[room]!.letter !== door.letter) return;
  const flat = parts[1 - room]!;
  if (!OF_ROOMS.has(flat.kind) || !isNumberAlone(flat, door.first)) return;
  used.typed.fill(1, 0, 2);
  used.door[0] = 1;
}

/**
 * Marks `Flat 7A`, `Room 7A` or `Cluster C2`, and the two parts of the door that it was typed for, as used. Does the
 * same with a room whose flat was called by another word.
 */
export function useBothParts(parts: readonly Label[], doorParts: readonly Label[]): void {
  fitFlatOfRoom(parts, doorParts);
  for (const [at, part] of parts.entries()) {
    if (used.typed[at] === 1) continue;
    const isBoth =
      ((part.kind === 'flat' || part.kind === 'room') && fitRoom(part, doorParts)) ||
      (part.kind === 'block' && fitBlock(part, doorParts));
    if (isBoth) used.typed[at] = 1;
  }
}
