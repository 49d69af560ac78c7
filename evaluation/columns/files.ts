import type { EvaluatedFile } from './evaluated-file.ts';
import { HELD_BACK_FILES } from './held-back-files.ts';
import { OPEN_FILES } from './open-files.ts';

/** Thirty files, half of them held back. */
export const FILES: readonly EvaluatedFile[] = [...OPEN_FILES, ...HELD_BACK_FILES];
