import {
  type CleansedName,
  cleanseName,
  type NameOptions,
} from '../../../src/cleansing/name/cleanse-name.ts';
import type { NameFields } from '../../../src/cleansing/name/read-parts.ts';

export const DEFAULT = 'Dear Sir or Madam';

/** Cleanses a name with the step's default options, except the given ones. */
export function cleanse(name: string | NameFields, options: Partial<NameOptions> = {}): CleansedName {
  return cleanseName(name, { case: 'mixed', salutation: 'formal', defaultSalutation: DEFAULT, ...options });
}

/** The parts of a name as `title|forename|middle|surname|suffix`. */
export function parts(name: string | NameFields, options: Partial<NameOptions> = {}): string {
  const { title, forename, middle, surname, suffix } = cleanse(name, options);
  return [title, forename, middle, surname, suffix].join('|');
}
