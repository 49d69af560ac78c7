/*
 * Removes what people say around an address: what is asked for, who died there, what an agent praises, when somebody
 * arrives. It is for addresses that were not found as they are written.
 */

/** `Please send it to me at`, `can you deliver this to` */
const ASKED =
  /^\s{0,3}(?:(?:please|pls|kindly|can you|could you) )?(?:send|deliver|post|bring|take|return)(?: (?:it|this|them|that|the \p{L}{2,12}))?(?: to)?(?: (?:me|us|him|her|them))?(?: (?:at|to))(?: my address)?[:,]? (?=[\p{L}\d])/iu;

/** `Mr Idris Pugh deceased formerly of`, `the late Mrs Ash of` */
const DECEASED =
  /^\s{0,3}(?:(?:the )?late (?:mrs?|ms|miss|dr) [\p{L} '’.-]{2,40}?|[\p{L} '’.-]{2,40}? (?:\(?dec(?:eased|'?d)\)?)),?(?: (?:late|formerly|latterly|lately|last))? (?:of|residing at|living at|resident at) /iu;

/** An agent's words before the number: `A deceptively spacious 3 bed semi at`. */
const PRAISED =
  /^\s{0,3}(?:\p{L}[\p{L}’'-]{0,20} ){0,5}\d bed(?:room(?:ed)?)?(?: \p{L}[\p{L}’'-]{0,20}){0,5} (?:at|in|on) (?=\d|flat)/iu;

/** An agent's words before a colon: `A delightful detached cottage: Corve Cottage`. */
const PRAISED_FIRST = /^\s{0,3}(?:an?|this) (?:\p{L}[\p{L}’'-]{1,20} ){2,8}\p{L}{2,20}: (?=[\p{L}\d])/iu;

/** What is asked for the house, at the end: `. Guide £425,000`. */
const PRICE = /[.,;] ?(?:guide|offers|price|asking|rent)\b[^£]{0,20}£ ?[\d,.]{3,12}\.?\s*$/i;

/** A driver's words: `P/U 15 Elm Road`, `pick up Grand Hotel, drop station`. */
const PICKED_UP = /^\s{0,3}(?:p ?\/ ?u|pick(?:ing)?[ -]?up)(?: (?:from|at))?:? (?=[\p{L}\d])/iu;
const DROPPED = /,? (?:drop(?:ping)?(?: off)?|going to|dest(?:ination)?:?)(?: at| to)? [\p{L} ]{3,30}$/iu;

/** When guests arrive, at the end: `- arriving Fri 4pm (party of 5)`, `w/c 14 Aug`. */
const ARRIVING =
  /(?: ?[-–,;]|(?<=\p{L})) ?(?:arriv(?:ing|al|es)|w\/c|week commencing|check(?:ing)?[ -]in)\b[^\n,]{0,60}$/iu;

/** The code of a key safe: `ks 1902`. */
const KEY_SAFE = /\bk\.?s\.?:? ?\d{3,5}\b/gi;

/** A croft's number: `Croft No. 12, Achnaluin`. */
const CROFT = /\bcroft (?:no\.? ?)?(?=\d{1,3}\b)/gi;

/** A number and flat in the Polish manner: `ul. Station Parade 14 m. 1`. */
const POLISH =
  /\bul(?:ica|\.) (\p{L}[\p{L} '’]{2,40}) (\d{1,4}[a-z]?)(?: ?m\.? ?(\d{1,3})|\/(\d{1,3}))?(?![\d\p{L}])/iu;

/** A word for a street in another language before its English name: `13 rue Elm Grove`. */
const FOREIGN_STREET = /(?<=\d[a-z]?,? )(?:rue|calle|via|rua|strada) (?=\p{L})/giu;

/** The country in other languages. */
const KINGDOM =
  /,? ?\b(?:royaume[ -]uni|grande[ -]bretagne|reino unido|gran breta[nñ]a|regno unito|gran bretagna|wielka brytania|vereinigtes k(?:ö|oe)nigreich|gro(?:ß|ss)britannien|marea britanie)\b/giu;

/** A postcode with full stops: `S.A.83 5N.P.` */
const DOTTED_POSTCODE = /\b([a-z])\.([a-z])\.? ?(\d{1,2}) ?\.?(\d)\.?([a-z])\.([a-z])\b\.?/gi;

/** A reference in brackets: `(BRN 104377)`. */
const REFERENCE = / ?[([][a-z]{1,5}[ :#/-]{0,2}\d{5,10}[)\]]/gi;

/** A flat over a shop that is called by what it sells: `the flat over the chippy, 3 Elm Road`. */
const OVER_SHOP =
  /\b(?:the )?flat (?:over|above) (?:the )?(?:chippy|chip ?shop|kebab(?: shop)?|chinese|indian|takeaway|bookies|betting shop|newsagents?|post office|barbers?|hairdressers?|salon|laund(?:e)?rette|bakers?|bakery|butchers?|caf(?:e|é)|pub|off[ -]licence|co-?op|chemists?|pharmacy|florists?|charity shop|nail bar|restaurant|bank)\b/giu;

/** Removes what is said around an address, and reads its numbers as they are said in other languages. */
export function withoutWordsAround(line: string): string {
  return line
    .replace(ASKED, '')
    .replace(DECEASED, '')
    .replace(PRAISED, '')
    .replace(PRAISED_FIRST, '')
    .replace(PRICE, '')
    .replace(PICKED_UP, '')
    .replace(DROPPED, '')
    .replace(ARRIVING, '')
    .replace(KEY_SAFE, '')
    .replace(CROFT, '')
    .replace(POLISH, (_, street: string, house: string, flat = '', other = '') =>
      flat === '' && other === '' ? `${house} ${street}` : `Flat ${flat}${other}, ${house} ${street}`,
    )
    .replace(FOREIGN_STREET, '')
    .replace(KINGDOM, '')
    .replace(REFERENCE, '')
    .replace(OVER_SHOP, 'Flat over the shop')
    .replace(DOTTED_POSTCODE, '$1$2$3 $4$5$6');
}
