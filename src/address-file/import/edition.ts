/** The edition that the name of a file or of a folder it is in gives: `Y24M05`, of a day's changes `Y24M05D21`. Empty without. */
export function editionOf(place: string): string {
  return /Y\d\dM\d\d(?:D\d\d)?/i.exec(place)?.[0].toUpperCase() ?? '';
}
