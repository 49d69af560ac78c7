/**
 * The version of everything that decides the bytes of a job's output: the steps and their tables, how work is cut into blocks, tasks
 * and partitions, and the formats of what stages leave for one another. A job is done by one version from its first block to its last.
 *
 * Raise it with every change after which some job gives other bytes than before. `tests/jobs/rules.test.ts` compares what every
 * step of the catalogue gives with what this version gave, and fails where that differs and this number does not.
 */
export const RULES = 5;
