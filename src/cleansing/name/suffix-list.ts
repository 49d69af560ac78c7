import { tableSections } from './tables/read-table.ts';

/** Every suffix in the form of the cleansed record. */
export function suffixes(): string[] {
  return [...tableSections('suffixes.txt').values()].flat();
}

/** Other spellings of suffixes. */
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
