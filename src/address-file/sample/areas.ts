/** A postcode area: its rough position, and its number of addresses relative to other areas. */
export interface SampleArea {
  readonly area: string;
  readonly country: Country;
  /**
   * Metres on the grid of its country. Both are 0 in the Channel Islands, where the directory gives no
   * coordinates.
   */
  readonly easting: number;
  readonly northing: number;
  readonly weight: number;
  /** Its position in the alphabetical list of areas. Its codes and random numbers are derived from this. */
  readonly index: number;
}

export type Country =
  | 'England'
  | 'Wales'
  | 'Scotland'
  | 'Northern Ireland'
  | 'Channel Islands'
  | 'Isle of Man';

/** The areas in use, each with a point in it: kilometres east and north, to about ten kilometres. */
const table = `
AB 383 810, AL 518 207, B 407 287, BA 365 150, BB 372 430, BD 412 435, BH 405 95, BL 371 410, BN 540 108, BR 541 168, BS 358 173,
BT 330 370, CA 335 545, CB 548 260, CF 315 180, CH 335 370, CM 572 210, CO 605 228, CR 532 163, CT 617 155, CV 433 275, CW 365 365,
DA 556 172, DD 340 740, DE 435 335, DG 285 580, DH 428 545, DL 420 510, DN 465 400, DT 370 90, DY 387 285, E 540 185, EC 532 181,
EH 325 673, EN 535 200, EX 290 95, FK 285 690, FY 335 440, G 260 665, GL 385 220, GU 490 145, GY 0 0, HA 515 190, HD 412 415,
HG 430 460, HP 485 205, HR 350 240, HS 130 930, HU 510 430, HX 408 425, IG 545 190, IM 235 480, IP 615 250, IV 265 850, JE 0 0,
KA 235 630, KT 518 162, KW 325 960, KY 325 705, L 338 392, LA 350 475, LD 305 260, LE 458 305, LL 280 360, LN 500 370, LS 430 435,
LU 505 225, M 384 398, ME 575 163, MK 487 240, ML 280 650, N 532 190, NE 425 570, NG 457 345, NN 480 260, NP 325 200, NR 620 310,
NW 526 185, OL 394 405, OX 445 210, PA 215 680, PE 525 300, PH 300 740, PL 240 65, PO 465 105, PR 355 425, RG 465 170, RH 525 135,
RM 552 188, S 435 385, SA 245 220, SE 536 176, SG 525 225, SK 392 380, SL 495 180, SM 526 164, SN 410 180, SO 440 115, SP 415 130,
SR 438 555, SS 583 187, ST 387 345, SW 527 175, SY 340 305, TA 320 130, TD 355 640, TF 370 312, TN 560 140, TQ 285 65, TR 170 40,
TS 445 520, TW 514 173, UB 510 182, W 524 181, WA 355 390, WC 530 181, WD 512 197, WF 430 420, WN 357 405, WR 385 255, WS 402 305,
WV 391 299, YO 465 455, ZE 445 1145`;

const countries: readonly (readonly [Country, string])[] = [
  ['Scotland', 'AB DD DG EH FK G HS IV KA KW KY ML PA PH TD ZE'],
  ['Wales', 'CF LD LL NP SA'],
  ['Northern Ireland', 'BT'],
  ['Channel Islands', 'GY JE'],
  ['Isle of Man', 'IM'],
];

/** The relative number of addresses of each area that differs from the usual 10. */
const weights = new Map(
  'B 30, BT 28, BS 17, BN 15, CF 17, CV 14, DE 13, DN 13, EH 15, E 18, G 22, GU 13, GY 1, HS 1, IM 2, JE 2, L 16, LD 1, LE 16, LL 12, LS 14, M 20, N 15, NE 22, NG 20, NR 14, PE 15, PL 12, PO 15, S 24, SA 14, SE 18, SW 18, W 12, EC 1, WC 1, ZE 1'
    .split(', ')
    .map((entry) => entry.split(' '))
    .map(([area = '', weight = '']) => [area, Number(weight)] as const),
);

/** In delivery order, which is alphabetical. */
export const SAMPLE_AREAS: readonly SampleArea[] = table
  .trim()
  .split(/,\s+/)
  .map((entry, index) => {
    const [area = '', east = '', north = ''] = entry.split(' ');
    return {
      area,
      index,
      country: countries.find(([, areas]) => areas.split(' ').includes(area))?.[0] ?? 'England',
      easting: Number(east) * 1000,
      northing: Number(north) * 1000,
      weight: weights.get(area) ?? 10,
    };
  });

/** The areas of a small sample, the most instructive first. They cover each country, both grids and Welsh. */
export const FIRST_AREAS = 'CH CF BT EH M LL SW G LS TR'.split(' ');
