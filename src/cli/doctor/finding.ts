/** A finding of `fettle doctor` about one thing. */
export interface Finding {
  /** The thing that was checked: `database`, `address file`. */
  readonly what: string;
  /** `warning`: it works, but the operator should know about it. `problem`: it does not work. */
  readonly level: 'fine' | 'warning' | 'problem';
  /** A sentence. */
  readonly says: string;
  /** The remedy, as a sentence. */
  readonly remedy?: string;
}

/** Checks something. A failure of the check is itself a finding. */
export async function looked(what: string, look: () => Promise<Finding[]>): Promise<Finding[]> {
  try {
    return await look();
  } catch (error) {
    return [{ what, level: 'problem', says: error instanceof Error ? error.message : String(error) }];
  }
}

/** Whole days from a moment to now. */
export function daysSince(moment: Date | string, now: Date): number {
  return Math.floor((now.getTime() - new Date(moment).getTime()) / 86_400_000);
}

/** `made today`, `1 day old`, `12 days old`. */
export function age(days: number): string {
  if (days <= 0) return 'made today';
  return days === 1 ? '1 day old' : `${days} days old`;
}
