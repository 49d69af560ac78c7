/**
 * Requests of look-ups that work on the sample addresses, by operation. The page at `/docs` sends it as it stands, with a key of the
 * reader's own; without it the page would send the word "string" for every member.
 */
export const SAMPLE_REQUESTS: Readonly<Record<string, object>> = {
  getFullAddress: { postcode: 'CH2 4NE', licence: 'WebServerFull' },
  validatePostcode: { postcode: 'ch24ne' },
  localitiesByPostcode: { licence: 'WebServerFull', postcode: 'CH2 4NE' },
  isValidEmail: { email: 'jane.smith@example.com', level: 'Syntax' },
  emailCleanse: { email: 'jane.smith@example,com', level: 'Syntax' },
  emailCleanseSimple: { email: 'jane.smith@example,com', level: 'Syntax' },
  parseName: { name: 'mr john smith' },
  isValidTelephone: { telephoneNumber: '01244 567890', defaultCountry: 'GB' },
  isUnusableName: { name: 'asdfgh' },
  cleanAddress: { address: ['1 High Street', 'CH2 4NE'], licence: 'WebServerFull' },
  cleanBusinessAddress: {
    address: ['1 High Street', 'CH2 4NE'],
    company: 'Example Ltd',
    licence: 'WebServerFull',
  },
};
