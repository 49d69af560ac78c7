import type { Area } from '../common/entry.ts';
import type { Way } from '../common/ledger.ts';
import type { Making } from '../common/streets.ts';
import { inGaelic, TOWNSHIP_PARTS } from './gaelic.ts';
import { fillScheme, fillSheltered, fillStreet } from './islands-harbour.ts';
import {
  fillCouncil,
  fillCrofts,
  fillFishFarm,
  fillLighthouse,
  fillNamed,
  fillPitches,
} from './islands-townships.ts';

const TOWN = { street: 52, scheme: 34, sheltered: 10, pitches: 2 } as const;

const DISTRICT = { crofts: 60, named: 22, council: 10, lighthouse: 3, pitches: 3, fishFarm: 4 } as const;

type Fill = (making: Making, way: Way) => void;

const TOWN_FILL: Readonly<Record<keyof typeof TOWN, Fill>> = {
  ...{ street: fillStreet, scheme: fillScheme, sheltered: fillSheltered, pitches: fillPitches },
};

const DISTRICT_FILL: Readonly<Record<keyof typeof DISTRICT, Fill>> = {
  ...{ crofts: fillCrofts, named: fillNamed, council: fillCouncil, lighthouse: fillLighthouse },
  ...{ pitches: fillPitches, fishFarm: fillFishFarm },
};

/** Fills the electoral register of a Scottish island council. */
export function fillIslands(making: Making, rows: number): void {
  const { ledger, words, dice } = making;
  while (ledger.rows.length < rows) {
    const area = dice.pick(words.areas);
    const isTown = area.kind === 'town';
    const street = isTown ? streetName(making, area) : townshipName(making, area);
    if (street === undefined) continue;
    const way = placed(making, area, street);
    if (isTown) TOWN_FILL[dice.weighted(TOWN)](making, way);
    else DISTRICT_FILL[dice.weighted(DISTRICT)](making, way);
  }
}

/** A street of the harbour town. Undefined if the tried names are taken. */
function streetName({ ledger, words, dice }: Making, area: Area): string | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const scheme = `${dice.pick(words.estates)} ${dice.pick(['Drive', 'Road', 'Crescent', 'Place', 'Park', 'Court'])}`;
    const name = dice.chance(0.4) ? dice.pick(words.whole) : scheme;
    if (ledger.claim(area, name)) return name;
  }
  return undefined;
}

/** A township. The list has it in English or in Gaelic; no other township has either name. */
function townshipName({ ledger, words, dice }: Making, area: Area): string | undefined {
  for (let tries = 0; tries < 12; tries++) {
    const gaelic = `${dice.pick(words.heads)} ${dice.pick(words.tails)}`;
    const base = dice.chance(0.3) ? gaelic : dice.pick(words.bases);
    const name = dice.chance(0.35) && base !== gaelic ? `${dice.pick(TOWNSHIP_PARTS)} ${base}` : base;
    if (!ledger.claim(area, name)) continue;
    if (inGaelic(name) === name) return name;
    if (ledger.claim(area, inGaelic(name))) return dice.chance(0.3) ? inGaelic(name) : name;
  }
  return undefined;
}

/** One district has the county nearly always, and one has the island in its place. */
function placed({ dice }: Making, area: Area, street: string): Way {
  const county = dice.weighted({
    none: 70,
    county: /[37]$/.test(area.code) ? 400 : 12,
    island: /[59]$/.test(area.code) ? 300 : 8,
  });
  const counties = { none: '', county: area.county, island: area.borough };
  const locality = dice.chance(/[48]$/.test(area.code) ? 0.2 : 0.75) ? area.locality : '';
  return { area, street, locality, town: area.town, county: counties[county] };
}
