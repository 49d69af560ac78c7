import { describe, expect, it } from 'vitest';
import { REASONS } from './clear-addressing.ts';
import { tally } from './differential.ts';

describe('our printing compared with uk-clear-addressing', () => {
  // docs/operators/address-printing.md has the run over 100,000 records, made by
  // `node tests/address/differential.ts`.
  const result = tally(20_000, 20_251);

  it('has no difference without a stated reason', () => {
    expect(result.unexplained.slice(0, 3)).toEqual([]);
  });

  it('is the same for most records and meets every stated reason', () => {
    expect(result.same / result.records).toBeGreaterThan(0.6);
    expect([...result.byReason.keys()].sort()).toEqual(Object.keys(REASONS).sort());
  });
});
