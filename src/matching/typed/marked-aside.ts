import { fill } from '../fill.ts';
import type { Segment } from './segment.ts';
import type { TypedText } from './typed-text.ts';

/** Makes the tokens from one up to another an aside, and splits the parts of the address around them. */
export function withAside(typed: TypedText, from: number, end: number): TypedText {
  const split: Segment[] = [];
  for (const segment of typed.segments) {
    if (segment.to <= from || segment.from >= end) {
      split.push(segment);
      continue;
    }
    if (segment.from < from) split.push({ ...segment, to: from });
    split.push({
      ...segment,
      from: Math.max(segment.from, from),
      to: Math.min(segment.to, end),
      isAside: true,
    });
    if (segment.to > end) split.push({ ...segment, from: end, isPerson: false });
  }
  const segmentOf = new Uint8Array(typed.tokens.length);
  for (const [at, segment] of split.entries()) fill(segmentOf, at, segment.from, segment.to);
  const labels = typed.labels.filter((label) => label.from < from || label.from >= end);
  return { ...typed, segments: split, segmentOf, labels };
}
