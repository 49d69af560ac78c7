import type { WorkflowFile } from './schema.ts';
import type { Path } from './source.ts';

/** A value of which any part may be missing, because it was left out or could not be read. */
export type Draft<T> = unknown extends T
  ? T
  : T extends string | number | boolean | null
    ? T | undefined
    : T extends readonly (infer Item)[]
      ? Draft<Item>[] | undefined
      : { [Key in keyof T]?: Draft<T[Key]> } | undefined;

/**
 * The content of a workflow file without the parts that break the schema. Everything left has the right type.
 */
export type WorkflowDraft = NonNullable<Draft<WorkflowFile>>;

/** Reports a mistake at a path. */
export type Report = (path: Path, message: string, part?: 'key' | 'value') => void;

/** A copy of `content` in which the values at these paths are undefined. */
export function without(content: object, paths: readonly Path[]): WorkflowDraft {
  const draft = structuredClone(content);
  for (const path of paths) {
    let at = draft as Record<string | number, unknown> | undefined;
    for (const step of path.slice(0, -1)) at = at?.[step] as typeof at;
    const last = path.at(-1);
    if (at !== undefined && last !== undefined) at[last] = undefined;
  }
  return draft;
}

/**
 * Reports every key of a mapping that differs from another key only in letter case, because clients would mix
 * them up.
 */
export function reportAlike(kind: string, path: Path, names: readonly string[], report: Report): void {
  const seen = new Map<string, string>();
  for (const name of names) {
    const before = seen.get(name.toLowerCase());
    if (before === undefined) seen.set(name.toLowerCase(), name);
    else report([...path, name], `The ${kind} ${name} differs from ${before} only in letter case.`, 'key');
  }
}
