/**
 * The example request of an operation. The page at `/docs/api` sends it, and so does the test of the
 * document.
 */
export interface SampleRequest {
  /** Path and query parameters, by name. */
  readonly parameters?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: object | string;
  /** The media type of a body that the service reads byte for byte. */
  readonly contentType?: string;
}

/**
 * Stand-ins for values that only the caller has. The document lists them as `x-placeholders`. They are the
 * only parts of an example that must be replaced before it works.
 */
export const PLACEHOLDERS = {
  clientId: 'your-client-k3v9x2mq',
  secretId: '0d4b1f6c2a97',
  clientSecret: '0d4b1f6c2a97.YOUR-CLIENT-SECRET',
  accessToken: 'YOUR-ACCESS-TOKEN',
  newClientId: 'your-client-w7p4t8zd',
  newSecretId: '6a91e3c7b05f',
  newClientSecret: '6a91e3c7b05f.YOUR-NEW-CLIENT-SECRET',
  apiKeyId: '5e0c7b1f9a22',
  apiKey: 'YOUR-API-KEY',
  username: 'your-user-name',
  password: 'YOUR-PASSWORD',
  webToken: 'YOUR-WEB-TOKEN',
  suggestedStreet: 'ID-OF-A-SUGGESTED-STREET',
  suggestedAddress: 'ID-OF-A-SUGGESTED-ADDRESS',
  suggestedLocation: 'ID-OF-A-SUGGESTED-LOCATION',
} as const;

const LICENCE = { licence: 'WebServerFull' };
const DATASET = { name: 'contacts_1' };
const JOB = { name: 'Contact check 3124' };
const FILE = { path: 'contacts.csv' };
const CREDENTIAL = { id: PLACEHOLDERS.newClientId };
const KEY = { key: PLACEHOLDERS.apiKeyId };
const CLIENT = { client_id: PLACEHOLDERS.clientId, client_secret: PLACEHOLDERS.clientSecret };
const ACCOUNT = { username: PLACEHOLDERS.username, password: PLACEHOLDERS.password };
const POSTCODE = { postcode: 'CH2 4NE' };
const COMPATIBILITY = { expand: true, sort: true, format: false, fuzzy: false };
const SAMPLE_POINT = { latitude: '53.2621', longitude: '-2.881' };
const AROUND = { top: 1, radius: 0.2 };
const ADDRESS_TEXT = { template: '{formatted_address}', show_postcode: false };
const LOCATION_TEXTS = {
  template: '{town_or_city}, {county}',
  template_outcode: '{outcode}',
  template_postcode: '{postcode}, {town_or_city}',
};
const A_DAY = { day: '1', month: '1', year: '2026' };
const EMAIL = { email: 'jane.smith@example,com', level: 'Syntax' };

const TEXT_COLUMNS = ['name', 'company', 'address_1', 'address_2', 'town', 'postcode', 'email', 'telephone'];

const CONTACTS = [
  {
    name: 'mr john smith',
    address_1: 'Orchard Cotage',
    address_2: 'Thimblewick Rd',
    town: 'Larkenbridge',
    postcode: 'ch24ne',
    email: 'john.smith@example,com',
    telephone: '(01244) 355112',
  },
  { name: 'SMITH JANE MRS', company: 'Example Ltd', email: 'jane@example.com', telephone: 'n/a' },
];

/**
 * A request for each operation. The requests work on the invented addresses and the workflow `ContactCheck`
 * of `examples/workflows`. Together they form one client's session. For example, the job runs over the
 * dataset that an earlier request made.
 */
export const SAMPLE_REQUESTS: Readonly<Record<string, SampleRequest>> = {
  openIdConfiguration: {},
  authorizationServerMetadata: {},
  publicKeys: {},
  obtainToken: { body: { grant_type: 'client_credentials', scope: 'BatchApi', ...CLIENT } },
  revokeToken: { body: { token: PLACEHOLDERS.accessToken, token_type_hint: 'access_token', ...CLIENT } },

  listClientCredentials: {},
  createClientCredential: { body: { description: 'Nightly import' } },
  readClientCredential: { parameters: CREDENTIAL },
  describeClientCredential: { parameters: CREDENTIAL, body: { description: 'Weekly import' } },
  removeClientCredential: { parameters: CREDENTIAL },
  listClientSecrets: { parameters: CREDENTIAL },
  addClientSecret: {
    parameters: CREDENTIAL,
    body: { description: 'Until the import is replaced', expiresAt: '2099-01-01T00:00:00.000Z' },
  },
  removeClientSecret: { parameters: { ...CREDENTIAL, secret: PLACEHOLDERS.newSecretId } },

  listWorkflows: {},
  readWorkflow: { parameters: { name: 'ContactCheck' } },

  listDatasets: { parameters: { page: 1, input: true, output: true } },
  createDataset: {
    body: { ...DATASET, columns: Object.fromEntries(TEXT_COLUMNS.map((column) => [column, 0])) },
  },
  readDataset: { parameters: DATASET },
  completeDataset: { parameters: DATASET, body: { recordCount: CONTACTS.length, completed: true } },
  removeDataset: { parameters: DATASET },
  storeBlock: { parameters: DATASET, body: { blockNumber: 0, records: CONTACTS } },
  downloadRecords: { parameters: { name: 'contact_check_3124_contacts', start: 1, count: 100 } },

  listJobs: {
    parameters: { page: 1, workflow: 'ContactCheck', startDate: '2026-01-01', endDate: '2099-12-31' },
  },
  startJob: {
    body: {
      ...JOB,
      workflowName: 'ContactCheck',
      inputDatasets: { Contacts: DATASET.name },
      parameters: { TelephoneFormat: 'E164' },
    },
  },
  readJob: { parameters: JOB },
  watchJob: { parameters: JOB },
  cancelJob: { parameters: { name: 'Contact check 3125' } },

  listFiles: { parameters: { page: 1, prefix: '/', completed: true } },
  uploadFile: { parameters: FILE, contentType: 'text/csv', body: 'name,postcode\nmr john smith,ch24ne\n' },
  downloadFile: { parameters: FILE },
  removeFile: { parameters: FILE },

  getFullAddress: { body: { ...POSTCODE, ...LICENCE, building: 'Orchard Cottage' } },
  validatePostcode: { body: { postcode: 'ch24ne' } },
  localitiesByName: { body: { ...LICENCE, name: 'Larken' } },
  localitiesByPostcode: { body: { ...LICENCE, ...POSTCODE } },
  streetsByLocalityKey: { body: { ...LICENCE, localityKey: '15-NXHZ', street: 'Thimble' } },
  streetsByName: { body: { ...LICENCE, locality: 'Larkenbridge', street: 'Thimblewick Rd' } },
  addressesByStreetKey: { body: { ...LICENCE, streetKey: '2S-O29N', building: 'Orchard Cottage' } },
  addressesByLocalityKey: { body: { ...LICENCE, localityKey: '15-NXHZ', building: 'Orchard Cottage' } },
  findAddress: {
    body: { ...LICENCE, town: 'Larkenbridge', street: 'Thimblewick Road', building: 'Orchard Cottage' },
  },
  findFullAddress: {
    body: { ...LICENCE, town: 'Larkenbridge', street: 'Thimblewick Road', building: 'Orchard Cottage' },
  },
  fetchAddress: { body: { ...LICENCE, addressKey: '2KMKIE-0-JUS5' } },
  describeWebService: { parameters: { service: 'AddressCapture' } },

  getSupportedCountries: { body: {} },
  searchPredictiveAddress: { body: { country: 'GB', search: 'thimblewick rd larken' } },
  drillDownPredictiveAddress: { body: { country: 'GB', id: PLACEHOLDERS.suggestedStreet } },
  retrievePredictiveAddress: { body: { country: 'GB', id: PLACEHOLDERS.suggestedAddress } },
  autocomplete: { parameters: { path: 'orchard cott thimble', all: false, ...ADDRESS_TEXT, top: 6 } },
  autocompleteWithOptions: {
    parameters: { path: 'orchard cott thimble' },
    body: { top: 1, template: '{line_1}{line_2,, }{line_2}', show_postcode: true },
  },
  getSuggested: { parameters: { id: PLACEHOLDERS.suggestedAddress } },
  typeahead: { parameters: { path: 'lark', top: 6, search: 'town_or_city,locality' } },
  typeaheadWithOptions: {
    parameters: { path: 'lark' },
    body: { top: 3, search: ['town_or_city', 'locality'] },
  },
  location: { parameters: { path: 'larkenb', top: 6, ...LOCATION_TEXTS } },
  locationWithOptions: {
    parameters: { path: 'CH2' },
    body: { top: 2, template_outcode: '{outcode}: {town_or_city}' },
  },
  getLocation: { parameters: { id: PLACEHOLDERS.suggestedLocation } },
  nearest: { parameters: { ...SAMPLE_POINT, ...AROUND, term: 'thimble', ...ADDRESS_TEXT } },
  nearestWithOptions: { parameters: SAMPLE_POINT, body: { top: 2, radius: 0.5, term: 'thimble' } },
  nearestLocation: { parameters: { ...SAMPLE_POINT, ...AROUND, term: 'larken', ...LOCATION_TEXTS } },
  nearestLocationWithOptions: { parameters: SAMPLE_POINT, body: { top: 2, radius: 1 } },
  postcodeDistance: { parameters: { from: 'CH2 4NE', to: 'CH2 4NF' } },
  pointDistance: {
    parameters: {
      fromLatitude: '53.19',
      fromLongitude: '-2.89',
      toLatitude: '53.2',
      toLongitude: '-2.89',
    },
  },
  validate: {
    parameters: { path: 'Orchard Cotage, Thimblewick Rd, CH2 4NE', strict: false, residential: true },
  },
  validateWithOptions: {
    parameters: { path: 'Orchard Cotage, Thimblewick Rd, CH2 4NE' },
    body: { strict: true },
  },
  usageV3: {},
  usageOfDayV3: { parameters: A_DAY },
  usageFromDayV3: { parameters: A_DAY },
  usageOfPeriodV3: { parameters: { ...A_DAY, toDay: '2', toMonth: '1', toYear: '2026' } },
  usageV4: {},
  usageOfDayV4: { parameters: A_DAY },
  usageFromDayV4: { parameters: A_DAY },
  usageOfPeriodV4: { parameters: { ...A_DAY, toDay: '2', toMonth: '1', toYear: '2026' } },

  isValidEmail: { body: { email: 'jane.smith@example.com', level: 'Syntax' } },
  emailCleanse: { body: EMAIL },
  emailCleanseSimple: { body: EMAIL },
  parseName: { body: { name: 'mr john smith' } },
  isValidTelephone: { body: { telephoneNumber: '01244 567890', defaultCountry: 'GB' } },
  isUnusableName: { body: { name: 'asdfgh' } },
  cleanAddress: { body: { address: ['Orchard Cotage', 'Thimblewick Rd', 'CH2 4NE'], ...LICENCE } },
  cleanBusinessAddress: {
    body: {
      address: ['Orchard Cotage', 'Thimblewick Rd', 'CH2 4NE'],
      company: 'Example Ltd',
      ...LICENCE,
    },
  },
  checkTps: { body: { telephoneNumber: '07700 900385' } },
  checkCtps: { body: { telephoneNumber: '07700 900311' } },
  checkDeceased: {
    body: { name: 'Mr Yusuf Samuel Larkspur', address: '2 Waterloo Walk, Flannelsett, M1 3AD' },
  },

  find: { parameters: { ...COMPATIBILITY, ...POSTCODE } },
  findHouse: { parameters: { ...COMPATIBILITY, ...POSTCODE, house: 'Orchard Cottage' } },

  listApiKeys: {},
  createApiKey: { body: { name: 'Web shop', dailyLimit: 500 } },
  readApiKey: { parameters: KEY },
  changeApiKey: { parameters: KEY, body: { name: 'Web shop, checkout', dailyLimit: 1000 } },
  revokeApiKey: { parameters: KEY },
  addAllowedDomain: { parameters: { ...KEY, domain: 'www.example.co.uk' } },
  removeAllowedDomain: { parameters: { ...KEY, domain: 'www.example.co.uk' } },
  addAllowedIP: { parameters: { ...KEY, network: '192.0.2.0', prefix: '24' } },
  removeAllowedIP: { parameters: { ...KEY, network: '192.0.2.0', prefix: '24' } },
  addAllowedService: { parameters: { ...KEY, service: 'AddressCapture' } },
  removeAllowedService: { parameters: { ...KEY, service: 'AddressCapture' } },

  getJwt: { body: { ...ACCOUNT, allowedMethods: ['AddressCapture.GetFullAddress'], maxCredits: 100 } },
  revokeJwt: { body: { ...ACCOUNT, jwt: PLACEHOLDERS.webToken } },

  live: {},
  ready: {},
  metrics: {},
};
