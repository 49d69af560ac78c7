/*
 * How common names are. If two records agree on Smith, this says little; if they agree on Cadwallader, it
 * says much. The figures come from publications of the Office for National Statistics and the register
 * offices. They are rough and rounded, because only their order of magnitude counts.
 */

/** The commonest surnames of the United Kingdom, each with its number of bearers in 10,000 people. */
const SURNAMES =
  'smith:118 jones:96 williams:66 taylor:58 brown:57 davies:52 wilson:43 evans:42 thomas:37 johnson:37 roberts:35 walker:33 wright:33 ' +
  'robinson:33 thompson:33 white:32 hughes:31 edwards:31 green:30 hall:30 wood:29 harris:28 lewis:28 martin:28 jackson:27 clarke:27 ' +
  'clark:26 turner:26 hill:25 scott:25 cooper:24 morris:24 ward:23 moore:23 king:23 watson:22 baker:22 harrison:22 morgan:22 patel:22 ' +
  'young:21 allen:21 mitchell:21 james:21 anderson:21 phillips:20 lee:20 bell:20 parker:19 davis:19 khan:19 bennett:18 miller:18 ' +
  'cook:18 shaw:18 campbell:18 singh:17 griffiths:17 kelly:17 richardson:17 simpson:17 carter:17 collins:16 marshall:16 bailey:16 ' +
  'gray:15 murphy:15 cox:15 adams:15 stewart:15 murray:15 wilkinson:15 richards:14 ellis:14 robertson:14 foster:14 ali:18 hussain:16 ' +
  'ahmed:16 begum:10 graham:14 russell:14 mason:13 powell:13 webb:13 chapman:13 hunt:13 rogers:13 lloyd:12 gibson:12 barnes:12 ' +
  'mills:12 matthews:12 palmer:12 holmes:12 owen:12 knight:12 stevens:12 reid:12 butler:12 fisher:12 thomson:12 price:12 rose:8 ' +
  'barker:11 jenkins:11 walsh:11 ross:11 brooks:11 pearson:11 dixon:11 fletcher:11 harvey:11 hamilton:11 macdonald:10 johnston:10 ' +
  'fraser:10 howard:10 andrews:10 ford:10 reynolds:10 kaur:11 day:10 burton:10 lawrence:9 gordon:9 wells:9 hart:9 cole:9 spencer:9';

/** The commonest forenames, each with its number of bearers in 10,000 people. */
const FORENAMES =
  'john:230 david:220 michael:170 paul:150 andrew:135 peter:135 james:160 robert:125 stephen:90 mark:120 richard:90 christopher:105 ' +
  'william:105 thomas:105 daniel:100 matthew:90 ian:60 anthony:70 steven:60 alan:55 simon:55 kevin:55 george:70 joseph:65 joshua:50 ' +
  'jack:60 samuel:55 alexander:60 benjamin:50 adam:50 gary:45 martin:45 philip:40 jonathan:40 edward:50 brian:45 charles:45 ryan:40 ' +
  'mohammed:45 muhammad:35 oliver:50 harry:55 luke:40 kenneth:30 graham:30 keith:30 nicholas:35 lee:40 neil:30 jamie:30 stuart:30 ' +
  'susan:105 margaret:90 sarah:115 karen:60 mary:95 patricia:65 elizabeth:85 christine:65 linda:60 julie:70 helen:55 emma:80 laura:65 ' +
  'rebecca:60 jessica:55 catherine:50 jennifer:55 claire:60 amanda:50 deborah:50 jacqueline:45 nicola:50 tracey:35 ann:50 anne:45 ' +
  'jane:50 janet:45 barbara:45 sandra:40 carol:45 michelle:45 louise:45 lisa:45 charlotte:50 sophie:50 hannah:50 amy:45 emily:60 ' +
  'lucy:50 olivia:45 chloe:45 katie:40 rachel:45 victoria:45 samantha:45 angela:45 joanne:40 dorothy:30 jean:35 joan:35 maureen:30 ' +
  'sheila:25 pamela:30 kathleen:30 alison:30 megan:30 lauren:35 grace:35 ella:30 georgia:25 natalie:30 stephanie:30 amelia:35 alice:30';

/** The number of bearers in 10,000 people, by the surname in capitals. */
export const COMMON_SURNAMES: ReadonlyMap<string, number> = read(SURNAMES);

/** The number of bearers in 10,000 people, by the forename in capitals. */
export const COMMON_FORENAMES: ReadonlyMap<string, number> = read(FORENAMES);

/** The number of bearers in 10,000 people of each surname that is not listed. */
const OTHER_SURNAME = 1;
/** The number of bearers in 10,000 people of each forename that is not listed. */
const OTHER_FORENAME = 6;

/** Returns the share of people who have this surname. The surname must be in capitals. */
export function surnameShare(surname: string): number {
  return (COMMON_SURNAMES.get(surname) ?? OTHER_SURNAME) / 10_000;
}

/** Whether many people are given this forename at birth, so that it is not only a pet name. */
export function isGivenName(forename: string): boolean {
  return COMMON_FORENAMES.has(forename);
}

/** Returns the share of people who have this forename. The forename must be in capitals. */
export function forenameShare(forename: string): number {
  return (COMMON_FORENAMES.get(forename) ?? OTHER_FORENAME) / 10_000;
}

function read(list: string): ReadonlyMap<string, number> {
  return new Map(
    list.split(' ').map((entry) => {
      const [name, bearers] = entry.split(':') as [string, string];
      return [name.toUpperCase(), Number(bearers)];
    }),
  );
}
