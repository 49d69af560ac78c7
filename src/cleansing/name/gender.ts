import { lazily } from '../../lazily.ts';
import { commonForenames, type Sex } from './forenames.ts';
import { lookUp } from './lexicon.ts';
import type { Person } from './person.ts';
import type { Title } from './title-list.ts';
import { isInitial, type Word } from './token.ts';
import { isFrenchSurname } from './words-from-abroad.ts';

/** Names that determine the sex at any place after the forename. */
const TELLING: ReadonlyMap<string, Sex> = new Map([
  ['kaur', 'F'],
  ['begum', 'F'],
  ['bibi', 'F'],
  ['khatun', 'F'],
  ['khatoon', 'F'],
  ['bano', 'F'],
  ['devi', 'F'],
  ['kumari', 'F'],
  ['binti', 'F'],
  ['bint', 'F'],
  ['ferch', 'F'],
  ['ní', 'F'],
  ['nic', 'F'],
  ['uí', 'F'],
  ['verch', 'F'],
  ['mhic', 'F'],
  ['thi', 'F'],
  ['akter', 'F'],
  ['akhter', 'F'],
  ['aktar', 'F'],
  ['nahar', 'F'],
  ['nessa', 'F'],
  ['parveen', 'F'],
  ['parvin', 'F'],
  ['d/o', 'F'],
  ['a/p', 'F'],
  ['s/o', 'M'],
  ['a/l', 'M'],
  ['bin', 'M'],
  ['ibn', 'M'],
  ['ap', 'M'],
]);

/**
 * Names that are women's in Britain and men's elsewhere, or the reverse. With a surname from that other
 * country, they do not determine the sex.
 */
const OTHER_ABROAD: ReadonlyMap<string, (surname: string) => boolean> = new Map([
  ['jean', isFrenchSurname],
  ['andrea', isItalianSurname],
  ['nicola', isItalianSurname],
  ['simone', isItalianSurname],
  ['michele', isItalianSurname],
  ['gabriele', isItalianSurname],
  ['daniele', isItalianSurname],
  ['joan', isCatalanSurname],
]);

function isItalianSurname(lower: string): boolean {
  return ITALIAN_SURNAME.test(lower);
}

const ITALIAN_SURNAME =
  /(?:etti|etto|ini|ino|elli|ello|ucci|acci|occhi|oni|one|ani|ano|ari|aro|asi|isi|ato|iti|aldi|ardi|esi|ossi|anchi|ieri|olo|ola|asso|usso|ezzi|izzi|azzi|zzo|gli|glia|cco|cci)$/;

function isCatalanSurname(lower: string): boolean {
  return lower.startsWith('puig') || lower === 'ferrer' || lower === 'pujol' || lower === 'vila';
}

/** The parts of a name that may show the sex. */
type TellingParts = Pick<Person, 'titles' | 'forename' | 'middle' | 'surname' | 'suffixes'>;

/** The sex of a person by the title, then the forename, then other parts of the name. */
export function genderOf({ titles, forename, middle, surname, suffixes }: TellingParts): Sex {
  for (const { title } of titles) if (title.sex !== 'U') return sexByTitle(title, forename[0]);
  if (titles.some(({ title }) => title.written === 'Mx')) return 'U';
  const [first] = forename;
  // J Robert Smith is called Robert.
  const called = first !== undefined && isInitial(first) ? middle[0] : first;
  const last = surname.at(-1);
  if (last?.lower === 'kaur' || (middle.length > 0 && middle.some(({ lower }) => lower === 'kaur')))
    return 'F';
  if (middle.some(({ lower }) => plain(lower) === 'thi')) return 'F';
  if (middle.some(({ lower }) => lower === 'văn')) return 'M';
  if (called?.lower === 'jean' && FRENCHMENS.has(middle[0]?.lower ?? '')) return 'M';
  const byForename = called === undefined ? 'U' : sexOf(called);
  if (byForename === 'M' && middle.length > 0 && middle.some(({ lower }) => ONLY_WOMENS.has(lower)))
    return 'U';
  if (called !== undefined && byForename !== 'U') {
    const isOtherAbroad = OTHER_ABROAD.get(called.lower);
    return isOtherAbroad !== undefined && last !== undefined && isOtherAbroad(last.lower) ? 'U' : byForename;
  }
  for (const { lower } of middle) {
    // As a middle name, Singh shows a Sikh man. As a surname it may be the whole family's.
    if (lower === 'singh') return 'M';
    const told = TELLING.get(lower) ?? byPatronymic(lower);
    if (told !== undefined) return told;
  }
  // In Manjit Singh and Manjit Singh-Kang the person is a man, because a woman would be Kaur. K Singh may be
  // anybody.
  if (called !== undefined && !isInitial(called) && last !== undefined && /^singh(?:-|$)/.test(last.lower))
    return 'M';
  const byMiddle = called === undefined ? undefined : sexByMiddleName(called, middle);
  if (byMiddle !== undefined) return byMiddle;
  for (const { lower } of surname) {
    const told = TELLING.get(lower);
    if (told !== undefined) return told;
  }
  if (suffixes.some(({ written }) => written === 'Esq')) return 'M';
  return last === undefined ? 'U' : byEnding(last.lower, called === undefined || isInitial(called));
}

/**
 * The sex that a title shows. Fr and Mgr are priests, but before a woman's forename they are short for Frau,
 * and for the degree of magister.
 */
function sexByTitle({ sex, written }: Title, forename: Word | undefined): Sex {
  const isShort = written === 'Fr' || written === 'Mgr';
  return isShort && forename?.entry.sex === 'F' ? 'F' : sex;
}

/**
 * If the forename does not determine the sex, an English middle name may: Morgan Elizabeth Price. A middle
 * name of another language does not count, because it is often the father's name, which a daughter bears too.
 * The exception is a forename that is a style, as in Nana Yaw and Rana Tariq: then any middle name counts.
 */
function sexByMiddleName(called: Word, middle: readonly Word[]): Sex | undefined {
  const name = middle.find((token) => token !== called && !isInitial(token));
  if (name === undefined) return undefined;
  const sex = sexOf(name);
  if (sex === 'U') return undefined;
  return STYLES.has(called.lower) || englishForenames().has(name.lower) ? sex : undefined;
}

/** A word in lower case without its accents. */
function plain(lower: string): string {
  return lower.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Men's names after Jean, which is a woman's name in Britain and a man's in France. */
const FRENCHMENS = new Set(
  'paul pierre claude marc luc michel jacques françois francois baptiste philippe yves'.split(' '),
);

/** Middle names that no man has after an English forename: Terry Ann, Bobby Jane. */
const ONLY_WOMENS = new Set(['ann', 'anne', 'jane', 'jayne', 'louise', 'elizabeth', 'margaret']);

/** Styles that Ghanaians and Pakistanis write before the forename. They are names as well. */
const STYLES = new Set([
  'nana',
  'nii',
  'naa',
  'togbe',
  'ohene',
  'ch',
  'rana',
  'raja',
  'chaudhry',
  'mian',
  'khawaja',
]);

const englishForenames = lazily((): ReadonlySet<string> => {
  const { male, female } = commonForenames('english');
  return new Set([...male, ...female]);
});

/**
 * Endings of men's and women's names: Sergeyevich and Ivanovna, Jayantibhai and Kokilaben, Najibullah,
 * Lászlóné.
 */
function byPatronymic(lower: string): Sex | undefined {
  if (lower.length < 6) return undefined;
  if (WOMANS_NAME.test(lower)) return 'F';
  return MANS_NAME.test(lower) ? 'M' : undefined;
}

const WOMANS_NAME =
  /(?:[oe]vna|ichna|[aeilnrtv]ben|bahen|slava|slawa|vathi|[aeiou]wati|lakshmi|eswari|unn?iss?a|né)$/;
const MANS_NAME =
  /(?:[oe]vich|[oe]vych|bhai|kumar|slaw|[aeiou]slav|ullah|uddin|[ae]ddin|[ae]ttin|[aiu]lal|nathan|eswaran|eshwar|samy|swamy)$/;

/**
 * The sex by the ending of a surname. A man's ending counts only with a forename, because women in Britain
 * have such surnames, too.
 */
function byEnding(lower: string, withoutForename: boolean): Sex {
  if (FEMININE_SURNAME.test(lower)) return 'F';
  return !withoutForename && MASCULINE_SURNAME.test(lower) ? 'M' : 'U';
}

/**
 * Feminine surnames: Polish -ska, -cka and -dzka (Kowalska, Sawicka, Rudzka), Russian and Bulgarian -ova and
 * -skaya, Czech -ová, Lithuanian -ienė and -aitė, Icelandic -dóttir.
 */
const FEMININE_SURNAME =
  /(?:ska|cka|dzka|[bdgklmnprstvz]ov[aá]|[lrndtsj]ev[aá]|skaya|skaja|ienė|aitė|ytė|ūtė|utė|d[oó]ttir)$/;

const MASCULINE_SURNAME = /(?:ski|sky|skiy|cki|dzki|[bdgklmnprstvz]ov|[lrndtsj]ev)$/;

/** The sex of a forename. If a hyphenated name is not listed, either half may determine it. */
function sexOf({ lower, entry }: Word): Sex {
  if (entry.sex !== undefined) return entry.sex;
  const told = byPatronymic(lower);
  if (told !== undefined) return told;
  const [first, second] = lower.split('-');
  if (first === undefined || second === undefined) return 'U';
  return lookUp(first)?.sex ?? lookUp(second)?.sex ?? 'U';
}
