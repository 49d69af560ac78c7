/**
 * Returns the edition in the name of a file or its folders: `Y24M05`, or `Y24M05D21` for one day's changes.
 * Empty if none.
 */
export function editionOf(place: string): string {
  return /Y\d\dM\d\d(?:D\d\d)?/i.exec(place)?.[0].toUpperCase() ?? '';
}
