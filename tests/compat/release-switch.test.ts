import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyPrevious, applyRelease } from '../../src/address-file/release/release.ts';
import { buildRows, freshFolder, sourceOf } from '../address-file/support/build.ts';
import { address, place } from '../address-file/support/rows.ts';
import { type LookupService, startLookups } from '../webservices/lookup-service.ts';
import { ask } from './layer.ts';

/** How long people type, and how often the file is switched meanwhile. */
const TYPING_MILLISECONDS = 1500;
const SWITCH_MILLISECONDS = 150;

const TYPISTS = 4;

let service: LookupService;
let key: string;

/** A file in which every address is of the organisation that its edition names. */
async function build(edition: string): Promise<string> {
  const out = freshFolder();
  const rows = Array.from({ length: 30 }, (_, at) =>
    address({ organisation: `${edition} Works`, buildingNumber: String(at + 1), udprn: 7_000_000 + at }),
  );
  await buildRows([], {
    sources: [sourceOf([...rows, place('CH2 4NE')], { edition, invented: false })],
    out,
  });
  return out;
}

beforeAll(async () => {
  service = await startLookups({
    FETTLE_UNRESOLVED_PER_ACCOUNT: '1000000000',
    FETTLE_SEARCHES_PER_KEY: '1000000000',
  });
  ({ key } = await service.account('Typist', 1_000_000));
  const { kysely } = service.database;
  await applyRelease(kysely, await build('First'), { allowInvented: true });
  await applyRelease(kysely, await build('Second'), { allowInvented: true });
});
afterAll(() => service.close());

interface Suggestions {
  readonly suggestions: readonly { readonly address: string; readonly url: string }[];
}

/** The edition that the header of an answer names, and the editions that its texts belong to. */
function editionsOf({ headers, body }: { headers: Headers; body: unknown }): {
  named: string;
  shown: string[];
} {
  const named = /edition="(\w+)"/.exec(headers.get('fettle-address-file') ?? '')?.[1] ?? '';
  const shown = [...JSON.stringify(body).matchAll(/(\w+) Works/g)].map(([, edition]) => edition!);
  return { named, shown: [...new Set(shown)] };
}

test('switching releases while people type fails no call, and no answer mixes two files', async () => {
  const seen = new Map<string, number>();
  const wrong: unknown[] = [];
  let isTyping = true;

  const check = (
    path: string,
    answer: { status: number; headers: Headers; body: unknown },
    isShown: boolean,
  ) => {
    const { named, shown } = editionsOf(answer);
    seen.set(named, (seen.get(named) ?? 0) + 1);
    const isRight =
      answer.status === 200 && shown.length === (isShown ? 1 : 0) && (!isShown || shown[0] === named);
    if (!isRight) wrong.push([path, answer.status, named, shown]);
  };

  const type = async () => {
    for (let at = 0; isTyping; at++) {
      const path = `autocomplete/${['stanney%20mill', 'works%20chester', 'ch2%204ne', '1%20stan'][at % 4]}?top=20&all=true`;
      const listed = await ask<Suggestions>(service, key, path);
      check(path, listed, true);
      // Both files have the delivery point of the id, so the id holds whichever file answers.
      const chosen = listed.body.suggestions[at % listed.body.suggestions.length]!.url.slice(1);
      check(chosen, await ask(service, key, chosen), true);
      const near = 'nearest/49.3743/-7.6588?top=5&radius=1';
      const found = await ask<Suggestions>(service, key, near);
      check(near, found, true);
      check('location/chester', await ask(service, key, 'location/chester'), false);
      check('typeahead/chester', await ask(service, key, 'typeahead/chester'), false);
    }
  };

  const typists = Array.from({ length: TYPISTS }, type);
  for (let left = TYPING_MILLISECONDS; left > 0; left -= SWITCH_MILLISECONDS) {
    await wait(SWITCH_MILLISECONDS);
    await applyPrevious(service.database.kysely);
  }
  isTyping = false;
  await Promise.all(typists);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(seen.get('First')).toBeGreaterThan(5);
  expect(seen.get('Second')).toBeGreaterThan(5);
});
