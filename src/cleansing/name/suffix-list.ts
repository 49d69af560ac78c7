import { tableSections } from './tables/read-table.ts';

/** Every suffix, as the cleansed record writes it. */
export function suffixes(): string[] {
  return [...tableSections('suffixes.txt').values()].flat();
}

/** Other ways of writing a suffix. */
export const SUFFIX_SPELLINGS: Readonly<Record<string, string>> = {
  esquire: 'Esq',
  senr: 'Snr',
  junr: 'Jnr',
  sénior: 'Senior',
  honours: 'Hons',
  "ret'd": 'Retd',
  rtd: 'Retd',
  ret: 'Retd',
  baronet: 'Bt',
  retired: 'Retd',
};
