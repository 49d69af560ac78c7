const CARDINALS =
  'ZERO ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE THIRTEEN FOURTEEN FIFTEEN SIXTEEN SEVENTEEN EIGHTEEN NINETEEN TWENTY';

const ORDINALS =
  'ZEROTH FIRST SECOND THIRD FOURTH FIFTH SIXTH SEVENTH EIGHTH NINTH TENTH ELEVENTH TWELFTH THIRTEENTH FOURTEENTH FIFTEENTH SIXTEENTH SEVENTEENTH EIGHTEENTH NINETEENTH TWENTIETH';

const TENS = 'THIRTY FORTY FIFTY SIXTY SEVENTY EIGHTY NINETY';

const cardinals = new Map([
  ...CARDINALS.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, at) => [word, 30 + 10 * at] as const),
]);
const ordinalWords = ORDINALS.split(' ');
const ordinals = new Map(ordinalWords.map((word, value) => [word, value]));

/** All cardinals and ordinals that are one word. */
export const NUMBER_WORDS: readonly string[] = [...cardinals.keys(), ...ordinalWords];

/** The value of a cardinal in words: 3 for `THREE`. Undefined for other words. */
export function cardinalValue(word: string): number | undefined {
  return cardinals.get(word);
}

/** The value of an ordinal in words: 3 for `THIRD`. Undefined for other words. */
export function ordinalValue(word: string): number | undefined {
  return ordinals.get(word);
}

/** The text of an ordinal, the same however it was written: `THIRD` for 3, `21TH` for 21. */
export function ordinalText(value: number): string {
  return ordinalWords[value] ?? `${value}TH`;
}
