/** Beginnings of notes of several words. */
export const NOTE_PHRASES: ReadonlySet<string> = new Set(
  `do not|do no|dont contact|don't contact|no longer|gone away|moved away|moved to|moved out|moved house|moved from|has moved|have moved|
  now moved|now at|not at|not known|not here|not interested|opted out|opt out|please do|please call|please ring|return to|returned mail|mail returned|
  left address|left the|wrong address|wrong number|old address|old account|no mail|no mailing|no mailings|no marketing|no post|no email|no emails|
  no calls|no contact|no phone|no phonecalls|no more|account closed|closed account|account on|gift aid|on stop|on hold|bad debt|bad debtor|
  bad payer|payment plan|cash only|direct debit|standing order|ring first|ring before|call first|call before|see note|see notes|see also|
  see other|use other|use mobile|email only|post only|text only|phone only|large print|ex customer|ex member|ex tenant|new customer|
  new owner|new tenant|new address|previous owner|previous tenant|previous occupier|former tenant|current tenant|life member|
  staff discount|on behalf|for mr|for mrs|for miss|for ms|for dr|as above|same address|et al|client account|savings account|designated account`
    .split('|')
    .map((phrase) => phrase.trim()),
);

/** Notes of one word that are nobody's name. */
export const SINGLE_NOTES: ReadonlySet<string> = new Set(
  `moved goneaway duplicate dupe lapsed cancelled canceled refused unsubscribed rts obo poa vip tenant re`.split(
    ' ',
  ),
);

/** Notes of one word that are also names. They count only behind a dash, a slash or a comma. */
export const MARKED_NOTES: ReadonlySet<string> = new Set([
  ...SINGLE_NOTES,
  ...`closed gone left returned void inactive dormant suspended bounced optout archived expired removed staff member
    volunteer donor trustee retired blind deaf married divorced separated widow widower widowed duplicated`.split(
    /\s+/,
  ),
]);

/** The first words of all notes. */
export const NOTE_BEGINNINGS: ReadonlySet<string> = new Set(
  [...NOTE_PHRASES, ...MARKED_NOTES, 'a', 'passed'].map((note) => note.split(' ')[0] ?? ''),
);
