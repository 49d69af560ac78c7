import type { Making } from '../common/streets.ts';
import type { MilltownWords, ResortWords } from './words.ts';

/** What the makers of the seaside list share. */
export interface ResortMaking extends Making {
  readonly words: Making['words'] & ResortWords;
}

/** What the makers of the mill district's list share. */
export interface MilltownMaking extends Making {
  readonly words: Making['words'] & MilltownWords;
}
