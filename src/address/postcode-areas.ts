/**
 * The postcode areas in use: 121 of the United Kingdom, three Crown dependencies, BF for the forces and BX
 * for non-geographic addresses. A well-formed postcode of another area still counts as a postcode. The list
 * only helps to choose between readings of a misread postcode.
 */
const areas = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX ' +
    'FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG ' +
    'NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS ' +
    'TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** Whether this is a postcode area in use, such as `CH`. Capitals only. */
export function isPostcodeArea(area: string): boolean {
  return areas.has(area);
}

/** The kind of place that a postcode stands for. */
export type PostcodeKind =
  /** Any place in the United Kingdom. */
  | 'ordinary'
  /** Guernsey, Jersey and the Isle of Man: in PAF, but not in the United Kingdom. */
  | 'crown-dependency'
  /** British Forces Post Office: BF1. */
  | 'forces'
  /** GIR 0AA and area BX: large organisations, without a place. */
  | 'non-geographic'
  /** A British overseas territory, such as FIQQ 1ZZ: not in PAF. */
  | 'overseas-territory';

const kinds = new Map<string, PostcodeKind>([
  ['GY', 'crown-dependency'],
  ['JE', 'crown-dependency'],
  ['IM', 'crown-dependency'],
  ['BF', 'forces'],
  ['BX', 'non-geographic'],
]);

/** The kind of the postcodes in an area. */
export function kindOfArea(area: string): PostcodeKind {
  return kinds.get(area) ?? 'ordinary';
}

/** Postcodes with an irregular shape, without spaces, and the kind of each. */
export const SINGULAR_POSTCODES: ReadonlyMap<string, PostcodeKind> = new Map([
  ['GIR0AA', 'non-geographic'],
  ['ASCN1ZZ', 'overseas-territory'],
  ['BBND1ZZ', 'overseas-territory'],
  ['BIQQ1ZZ', 'overseas-territory'],
  ['FIQQ1ZZ', 'overseas-territory'],
  ['GX111AA', 'overseas-territory'],
  ['PCRN1ZZ', 'overseas-territory'],
  ['SIQQ1ZZ', 'overseas-territory'],
  ['STHL1ZZ', 'overseas-territory'],
  ['TDCU1ZZ', 'overseas-territory'],
  ['TKCA1ZZ', 'overseas-territory'],
]);
