/** A part of a house or block: a flat, a room, a floor, a barn. */
export interface Part {
  /** As the list writes it. */
  readonly text: string;
  /** Texts with one key name one part of a building. */
  readonly key: string;
  /** Other texts that a clerk takes for the part. */
  readonly others: readonly string[];
  /** The part is a bare number in front of the name of its block. */
  readonly isBare?: boolean;
}

export function flat(name: string, word = 'Flat'): Part {
  const others = [
    `Flt ${name}`,
    `Flat No ${name}`,
    `Flat${name}`,
    `Apt ${name}`,
    `FLAT ${name}:`,
    ...(/\d/.test(name) ? [`F${name}`] : []),
  ];
  return {
    text: `${word} ${name}`,
    key: name.toLowerCase(),
    others: word === 'Flat' ? others : [`Flat ${name}`, ...others],
  };
}

/** `12` in `12 Endcliffe Court`. */
export const bare = (name: string): Part => ({
  ...flat(name),
  text: name,
  others: [`Flat ${name}`, `Flt ${name}`],
  isBare: true,
});

export function studio(name: string): Part {
  const others = [
    `Studio Flat ${name}`,
    `Studio No ${name}`,
    `Stud ${name}`,
    `Flat ${name}`,
    `Studio ${name}:`,
  ];
  return { text: `Studio ${name}`, key: name.toLowerCase(), others };
}

export function room(name: string): Part {
  const others = [
    `Rm ${name}`,
    `Room No ${name}`,
    `Bedroom ${name}`,
    `Rm. ${name}`,
    `Room${name}`,
    `R${name}`,
  ];
  return { text: `Room ${name}`, key: `room ${name.toLowerCase()}`, others };
}

/** A room of a flat or cluster. */
export function roomOf(name: string, home: string, word: 'Flat' | 'Cluster', isRoomFirst: boolean): Part {
  const forms = [`Room ${name}, ${word} ${home}`, `${word} ${home} Room ${name}`];
  const [text = '', other = ''] = isRoomFirst ? forms : forms.toReversed();
  const joint =
    /[A-Z]/.test(name + home) && !/\d\d/.test(name)
      ? [`${word} ${home}${name}`]
      : [`${word} ${home} Rm ${name}`];
  const others = [
    other,
    `Rm ${name} ${word} ${home}`,
    `${word} ${home}, Rm ${name}`,
    `${word} ${home} (Room ${name})`,
  ];
  return { text, key: `${home} room ${name}`.toLowerCase(), others: [...others, ...joint] };
}

const FIGURES: Readonly<Record<string, string>> = {
  Ground: 'Gnd',
  First: '1st',
  Second: '2nd',
  Third: '3rd',
  Lower: 'Lwr',
  Upper: 'Uppr',
};

/** `First Floor Flat`. */
export function floorFlat(floor: string): Part {
  const figure = FIGURES[floor] ?? floor;
  const others = [
    `${figure} Floor Flat`,
    `${figure} Flr Flat`,
    `Flat ${floor} Floor`,
    `${floor} Floor`,
    `Flat, ${figure} Floor`,
  ];
  return {
    text: `${floor} Floor Flat`,
    key: `${floor} floor`.toLowerCase(),
    others: [...others, `${figure} Fl Flat`],
  };
}

/** `Flat 2 First Floor`. A house has one flat 2, so its number is enough. */
export function flatOn(name: string, floor: string): Part {
  const figure = FIGURES[floor] ?? floor;
  const others = [
    `Flat ${name}`,
    `Flat ${name} ${figure} Floor`,
    `Flat ${name} (${floor} Floor)`,
    `${floor} Floor Flat ${name}`,
  ];
  return {
    text: `Flat ${name} ${floor} Floor`,
    key: name.toLowerCase(),
    others: [...others, `Flt ${name} ${figure} Flr`],
  };
}

export function maisonette(level: 'Upper' | 'Lower'): Part {
  const others = [
    `Maisonette (${level})`,
    `${FIGURES[level]} Maisonette`,
    `${level} Mais`,
    `${level} Maisonnette`,
    `${level} Masionette`,
  ];
  return { text: `${level} Maisonette`, key: `${level} maisonette`.toLowerCase(), others };
}

/** A part with a name: `Top Flat`, `The Barn`. */
export const named = (text: string, ...others: readonly string[]): Part => ({
  text,
  key: text.toLowerCase().replace(/^the /, ''),
  others,
});

export const TOP = named('Top Flat', 'Top Floor Flat', 'Flat Top Floor', 'Top Flr Flat', 'top flat (attic)');
export const BASEMENT = named('Basement Flat', 'Bsmt Flat', 'Basement', 'Flat Basement', 'Basmt Flat');
export const GARDEN = named('Garden Flat', 'Gdn Flat', 'Flat (Garden)', 'Garden Flt');
