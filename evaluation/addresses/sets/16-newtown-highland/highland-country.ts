import type { Way } from './ledger.ts';
import type { Scene } from './newtown.ts';

/** A crofting township: houses have its numbers and no street. Some crofts have a name as well. */
export function crofts({ ledger, words, settlement, dice }: Scene): void {
  const way: Way = { settlement, street: '' };
  const most = dice.between(25, 90);
  const postcodes = [ledger.postcode(settlement), ledger.postcode(settlement), ledger.postcode(settlement)];
  for (let at = 1; at <= most; at++) {
    if (dice.chance(0.06)) continue;
    const postcode = postcodes[Math.floor((at / (most + 1)) * 3)]!;
    const building = dice.chance(0.15) ? dice.pick(words.of('houses')) : '';
    ledger.add(way, { number: String(at), building }, postcode);
    // A croft was divided among heirs, and the new houses got letters.
    if (dice.chance(0.08)) ledger.add(way, { number: `${at}A` }, postcode);
    if (dice.chance(0.03)) ledger.add(way, { number: `${at}B` }, postcode);
  }
}

/** Houses that have a name and a township or village, and no number: a schoolhouse, a manse, lodges. */
export function steading({ ledger, words, settlement, dice }: Scene): void {
  const way: Way = { settlement, street: '' };
  const postcode = ledger.postcode(settlement);
  for (let at = 0; at < 4; at++) ledger.add(way, { building: dice.pick(words.of('houses')) }, postcode);
}

/** A farm with its farmhouse, numbered cottages, and dwellings made from its buildings. */
export function farm({ ledger, settlement, dice }: Scene, name: string): void {
  const way: Way = { settlement, street: '' };
  const postcode = ledger.postcode(settlement);
  const stem = name.replace(/ Farm$/, '');
  ledger.add(way, { building: `${stem} Farmhouse` }, postcode);
  for (let at = 1; at <= dice.between(2, 6); at++) {
    const unit = { kind: 'cottage', mark: String(at) } as const;
    ledger.add(way, { unit, flat: String(at), building: `${stem} Cottages` }, postcode);
  }
  for (const flat of ['The Steading', 'The Bothy', 'Byre Cottage', 'The Granary', 'Threshing Mill'].slice(
    0,
    dice.between(1, 5),
  )) {
    const unit = { kind: 'named', mark: flat.toLowerCase() } as const;
    ledger.add(way, { unit, flat, building: stem }, postcode);
  }
}

/** Stands of a caravan site, and its lodges. */
export function caravans({ ledger, settlement, dice }: Scene, building: string): void {
  const way: Way = { settlement, street: '' };
  const postcode = ledger.postcode(settlement);
  const [kind, word] = dice.pick([
    ['pitch', 'Pitch'],
    ['pitch', 'Stance'],
    ['unit', 'Lodge'],
  ] as const);
  for (let at = 1; at <= dice.between(30, 80); at++)
    ledger.add(way, { unit: { kind, mark: String(at) }, flat: `${word} ${at}`, building }, postcode);
}

/** Stores and sheds on a quay. */
export function harbour({ ledger, words, settlement, dice }: Scene, building: string): void {
  const way: Way = { settlement, street: '' };
  const postcode = ledger.postcode(settlement);
  ledger.add(way, { organisation: words.of('office')[0]!, building }, postcode);
  for (let at = 1; at <= 18; at++) {
    const organisation = dice.chance(0.5) ? dice.pick(words.of('works')) : '';
    ledger.add(
      way,
      { organisation, unit: { kind: 'unit', mark: String(at) }, flat: `Store ${at}`, building },
      postcode,
    );
  }
}
