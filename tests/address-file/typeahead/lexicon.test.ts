import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lexicon, packWords } from '../../../src/address-file/typeahead/lexicon.ts';

const word = fc.stringMatching(/^[ABC1]{1,6}$/);

const lexiconOf = (words: readonly string[]) => Lexicon.read(packWords([...new Set(words)].sort()));

const wordsIn = (lexicon: Lexicon, ranges: readonly { from: number; to: number }[]) => {
  const found = new Set<string>();
  for (const { from, to } of ranges) for (let at = from; at < to; at++) found.add(lexicon.word(at));
  return [...found].sort();
};

test('finds the words that begin with a text, and each word itself', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1 }), fc.stringMatching(/^[ABC1]{0,4}$/), (words, beginning) => {
      const lexicon = lexiconOf(words);
      const sorted = [...new Set(words)].sort();
      expect(wordsIn(lexicon, [lexicon.beginningWith(beginning)])).toEqual(
        sorted.filter((one) => one.startsWith(beginning)),
      );
      sorted.forEach((one, at) => {
        expect(lexicon.find(one)).toBe(at);
      });
      expect(lexicon.find('ZZZ')).toBeUndefined();
    }),
  );
});

describe('slips', () => {
  /** The least number of slips between the typed text and any beginning of the word. */
  function slipsOf(typed: string, whole: string): number {
    const rows = Array.from({ length: typed.length + 1 }, (_, at) => [at]);
    for (let column = 0; column <= whole.length; column++) rows[0]![column] = column;
    for (let at = 1; at <= typed.length; at++) {
      for (let column = 1; column <= whole.length; column++) {
        const same = typed[at - 1] === whole[column - 1] ? 0 : 1;
        let least = Math.min(
          rows[at - 1]![column]! + 1,
          rows[at]![column - 1]! + 1,
          rows[at - 1]![column - 1]! + same,
        );
        const isExchanged =
          at > 1 && column > 1 && typed[at - 1] === whole[column - 2] && typed[at - 2] === whole[column - 1];
        if (isExchanged) least = Math.min(least, rows[at - 2]![column - 2]! + 1);
        rows[at]![column] = least;
      }
    }
    return Math.min(...rows[typed.length]!);
  }

  test('finds exactly the words that begin with the typed text plus one extra letter', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.stringMatching(/^[ABC1]{1,4}$/), (words, typed) => {
        const lexicon = lexiconOf(words);
        const isMeant = (one: string) =>
          [...typed].some(
            (_, at) =>
              one.slice(0, at) === typed.slice(0, at) && one.slice(at + 1).startsWith(typed.slice(at)),
          );
        const expected = [...new Set(words)].sort().filter(isMeant);
        expect(wordsIn(lexicon, lexicon.beginningWithout(typed))).toEqual(expected);
      }),
    );
  });

  test('finds exactly the words with a beginning that is one or two slips away', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1 }),
        fc.stringMatching(/^[ABC1]{1,5}$/),
        fc.integer({ min: 1, max: 2 }),
        (words, typed, slips) => {
          const lexicon = lexiconOf(words);
          const found = wordsIn(lexicon, lexicon.beginningLike(typed, slips));
          const expected = [...new Set(words)].sort().filter((one) => slipsOf(typed, one) <= slips);
          expect(found).toEqual(expected);
        },
      ),
    );
  });
});
