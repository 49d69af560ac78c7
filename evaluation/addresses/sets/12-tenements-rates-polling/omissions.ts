import type { Habit } from './habits.ts';

/** Leaves the flat out: the building is meant, or its caller forgot. */
export const noUnit: Habit = (draft) => {
  if (!draft.hasUnit || draft.isAbsent) return false;
  draft.hasUnit = false;
  return true;
};

/** Leaves out the name of a building that has a number, or the number of one that has a name. */
export const noName: Habit = (draft) => {
  if (draft.building === '' || draft.number === '' || draft.isAbsent || draft.isDamaged) return false;
  if (/^\d+[A-Z]?$/.test(draft.unitText)) return false;
  draft.building = '';
  return true;
};

export const noNumber: Habit = (draft) => {
  if (
    draft.building === '' ||
    draft.number === '' ||
    draft.isAbsent ||
    draft.isNoted ||
    draft.entry.croft !== ''
  )
    return false;
  if (draft.entry.street === '') return false;
  draft.number = '';
  draft.numberText = '';
  return true;
};

export const noRoad: Habit = (draft) => {
  if (draft.building === '' || draft.road === '' || draft.number !== '' || draft.isAbsent) return false;
  draft.road = '';
  return true;
};
