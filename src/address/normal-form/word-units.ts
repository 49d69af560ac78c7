/* The UTF-16 units of words in capitals. */

export function isLetter(unit: number): boolean {
  return unit >= 65 && unit <= 90;
}

export function isDigit(unit: number): boolean {
  return unit >= 48 && unit <= 57;
}

export function isWordUnit(unit: number): boolean {
  return (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
}
