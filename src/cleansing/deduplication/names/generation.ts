/** The suffixes that tell a parent from a child of the same name, each with the number of its generation. */
const GENERATIONS: Readonly<Record<string, number>> = {
  SR: 1,
  SNR: 1,
  SENIOR: 1,
  JR: 2,
  JNR: 2,
  JUNIOR: 2,
  MASTER: 2,
  II: 2,
  III: 3,
  IV: 4,
  '2ND': 2,
  '3RD': 3,
  '4TH': 4,
  FILHO: 2,
  NETO: 3,
};

/** Whether both suffixes name a generation, and not the same one: Jr and Sr, but not Jr and II. */
export function isOtherGeneration(one: string, other: string): boolean {
  return one !== '' && other !== '' && GENERATIONS[one] !== GENERATIONS[other];
}
