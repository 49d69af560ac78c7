import { cleanseName } from '../name/cleanse-name.ts';
import type { NameFields } from '../name/read-parts.ts';

/** The addressee of a letter, in the parts of the mailing file. Missing parts are empty. */
export interface Addressee {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** An organisation that was in the name column. */
  readonly company: string;
}

export const NOBODY: Addressee = { title: '', firstName: '', lastName: '', company: '' };

const LETTERS = { case: 'asis', salutation: 'none', defaultSalutation: '' } as const;

/**
 * The addressee for a name. A name that the client or name-cleansing has already split into columns stays as
 * it is. A single text is split as name-cleansing splits it, and keeps its letter case. An office (The
 * Occupier) becomes a last name.
 */
export function addresseeOf(name: string | NameFields | undefined): Addressee {
  if (name === undefined) return NOBODY;
  if (typeof name !== 'string' && name.surname !== '') {
    const firstName = [name.forename, name.middle].filter(Boolean).join(' ');
    return { title: name.title, firstName, lastName: name.surname, company: '' };
  }
  const cleansed = cleanseName(name, LETTERS);
  switch (cleansed.type) {
    case 'Person':
    case 'Joint':
      return {
        title: cleansed.title,
        firstName: [cleansed.forename, cleansed.middle].filter(Boolean).join(' '),
        lastName: [cleansed.surname, cleansed.suffix].filter(Boolean).join(' '),
        company: '',
      };
    case 'Company':
      return { ...NOBODY, company: cleansed.envelopeName };
    case 'Unknown':
      return { ...NOBODY, lastName: cleansed.envelopeName };
  }
}
