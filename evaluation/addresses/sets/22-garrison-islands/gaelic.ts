/** Words that distinguish two parts of a township: before its English name, and behind its Gaelic name. */
const PARTS: readonly (readonly [english: string, gaelic: string])[] = [
  ['Upper', 'Uarach'],
  ['Lower', 'Iarach'],
  ['North', 'a Tuath'],
  ['South', 'a Deas'],
  ['New', 'Ùr'],
  ['Middle', 'Meadhanach'],
];

/** The English words before the names of townships. */
export const TOWNSHIP_PARTS = PARTS.map(([english]) => english);

/** The Gaelic name of a township: `Garran Uarach` for `Upper Garran`. Other names stay. */
export function inGaelic(name: string): string {
  const [english, gaelic] = PARTS.find(([word]) => name.startsWith(`${word} `)) ?? [];
  return english === undefined ? name : `${name.slice(english.length + 1)} ${gaelic}`;
}

/** The English name of a township. Other names stay. */
export function inEnglish(name: string): string {
  const [english, gaelic] = PARTS.find(([, word]) => name.endsWith(` ${word}`)) ?? [];
  return gaelic === undefined ? name : `${english} ${name.slice(0, -gaelic.length - 1)}`;
}
