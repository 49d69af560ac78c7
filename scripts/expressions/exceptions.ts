// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of programs hold them
/** An expression that the checker cannot clear, and the reason why it is safe anyway. */
export interface Exception {
  readonly file: string;
  /** The expression as it is written in the source. */
  readonly text: string;
  /** What bounds its time: the greatest length of its input, or why its form is harmless. */
  readonly because: string;
}

export const EXCEPTIONS: readonly Exception[] = [
  {
    file: 'src/address/title-case/title-case.ts',
    text: '/[^\\p{L}\\p{N}]*$/u',
    because: 'Its input is the last 8 characters of a word (PUNCTUATION_AFTER).',
  },
  {
    file: 'src/cleansing/telephone/plain-british-number.ts',
    text: "new RegExp(`^(?:${format.leadingDigitsPatterns().at(-1) ?? ''})`)",
    because:
      'Made from the numbering plan of libphonenumber-js. Its input is a national number of at most 17 digits.',
  },
  {
    file: 'src/cleansing/telephone/plain-british-number.ts',
    text: 'new RegExp(`^(?:${pattern})$`)',
    because:
      'Made from the numbering plan of libphonenumber-js. Its input is a national number of at most 17 digits.',
  },
  {
    file: 'src/cleansing/unusable/salacious/rude-name.ts',
    text: "new RegExp(words(ANYWHERE).join('|'))",
    because: 'Alternatives of constant words without repetition.',
  },
  {
    file: 'src/cleansing/unusable/salacious/rude-name.ts',
    text: "new RegExp(`^${trimmed.replaceAll('*', '.')}$`)",
    because: 'Letters and dots without repetition. Its input is a word from a constant list.',
  },
  {
    file: 'src/http/errors/error-handler.ts',
    text: "new RegExp(`^${source}$`, 'i')",
    because: 'A route: constant segments, and [^/]+ between slashes, which can be matched in one way only.',
  },
  {
    file: 'src/records/csv-writer.ts',
    text: 'new RegExp(`["\\\\r\\\\n\\\\ufeff${RegExp.escape(delimiter)}]`)',
    because: 'A single character class without repetition.',
  },
  {
    file: 'src/workflow/parameter.ts',
    text: "new RegExp(`^(?:${pattern})$`, 'u')",
    because:
      'Written by the author of a workflow. Exponential ones are refused (workflow/file/exponential-pattern.ts). Its input has at most 1,000 characters.',
  },
  {
    file: 'src/matching/typed/request-words.ts',
    text: "new RegExp(\n  `(?:^|[ (\\\\n,;])(?:${[...OPENINGS.keys()].join('|')}|don't) | (?:door|gate|entrance)(?:[ ,.;)]|$)|wch `,\n  'i',\n)",
    because: 'Made from words of this file, which have no repetitions.',
  },
];
