// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources of programs hold them
/** An expression that the checker cannot clear, and why it is safe nevertheless. */
export interface Exception {
  readonly file: string;
  /** As it is written in the source. */
  readonly text: string;
  /** What bounds its time: the most characters of its input, or why its form is harmless. */
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
    because: 'Made of the plan of libphonenumber-js. Its input is a national number of at most 17 digits.',
  },
  {
    file: 'src/cleansing/telephone/plain-british-number.ts',
    text: 'new RegExp(`^(?:${pattern})$`)',
    because: 'Made of the plan of libphonenumber-js. Its input is a national number of at most 17 digits.',
  },
  {
    file: 'src/cleansing/unusable/salacious/rude-name.ts',
    text: "new RegExp(words(ANYWHERE).join('|'))",
    because: 'A choice of constant words without repetition.',
  },
  {
    file: 'src/cleansing/unusable/salacious/rude-name.ts',
    text: "new RegExp(`^${trimmed.replaceAll('*', '.')}$`)",
    because: 'Letters and dots without repetition. Its input is a word of a constant list.',
  },
  {
    file: 'src/http/errors/error-handler.ts',
    text: "new RegExp(`^${source}$`, 'i')",
    because: 'A route: constant segments, and [^/]+ between slashes, which can be read in one way only.',
  },
  {
    file: 'src/records/csv-writer.ts',
    text: 'new RegExp(`["\\\\r\\\\n\\\\ufeff${RegExp.escape(delimiter)}]`)',
    because: 'One class of characters without repetition.',
  },
  {
    file: 'src/workflow/parameter.ts',
    text: "new RegExp(`^(?:${pattern})$`, 'u')",
    because:
      'Written by the author of a workflow. Exponential ones are refused (workflow/file/exponential-pattern.ts). Its input has at most 1,000 characters.',
  },
];
