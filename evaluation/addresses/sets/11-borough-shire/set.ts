import type { EvaluationSet } from '../../sets.ts';
import { Borough } from './borough.ts';
import { Draw } from './draw.ts';
import { makeOdd } from './odd.ts';
import { type Register, Registrar, type Site } from './register.ts';
import { Village } from './shire.ts';
import { type Half, typedFor } from './typed.ts';
import { SHIRE } from './words.ts';

export const NAMES = ['borough', 'shire'] as const;

export type Name = (typeof NAMES)[number];

const HEADERS = {
  borough: ['UPRN', 'ADDRESS1', 'ADDRESS2', 'ADDRESS3', 'TOWN', 'COUNTY', 'POSTCODE'],
  shire: ['uprn', 'address 1', 'address 2', 'address 3', 'town', 'county', 'postcode'],
};

export function registerOf(name: Name, draw: Draw, wanted: number): Register {
  const registrar = new Registrar(draw);
  const sites = name === 'borough' ? boroughSites(draw) : shireSites(draw);
  for (const site of sites) {
    if (registrar.rows.length >= wanted) break;
    registrar.add(site);
  }
  makeOdd(registrar, draw);
  return { name, header: HEADERS[name], rows: registrar.rows, leftOut: registrar.leftOut };
}

function* boroughSites(draw: Draw): Generator<Site> {
  const borough = new Borough(draw);
  // Ten thousand draws use up most of the names. No list is as large.
  for (let turn = 0; turn < 10_000; turn++) yield* borough.next();
}

/** The first villages of all towns, then the second ones, so that a short list has all towns, too. */
function* shireSites(draw: Draw): Generator<Site> {
  const most = Math.max(...SHIRE.places.map(({ localities }) => localities.length));
  for (let at = 0; at < most; at++) {
    for (const place of SHIRE.places) {
      const locality = place.localities[at];
      if (locality !== undefined) yield* new Village(draw, place, locality).sites();
    }
  }
}

/** Makes a set. Of the typed addresses, it has those of one half, or of both. */
export function eleventhSet(
  name: Name,
  size: { readonly rows: number; readonly typed: number },
  seed: number,
  half: Half | 'both',
): EvaluationSet {
  const draw = new Draw(seed * 31 + NAMES.indexOf(name));
  const list = registerOf(name, draw, size.rows);
  const typed = typedFor(list, draw, size.typed, seed);
  return { list, typed: typed.filter((one) => half === 'both' || one.half === half) };
}
