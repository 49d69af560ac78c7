/** The groups of operations, in the order of the reference. */
export const TAGS = [
  { name: 'Tokens', description: 'Obtain and revoke access tokens (OAuth 2.0 client credentials).' },
  { name: 'Workflows', description: 'Read which workflows you may run, and what they take and give.' },
  {
    name: 'Datasets',
    description: 'Upload and download tabular data, in blocks of up to 1,000 records.',
  },
  { name: 'Jobs', description: 'Run a workflow over datasets or a file, and follow its progress.' },
  { name: 'Files', description: 'Upload and download whole files. Other clients cannot see them.' },
  { name: 'Client credentials', description: 'Manage your client ids and their secrets.' },
  { name: 'API keys', description: 'Manage the API keys of your account of the web services.' },
  {
    name: 'UserAdmin',
    description: 'Issue and revoke tokens of the web services, for web pages and apps.',
  },
  {
    name: 'Address lookup',
    description:
      'Find addresses by postcode, town or street. Authenticate with an API key, a token, or a user name and password. The ' +
      'header `Fettle-Address-File` of each answer says whether the addresses are real or invented.',
  },
  {
    name: 'Cleansing',
    description:
      'Check and correct one name, address, email address or telephone number. Authenticate as for address lookup.',
  },
  {
    name: 'Compatibility',
    description:
      'Answers in the form of the lookup service that Fettle replaces. For migration only: see docs/clients/migration.md.',
  },
  { name: 'Operations', description: 'Health and metrics, for whoever runs the service.' },
];
