/*
 * Writes out how people shorten numbers, floors and kinds of homes. A new short form belongs in SHORT_FORMS, and its
 * words in SHORT_FORM_WORDS unless a sign of its own shows it (plain-line.ts). The test fails if a form has no example.
 */

/** The words before the number or letter of a bell. */
const BELL = '(?:(?:ring|press) )?(?:the )?(?:bell|buzz(?:er)?)(?: (?:no\\.?|number))? ';

/** The number or letter of a bell. */
const MARK = '(?:\\d{1,3}[a-z]?|[a-k]\\d{0,2})';

/** Numbers and kinds of homes as people shorten them and as scanners misread them. */
export const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  // `M/H 3`, `MOB HM 27`, `static 10`
  [
    /\b(?:m ?\/ ?h|mob(?:ile)?\.? ?(?:hm|home)|m\. ?home|static(?: caravan| van| home)?|mobile)(?: no\.?)? (?=\d{1,3}[a-z]?\b)/gi,
    'Mobile Home ',
  ],
  [/\bmob\.? home\b|\b(?:m ?\/ ?h|mob\.? ?hm)(?= ?[,\n])/gi, 'Mobile Home'],
  // The flat over a shop: `Living over`, `Accomm above`, `F/O`, `Top flat above shop`.
  [/\b(?:living|accomm?(?:odation)?)\.?(?: accomm?(?:odation)?\.?)? (?=(?:over|above)\b)/gi, 'Flat '],
  [/\b(?:top|upstairs) flat (?=(?:over|above)\b)/gi, 'Flat '],
  [/(?<=(?:^|[,\n]) ?)f ?\/ ?o(?=[, ])/gi, 'Flat Over'],
  [/\bflat o\/ ?shop\b/gi, 'Flat Over'],
  [/\bf[1i]at\b/gi, 'Flat'],
  // `F/Farm`, `C/Pk`, `L/house`
  [/\bf\/farm\b/gi, 'Fish Farm'],
  [/\bc\/ ?p(?:ar)?k\b/gi, 'Caravan Park'],
  [/\bl\/ho(?:use)?\b/gi, 'Lighthouse'],
  // `P264` for Plot 264
  [/^ ?p(?=\d{2,4}\s*[,|\n])/gi, 'Plot '],
  // `Left hand First floor`
  [
    /\b(left|right)(?: |-)hand (ground|first|second|third|fourth|top) (?:floor|flr)(?=\s*(?:[,|\n]| \d))/gi,
    '$2 Floor $1',
  ],
  // `Holiday Apt 9`, `Bst/G/F`, `1st/2nd flr`
  [/\bholiday (?=(?:apartment|apt|flat|flt|fl)\.? ?\d)/gi, ''],
  [/\bb(?:s|ase)?mn?t ?[/&+] ?g ?\/? ?f\b|\bbst ?\/ ?g ?\/ ?f\b/gi, 'Basement and Ground Floor'],
  [/\b1st ?[/&+] ?2nd fl(?:oo)?r\b/gi, 'First and Second Floor'],
  [/\b2nd ?[/&+] ?3rd fl(?:oo)?r\b/gi, 'Second and Third Floor'],
  [/\bbst (?=fl)/gi, 'Basement '],
  // `Fst Flr Flt`, `Snd Flr Flt`
  [/\bfst\.? (?=fl)/gi, 'First '],
  [/\b(?:snd|scnd|sec)\.? (?=fl)/gi, 'Second '],
  [/\b(?:thrd|trd)\.? (?=fl)/gi, 'Third '],
  // `Above shop` is the flat above it.
  [/(?<=(?:^|[,;:|\n(]) ?)(?:above|over) (?:the )?shop(?=\s*(?:[,;|\n]|$))/gi, 'Flat Above'],
  // `Block 1/14`, `1st Flr Lt`, `Lt. Ho.`, `Plt 309`
  [/\bblock (\d{1,3})\/(\d{1,3})\b/gi, 'Block $1 Room $2'],
  [/\b(fl(?:oo)?r) lt\b\.?/gi, '$1 Left'],
  [/\b(fl(?:oo)?r) rt\b\.?/gi, '$1 Right'],
  [/(?<=\p{L}{2} )lt\. ho\.(?=[,\n]|$)/giu, 'Lighthouse'],
  [/\bplt\.? (?=\d)/gi, 'Plot '],
  // `G/Floor`, `1/F`, `FFF front`, `Dwelling 5`
  [/\bg\/fl(?:oo)?r?\b/gi, 'Ground Floor'],
  [/\b1\/f\b/gi, 'First Floor'],
  [/\b2\/f\b/gi, 'Second Floor'],
  [/\b3\/f\b/gi, 'Third Floor'],
  [/\bbelow st(?:reet)? level (?=b)/gi, ''],
  [/\bfff (front|rear|back|left|right)\b/gi, 'First Floor $1 Flat'],
  [/\bgff (front|rear|back|left|right)\b/gi, 'Ground Floor $1 Flat'],
  [/\bsff (front|rear|back|left|right)\b/gi, 'Second Floor $1 Flat'],
  [/(?<=(?:^|[,;:|\n(]) ?)dwelling (?:no\.? ?)?(?=(?:\d{1,4}[a-z]?|[a-k])\s*[,|\n])/gi, 'Flat '],
  // `T/Est`, `Ind Est`, `B.C.`
  [/\bt(?:rd)?\.? ?\/ ?est\b\.?/gi, 'Trading Estate'],
  [/\bi(?:nd)?\.? ?\/ ?est\b\.?/gi, 'Industrial Estate'],
  [/(?<=\p{L}{3} )b\.? ?[/.] ?c\b\.?/giu, 'Business Centre'],
  [/(?<=\p{L}{3} )b\.? ?[/.] ?p\b\.?/giu, 'Business Park'],
  // `#2, 70 Elm Drive` is flat 2, and `#70 Elm Drive` is number 70.
  [/(?<=(?:^|[,;:|\n]) ?)#(?=[\da-k]{1,4} ?[,|\n])/gi, 'Flat '],
  [/#(?=\d)/g, ''],
  // `F1/2` and `3 F 2`
  [/\bf ?(?=\d{1,2}\/\d)/gi, 'Flat '],
  [/\b(\d) f (?=\d\b)/gi, '$1F'],
  [/\bno\.(?=\d)/gi, 'No '],
  // `Buzzer 3, Elm Court`, `Leeds, ring bell C, 12 Elm Drive`. Behind the house, `buzzer 3` is a remark.
  [new RegExp(`^ ?${BELL}(?=${MARK}\\s*(?:[,\\n]|$| \\d))`, 'gi'), 'Flat '],
  [new RegExp(`(?<=[,;:|\\n(] ?)${BELL}(?=${MARK},? \\d)`, 'gi'), 'Flat '],
  // `door 37 Elm Drive` is number 37. `Door 3, 37 Elm Drive` is a flat.
  [/(?<=(?:^|[,;:|\n(]) ?)door (?:(?:no\.?|number) )?(?=\d{1,4}[a-z½]?,? \p{L}{2})/giu, ''],
  // `Cottage No 2` is Cottage 2.
  [/\b(cott(?:age|\.)?) no\.? ?(?=\d)/gi, '$1 '],
  // A whole number as a spreadsheet writes it: `21.0`.
  [/\b(\d{1,4})\.0\b/g, '$1'],
];

/** Words of short forms. A line without any of them is not searched. */
export const SHORT_FORM_WORDS =
  'M MOB MOBILE STATIC LIVING ACCOM ACCOMM ACCOMMODATION TOP UPSTAIRS F O FIAT BLOCK BST BSMT PLT LT FST SND SCND SEC ' +
  'THRD TRD HOLIDAY ABOVE OVER DWELLING BELOW FF FFF GFF SFF HAND L PK NO NUMBER DOOR BELL BUZZ BUZZER';

/** What every short form has. One search for it is cheaper than a search for each form. */
const SIGN =
  /[/#&+]|\d\.0\b|\bno\.\d|\b(?:p\d|b\b|[fm]\b|f[1i]at|mob|static|living|accom|top\b|upstairs|hand\b|holiday|bst|fst|snd|scnd|sec\b|thrd|trd|above\b|over\b|block|[lr]t\b|plt|[fgs]ff|dwelling|below|bell\b|buzz|door\b|cott(?:age|\.)? no)/i;

/** Whether a line has a short form. */
export function hasShortForm(line: string): boolean {
  return SIGN.test(line) && SHORT_FORMS.some(([written]) => line.search(written) >= 0);
}

/** Writes out the short forms of a line. */
export function withFullForms(line: string): string {
  if (!SIGN.test(line)) return line;
  return SHORT_FORMS.reduce((text, [written, meant]) => text.replace(written, meant), line);
}
