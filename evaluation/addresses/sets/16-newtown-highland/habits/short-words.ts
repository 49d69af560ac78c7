/** Words at the end of streets, with the forms that most people know. */
export const SHORT: Readonly<Record<string, readonly string[]>> = {
  ...{ Road: ['Rd', 'Rd.'], Street: ['St', 'St.'], Close: ['Cl'], Court: ['Ct'], Avenue: ['Ave', 'Av'] },
  ...{ Drive: ['Dr'], Crescent: ['Cres'], Gardens: ['Gdns'], Place: ['Pl'], Lane: ['Ln'], Square: ['Sq'] },
  ...{ Terrace: ['Terr', 'Ter'], Grove: ['Gr'] },
};

/** Shortenings of people who invent their own. */
export const ODD: Readonly<Record<string, string>> = {
  ...{ Road: 'Rod', Street: 'Strt', Close: 'Cls', Court: 'Crt', Avenue: 'Avnue', Drive: 'Drv', Way: 'Wy' },
  ...{ Crescent: 'Crsnt', Gardens: 'Grdns', Place: 'Plc', Lane: 'Lne', Terrace: 'Tce', Grove: 'Grv' },
  ...{ Square: 'Sqr', Walk: 'Wlk' },
};

/** First words of streets that some people shorten. */
export const FRONT: Readonly<Record<string, string>> = {
  ...{ North: 'N.', West: 'W', Great: 'Gt', Upper: 'Upr', Church: 'Ch', Prince: 'Pr', Market: 'Mkt' },
  ...{ Station: 'Stn', Worcester: 'Worcs', Orchard: 'Orch', Castle: 'Cas', Main: 'Mn', Bishop: 'Bp' },
};
