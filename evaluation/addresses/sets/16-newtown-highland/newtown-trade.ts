import type { Scene } from './newtown.ts';
import { newWay } from './streets.ts';

/** Shops in a row, some with flats over them. */
export function parade({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcode = ledger.postcode(settlement);
  const isTwoSided = dice.chance(0.5);
  for (let at = 1; at <= dice.between(12, 44); at += isTwoSided ? 2 : 1) {
    const number = String(at);
    ledger.add(way, { organisation: dice.pick(words.of('firms')), number }, postcode);
    const over = dice.weighted({ none: 55, over: 20, letter: 15, floor: 10 });
    if (over === 'letter') ledger.add(way, { number: `${number}A` }, postcode);
    if (over === 'over') {
      const flat = dice.pick(['Flat Over', 'Flat Above']);
      ledger.add(way, { unit: { kind: 'over', mark: '' }, flat, number }, postcode);
    }
    if (over === 'floor') {
      const unit = { kind: 'floor', mark: 'first' } as const;
      ledger.add(way, { unit, flat: 'First Floor Flat', number }, postcode);
    }
  }
}

/** An industrial estate or business park: units, some of them divided, and an office building with suites. */
export function worksEstate({ ledger, words, settlement, dice }: Scene, estate: string): void {
  for (let road = 0; road < 5; road++) {
    const way = newWay(ledger, words, settlement, dice);
    if (way === undefined) continue;
    const postcode = ledger.postcode(settlement);
    const from = road * 14;
    for (let at = from + 1; at <= from + 12; at++) {
      const organisation = dice.chance(0.75) ? dice.pick(words.of('works')) : '';
      const marks = dice.chance(0.12) ? [`${at}A`, `${at}B`] : [String(at)];
      for (const mark of marks) {
        const unit = { kind: 'unit', mark: mark.toLowerCase() } as const;
        ledger.add(way, { organisation, unit, flat: `Unit ${mark}`, building: estate }, postcode);
      }
    }
    if (road !== 0) continue;
    const building = `${dice.pick(words.of('blocks'))} Pavilion`;
    if (!ledger.claim({ settlement, street: building })) continue;
    for (let at = 1; at <= 24; at++) {
      const unit = { kind: 'suite', mark: String(at) } as const;
      const organisation = dice.chance(0.5) ? dice.pick(words.of('works')) : '';
      ledger.add(way, { organisation, unit, flat: `Suite ${at}`, building }, postcode);
    }
  }
}

/** Moorings: berths with numbers, and boats that are listed by name. */
export function marina({ ledger, words, settlement, dice }: Scene, building: string): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcode = ledger.postcode(settlement);
  for (let at = 1; at <= 60; at++)
    ledger.add(way, { unit: { kind: 'berth', mark: String(at) }, flat: `Berth ${at}`, building }, postcode);
  for (const boat of words.of('boats')) {
    const unit = { kind: 'boat', mark: boat.toLowerCase() } as const;
    ledger.add(way, { unit, flat: `Nb ${boat}`, building }, postcode);
  }
}

/** A park of residential mobile homes. */
export function park({ ledger, words, settlement, dice }: Scene, building: string): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const postcode = ledger.postcode(settlement);
  for (let at = 1; at <= dice.between(40, 90); at++)
    ledger.add(way, { unit: { kind: 'pitch', mark: String(at) }, flat: String(at), building }, postcode);
}

/** A hospital: departments on the rates list, and the staff's residences on the council tax list. */
export function hospital({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  const [building = ''] = words.of('hospital');
  const postcode = ledger.postcode(settlement);
  for (const organisation of words.of('departments')) ledger.add(way, { organisation, building }, postcode);
  for (const letter of 'ABCD') {
    const residence = `Residence ${letter}, ${building}`;
    for (let at = 1; at <= 16; at++) {
      const unit = { kind: 'room', mark: String(at) } as const;
      ledger.add(way, { unit, flat: `Room ${at}`, building: residence }, postcode);
    }
  }
}

/** Halls of a university. Rooms have the letter of their flat: `Room B4`. */
export function campus({ ledger, words, settlement, dice }: Scene): void {
  const way = newWay(ledger, words, settlement, dice);
  if (way === undefined) return;
  for (const building of words.of('halls')) {
    const postcode = ledger.postcode(settlement);
    for (const letter of 'ABCDEFGH'.slice(0, dice.between(4, 8))) {
      for (let at = 1; at <= 8; at++) {
        const unit = { kind: 'room', mark: `${letter}${at}`.toLowerCase() } as const;
        ledger.add(way, { unit, flat: `Room ${letter}${at}`, building }, postcode);
      }
    }
  }
}
