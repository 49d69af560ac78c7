/** Royal Mail publishes its addresses every month; after a quarter, some 1 % of them have changed. */
export const ADDRESS_FILE_DAYS = 100;

/** Callers must screen against the preference services every 28 days (PECR, regulation 21). */
const PREFERENCE_DAYS = 28;
const LIST_DAYS = 92;

/** The days after which a suppression list of this kind counts as old. */
export function daysOfList(kind: string): number {
  return /tps|mps/.test(kind) ? PREFERENCE_DAYS : LIST_DAYS;
}
