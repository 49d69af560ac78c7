/**
 * The postcode areas in use: 121 of the United Kingdom, three Crown dependencies, BF for the forces and BX for
 * non-geographic addresses. A well-shaped postcode of another area is still a postcode as far as its shape goes;
 * the list serves to tell apart readings of a misread one.
 */
const areas = new Set(
  (
    'AB AL B BA BB BD BF BH BL BN BR BS BT BX CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX ' +
    'FK FY G GL GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG ' +
    'NN NP NR NW OL OX PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS ' +
    'TW UB W WA WC WD WF WN WR WS WV YO ZE'
  ).split(' '),
);

/** Whether this is a postcode area in use, for example `CH`. Capitals only. */
export function isPostcodeArea(area: string): boolean {
  return areas.has(area);
}

/** What a postcode stands for, where it is not an ordinary one. */
export type PostcodeKind =
  /** Anywhere in the United Kingdom. */
  | 'ordinary'
  /** Guernsey, Jersey, the Isle of Man: on PAF, but not in the United Kingdom. */
  | 'crown-dependency'
  /** British Forces Post Office: BF1. */
  | 'forces'
  /** GIR 0AA and area BX: a large organisation, at no place. */
  | 'non-geographic'
  /** A British overseas territory, such as FIQQ 1ZZ: not on PAF. */
  | 'overseas-territory';

const kinds = new Map<string, PostcodeKind>([
  ['GY', 'crown-dependency'],
  ['JE', 'crown-dependency'],
  ['IM', 'crown-dependency'],
  ['BF', 'forces'],
  ['BX', 'non-geographic'],
]);

/** The kind of a postcode by its area. */
export function kindOfArea(area: string): PostcodeKind {
  return kinds.get(area) ?? 'ordinary';
}

/** The postcodes that have a shape of their own, without spaces, with what each stands for. */
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
