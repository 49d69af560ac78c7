import { diffChars, diffWordsWithSpace } from 'diff';

/** Above this number of changed pieces, whole words are marked instead of characters. */
const PIECES = 6;

/** A new value in which the differences from the old value are marked. */
export function Marked({ before, after }: { before: string; after: string }) {
  if (before === '') return <ins>{after}</ins>;
  let pieces = diffChars(before, after);
  if (pieces.filter(({ added, removed }) => added || removed).length > PIECES)
    pieces = diffWordsWithSpace(before, after);
  return (
    <>
      {pieces
        .filter(({ removed }) => !removed)
        .map(({ value, added }, at) => (added ? <mark key={at}>{value}</mark> : value))}
    </>
  );
}
