import type { Area } from '../common/entry.ts';
import type { Way } from '../common/ledger.ts';
import type { Making } from '../common/streets.ts';
import { inEnglish } from './bilingual.ts';

export type StreetKind = 'bilingual' | 'estate' | 'terrace';

/** A place without streets. Its rows have the town's Welsh or English name, and the county in one district only. */
export function hamlet({ dice }: Making, area: Area): Way {
  const isEnglish = dice.chance(/[19]$/.test(area.code) ? 0.5 : 0.1);
  const county = dice.chance(/7$/.test(area.code) ? 0.85 : 0.08) ? area.county : '';
  const town = isEnglish ? area.otherTown : area.town;
  return { area, street: '', locality: area.locality, town, county };
}

/** A street of a village. Undefined if the tried names are taken. */
export function welshStreet(making: Making, area: Area, kind: StreetKind): Way | undefined {
  for (let tries = 0; tries < 8; tries++) {
    const names = namesOf(making, kind);
    // Both names of a street are taken, so that an English name means one street.
    if (!making.ledger.claim(area, names[0]!)) continue;
    if (names[1] !== undefined) making.ledger.claim(area, names[1]);
    return { ...hamlet(making, area), street: making.dice.pick(names) };
  }
  return undefined;
}

/** The Welsh and the English name of a street, or its only name. */
function namesOf({ words, dice }: Making, kind: StreetKind): readonly string[] {
  const base = dice.pick(words.bases);
  if (kind === 'estate')
    return [`${dice.pick(['Maes', 'Maes', 'Stad', 'Llys', 'Bro', 'Parc', 'Clos', 'Cae'])} ${base}`];
  if (kind === 'terrace' || dice.chance(0.1))
    return [dice.pick(words.whole.filter((name) => inEnglish(name) === name))];
  if (dice.chance(0.55))
    return [`${dice.pick(['Ffordd', 'Lôn', 'Stryd', 'Rhodfa', 'Allt', 'Rhiw'])} ${base}`];
  const welsh = dice.pick(words.whole.filter((name) => inEnglish(name) !== name));
  return [welsh, inEnglish(welsh)];
}
