/** English words in lower case inside a name: `Newcastle upon Tyne`, `Church of the Holy Trinity`. */
export const SMALL_WORDS = setOf('and at by cum for in le next of on or the to under upon with');

/** Words in lower case between hyphens: `Stoke-on-Trent`, `Weston-super-Mare`, `Ashby-de-la-Zouch`. */
export const SMALL_BETWEEN_HYPHENS = setOf(
  'al and ar at by cum dan de en i in juxta la le next o of on over sub super tan the to under upon uwch with y ym yn yr',
);

/**
 * Welsh words in lower case inside a name: `Pen-y-bont ar Ogwr`, `Maes yr Haf`. `Ym` and `y` are not English
 * words.
 */
export const SMALL_WELSH_WORDS = setOf('ar uwch y ym yn yr');

/**
 * The Welsh article. A word after it and a hyphen is a common noun, in lower case: `Pen-y-bont`,
 * `Dinbych-y-pysgod`.
 */
export const WELSH_ARTICLES = setOf('y yr');

/** Always in capitals, although a vowel makes them look like ordinary words. */
export const CAPITALS = setOf(
  'AA ADHD AFC AI ASDA AXA BAFTA BBC BFPO BMA BMI BMW BP BUPA CAMHS CE CEO CIC CIO CIPFA CPA DEFRA DIY ' +
    'DVLA EDF EE EU FA GB GCHQ GKN GMB GP HM HMP HMRC HSBC IBM ICB ICI IKEA IT ITV JCB KFC KPMG LLP LNER LP ' +
    'MG MOD MOT MP NATO NFU NHS NI NSPCC NUS PO PWC RAC RAF RBS RC RFC RFU RIBA RNIB RNLI RSPB RSPCA SAAB TSB ' +
    'TUC TV UCAS UCL UEA UK UN UPS URC USA UTC VW YHA YMCA YWCA',
);

/** Words that are always written in one way. */
export const FIXED = new Map(
  (
    'plc:plc ltd:Ltd co:Co bros:Bros dept:Dept st:St rd:Rd dr:Dr mr:Mr mrs:Mrs ms:Ms sq:Sq mt:Mt nr:Nr jct:Jct pk:Pk ft:Ft ' +
    'gdns:Gdns bldg:Bldg bldgs:Bldgs blk:Blk cl:Cl ct:Ct grn:Grn pl:Pl ctr:Ctr hts:Hts blvd:Blvd pkwy:Pkwy bdwy:Bdwy mkt:Mkt ' +
    'sgt:Sgt lt:Lt hq:HQ cofe:CofE phd:PhD bsc:BSc msc:MSc tfl:TfL gt:Gt ss:Ss str:Str jctn:Jctn jn:Jn sch:Sch mngt:Mngt mgmt:Mgmt pvt:Pvt svcs:Svcs c/o:c/o t/a:t/a ' +
    'macdonald:MacDonald macdonalds:MacDonalds macgregor:MacGregor mackinnon:MacKinnon macarthur:MacArthur macleod:MacLeod ' +
    'macintyre:MacIntyre macdougall:MacDougall macpherson:MacPherson macneil:MacNeil'
  )
    .split(' ')
    .map((entry) => entry.split(':') as [string, string]),
);

/** Whole names that follow no rule. Keys are in lower case. */
export const NAMES = new Map([
  ['betws-y-coed', 'Betws-y-Coed'],
  ['bont-faen', 'Bont-faen'],
  ['llanarmon-yn-iâl', 'Llanarmon-yn-Iâl'],
  ['pontypŵl', 'Pontypŵl'],
]);

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '));
}
