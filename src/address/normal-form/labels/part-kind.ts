import type { PartKind } from '../label.ts';
import { KIND } from '../vocabulary.ts';
import type { Word } from '../word.ts';

/** The kind of part that each full word names. */
export const PART_KINDS = new Map<string, PartKind>(
  (
    [
      ['flat', 'FLAT FLATS APARTMENT APARTMENTS MAISONETTE STUDIO STUDIOS BEDSIT PENTHOUSE HOUSEHOLD DOOR'],
      [
        'unit',
        'UNIT UNITS WORKSHOP FACTORY SHOP SHOPS STALL KIOSK OFFICE OFFICES SUITE SUITES STORE BAY ARCH HANGAR POD DESK',
      ],
      ['room', 'ROOM ROOMS'],
      ['block', 'BLOCK BUILDING CLUSTER WING STAIR'],
      ['plot', 'PLOT LOT'],
      ['pitch', 'CARAVAN PITCH BERTH MOORING CHALET'],
    ] satisfies readonly (readonly [PartKind, string])[]
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
);

/** The kind of part that a word names, in any form; empty for other words. */
export function partNamed(word: Word): PartKind {
  if (word.either.includes('FLAT')) return 'flat';
  return word.is(KIND.part) ? (PART_KINDS.get(word.text) ?? '') : '';
}
