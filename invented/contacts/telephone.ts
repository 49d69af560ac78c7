import type { Dice } from '../dice.ts';

/**
 * Ranges of numbers that Ofcom reserves for drama, so that nobody has them. Each is an area code and a local
 * number without its last three digits, with the spaces that people commonly write.
 */
const RANGES: readonly (readonly [area: string, local: string])[] = [
  ['01632', '960'],
  ['0113', '496 0'],
  ['0114', '496 0'],
  ['0115', '496 0'],
  ['0117', '496 0'],
  ['0121', '496 0'],
  ['0131', '496 0'],
  ['0161', '496 0'],
  ['0191', '498 0'],
  ['020', '7946 0'],
  ['029', '2018 0'],
  ['028', '9649 6'],
  ['03069', '990'],
  ['08081', '570'],
];

const MOBILE = ['07700', '900'] as const;

/** Writes the telephone field of a contact. A few contacts get an empty field. */
export function writeTelephone(dice: Dice): string {
  const [area, local] = dice.chance(0.5) ? MOBILE : dice.pick(RANGES);
  const number = local + dice.digits(3);
  const bare = (area + number).replaceAll(' ', '');
  const abroad = `${area.slice(1)} ${number}`;
  return dice.weighted<() => string>([
    [22, () => `${area} ${number}`],
    [16, () => bare],
    [7, () => `(${area}) ${number}`],
    [6, () => `${area}-${number.replaceAll(' ', '-')}`],
    [6, () => `+44 ${abroad}`],
    [6, () => `+44 (0)${abroad}`],
    [4, () => `0044${bare.slice(1)}`],
    [4, () => `44${bare.slice(1)}`],
    [5, () => bare.slice(1)],
    [3, () => bare.replace(/(\d{4})(\d{3})(\d+)/, '$1.$2.$3')],
    [3, () => `Tel: ${area} ${number}`],
    [3, () => `${area} ${number} ext ${dice.digits(3)}`],
    [2, () => `${area} ${number} / ${MOBILE.join(' ')}${dice.digits(3)}`],
    [2, () => bare.replace('0', 'O')],
    [1, () => `${bare}.0`],
    [1, () => `+${bare}`],
    [2, () => bare.slice(0, -2)],
    [1, () => `${bare}${dice.digits(3)}`],
    [1, () => '4.41632E+11'],
    [1, () => number.replaceAll(' ', '').slice(-6)],
    [1, () => dice.pick(['see email', 'ex-directory', 'tbc', '?'])],
    [6, () => ''],
    [1, () => dice.pick(['N/A', 'none', '-', '00000000000'])],
  ])();
}
