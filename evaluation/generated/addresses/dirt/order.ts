import type { DirtKind } from './kind.ts';

const ORDERS: readonly ((lines: string[]) => string[])[] = [
  // The last line comes first: the town.
  (lines) => [lines.at(-1)!, ...lines.slice(0, -1)],
  // The first line comes last: the flat, house or organisation.
  (lines) => [...lines.slice(1), lines[0]!],
  (lines) => (lines.length < 3 ? lines : [...lines.slice(0, -2), lines.at(-1)!, lines.at(-2)!]),
  (lines) => (lines.length < 3 ? lines : [lines[1]!, lines[0]!, ...lines.slice(2)]),
];

export const ORDER: readonly DirtKind[] = [
  {
    name: 'order of lines',
    weight: 4,
    write: (draft, random) => {
      if (draft.reorder !== undefined || draft.form === 'one line of words') return false;
      const order = random.pick(ORDERS);
      draft.reorder = (lines) => (lines.length < 2 ? lines : order(lines));
      return true;
    },
  },
];
