import { describe, expect, test } from 'vitest';
import { Draw } from '../../evaluation/addresses/sets/09-estates-valleys/draw.ts';
import { listOf } from '../../evaluation/addresses/sets/09-estates-valleys/lists.ts';
import { typedFor } from '../../evaluation/addresses/sets/09-estates-valleys/typing.ts';

describe.each(['estates', 'valleys'] as const)('%s', (name) => {
  const make = () => {
    const list = listOf(name, new Draw(5), 1500);
    return { list, typed: typedFor(list, new Draw(6), 1000) };
  };
  const { list, typed } = make();

  test('the same seed gives the same set', () => {
    expect(make().typed).toEqual(typed);
  });

  test('findable addresses name the row that is meant, and absent ones name none', () => {
    const uprns = new Set(list.rows.map(({ uprn }) => uprn));
    for (const { truth, meant } of typed) {
      if (truth.isAbsent) expect([meant, truth.uprns]).toEqual(['', []]);
      else expect(uprns).toContain(meant);
    }
  });
});
