import type { Sex } from './forenames/forenames.ts';

/** A title as the cleansed record writes it, and what follows from it. */
export interface Title {
  readonly written: string;
  /** The sex it tells; U where it tells none. */
  readonly sex: Sex;
  /**
   * The part of the name that a formal salutation puts after it. `given` is the forename where it is written in full, else
   * the surname (Dear Lady Antonia, Dear Lady Fraser); `alone` puts nothing (Dear Duke); `silent` leaves the title out (Rt Hon).
   */
  readonly greets: 'surname' | 'forename' | 'given' | 'alone' | 'silent';
  /** The word that the salutation uses in place of this title: Lord for Earl, Bishop for Rt Rev. */
  readonly spoken: string | undefined;
  /** Whether it is a style of the clergy that falls before a title of rank: Rev Canon is greeted as Canon. */
  readonly style: boolean;
  /** Whether it is a title of rank that such a style falls before. */
  readonly rank: boolean;
  /** Whether it is a peer's, so that the salutation leaves out the place: Lord Smith of Finsbury is Lord Smith. */
  readonly peer: boolean;
  /** Whether it is only read as a title before `of` or behind `The`: Duke of Fife, but Duke Ellington. */
  readonly beforeOf: boolean;
  /** Whether it is only read behind another title and in small letters: Prof Dr h.c., but Dr H C Smith. */
  readonly afterTitle: boolean;
  /** Whether people are called so by name: Bishop, Judge and Lord are surnames, Major and Prince forenames. */
  readonly alsoName: boolean;
  /** Whether one known forename after it is a forename, not a surname: Fr John, Sister Mary, Sir Elton. */
  readonly familiar: boolean;
  /** Whether it is only read as a title before a known forename or a title: Prince Harry, but Prince Owusu. */
  readonly beforeForename: boolean;
  /** Whether it may stand behind the surname, or between the surname and the forenames: Smith Mr John. */
  readonly everyday: boolean;
  /** Whether it names several people: Drs, Messrs. */
  readonly plural: boolean;
}

/** A title's spelling, word by word in lower case (a slash is a word), and the title. */
export interface TitleSpelling {
  readonly words: readonly string[];
  readonly title: Title;
}

type Trait =
  | 'forename'
  | 'given'
  | 'alone'
  | 'silent'
  | 'style'
  | 'rank'
  | 'peer'
  | 'familiar'
  | 'name'
  | 'before-forename'
  | 'before-of'
  | 'after-title'
  | 'everyday'
  | 'plural';

type Row = readonly [
  written: string,
  sex: Sex,
  traits: readonly Trait[],
  otherSpellings?: string,
  spoken?: string,
];

/**
 * Other spellings are separated by |, and `=` marks those that are kept, being as good as the first. Full stops and
 * letter case do not matter.
 */
const ROWS: readonly Row[] = [
  ['Mr', 'M', ['everyday'], 'mister'],
  ['Mrs', 'F', ['everyday'], 'missus|mistress'],
  ['Miss', 'F', ['everyday']],
  [
    'Ms',
    'F',
    ['everyday'],
    'm/s|miss/mrs|mrs/miss|miss/ms|ms/miss|mrs/ms|ms/mrs|miss/mrs/ms|miss/ms/mrs|mrs/miss/ms|mrs/ms/miss|ms/miss/mrs|ms/mrs/miss',
  ],
  ['Mx', 'U', ['everyday']],
  ['Dr', 'U', ['everyday'], 'doctor'],
  [
    'Prof',
    'U',
    ['everyday', 'rank'],
    'professor|assoc prof|associate professor|asst prof|assistant professor',
  ],
  ['Prof Emeritus', 'U', ['rank'], 'professor emeritus|prof emerita|professor emerita', 'Prof'],
  ['Emeritus Prof', 'U', ['rank'], 'emeritus professor|emerita professor', 'Prof'],
  ['Dr-Ing', 'U', [], 'dr ing|dring'],
  ['Dr med', 'U', [], '=Dr med dent|=Dr med vet', 'Dr'],
  ['Dr phil', 'U', [], '=Dr phil nat', 'Dr'],
  ['Dr rer nat', 'U', [], '=Dr rer pol|=Dr rer oec', 'Dr'],
  ['Dr jur', 'U', [], '=Dr iur', 'Dr'],
  ['Dr theol', 'U', [], undefined, 'Dr'],
  ['Dipl-Ing', 'U', [], '=Dipl Ing|=Dipl-Kfm|=Dipl-Kffr|=Dipl-Phys|=Dipl-Psych'],
  ['Ir', 'U', ['before-forename']],
  ['hc', 'U', ['silent', 'after-title'], 'h c|hon causa|honoris causa'],
  ['mult', 'U', ['silent', 'after-title']],
  ['Master', 'M', ['name'], 'mstr'],
  ['Madam', 'F', [], '=Mdm'],
  ['Drs', 'U', ['plural'], 'doctors'],
  ['Profs', 'U', ['plural'], 'professors'],
  ['Messrs', 'M', ['plural'], 'mssrs'],
  ['Misses', 'F', ['plural']],
  ['Mesdames', 'F', ['plural']],

  ['Sir', 'M', ['forename', 'rank']],
  ['Dame', 'F', ['forename', 'rank']],
  ['Lord', 'M', ['given', 'rank', 'peer', 'name']],
  ['Lady', 'F', ['given', 'rank', 'peer']],
  ['Baron', 'M', ['rank', 'peer', 'name']],
  ['Baroness', 'F', ['rank', 'peer']],
  ['Viscount', 'M', ['rank', 'peer'], undefined, 'Lord'],
  ['Viscountess', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Earl', 'M', ['rank', 'peer', 'name', 'before-of'], undefined, 'Lord'],
  ['Countess', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Marquess', 'M', ['rank', 'peer'], '=Marquis', 'Lord'],
  ['Marchioness', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Duke', 'M', ['alone', 'rank', 'peer', 'name', 'before-of']],
  ['Duchess', 'F', ['alone', 'rank', 'peer']],
  ['Dowager Duchess', 'F', ['alone', 'rank', 'peer'], undefined, 'Duchess'],
  ['Dowager Marchioness', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Dowager Countess', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Dowager Viscountess', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Dowager Baroness', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Dowager Lady', 'F', ['rank', 'peer'], undefined, 'Lady'],
  ['Prince', 'M', ['forename', 'name', 'before-forename'], 'hrh prince|hrh the prince'],
  ['Princess', 'F', ['forename', 'name', 'before-forename'], 'hrh princess|hrh the princess'],
  ['HRH', 'U', ['forename']],
  ['HE', 'U', ['silent'], 'his excellency|her excellency'],
  ['Hon', 'U', ['silent', 'before-forename'], 'honourable|honorable|the hon|the honourable'],
  ['Rt Hon', 'U', ['silent'], 'right hon|right honourable|right honorable|rt honourable'],
  ['Most Hon', 'U', ['silent'], 'most honourable'],
  ['His Grace', 'M', ['silent']],
  ['Her Grace', 'F', ['silent']],

  ['Rev', 'U', ['style'], "=Revd|=Reverend|rvd|rev'd"],
  ['Rt Rev', 'U', ['style'], "rt revd|right rev|right revd|right reverend|rt reverend|rt rev'd", 'Bishop'],
  ['Very Rev', 'U', ['style'], "very revd|very reverend|very rev'd"],
  ['Most Rev', 'U', ['style'], "most revd|most reverend|most rev'd", 'Archbishop'],
  ['Revs', 'U', ['plural'], 'reverends|=Revds'],
  ['Fr', 'M', ['familiar', 'rank'], '=Father'],
  ['Sister', 'F', ['forename'], 'sr'],
  ['Brother', 'M', ['forename'], '=Br|bro'],
  ['Mother', 'F', ['forename'], '=Mother Superior|rev mother'],
  ['Dom', 'M', ['familiar', 'before-forename']],
  ['Canon', 'U', ['name', 'rank']],
  ['Bishop', 'U', ['name', 'rank']],
  ['Archbishop', 'U', ['rank']],
  ['Archdeacon', 'U', ['rank']],
  ['Cardinal', 'M', ['name', 'rank']],
  ['Mgr', 'M', ['rank'], '=Monsignor|=Msgr'],
  ['Preb', 'U', ['rank'], '=Prebendary'],
  ['Ven', 'U', ['style'], '=Venerable', 'Archdeacon'],
  ['Archpriest', 'M', ['rank']],
  ['Archimandrite', 'M', ['forename', 'rank']],
  ['Protopresbyter', 'M', ['rank']],
  ['Pastor', 'U', ['familiar', 'name', 'rank']],
  ['Evangelist', 'U', ['before-forename']],
  ['Apostle', 'U', ['before-forename']],
  ['Deacon', 'U', ['name', 'before-forename']],
  ['Deaconess', 'F', []],
  ['Rabbi', 'U', ['rank']],
  ['Rebbetzin', 'F', []],
  ['Dayan', 'M', ['before-forename']],
  ['Chazan', 'M', ['before-forename'], '=Cantor'],
  ['Imam', 'M', ['name', 'before-forename']],
  ['Sheikh', 'M', ['name', 'before-forename'], '=Shaikh|=Sheik|=Shaykh'],
  ['Sheikha', 'F', ['before-forename'], '=Shaikha'],
  ['Hajji', 'M', [], '=Haji|=Alhaji|=Al-Haji|=Al Haji|=Hajj|=Al-Hajj|=Alhaj|=Alhajj'],
  ['Hajja', 'F', [], '=Alhaja|=Hajjah|=Hajiani|=Hajiya|=Hajia|=Hajah'],
  ['Maulana', 'M', [], '=Mawlana|=Moulana|=Molana|=Maulvi|=Moulvi|=Mawlawi'],
  ['Mufti', 'M', ['name', 'before-forename']],
  ['Mullah', 'M', ['name', 'before-forename']],
  ['Hafiz', 'M', ['name', 'before-forename']],
  ['Qari', 'M', ['before-forename']],
  ['Ustad', 'M', ['before-forename'], '=Ustadh'],
  ['Ustadha', 'F', ['before-forename']],
  ['Pir', 'M', ['name', 'before-forename']],
  ['Ayatollah', 'M', []],
  ['Giani', 'M', ['name', 'before-forename'], '=Gyani'],
  ['Granthi', 'M', ['before-forename']],
  ['Sardar', 'M', ['name', 'before-forename'], '=Sirdar'],
  ['Sardarni', 'F', []],
  ['Swami', 'M', ['name', 'forename']],
  ['Pandit', 'M', ['name', 'before-forename'], '=Pundit'],
  ['Acharya', 'M', ['name', 'before-forename']],
  ['Shri', 'M', ['before-forename'], '=Shree|=Shriman|=Sree'],
  ['Smt', 'F', [], '=Shrimati|=Srimati|=Shreemati'],
  ['Kum', 'F', ['before-forename'], '=Kumari'],
  ['Thiru', 'M', ['before-forename']],
  ['Tmt', 'F', [], '=Thirumathi'],
  ['Begum', 'F', ['name', 'before-forename']],
  ['Janab', 'M', ['before-forename']],
  ['Bhikkhu', 'M', ['forename'], '=Bhante'],
  ['Lama', 'M', ['name', 'before-forename']],

  ['Cllr', 'U', [], '=Councillor|clr|councilor'],
  ['Alderman', 'U', ['name'], '=Ald'],
  ['Mayor', 'U', ['name']],
  ['Lord Mayor', 'U', []],
  ['Lord Provost', 'U', []],
  ['Lord Lieutenant', 'U', [], '=Lord-Lieutenant'],
  ['High Sheriff', 'U', []],
  ['Ambassador', 'U', []],
  ['Judge', 'U', ['name'], '=District Judge'],
  ['HH Judge', 'U', [], 'hhj', 'Judge'],
  ['His Honour Judge', 'M', [], undefined, 'Judge'],
  ['Her Honour Judge', 'F', [], undefined, 'Judge'],
  ['Mr Justice', 'M', [], 'mister justice'],
  ['Mrs Justice', 'F', []],
  ['Ms Justice', 'F', [], 'miss justice'],
  ['Lord Justice', 'M', []],
  ['Lady Justice', 'F', []],
  ['Sheriff', 'U', ['name', 'before-forename']],
  ['Chief', 'U', ['name', 'before-forename']],
  ['Otunba', 'M', ['before-forename']],
  ['Oba', 'M', ['before-forename']],
  ['Nurse', 'U', ['name']],
  ['Matron', 'U', []],
  ['Engr', 'U', []],
  ['Barr', 'U', ['name', 'before-forename'], '=Barrister'],
  ['Arch', 'U', ['name', 'before-forename']],

  ['Field Marshal', 'M', []],
  ['Gen', 'U', ['name'], '=General'],
  ['Lt Gen', 'U', [], 'lt general|=Lieutenant General|=Lieutenant-General|=Lt-Gen'],
  ['Maj Gen', 'U', [], '=Major General|maj general|=Major-General|=Maj-Gen'],
  ['Brig', 'U', [], '=Brigadier|brig gen|brigadier general'],
  ['Col', 'U', [], '=Colonel'],
  ['Lt Col', 'U', [], 'lt colonel|=Lieutenant Colonel|lieut col|ltcol|=Lieutenant-Colonel|=Lt-Col'],
  ['Maj', 'U', ['name'], '=Major'],
  ['Capt', 'U', [], '=Captain|cpt'],
  ['2nd Lt', 'U', [], '=Second Lieutenant|=2Lt'],
  ['Sub Lt', 'U', [], '=Sub Lieutenant|=Sub-Lieutenant|=Sub-Lt'],
  ['Gp Capt', 'U', [], '=Group Captain|grp capt'],
  ['Flt Sgt', 'U', [], '=Flight Sergeant'],
  ['Bdr', 'U', [], '=Bombardier'],
  ['L/Bdr', 'U', [], '=Lance Bombardier|lbdr'],
  ['Lt', 'U', [], '=Lieutenant|lieut|1st lt|first lieutenant'],
  ['WO', 'U', ['before-forename'], '=Warrant Officer'],
  ['WO1', 'U', [], 'wo 1|warrant officer 1|warrant officer class 1'],
  ['WO2', 'U', [], 'wo 2|warrant officer 2|warrant officer class 2'],
  ['Sgt Maj', 'U', [], '=Sergeant Major|=Sergeant-Major|rsm|csm'],
  ['S/Sgt', 'U', [], '=Staff Sergeant|staff sgt|=SSgt'],
  ['C/Sgt', 'U', [], '=Colour Sergeant|colour sgt|=CSgt|=C Sgt'],
  ['Sgt', 'U', ['name'], '=Sergeant|sjt'],
  ['Cpl', 'U', [], '=Corporal'],
  ['L/Cpl', 'U', [], '=Lance Corporal|lance cpl|=LCpl'],
  ['Pte', 'U', ['name'], '=Private'],
  ['Gnr', 'U', [], '=Gunner'],
  ['Tpr', 'U', [], '=Trooper'],
  ['Spr', 'U', [], '=Sapper'],
  ['Rfn', 'U', [], '=Rifleman'],
  ['Gdsm', 'M', [], '=Guardsman'],
  ['Fus', 'U', ['before-forename'], '=Fusilier'],
  ['Mne', 'U', []],
  ['Adm', 'U', [], '=Admiral'],
  ['Vice Adm', 'U', [], '=Vice Admiral|=Vice-Admiral'],
  ['Rear Adm', 'U', [], '=Rear Admiral|r adm|=Rear-Admiral'],
  ['Cdre', 'U', [], '=Commodore'],
  ['Cdr', 'U', [], '=Commander|=Cmdr|comdr'],
  ['Lt Cdr', 'U', [], 'lt cmdr|lt commander|=Lieutenant Commander|lieut cdr|=Lieutenant-Commander|=Lt-Cdr'],
  ['Surg Cdr', 'U', [], '=Surgeon Commander'],
  ['Surg Lt Cdr', 'U', [], '=Surgeon Lieutenant Commander'],
  ['Surg Capt', 'U', [], '=Surgeon Captain'],
  ['Surg Cdre', 'U', [], '=Surgeon Commodore'],
  ['Surg Lt', 'U', [], '=Surgeon Lieutenant'],
  ['Surg Rear Adm', 'U', [], '=Surgeon Rear Admiral'],
  ['PO', 'U', [], '=Petty Officer'],
  ['CPO', 'U', ['before-forename'], '=Chief Petty Officer'],
  ['Air Chief Marshal', 'U', [], '=ACM'],
  ['Air Marshal', 'U', []],
  ['Air Vice Marshal', 'U', [], '=Air Vice-Marshal|=AVM'],
  ['Air Cdre', 'U', [], '=Air Commodore'],
  ['Wg Cdr', 'U', [], '=Wing Commander|wing cdr|w/cdr'],
  ['Sqn Ldr', 'U', [], '=Squadron Leader|sqd ldr|sqdn ldr|s/ldr'],
  ['Flt Lt', 'U', [], '=Flight Lieutenant|flight lt|f/lt'],
  ['Fg Off', 'U', [], '=Flying Officer|flg off'],
  ['Plt Off', 'U', [], '=Pilot Officer'],
  ['Chf Tech', 'U', [], '=Chief Technician'],
  ['SAC', 'U', ['before-forename'], '=Senior Aircraftman|=Senior Aircraftwoman'],
  ['Insp', 'U', [], '=Inspector|det insp|=Detective Inspector'],
  ['Ch Insp', 'U', [], '=Chief Inspector|chief insp|=Detective Chief Inspector'],
  ['Supt', 'U', [], '=Superintendent|det supt|=Detective Superintendent'],
  ['Ch Supt', 'U', [], '=Chief Superintendent|chief supt|=Detective Chief Superintendent'],
  ['Det Sgt', 'U', [], '=Detective Sergeant'],
  ['Constable', 'U', ['name', 'before-forename'], '=Det Con|=Detective Constable|=Police Constable'],
  ['PC', 'U', ['before-forename']],
  ['WPC', 'F', ['before-forename']],
  ['PCSO', 'U', ['before-forename']],
  ['DC', 'U', ['before-forename']],
  ['DS', 'U', ['before-forename']],
  ['DCI', 'U', ['before-forename']],
  ['DSU', 'U', ['before-forename']],
  ['DCS', 'U', ['before-forename']],

  ['M', 'M', [], '=Monsieur'],
  ['Mme', 'F', [], '=Madame'],
  ['Mlle', 'F', [], '=Mademoiselle'],
  ['Herr', 'M', []],
  ['Frau', 'F', []],
  ['Fräulein', 'F', [], 'fraulein|frl'],
  ['Graf', 'M', ['peer', 'name', 'before-forename']],
  ['Gräfin', 'F', ['peer'], 'grafin'],
  ['Baronin', 'F', ['peer']],
  ['Freiherr', 'M', ['peer']],
  ['Freifrau', 'F', ['peer']],
  ['Sr', 'M', [], '=Señor|=Senor'],
  ['Sra', 'F', [], '=Señora|=Senora'],
  ['Srta', 'F', [], '=Señorita|=Senorita'],
  ['Doña', 'F', ['forename'], '=Dona'],
  ['Senhor', 'M', []],
  ['Senhora', 'F', []],
  ['Sig', 'M', [], '=Signor|=Signore'],
  ['Sig.ra', 'F', [], '=Signora'],
  ['Sig.na', 'F', [], '=Signorina'],
  ['Dott', 'M', [], '=Dottore|=Dottor'],
  ['Dott.ssa', 'F', [], '=Dottoressa'],
  ['Avv', 'U', [], '=Avvocato'],
  ['Conte', 'M', ['peer', 'name', 'before-forename']],
  ['Contessa', 'F', ['peer']],
  ['Marchese', 'M', ['peer', 'name', 'before-forename']],
  ['Marchesa', 'F', ['peer']],
  ['Principessa', 'F', []],
  ['Comte', 'M', ['peer']],
  ['Comtesse', 'F', ['peer']],
  ['Vicomte', 'M', ['peer']],
  ['Vicomtesse', 'F', ['peer']],
  ['Baronne', 'F', ['peer']],
  ['Condesa', 'F', ['peer']],
  ['Marquesa', 'F', ['peer']],
  ['Mevr', 'F', [], '=Mevrouw'],
  ['Dhr', 'M', [], '=Meneer|=Mijnheer|=De Heer'],
  ['Jonkheer', 'M', ['before-forename'], 'jhr'],
  ['Mejuffrouw', 'F', [], 'mej'],
  ['Pan', 'M', ['before-forename']],
  ['Pani', 'F', ['before-forename'], '=Paní'],
  ['Fru', 'F', ['before-forename']],
  ['Fröken', 'F', [], 'froken'],
  ['Hr', 'M', ['before-forename']],
  ['Kyrios', 'M', []],
  ['Kyria', 'F', []],
  ['Gospodin', 'M', []],
  ['Gospodja', 'F', [], '=Gospođa|=Gospozha'],
  ['Encik', 'M', []],
  ['Puan', 'F', []],
  ['Cik', 'F', []],
  ['Tuan', 'M', ['before-forename']],
  ["Dato'", 'M', [], 'dato|=Datuk|=Datuk Seri|dato seri'],
  ['Datin', 'F', []],
  ['Tan Sri', 'M', []],
  ['Puan Sri', 'F', []],
  ['Bapak', 'M', []],
  ['Ibu', 'F', ['before-forename']],
  ['Khun', 'U', ['before-forename']],
  ['Lic', 'U', []],
  ['Ing', 'U', ['before-forename']],
  ['Mag', 'U', ['before-forename']],
];

/** Titles that are not read as they are written: `M` alone is an initial, `He` a name, `Sr` a Sister, `PO` initials. */
const UNWRITTEN: ReadonlySet<Row> = new Set(ROWS.filter(([written]) => /^(?:M|HE|Sr|PO)$/.test(written)));

/** French and Spanish for Mr, whose abbreviations are an initial and a Sister elsewhere: `words-from-abroad.ts` tells them apart. */
export const FOREIGN_MISTERS: Readonly<Record<'m' | 'sr', TitleSpelling>> = {
  m: spelling('M', 'M', ROWS.find(([written]) => written === 'M')!),
  sr: spelling('Sr', 'Sr', ROWS.find(([written]) => written === 'Sr')!),
};

/** Every spelling of every title. */
export function titleSpellings(): TitleSpelling[] {
  return ROWS.flatMap((row) => {
    const [written, , , others] = row;
    const spellings = (others?.split('|') ?? []).map((other) =>
      other.startsWith('=') ? spelling(other.slice(1), other.slice(1), row) : spelling(other, written, row),
    );
    return UNWRITTEN.has(row) ? spellings : [spelling(written, written, row), ...spellings];
  });
}

function spelling(read: string, written: string, row: Row): TitleSpelling {
  return {
    words: read
      .toLowerCase()
      .split(/[ .]|(\/)/)
      .filter(Boolean),
    title: titleOf(written, row),
  };
}

function titleOf(written: string, [, sex, traits, , spoken]: Row): Title {
  const greets = (['silent', 'alone', 'forename', 'given'] as const).find((trait) => traits.includes(trait));
  return {
    written,
    sex,
    greets: greets ?? 'surname',
    spoken,
    style: traits.includes('style'),
    rank: traits.includes('rank'),
    peer: traits.includes('peer'),
    beforeOf: traits.includes('before-of'),
    afterTitle: traits.includes('after-title'),
    familiar: traits.includes('forename') || traits.includes('familiar'),
    alsoName: traits.includes('name'),
    beforeForename: traits.includes('before-forename'),
    everyday: traits.includes('everyday'),
    plural: traits.includes('plural'),
  };
}
