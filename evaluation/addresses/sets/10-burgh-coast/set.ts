import type { EvaluationSet } from '../../sets.ts';
import { burghSite } from './burgh.ts';
import { coastSite } from './coast.ts';
import { Lots } from './lots.ts';
import { type Roll, RollMaker } from './roll.ts';
import { type Half, typedFor } from './typing.ts';

export const NAMES = ['burgh', 'coast'] as const;

const HEADERS = {
  burgh: ['uprn', 'address1', 'address2', 'locality', 'town', 'county', 'postcode'],
  coast: ['uprn', 'line 1', 'line 2', 'locality', 'post town', 'county', 'postcode'],
};

export function rollOf(name: (typeof NAMES)[number], lots: Lots, wanted: number): Roll {
  const maker = new RollMaker(lots);
  const used = new Set<string>();
  for (let tries = 0; maker.rows.length < wanted && tries < wanted; tries++) {
    const site = name === 'burgh' ? burghSite(lots, used) : coastSite(lots, used);
    if (site !== undefined) maker.add(site);
  }
  return { name, header: HEADERS[name], rows: maker.rows, leftOut: maker.leftOut };
}

/** Makes a set. Of the typed addresses, it has those of one half, or of both. */
export function tenthSet(
  name: (typeof NAMES)[number],
  size: { readonly rows: number; readonly typed: number },
  seed: number,
  half: Half | 'both',
): EvaluationSet {
  const lots = new Lots(seed + 97 * NAMES.indexOf(name));
  const list = rollOf(name, lots, size.rows);
  const typed = typedFor(list, lots, size.typed, seed);
  return { list, typed: typed.filter((one) => half === 'both' || one.half === half) };
}
