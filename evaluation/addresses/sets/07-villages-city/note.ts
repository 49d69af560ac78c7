import type { Row } from '../../row.ts';
import type { Given } from './truth.ts';

/** What somebody is about to type. */
export interface Note {
  /** The text of each element, as it will be typed. */
  readonly text: Record<
    'flat' | 'building' | 'number' | 'street' | 'locality' | 'town' | 'county' | 'postcode',
    string
  >;
  /** The elements that the text gives. */
  given: Given;
  /** The flat, building, number and street in a form of their own. */
  premise?: string;
  before: string;
  after: string;
  comma: string;
  isPostcodeFirst: boolean;
  isBackwards: boolean;
}

export function noteOf({ flat, building, number, street, locality, town, postcode }: Row): Note {
  return {
    text: { flat, building, number, street, locality, town, county: '', postcode },
    given: { flat, building, number, street, locality, town, postcode },
    before: '',
    after: '',
    comma: ', ',
    isPostcodeFirst: false,
    isBackwards: false,
  };
}

/** Leaves an element out of the text. */
export function leaveOut(note: Note, name: 'locality' | 'town' | 'postcode' | 'flat'): void {
  note.text[name] = '';
  const { [name]: _, ...given } = note.given;
  note.given = given;
}
