import { firmName } from '../common/firms.ts';
import type { Way } from '../common/ledger.ts';
import { type Making, upTo } from '../common/streets.ts';

/** Shops with flats above. */
export function fillShops(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const style = dice.pick(['over', 'letter', 'floor'] as const);
  const first = dice.between(1, 60);
  for (const at of upTo(dice.between(6, 24))) {
    const number = String(first + at);
    const organisation = dice.chance(0.6) ? dice.pick(words.shops) : dice.chance(0.6) ? firmName(making) : '';
    ledger.add(way, { organisation, number }, postcode);
    if (dice.chance(0.3)) continue;
    if (style === 'letter') ledger.add(way, { number: `${number}A` }, postcode);
    if (style === 'over')
      ledger.add(way, { number, flat: 'Flat Over Shop', unit: { kind: 'over', mark: '' } }, postcode);
    if (style === 'floor')
      ledger.add(way, { number, flat: 'First Floor Flat', unit: { kind: 'floor', mark: 'first' } }, postcode);
  }
}

/** A terrace with a public house or shop at the corner of another street. */
export function fillCorner(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const postcode = ledger.postcode(way.area.code);
  const others = ledger.rows
    .slice(-400)
    .filter(({ area, street }) => area === way.area && street !== way.street);
  const last = dice.between(16, 60);
  for (const number of upTo(last)) {
    const isEnd = number === 1 || number === 2 || number >= last - 1;
    const other = isEnd && others.length > 0 ? dice.pick(others).street : '';
    const isPub = isEnd && dice.chance(0.5);
    const organisation = isPub ? dice.pick(words.pubs) : isEnd ? dice.pick(words.shops) : '';
    const corner = other === '' ? '' : `Corner Of ${other}`;
    ledger.add(way, { organisation, number: String(number), corner }, postcode);
    if (isPub && dice.chance(0.4))
      ledger.add(
        way,
        { number: String(number), flat: 'Managers Flat', unit: { kind: 'manager', mark: '' } },
        postcode,
      );
  }
}

/** An industrial estate. A few units are divided. */
export function fillIndustry(making: Making, way: Way): void {
  const { ledger, dice } = making;
  const base = way.street.split(' ')[0]!;
  const building = `${base} ${dice.pick(['Industrial Estate', 'Business Park', 'Trading Estate', 'Workshops'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(8, 34)))
    for (const mark of dice.chance(0.12) ? [`${at}A`, `${at}B`] : [String(at)])
      ledger.add(
        way,
        {
          organisation: dice.chance(0.75) ? firmName(making) : '',
          ...{ building, flat: `Unit ${mark}`, unit: { kind: 'unit', mark: mark.toLowerCase() } },
        },
        postcode,
      );
}

/** A retail park. Its units have the names of shops. */
export function fillRetail(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.sites)} ${dice.pick(['Retail Park', 'Outlet', 'Leisure Park'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const at of upTo(dice.between(6, 18)))
    ledger.add(
      way,
      {
        organisation: dice.chance(0.85) ? dice.pick(words.shops) : '',
        ...{ building, flat: `Unit ${at}`, unit: { kind: 'unit', mark: String(at) } },
      },
      postcode,
    );
}

/** A wharf: offices in suites, and sheds. */
export function fillWharf(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.sites)} ${dice.pick(['Wharf', 'Quay House', 'Warehouse'])}`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  const number = dice.chance(0.3) ? String(dice.between(1, 9)) : '';
  for (const at of upTo(dice.between(4, 20)))
    ledger.add(
      way,
      {
        organisation: dice.chance(0.7) ? firmName(making) : '',
        ...{ building, number, flat: `Suite ${at}`, unit: { kind: 'suite', mark: String(at) } },
      },
      postcode,
    );
}

/** The berths of a marina, on lettered pontoons. */
export function fillMarina(making: Making, way: Way): void {
  const { ledger, words, dice } = making;
  const building = `${dice.pick(words.sites)} Marina`;
  if (!ledger.claim(way.area, building)) return;
  const postcode = ledger.postcode(way.area.code);
  for (const pontoon of ['A', 'B', 'C', 'D'].slice(0, dice.between(2, 4)))
    for (const at of upTo(dice.between(12, 30)))
      ledger.add(
        way,
        {
          building,
          flat: `Berth ${pontoon}${at}`,
          unit: { kind: 'berth', mark: `${pontoon}${at}`.toLowerCase() },
        },
        postcode,
      );
}
