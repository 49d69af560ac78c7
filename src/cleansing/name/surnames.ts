import { tableSections } from './tables/read-table.ts';

/** The traditions of a surname, as bits: Lim is a surname in China and Korea. */
export const BRITISH = 1;
export const CHINESE = 2;
export const KOREAN = 4;
export const VIETNAMESE = 8;
export const JAPANESE = 16;
export const CENTRAL_EUROPEAN = 32;
export const IBERIAN = 64;
export const SOUTH_ASIAN = 128;
export const AFRICAN = 256;

export const EAST_ASIAN = CHINESE | KOREAN | VIETNAMESE | JAPANESE;

const TABLES: readonly (readonly [bit: number, table: string])[] = [
  [BRITISH, 'british'],
  [CHINESE, 'chinese'],
  [KOREAN, 'korean'],
  [VIETNAMESE, 'vietnamese'],
  [JAPANESE, 'japanese'],
  [CENTRAL_EUROPEAN, 'hungarian'],
  [CENTRAL_EUROPEAN, 'slavic'],
  [CENTRAL_EUROPEAN, 'balkan-and-baltic'],
  [SOUTH_ASIAN, 'south-asian'],
  [AFRICAN, 'african'],
  [IBERIAN, 'iberian'],
];

/** Every listed surname in lower case without accents, with the bits of its traditions. */
export function surnames(): Map<string, number> {
  const all = new Map<string, number>();
  for (const [bit, table] of TABLES) {
    for (const name of tableSections(`surnames/${table}.txt`).get('surnames') ?? []) {
      all.set(name, (all.get(name) ?? 0) | bit);
    }
  }
  return all;
}

/**
 * Family names that are also common forenames in Britain, or words of other languages. On their own they do
 * not show that a surname comes first.
 */
export const DOUBTFUL_IN_FRONT: ReadonlySet<string> = new Set(
  'an au bu do ha han he ho in jo ju kay kim la lan lee leo le ling ma mac mai man may mei min ming na on so ta to tom van vi you young'.split(
    ' ',
  ),
);

/**
 * The most common surnames of Hong Kong, mainland China, Singapore, Malaysia and Korea that are seldom given
 * names.
 */
export const COMMON_CHINESE_OR_KOREAN: ReadonlySet<string> = new Set(
  `chan cheung wong lam leung lau tang yip kwok cheng tsang tam chow fung chiu hui tse lui poon mak yeung zhang wang liu chen yang huang zhao
  zhou sun zhu guo gao luo zheng liang xie deng feng cao zeng peng cai pan dong yuan jiang shen yao cui zhong tan lim ong goh koh teo
  chua toh yeo chong khoo ooi yap liew kim park choi kang cho yoon jang seo shin kwon hwang ahn ryu baek`.split(
    /\s+/,
  ),
);

/**
 * Iberian surnames that are also British surnames, forenames or middle names. They need another Iberian name
 * beside them.
 */
export const SHARED_WITH_BRITAIN: ReadonlySet<string> = new Set(
  'alba alfonso benito bosch clemente costa cruz duran esteban felix font franca franco gaspar jesus jorge leon martin mateo matias mayo miguel mira oliver paz pedro polo ramon real rey roche rosa santiago sierra silvestre sola tomas vasco vicente xavier'.split(
    ' ',
  ),
);
