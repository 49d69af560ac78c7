import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import biome from '../../biome.json' with { type: 'json' };
import { ROOT, readPage } from './page.ts';

/** Room → the rooms that biome.json keeps it from. A room without a rule may import everything. */
const forbidden = new Map(
  biome.overrides.map(({ includes, linter }) => {
    const [, room = ''] = /^src\/([a-z-]+)\/\*\*$/.exec(includes[0]!) ?? [];
    const { patterns } = linter.rules.style.noRestrictedImports.options;
    return [room, patterns[0]!.group.map((glob) => glob.split('/')[2]!)];
  }),
);

/** The table of docs/architecture.md: room → the rooms that it may import. */
const documented = new Map(
  [...readPage('docs/architecture.md').matchAll(/^\| `([a-z-]+)` +\|[^|]+\|([^|]+)\|$/gm)].map(
    ([, room, cell]) => [room!, [...cell!.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name!)],
  ),
);

const built = readdirSync(new URL('src/', ROOT), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe('docs/architecture.md agrees with biome.json and src/', () => {
  test('every room is there', () => {
    expect([...documented.keys()].toSorted()).toEqual(built.toSorted());
    expect(built.filter((room) => !forbidden.has(room))).toEqual(['cli']);
  });

  test.each([...documented].filter(([room]) => room !== 'cli'))('%s', (room, allowed) => {
    const rooms = [...forbidden.keys(), 'cli'];
    const mayImport = rooms.filter((other) => other !== room && !forbidden.get(room)!.includes(other));
    expect(allowed.filter((other) => other !== room).toSorted()).toEqual(mayImport.toSorted());
  });
});
