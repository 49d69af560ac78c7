import Table from 'cli-table3';

export type Contact = Readonly<Record<string, string>>;

/** A column of the comparison: a field of a contact as it was sent, and the service's result for it. */
interface Compared {
  readonly heading: string;
  readonly share: number;
  readonly before: (sent: Contact) => string;
  readonly after: (clean: Contact) => string;
}

/** A contact's name, email address and telephone number. */
export const CONTACT: readonly Compared[] = [
  {
    heading: 'Name',
    share: 0.34,
    before: ({ name = '' }) => name,
    after: ({ name = '', envelope_name = '', salutation = '' }) =>
      lines(envelope_name || name, salutation && `“${salutation}”`),
  },
  {
    heading: 'Email',
    share: 0.4,
    before: ({ email = '' }) => email,
    after: ({ email_validation_flag = '', suggested_email_address = '', email_comment = '' }) =>
      lines(suggested_email_address, note(email_validation_flag, email_comment)),
  },
  {
    heading: 'Telephone',
    share: 0.26,
    before: ({ telephone = '' }) => telephone,
    after: ({ telephone_valid = '', telephone_formatted = '', telephone_comment = '' }) =>
      lines(telephone_formatted, note(telephone_valid === 'false' ? 'Invalid' : '', telephone_comment)),
  },
];

/** A contact's address. */
export const ADDRESS: readonly Compared[] = [
  {
    heading: 'Address',
    share: 0.56,
    before: ({ address_1 = '', address_2 = '', town = '', postcode = '' }) =>
      [address_1, address_2, town, postcode].filter(Boolean).join(' / '),
    after: (clean) =>
      CLEAN_LINES.map((name) => clean[name] ?? '')
        .filter(Boolean)
        .join(' / '),
  },
  {
    heading: 'What was found',
    share: 0.44,
    before: () => '',
    after: ({
      paf_match_level: level = '',
      match_confidence = '',
      address_corrections = '',
      address_kept = '',
    }) =>
      lines(
        level && `${level}, ${match_confidence} % sure`,
        note('', address_corrections),
        address_kept && `kept: ${address_kept}`,
      ),
  },
];

const CLEAN_LINES = [
  ...['clean_line_1', 'clean_line_2', 'clean_line_3', 'clean_line_4'],
  ...['clean_town', 'clean_county', 'clean_postcode'],
];

/** A table of contacts before and after, at most `width` characters wide. */
export function compare(
  pairs: readonly (readonly [sent: Contact, clean: Contact])[],
  compared: readonly Compared[],
  width: number,
): string {
  // Each column also takes a border and two spaces.
  const room = width - 1 - LABEL_WIDTH - compared.length;
  const widths = [LABEL_WIDTH, ...compared.map(({ share }) => Math.floor(room * share) - 1)];
  const table = new Table({
    head: ['', ...compared.map(({ heading }) => heading)],
    colWidths: widths,
    style: { head: [], border: [], compact: true },
  });
  for (const [at, [sent, clean]] of pairs.entries()) {
    if (at > 0) table.push(widths.map(() => ''));
    table.push([
      'before',
      ...compared.map(({ before }, column) => wrap(visible(before(sent)), widths[column + 1]! - 2)),
    ]);
    table.push([
      'after',
      ...compared.map(({ after }, column) => wrap(after(clean), widths[column + 1]! - 2)),
    ]);
  }
  return table.toString();
}

const LABEL_WIDTH = 8;

/**
 * Picks the most instructive pairs. Each pair shows the most traits that no earlier pair has shown, such as
 * kinds of comment, titles and corrected fields.
 */
export function tellingPairs(
  sent: readonly Contact[],
  clean: readonly Contact[],
  count: number,
  traitsOf: (before: Contact, after: Contact) => string[],
): (readonly [Contact, Contact])[] {
  const shown = new Set<string>();
  const left = sent.map((before, at) => ({
    before,
    after: clean[at]!,
    traits: traitsOf(before, clean[at]!),
  }));
  const told: (readonly [Contact, Contact])[] = [];
  while (told.length < count && left.length > 0) {
    const news = left.map(({ traits }) => traits.filter((trait) => !shown.has(trait)).length);
    const best = news.indexOf(Math.max(...news));
    const [{ before, after, traits }] = left.splice(best, 1) as [(typeof left)[number]];
    for (const trait of traits) shown.add(trait);
    told.push([before, after]);
  }
  return told;
}

/** The traits of a pair that concern names, email addresses and telephone numbers. */
export function contactTraits(before: Contact, after: Contact): string[] {
  const codes = Object.entries(after)
    .filter(([column]) => /(?:_comment|_type|_flag|^gender)$/.test(column))
    .flatMap(([column, text]) => text.split(';').map((code) => code && `${column} ${code.trim()}`));
  const written = Object.entries(WAYS_OF_WRITING)
    .filter(([, way]) => way.test(before['name'] ?? ''))
    .map(([trait]) => `name ${trait}`);
  const mended = CONTACT.filter((column) => column.before(before) && column.after(after)).map(
    ({ heading }) => heading,
  );
  return [...new Set([...codes, ...written, ...mended])].filter(Boolean);
}

/** The traits of a pair that concern addresses: the match level, corrections, and parts that were kept. */
export function addressTraits(before: Contact, after: Contact): string[] {
  const { paf_match_level: level = '', address_corrections = '', address_kept = '' } = after;
  const corrections = address_corrections.split(';').filter(Boolean);
  const text = `${before['address_1']} ${before['address_2']}`;
  return [
    level && `level ${level}`,
    ...corrections.map((correction) => `${level} ${correction}`),
    ...(corrections.length > 1 ? [`${corrections.length} corrections`] : []),
    address_kept && 'kept',
    /flat|apt|floor/i.test(text) ? `flat ${level}` : '',
    before['town'] === '' && before['postcode'] === '' ? 'one line' : '',
  ].filter(Boolean);
}

const WAYS_OF_WRITING: Readonly<Record<string, RegExp>> = {
  'in capitals': /^[^a-z]*[A-Z]{2}[^a-z]*$/,
  'without capitals': /^[^A-Z]*[a-z][^A-Z]*$/,
  'surname first': /,/,
  'of two people': /&| and /,
  'with a prefix': /\b(?:van|von|de|mc|o')/i,
  'with a hyphen': /-/,
};

/** Shows white space that would be invisible or spoil the table with the symbols that editors use. */
function visible(text: string): string {
  return text
    .replaceAll('\t', '→')
    .replaceAll('\u00a0', '°')
    .replace(/^ +| +$|(?<= ) +| +(?= )/g, (spaces) => '·'.repeat(spaces.length));
}

/** Turns comment codes such as `DotsMistyped;TextAround` into words. */
function note(flag: string, comment: string): string {
  const words = comment
    // Every telephone number of the demo is a drama number, so this comment is left out.
    .replaceAll(/;? *DramaNumber/g, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .replaceAll(/;\s*/g, ', ');
  const text = [flag.toLowerCase(), words].filter(Boolean).join(': ');
  return text && `(${text})`;
}

function lines(...texts: string[]): string {
  return texts.filter(Boolean).join('\n');
}

/** Breaks long lines, between words if possible. */
function wrap(text: string, width: number): string {
  const piece = new RegExp(`.{1,${width}}(?:\\s|$)|.{1,${width}}`, 'gu');
  return text
    .split('\n')
    .flatMap((line) => line.match(piece)?.map((words) => words.trimEnd()) ?? '')
    .join('\n');
}
