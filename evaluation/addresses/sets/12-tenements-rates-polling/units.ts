import type { Unit } from './entry.ts';

/** Floors from the ground up: word, figure, letter. The fourth may be the top one. */
export const FLOORS = [
  { word: 'Ground', figure: 'Gnd', letter: 'G' },
  { word: 'First', figure: '1st', letter: 'F' },
  { word: 'Second', figure: '2nd', letter: 'S' },
  { word: 'Third', figure: '3rd', letter: 'T' },
] as const;

/** `Flat 1/2`: first floor, second door. In a list that leaves `Flat` out, `1/2`. */
export function slashFlat(floor: number, door: number, isBare: boolean): Unit {
  const key = `${floor}/${door}`;
  const ground = floor === 0 ? [`Flat G/${door}`, `G/${door}`] : [];
  const others = [`Flt ${key}`, `Flat ${floor} / ${door}`, `F${key}`, `Flat ${floor}-${door}`, ...ground];
  return { text: isBare ? key : `Flat ${key}`, key, others: [isBare ? `Flat ${key}` : key, ...others] };
}

/** `2F1`: second floor, first flat. `GF1` on the ground floor. */
export function edinburghFlat(floor: number, door: number): Unit {
  const text = floor === 0 ? `GF${door}` : `${floor}F${door}`;
  const spoken = `${FLOORS[floor]?.figure === 'Gnd' ? 'Ground' : FLOORS[floor]?.figure} Floor Flat ${door}`;
  const spaced = floor === 0 ? `G/F ${door}` : `${floor} F ${door}`;
  return { text, key: text.toLowerCase(), others: [`Flat ${text}`, spaced, spoken, `Flt ${text}`] };
}

/** `First Floor Left`, or `FFL` in a list with short forms. `L`, `R` or `C`; `` is the whole floor. */
export function sideFlat(floor: number, side: 'L' | 'R' | 'C' | '', isShort: boolean): Unit {
  const { word, figure, letter } = FLOORS[floor] ?? FLOORS[0];
  const hand = { L: 'Left', R: 'Right', C: 'Centre', '': 'Flat' }[side];
  const long = `${word} Floor ${hand}`;
  const brief = side === '' ? `${letter}FF` : `${letter}F${side}`;
  const ordinal = floor === 0 ? 'Grd' : figure;
  const others = [`${ordinal} Floor ${hand}`, `${ordinal} Flr ${hand}`, `${ordinal} Fl ${hand}`];
  const sided = [
    `${word} ${hand}`,
    `Flat ${brief}`,
    `${ordinal} Floor Flat ${hand}`,
    `${hand} ${word} Floor`,
  ];
  const key = `${floor}${side === '' ? 'floor' : side}`.toLowerCase();
  return {
    text: isShort ? brief : long,
    key,
    others: [...others, ...(side === '' ? [] : sided), isShort ? long : brief],
  };
}

/** `Flat A` or `Flat 3`. */
export function plainFlat(name: string): Unit {
  const others = [
    `Flt ${name}`,
    `Fl ${name}`,
    `Apt ${name}`,
    `Flat No ${name}`,
    `Flat ${name.toLowerCase()}`,
  ];
  return {
    text: `Flat ${name}`,
    key: name.toLowerCase(),
    others: /\d/.test(name) ? others.slice(0, 4) : others,
  };
}

/** A part with a name of its own: `Steading`, `East Lodge`. */
export function namedPart(text: string, ...others: readonly string[]): Unit {
  return { text, key: text.toLowerCase().replace(/^the |[^a-z0-9 ]/g, ''), others };
}

/** `No 3 Cottage`, `3 Farm Cottages`: a cottage of a farm or estate. */
export function cottage(number: number, style: 'no' | 'farm' | 'plain'): Unit {
  const text = { no: `No ${number} Cottage`, farm: `${number} Farm Cottages`, plain: `Cottage ${number}` }[
    style
  ];
  const others = [`No. ${number} Cottage`, `No${number} Cottage`, `Cottage No ${number}`, `Cott ${number}`];
  return {
    text,
    key: `cottage ${number}`,
    others: [...others, `Cottage ${number}`].filter((one) => one !== text),
  };
}

/** `Unit 3`, `Office 5`, `Workshop 2`: a kind of part, and its number or letter. */
export function numbered(kind: string, name: string): Unit {
  const short = SHORT_KINDS[kind] ?? [kind];
  const key = `${name.toLowerCase()}`;
  const others = short.flatMap((word) => [`${word} ${name}`, `${word}${name}`]);
  return { text: `${kind} ${name}`, key, others: [...others, `${kind} No ${name}`, `${kind} No. ${name}`] };
}

/** `Unit 3 and 4`, `Units 3-4`. */
export function twin(kind: string, low: string, high: string, isRange: boolean): Unit {
  const forms = [`${kind} ${low} and ${high}`, `${kind}s ${low}-${high}`];
  const others = [`${kind}s ${low} & ${high}`, `${kind} ${low}/${high}`, `${kind} ${low}-${high}`];
  const [text = '', other = ''] = isRange ? forms.toReversed() : forms;
  return {
    text,
    key: `${low}-${high}`.toLowerCase(),
    others: [...others, `${kind}s ${low} and ${high}`, other],
  };
}

const SHORT_KINDS: Readonly<Record<string, readonly string[]>> = {
  Unit: ['Unit', 'U', 'Un'],
  Office: ['Office', 'Off'],
  Suite: ['Suite', 'Ste'],
  Workshop: ['Workshop', 'Wkshop'],
  Stall: ['Stall', 'Market Stall'],
  Kiosk: ['Kiosk'],
  Room: ['Room', 'Rm'],
};
