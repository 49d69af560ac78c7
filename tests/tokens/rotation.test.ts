import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CLOCK_LEEWAY_SECONDS } from '../../src/tokens/access-tokens.ts';
import {
  KEY_LEAD_SECONDS,
  KEY_MARGIN_SECONDS,
  KEY_SIGNS_SECONDS,
  type KeyTimes,
  planRotation,
  signingAt,
} from '../../src/tokens/rotation.ts';

const TOKEN_SECONDS = 3600;
const start = Date.UTC(2030, 0, 1) / 1000;
const at = (seconds: number) => new Date((start + seconds) * 1000);
const key = (kid: string, seconds: number): KeyTimes => ({ kid, signsFrom: at(seconds) });
const plan = (keys: KeyTimes[], seconds: number) => planRotation(keys, at(seconds), TOKEN_SECONDS);

describe('rotation', () => {
  test('lets the very first key sign at once', () => {
    expect(plan([], 0)).toEqual({ create: at(0), remove: [] });
  });

  test('makes the next key a lead time before the first has signed for its full term', () => {
    const due = KEY_SIGNS_SECONDS - KEY_LEAD_SECONDS;
    expect(plan([key('a', 0)], due - 1).create).toBeUndefined();
    expect(plan([key('a', 0)], due).create).toEqual(at(KEY_SIGNS_SECONDS));
  });

  test('publishes a late key for the whole lead time, too', () => {
    const late = 3 * KEY_SIGNS_SECONDS;
    expect(plan([key('a', 0)], late).create).toEqual(at(late + KEY_LEAD_SECONDS));
  });

  test('drops an old key after its last token and the margin', () => {
    const keys = [key('a', 0), key('b', KEY_SIGNS_SECONDS)];
    const over = KEY_SIGNS_SECONDS + TOKEN_SECONDS + KEY_MARGIN_SECONDS;
    expect(plan(keys, over - 1).remove).toEqual([]);
    expect(plan(keys, over).remove).toEqual(['a']);
  });

  test('is not stopped by a key from a clock that ran years ahead', () => {
    const keys = [key('a', 0), key('ahead', 100 * KEY_SIGNS_SECONDS)];
    const due = KEY_SIGNS_SECONDS - KEY_LEAD_SECONDS;
    expect(plan(keys, due).create).toEqual(at(KEY_SIGNS_SECONDS));
    expect(signingAt(keys, at(due)).kid).toBe('a');
  });

  test('lets such a key sign, if it is the only one, until the next has been published for long enough', () => {
    const keys = [key('ahead', 100 * KEY_SIGNS_SECONDS)];
    expect(signingAt(keys, at(0)).kid).toBe('ahead');
    expect(plan(keys, 0).create).toEqual(at(KEY_LEAD_SECONDS));
  });
});

test('whatever the pauses between requests, every valid token verifies and every signing key was published first', () => {
  const pauses = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 7200 }), fc.integer({ min: 1, max: 40 * 86_400 })),
    { minLength: 1, maxLength: 60 },
  );
  fc.assert(
    fc.property(pauses, (steps) => {
      let keys: KeyTimes[] = [];
      let now = 0;
      const tokens: { kid: string; expires: number }[] = [];
      const announced = new Map<string, number>();
      for (const step of [0, ...steps]) {
        now += step;
        const { create, remove } = plan(keys, now);
        keys = keys.filter((one) => !remove.includes(one.kid));
        if (create !== undefined) {
          const kid = `made at ${now}`;
          announced.set(kid, now);
          keys.push({ kid, signsFrom: create });
        }
        const { kid } = signingAt(keys, at(now));
        if (kid !== 'made at 0') expect(now - announced.get(kid)!).toBeGreaterThanOrEqual(KEY_LEAD_SECONDS);
        tokens.push({ kid, expires: now + TOKEN_SECONDS + CLOCK_LEEWAY_SECONDS });
        for (const token of tokens.filter((one) => one.expires >= now)) {
          expect(keys.map((one) => one.kid)).toContain(token.kid);
        }
        expect(keys.length).toBeLessThanOrEqual(3);
      }
    }),
  );
});
