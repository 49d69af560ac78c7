import type { Lots } from './lots.ts';
import { type Door, full, type Site, upTo, without } from './roll.ts';
import { type Town, WORDS } from './words.ts';

const ORDINALS = ['Ground', 'First', 'Second', 'Third', 'Fourth'];
const SHORTS = ['Grd', '1st', '2nd', '3rd', '4th'];

/** A flat of a stair, with a name for its floor and its side or number. */
function flatOf(number: string, street: string, flat: string, others: readonly string[]): Door {
  const house = `${number} ${street}`;
  return {
    flat,
    number,
    wordings: [flat, ...others].flatMap((name) =>
      full(
        `${name} ${house}`,
        `${name}, ${house}`,
        `${house}, ${name}`,
        `${house} (${name})`,
        `${number} (${name}) ${street}`,
      ),
    ),
  };
}

/** The flats of one stair, as the town calls them. */
function stair(lots: Lots, style: Town['style'], number: string, street: string): Door[] {
  const floors = lots.number(2, 4);
  const each = (name: (floor: number, door: number) => readonly [string, ...string[]]) =>
    upTo(floors).flatMap((above) =>
      [1, 2].map((door) => {
        const [flat, ...others] = name(above - 1, door);
        return flatOf(number, street, flat, others);
      }),
    );
  const mainDoor = flatOf(number, street, 'Main Door', ['Main Door Flat', 'M/D', 'Maindoor']);
  if (style === 'sides') {
    const sides = each((floor, door) => {
      const [side, letter] = door === 1 ? ['Left', 'L'] : ['Right', 'R'];
      const level = floor === 0 ? 'G' : String(floor);
      return [
        `${level}F${letter}`,
        `${ORDINALS[floor]} Floor ${side}`,
        `${SHORTS[floor]} Flr ${side}`,
        `Flat ${level}/${letter}`,
        `${level}/${letter}`,
      ];
    });
    return lots.falls(0.3) ? [mainDoor, ...sides.slice(2)] : sides;
  }
  if (style === 'floors')
    return each((floor, door) => [
      `Flat ${floor}/${door}`,
      `${floor}/${door}`,
      `Flt ${floor}-${door}`,
      `Flat ${floor}.${door}`,
      `Flat ${door}, ${ORDINALS[floor]} Floor`,
    ]);
  if (style === 'ground')
    return each((floor, door) =>
      floor === 0
        ? [`G/${door}`, `Flat G/${door}`, `Ground/${door}`, `Grd Flr ${door}`]
        : [
            `${floor}/${door}`,
            `Flat ${floor}/${door}`,
            `${SHORTS[floor]} Floor Flat ${door}`,
            `Flat ${floor}-${door}`,
          ],
    );
  if (style === 'stair') {
    const flats = each((floor, door) =>
      floor === 0
        ? [`PF${door}`, `Flat PF${door}`, `P.F.${door}`]
        : [
            `${floor}F${door}`,
            `Flat ${floor}F${door}`,
            `${floor}f${door}`,
            `${SHORTS[floor]} Floor Flat ${door}`,
          ],
    );
    const basement = flatOf(number, street, 'BF', ['Basement Flat', 'Basement', 'Bsmt Flat']);
    return [
      ...(lots.falls(0.2) ? [basement] : []),
      ...(lots.falls(0.2) ? [mainDoor, ...flats.slice(2)] : flats),
    ];
  }
  if (style === 'stroke')
    return upTo(2 * floors).map((at) => ({
      number: `${number}/${at}`,
      wordings: full(
        `Flat ${at}, ${number} ${street}`,
        `${number} ${street}, Flat ${at}`,
        `${number} (Flat ${at}) ${street}`,
        `Flat ${number}/${at}, ${street}`,
        `Flat ${at} ${number} ${street}`,
      ),
    }));
  return upTo(lots.number(2, 6)).map((at) => {
    const letter = 'ABCDEF'[at - 1] ?? '';
    const flat = flatOf(number, street, `Flat ${letter}`, [`Flt ${letter}`, `Apt. ${letter}`]);
    return {
      ...flat,
      wordings: [...flat.wordings, ...full(`${number}${letter} ${street}`, `${number} ${letter} ${street}`)],
    };
  });
}

function streetDoors(lots: Lots, where: Town, street: string): Door[] {
  const hasStairs = lots.falls(0.5);
  const first = lots.number(1, 6);
  return upTo(lots.number(8, 44)).flatMap((at): Door[] => {
    const number = String(first + at);
    if (lots.falls(hasStairs ? 0.45 : 0.05)) return stair(lots, where.style, number, street);
    const house = `${number} ${street}`;
    if (lots.falls(0.06)) {
      const building = lots.pick(WORDS.burghHouses);
      return [
        {
          building,
          number,
          wordings: [
            ...full(
              `${building} ${house}`,
              `"${building}", ${house}`,
              `${house}, ${building}`,
              `${house} (${building})`,
            ),
            ...without(['building'], house),
            ...without(['number'], `${building}, ${street}`),
          ],
        },
      ];
    }
    return [
      {
        number,
        wordings: full(
          `No. ${house}`,
          `${number}, ${street}`,
          `${street} ${number}`,
          `No ${number}, ${street}`,
        ),
      },
    ];
  });
}

function block(lots: Lots, building: string, street: string): Door[] {
  const at = street === '' ? '' : `, ${street}`;
  return upTo(lots.number(8, 40)).map((flat) => ({
    flat: `Flat ${flat}`,
    building,
    wordings: [
      ...full(
        `${flat} ${building}${at}`,
        `${building}, Flat ${flat}${at}`,
        `Flt ${flat}, ${building}${at}`,
        `${building} (${flat})${at}`,
      ),
      ...without(['street'], `Flat ${flat}, ${building}`, `${flat} ${building}`),
    ],
  }));
}

/** A farm with its parts, its cottages, and the lodges at its gates. */
function farm(lots: Lots, name: string): Door[] {
  const parts = WORDS.farmParts.filter(() => lots.falls(0.3));
  const cottages = `${name} Cottages`;
  return [
    { building: name, wordings: parts.includes('Farmhouse') ? [] : full(`${name} Farm`) },
    ...parts.map((flat) => ({
      flat,
      building: name,
      wordings: full(`${flat} ${name}`, `The ${flat}, ${name}`, `${name}, ${flat}`, `${name} ${flat}`),
    })),
    ...(lots.falls(0.4)
      ? upTo(lots.number(2, 5)).map((at) => ({
          flat: String(at),
          building: cottages,
          wordings: full(
            `No ${at} ${cottages}`,
            `${at} Cottages, ${name}`,
            `${at}, ${cottages}`,
            `Cottage ${at}, ${cottages}`,
          ),
        }))
      : []),
  ];
}

/** Draws a street, a block, a farm or the named houses of a village. Undefined if the place has it already. */
export function burghSite(lots: Lots, used: Set<string>): Site | undefined {
  const where = lots.pick(WORDS.burgh);
  const village = lots.pick(where.villages);
  const fresh = (name: string, scope: string) => {
    const key = `${name}|${scope}`;
    const isFresh = !used.has(key);
    used.add(key);
    return isFresh;
  };
  const kind = lots.weighed([
    [62, 'street'],
    [18, 'block'],
    [12, 'farm'],
    [8, 'houses'],
  ] as const);
  if (kind === 'street') {
    const street = lots.pick(WORDS.burghStreets);
    // Where the stairs of a street differ in style nobody could say what a flat is called.
    if (!fresh(street, `${village} ${where.code}`)) return undefined;
    return { where, village, street, doors: streetDoors(lots, where, street) };
  }
  if (kind === 'block') {
    const building = lots.pick(WORDS.burghBlocks);
    if (!fresh(building, where.code)) return undefined;
    const street = lots.falls(0.7) ? lots.pick(WORDS.burghStreets) : '';
    return { where, village, street, doors: block(lots, building, street) };
  }
  if (village === '') return undefined;
  if (kind === 'farm') {
    const name = lots.pick(WORDS.farms);
    return fresh(name, where.town) ? { where, village, street: '', doors: farm(lots, name) } : undefined;
  }
  const names = WORDS.burghHouses.filter(
    (name) => lots.falls(0.3) && fresh(name, `${village} ${where.code}`),
  );
  const doors = names.map((building) => ({
    building,
    wordings: full(`"${building}"`, building.startsWith('The ') ? building.slice(4) : `The ${building}`),
  }));
  return { where, village, street: '', doors };
}
