import { type Label, labelWith } from '../label.ts';
import { joinedWord, type Token } from '../tokens.ts';

/* The short form of a room in a shared flat: `C7 RA` for `Cluster 7 Room A`, `F12 R3` for `Flat 12 Room 3`. */

const FLAT = /^([CF])([1-9]\d{0,2})$/;
const ROOM = /^R(?:([A-HJ-N])|([1-9]\d?))$/;

/** Whether a word may be one half of a room's short form. */
export function isShortRoom(written: string): boolean {
  return FLAT.test(written) || ROOM.test(written);
}

/** Reads one half of a room's short form. The other half must stand beside it. */
export function readShortRoom(tokens: readonly Token[], at: number): Label | undefined {
  const { written } = tokens[at]!.word;
  if (written.length < 2 || written.length > 4) return undefined;
  const flat = FLAT.exec(written);
  if (flat !== null) {
    const room = joinedWord(tokens, at + 1);
    if (room === undefined || !ROOM.test(room.written)) return undefined;
    const kind = flat[1] === 'C' ? 'block' : 'flat';
    return labelWith({ kind, first: Number(flat[2]), from: at, to: at + 1 });
  }
  const room = ROOM.exec(written);
  if (room === null || at === 0 || joinedWord(tokens, at) === undefined) return undefined;
  if (!FLAT.test(tokens[at - 1]!.word.written)) return undefined;
  const [, letter = '', number = '-1'] = room;
  return labelWith({ kind: 'room', first: Number(number), letter, from: at, to: at + 1 });
}
