/**
 * The version of everything that decides the bytes of a job's output: the steps and their tables, how work is
 * cut into blocks, tasks and partitions, and the data that one stage leaves for the next. A job is done by
 * one version from its first block to its last.
 *
 * Raise it with every change that makes some job's output differ. `tests/jobs/rules.test.ts` compares the
 * output of every step in the catalogue with the output that this version gave. It fails if the output
 * differs and this number does not.
 */
export const RULES = 19;
