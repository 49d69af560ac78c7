import { type Draft, omit, restyle } from '../draft.ts';
import type { Apply } from './habit.ts';

/** Writes a flat's word and mark otherwise. A bare mark gets its own piece. */
export function flat(change: (mark: string) => string): Apply {
  return (draft) => {
    const mark = draft.said.unit.replace(/^flat /, '').toUpperCase();
    if (draft.entry.unit.kind !== 'flat' || draft.text.unit === '') return false;
    if (!restyle(draft, 'unit', change(mark))) return false;
    draft.isJoined = false;
    draft.isBare = false;
    return true;
  };
}

/** Writes the floor of a flat otherwise. */
export function floor(change: (text: string) => string): Apply {
  return (draft) => draft.entry.unit.kind === 'floor' && restyle(draft, 'unit', change(draft.text.unit));
}

/** Writes the number and the flat as one, which may be read both ways. */
export function slashed(write: (mark: string, number: string) => string): Apply {
  return (draft) => {
    const { unit, number, building } = draft.entry;
    if (unit.kind !== 'flat' || !/^\d+$/.test(number) || draft.text.unit === '' || !/^\d+$/.test(unit.mark))
      return false;
    if (building !== '' && !omit(draft, 'building')) return false;
    restyle(draft, 'number', write(unit.mark, number));
    draft.text.unit = '';
    draft.isLoose = true;
    return true;
  };
}

/** Writes another word for a kind of unit. The star stands for its mark. */
export function other(kind: Draft['entry']['unit']['kind'], texts: readonly string[]): Apply {
  return (draft, { dice }) => {
    const { unit } = draft.entry;
    if (unit.kind !== kind) return false;
    draft.isJoined = false;
    return restyle(draft, 'unit', dice.pick(texts).replace('*', unit.mark.toUpperCase()));
  };
}
