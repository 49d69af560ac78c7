import { cleanseName } from '../name/cleanse-name.ts';
import type { NameFields } from '../name/read-parts.ts';

/** Whom a letter is to, as the mailing file has it. What is missing is empty. */
export interface Addressee {
  readonly title: string;
  readonly firstName: string;
  readonly lastName: string;
  /** An organisation that stood in the name column. */
  readonly company: string;
}

export const NOBODY: Addressee = { title: '', firstName: '', lastName: '', company: '' };

const LETTERS = { case: 'asis', salutation: 'none', defaultSalutation: '' } as const;

/**
 * Whom a name is. Parts that the client, or name-cleansing, keeps apart stay as they are; one text is taken apart as
 * name-cleansing does, in the letters it was written in. An office (The Occupier) is a last name.
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
