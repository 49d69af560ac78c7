import type { Sex } from './forenames/forenames.ts';

/** A title as the cleansed record writes it, and what follows from it. */
export interface Title {
  readonly written: string;
  /** The sex it tells; U where it tells none. */
  readonly sex: Sex;
  /** The part of the name that a formal salutation puts after it; a silent title is left out there (Rt Hon). */
  readonly greets: 'surname' | 'forename' | 'silent';
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

type Trait = 'forename' | 'silent' | 'familiar' | 'name' | 'before-forename' | 'everyday' | 'plural';

type Row = readonly [written: string, sex: Sex, traits: readonly Trait[], otherSpellings?: string];

/**
 * Other spellings are separated by |, and `=` marks those that are kept, being as good as the first. Full stops and
 * letter case do not matter.
 */
const ROWS: readonly Row[] = [
  ['Mr', 'M', ['everyday'], 'mister'],
  ['Mrs', 'F', ['everyday'], 'missus|mistress'],
  ['Miss', 'F', ['everyday']],
  ['Ms', 'F', ['everyday'], 'm/s'],
  ['Mx', 'U', ['everyday']],
  ['Dr', 'U', ['everyday'], 'doctor'],
  ['Prof', 'U', ['everyday'], 'professor|assoc prof|associate professor|asst prof|assistant professor'],
  ['Master', 'M', ['name'], 'mstr'],
  ['Madam', 'F', []],
  ['Drs', 'U', ['plural'], 'doctors'],
  ['Profs', 'U', ['plural'], 'professors'],
  ['Messrs', 'M', ['plural'], 'mssrs'],
  ['Misses', 'F', ['plural']],
  ['Mesdames', 'F', ['plural']],

  ['Sir', 'M', ['forename']],
  ['Dame', 'F', ['forename']],
  ['Lord', 'M', ['name']],
  ['Lady', 'F', []],
  ['Baron', 'M', ['name']],
  ['Baroness', 'F', []],
  ['Viscount', 'M', []],
  ['Viscountess', 'F', []],
  ['Countess', 'F', []],
  ['Duchess', 'F', []],
  ['Marquess', 'M', [], 'marquis'],
  ['Marchioness', 'F', []],
  ['Prince', 'M', ['forename', 'name', 'before-forename'], 'hrh prince|hrh the prince'],
  ['Princess', 'F', ['forename', 'name', 'before-forename'], 'hrh princess|hrh the princess'],
  ['HRH', 'U', ['forename']],
  ['HE', 'U', ['silent'], 'his excellency|her excellency'],
  ['Hon', 'U', ['silent', 'before-forename'], 'honourable|honorable|the hon|the honourable'],
  ['Rt Hon', 'U', ['silent'], 'right hon|right honourable|right honorable|rt honourable'],

  ['Rev', 'U', [], '=Revd|=Reverend|rvd'],
  ['Rt Rev', 'U', [], 'rt revd|right rev|right revd|right reverend|rt reverend'],
  ['Very Rev', 'U', [], 'very revd|very reverend'],
  ['Most Rev', 'U', [], 'most revd|most reverend'],
  ['Revs', 'U', ['plural'], 'reverends'],
  ['Fr', 'M', ['familiar'], '=Father'],
  ['Sister', 'F', ['forename'], 'sr'],
  ['Brother', 'M', ['forename'], 'br|bro'],
  ['Mother', 'F', ['forename'], 'mother superior|rev mother'],
  ['Canon', 'U', ['name']],
  ['Bishop', 'U', ['name']],
  ['Archbishop', 'U', []],
  ['Archdeacon', 'U', []],
  ['Cardinal', 'M', ['name']],
  ['Mgr', 'M', [], '=Monsignor|msgr'],
  ['Preb', 'U', [], '=Prebendary'],
  ['Ven', 'U', [], '=Venerable'],
  ['Pastor', 'U', ['familiar', 'name']],
  ['Deacon', 'U', ['name', 'before-forename']],
  ['Rabbi', 'U', []],
  ['Imam', 'M', ['name', 'before-forename']],
  ['Sheikh', 'M', ['name', 'before-forename'], 'shaikh|sheik'],
  ['Hajji', 'M', [], 'haji|alhaji|al haji|hajj'],
  ['Hajja', 'F', [], 'alhaja|hajjah'],
  ['Swami', 'M', []],
  ['Shri', 'M', ['before-forename']],
  ['Smt', 'F', [], 'shrimati|srimati'],

  ['Cllr', 'U', [], '=Councillor|clr|councilor'],
  ['Alderman', 'U', ['name'], 'ald'],
  ['Mayor', 'U', ['name']],
  ['Ambassador', 'U', []],
  ['Judge', 'U', ['name'], 'hhj|hh judge|his honour judge|her honour judge|district judge'],
  ['Mr Justice', 'M', [], 'mister justice'],
  ['Mrs Justice', 'F', []],
  ['Lord Justice', 'M', []],
  ['Lady Justice', 'F', []],
  ['Sheriff', 'U', ['name', 'before-forename']],
  ['Chief', 'U', ['name', 'before-forename']],
  ['Nurse', 'U', ['name']],
  ['Matron', 'U', []],
  ['Engr', 'U', []],

  ['Field Marshal', 'M', []],
  ['Gen', 'U', ['name'], '=General'],
  ['Lt Gen', 'U', [], 'lt general|=Lieutenant General'],
  ['Maj Gen', 'U', [], '=Major General|maj general'],
  ['Brig', 'U', [], '=Brigadier|brig gen|brigadier general'],
  ['Col', 'U', [], '=Colonel'],
  ['Lt Col', 'U', [], 'lt colonel|=Lieutenant Colonel|lieut col|ltcol'],
  ['Maj', 'U', ['name'], '=Major'],
  ['Capt', 'U', [], '=Captain|cpt'],
  ['2nd Lt', 'U', [], '=Second Lieutenant'],
  ['Sub Lt', 'U', [], '=Sub Lieutenant'],
  ['Gp Capt', 'U', [], '=Group Captain|grp capt'],
  ['Flt Sgt', 'U', [], '=Flight Sergeant'],
  ['Bdr', 'U', [], '=Bombardier'],
  ['Lt', 'U', [], '=Lieutenant|lieut|1st lt|first lieutenant'],
  ['WO', 'U', ['before-forename'], '=Warrant Officer|wo1|wo2'],
  ['Sgt Maj', 'U', [], '=Sergeant Major|rsm|csm'],
  ['S/Sgt', 'U', [], '=Staff Sergeant|staff sgt|ssgt|=Colour Sergeant'],
  ['Sgt', 'U', ['name'], '=Sergeant|sjt'],
  ['Cpl', 'U', [], '=Corporal'],
  ['L/Cpl', 'U', [], '=Lance Corporal|lance cpl|lcpl'],
  ['Pte', 'U', ['name'], '=Private'],
  ['Gnr', 'U', [], '=Gunner'],
  ['Tpr', 'U', [], '=Trooper'],
  ['Adm', 'U', [], '=Admiral'],
  ['Vice Adm', 'U', [], '=Vice Admiral'],
  ['Rear Adm', 'U', [], '=Rear Admiral|r adm'],
  ['Cdre', 'U', [], '=Commodore'],
  ['Cdr', 'U', [], '=Commander|cmdr|comdr'],
  ['Lt Cdr', 'U', [], 'lt cmdr|lt commander|=Lieutenant Commander|lieut cdr'],
  ['Surg Cdr', 'U', [], 'surgeon commander|surg lt cdr'],
  ['CPO', 'U', ['before-forename'], 'chief petty officer|petty officer'],
  ['Air Chief Marshal', 'U', [], 'acm'],
  ['Air Marshal', 'U', []],
  ['Air Vice Marshal', 'U', [], 'air vice-marshal|avm'],
  ['Air Cdre', 'U', [], '=Air Commodore'],
  ['Wg Cdr', 'U', [], '=Wing Commander|wing cdr|w/cdr'],
  ['Sqn Ldr', 'U', [], '=Squadron Leader|sqd ldr|sqdn ldr|s/ldr'],
  ['Flt Lt', 'U', [], '=Flight Lieutenant|flight lt|f/lt'],
  ['Fg Off', 'U', [], '=Flying Officer|flg off'],
  ['Insp', 'U', [], '=Inspector|det insp|=Detective Inspector'],
  ['Ch Insp', 'U', [], '=Chief Inspector|chief insp|=Detective Chief Inspector'],
  ['Supt', 'U', [], '=Superintendent|det supt|=Detective Superintendent'],
  ['Ch Supt', 'U', [], '=Chief Superintendent|chief supt'],
  ['Det Sgt', 'U', [], '=Detective Sergeant'],
  ['Constable', 'U', ['name', 'before-forename'], 'det con|detective constable'],

  ['M', 'M', [], 'monsieur'],
  ['Mme', 'F', [], 'madame'],
  ['Mlle', 'F', [], 'mademoiselle'],
  ['Herr', 'M', []],
  ['Frau', 'F', []],
  ['Sr', 'M', [], 'señor|senor'],
  ['Sra', 'F', [], 'señora|senora'],
  ['Srta', 'F', [], 'señorita|senorita'],
  ['Sig', 'M', [], 'signor'],
  ['Sig.ra', 'F', [], 'signora'],
  ['Mevr', 'F', [], 'mevrouw'],
  ['Dhr', 'M', [], 'meneer'],
];

/** Titles that are not read as they are written: `M` alone is an initial, `He` a name, `Sr` a Sister. */
const UNWRITTEN: ReadonlySet<Row> = new Set(ROWS.filter(([written]) => /^(?:M|HE|Sr)$/.test(written)));

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

function spelling(read: string, written: string, [, sex, traits]: Row): TitleSpelling {
  const title: Title = {
    written,
    sex,
    greets: traits.includes('silent') ? 'silent' : traits.includes('forename') ? 'forename' : 'surname',
    familiar: traits.includes('forename') || traits.includes('familiar'),
    alsoName: traits.includes('name'),
    beforeForename: traits.includes('before-forename'),
    everyday: traits.includes('everyday'),
    plural: traits.includes('plural'),
  };
  return {
    words: read
      .toLowerCase()
      .split(/[ .]|(\/)/)
      .filter(Boolean),
    title,
  };
}
