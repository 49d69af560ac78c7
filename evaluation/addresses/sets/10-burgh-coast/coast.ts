import type { Lots } from './lots.ts';
import { type Door, full, type Site, upTo, without } from './roll.ts';
import { type Town, WORDS } from './words.ts';

/** Ways to say the floors of a divided house. */
const FLOORS: Readonly<Record<string, readonly string[]>> = {
  'Lower Ground Floor Flat': ['LGF Flat', 'Lower Grd Flr Flat', 'Lower Ground Floor'],
  'Ground Floor Flat': ['GFF', 'G.F.F.', 'Grnd Flr Flt', 'Ground Floor'],
  'First Floor Flat': ['FFF', '1st Floor Flat', '1st Flr Flt', 'First Floor'],
  'Second Floor Flat': ['SFF', '2nd Floor Flat', '2nd Flr', 'Second Floor'],
  'Attic Flat': ['Attic', 'The Attic Flat', 'Attic Flt'],
};

function divided(lots: Lots, number: string, street: string): Door[] {
  const house = `${number} ${street}`;
  const part = (flat: string, others: readonly string[]): Door => ({
    flat,
    number,
    wordings: [flat, ...others].flatMap((name) =>
      full(`${name} ${house}`, `${house}, ${name}`, `${house} - ${name}`, `${number} (${name}) ${street}`),
    ),
  });
  const way = lots.weighed([
    [3, 'floors'],
    [4, 'numbers'],
    [2, 'letters'],
  ] as const);
  if (way === 'floors') {
    const floors = Object.entries(FLOORS).slice(lots.number(0, 1), lots.number(3, 5));
    return floors.map(([flat, others]) => part(flat, others));
  }
  return upTo(lots.number(2, 8)).map((at) => {
    const label = way === 'numbers' ? String(at) : ('ABCDEFGH'[at - 1] ?? '');
    return part(`Flat ${label}`, [`Flt ${label}`, `Apartment ${label}`, `Flat No. ${label}`, `F${label}`]);
  });
}

/** Two houses made into one, with a name and flats. */
function joined(lots: Lots, first: number, street: string): Door[] {
  const building = lots.pick(WORDS.terraceNames);
  const number = `${first}-${first + 2}`;
  return upTo(lots.number(3, 14)).map((at) => ({
    flat: `Flat ${at}`,
    building,
    number,
    wordings: [
      ...full(
        `Flat ${at} ${building} ${number} ${street}`,
        `${at} ${building}, ${first}/${first + 2} ${street}`,
        `${building}, ${first} - ${first + 2} ${street}, Flat ${at}`,
        `Flat ${at}, ${building}, ${first} & ${first + 2} ${street}`,
      ),
      ...without(
        ['building'],
        `Flat ${at}, ${number} ${street}`,
        `Flat ${at}, ${first} to ${first + 2} ${street}`,
      ),
      ...without(['number'], `Flat ${at}, ${building}, ${street}`, `${at} ${building}, ${street}`),
    ],
  }));
}

function seafront(lots: Lots, street: string): Door[] {
  const start = lots.number(1, 12);
  const isTerrace = lots.falls(0.5);
  const doors: Door[] = [];
  for (let at = start, end = start + lots.number(10, 70); at < end; at++) {
    const number = String(at);
    const house = `${number} ${street}`;
    const lot = lots.next();
    if (lot < 0.12) doors.push(...divided(lots, number, street));
    else if (lot < 0.15) {
      doors.push(...joined(lots, at, street));
      at += 2;
    } else if (lot < (isTerrace ? 0.5 : 0.18)) {
      const building = lots.pick(WORDS.terraceNames);
      doors.push({
        building,
        number,
        wordings: [
          ...full(
            `${building} Guest House, ${house}`,
            `${building} Hotel ${house}`,
            `${house}, ${building}`,
            `${building}, No. ${number}, ${street}`,
          ),
          ...without(['building'], house, `No.${house}`),
          ...without(['number'], `${building}, ${street}`),
        ],
      });
    } else if (lot < 0.53)
      doors.push({ number: `${number}A`, wordings: full(`${number} A ${street}`, `${number}a, ${street}`) });
    else
      doors.push({
        number,
        wordings: full(
          `No ${house}`,
          `${number}, ${street}`,
          `${street} ${number}`,
          `House ${number}, ${street}`,
        ),
      });
  }
  return doors;
}

function block(lots: Lots, building: string, street: string): Door[] {
  const word = lots.pick(['Flat', 'Apartment']);
  return upTo(lots.number(8, 60)).map((at) => ({
    flat: `${word} ${at}`,
    building,
    wordings: [
      ...full(
        `${at} ${building}, ${street}`,
        `Apt ${at} ${building} ${street}`,
        `${building} - Flat ${at}, ${street}`,
        `${building}, ${street}, Flat ${at}`,
        `Flat No ${at}, ${building}, ${street}`,
      ),
      ...without(['street'], `${word} ${at}, ${building}`, `${at} ${building}`),
    ],
  }));
}

/** A park of caravans or chalets, which are numbered through, by letters, or by rows with names. */
function park(lots: Lots, building: string, street: string): Door[] {
  const rest = street === '' ? building : `${building}, ${street}`;
  const door = (flat: string, others: readonly string[]): Door => ({
    flat,
    building,
    wordings: [flat, ...others].flatMap((name) => [
      ...full(`${name} ${rest}`, `${name}, ${rest}`, `${rest}, ${name}`),
      ...(street === '' ? [] : without(['street'], `${name}, ${building}`)),
    ]),
  });
  const way = lots.number(0, 3);
  if (way === 0)
    return upTo(lots.number(20, 80)).map((at) =>
      door(`Caravan ${at}`, [`Van ${at}`, `Static ${at}`, `Caravan No. ${at}`, `C'van ${at}`]),
    );
  if (way === 1)
    return upTo(lots.number(15, 60)).map((at) => door(`Chalet ${at}`, [`Chalet No ${at}`, String(at)]));
  const rows = WORDS.parkRows.filter(() => lots.falls(0.4));
  if (way === 2)
    return rows.flatMap((row) =>
      upTo(lots.number(5, 18)).map((at) =>
        door(`${at} ${row}`, [`No ${at} ${row}`, `${row} ${at}`, `Plot ${at} ${row}`]),
      ),
    );
  return ['A', 'B', 'C', 'D'].flatMap((row) =>
    upTo(lots.number(6, 20)).map((at) =>
      door(`Pitch ${row}${at}`, [`${row}${at}`, `Pitch ${row}-${at}`, `Pitch No ${row}${at}`]),
    ),
  );
}

/** A hall of residence: rooms by number, or rooms by letter in numbered flats, or flats in blocks. */
function hall(lots: Lots, building: string, street: string): Door[] {
  const rest = `${building}, ${street}`;
  const way = lots.number(0, 2);
  if (way === 0)
    return [1, 2, 3].flatMap((floor) =>
      upTo(lots.number(8, 24)).map((at) => {
        const room = String(floor * 100 + at);
        const wordings = full(
          `${room} ${rest}`,
          `Rm ${room}, ${rest}`,
          `${building} (Room ${room}), ${street}`,
          `${building} Rm. ${room}, ${street}`,
        );
        return { flat: `Room ${room}`, building, wordings };
      }),
    );
  if (way === 1)
    return upTo(lots.number(6, 24)).flatMap((flat) =>
      ['A', 'B', 'C', 'D', 'E'].map((room) => ({
        flat: `Flat ${flat} Room ${room}`,
        building,
        wordings: full(
          `Room ${room}, Flat ${flat}, ${rest}`,
          `Flat ${flat}${room}, ${rest}`,
          `${flat}${room} ${rest}`,
          `Rm ${room} Flat ${flat} ${rest}`,
        ),
      })),
    );
  return WORDS.hallBlocks.flatMap((block) =>
    upTo(lots.number(4, 14)).map((flat) => ({
      flat: `Flat ${flat}, ${block} Block`,
      building,
      wordings: full(
        `${block} ${flat}, ${rest}`,
        `${block} Block Flat ${flat}, ${rest}`,
        `${flat} ${block} Block, ${rest}`,
        `Flat ${flat} ${block}, ${rest}`,
      ),
    })),
  );
}

const named = (building: string, street: string): Door => {
  const at = street === '' ? '' : `, ${street}`;
  return {
    building,
    wordings: full(
      `"${building}"${at}`,
      `${building.startsWith('The ') ? building.slice(4) : `The ${building}`}${at}`,
    ),
  };
};

function barns(lots: Lots, building: string, street: string): Door[] {
  return WORDS.barnParts
    .filter(() => lots.falls(0.6))
    .map((flat) => ({
      flat,
      building,
      wordings: [
        ...full(
          `${flat} at ${building}, ${street}`,
          `${building} (${flat}), ${street}`,
          `${flat.slice(4)}, ${building}, ${street}`,
        ),
        ...without(['street'], `${flat}, ${building}`),
      ],
    }));
}

/** Draws a street or a site of the coast. Undefined if the place has it already. */
export function coastSite(lots: Lots, used: Set<string>): Site | undefined {
  const where: Town = lots.pick(WORDS.coast);
  const village = lots.pick(where.villages);
  const fresh = (name: string, scope: string) => {
    const isFresh = !used.has(`${name}|${scope}`);
    used.add(`${name}|${scope}`);
    return isFresh;
  };
  const here = `${village} ${where.code}`;
  const street = lots.pick(WORDS.coastStreets);
  const once = (names: readonly string[], make: (name: string, street: string) => Door[], maybe = street) => {
    const name = lots.pick(names);
    return fresh(name, where.town) ? { where, village, street: maybe, doors: make(name, maybe) } : undefined;
  };
  const kind = lots.weighed([
    [44, 'street'],
    [16, 'block'],
    [5, 'retired'],
    [9, 'park'],
    [3, 'hall'],
    [9, 'lane'],
    [7, 'houses'],
    [7, 'barns'],
  ] as const);
  if (kind === 'block') return once(WORDS.mansions, (name, at) => block(lots, name, at));
  if (kind === 'retired') return once(WORDS.retired, (name, at) => block(lots, name, at));
  if (kind === 'park')
    return once(WORDS.parks, (name, at) => park(lots, name, at), lots.falls(0.6) ? street : '');
  if (kind === 'hall') return once(WORDS.halls, (name, at) => hall(lots, name, at));
  if (kind === 'barns') return once(WORDS.barns, (name, at) => barns(lots, name, at));
  if (kind === 'houses' && village === '') return undefined;
  if (kind === 'street')
    return fresh(street, here) ? { where, village, street, doors: seafront(lots, street) } : undefined;
  // Houses that have only a name, in a lane or in the village itself.
  const lane = kind === 'lane' ? street : '';
  if (lane !== '' && !fresh(lane, here)) return undefined;
  const names = WORDS.bungalows.filter((name) => lots.falls(0.35) && fresh(name, here));
  return { where, village, street: lane, doors: names.map((name) => named(name, lane)) };
}
