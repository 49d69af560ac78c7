/** A folder with code directly under the project's root. */
interface Folder {
  readonly name: string;
  /** The folders that its files may import, besides its own files. */
  readonly mayImport: readonly string[];
}

/** The folders besides `tests/`. Tests may import all of them and are imported by none. */
export const FOLDERS: readonly Folder[] = [
  { name: 'bin', mayImport: ['src'] },
  { name: 'src', mayImport: [] },
  { name: 'client', mayImport: [] },
  { name: 'browser', mayImport: ['client'] },
  { name: 'invented', mayImport: ['src'] },
  { name: 'harness', mayImport: ['src', 'client'] },
  { name: 'examples', mayImport: ['src'] },
  { name: 'bench', mayImport: ['src', 'harness', 'invented'] },
  { name: 'evaluation', mayImport: ['src', 'harness', 'invented'] },
  { name: 'scripts', mayImport: ['bin', 'src', 'harness', 'invented'] },
];

/** A folder of src/, or a folder within one that has its own import rule. */
interface Room {
  readonly name: string;
  /** What the room contains, for the table on the architecture page. */
  readonly what: string;
  /**
   * The rooms that its files may import, besides their own room and the files directly under src/. A room
   * within a folder may also import the files directly under that folder, but not the other rooms within it
   * unless they are listed.
   */
  readonly mayImport: readonly string[] | 'everything';
  /** Whether every room may import it, except the other rooms that are open to all. */
  readonly isOpenToAll?: boolean;
}

/**
 * The rooms of src/ and what each may import. `node scripts/write-docs.ts` writes the linter's rules
 * (biome.rooms.json) and the table of docs/contributors/architecture.md from this list.
 */
export const ROOMS: readonly Room[] = [
  {
    name: 'caches',
    what: 'Bounded maps, and a function that makes others remember their results. Open to all rooms.',
    mayImport: [],
    isOpenToAll: true,
  },
  {
    name: 'text',
    what: 'Functions on any text: edit distance, similarity, the sound of a word or a name, hashes; a cache by text. Open to all rooms.',
    mayImport: ['caches'],
    isOpenToAll: true,
  },
  {
    name: 'address',
    what: 'The UK address itself, pure: postcode, delivery point, printing rules, layouts.',
    mayImport: [],
  },
  {
    name: 'records',
    what: 'Columns, values, blocks; CSV and JSON in and out.',
    mayImport: [],
  },
  {
    name: 'formats',
    what: 'Tables in formats other than CSV: Excel, Parquet, JSON. Files packed with zstd. All are read and written as streams.',
    mayImport: ['records'],
  },
  {
    name: 'address-file',
    what: 'Reference data about addresses: built once, opened read-only, looked up.',
    mayImport: ['address', 'records'],
  },
  {
    name: 'address-file/release',
    what: 'Which address file is in use, and how all processes switch to a new one.',
    mayImport: ['address', 'records', 'address-file', 'database'],
  },
  {
    name: 'lookup',
    what: 'Answers about a postcode: options, licences, results, the layouts of find, answers rendered in advance.',
    mayImport: ['address', 'address-file', 'records'],
  },
  {
    name: 'suggestions',
    what: 'Suggestions while an address is being typed: what was typed, which places and addresses it may mean, in which order.',
    mayImport: ['text', 'address', 'address-file'],
  },
  {
    name: 'suppression',
    what: 'Suppression lists: files that can be searched for a key, but not read back.',
    mayImport: [],
  },
  {
    name: 'suppression/release',
    what: 'Which version of each list is in use, and how all processes switch to a new one.',
    mayImport: ['suppression', 'database'],
  },
  {
    name: 'matching',
    what: 'From a typed address to a delivery point. Its own files: the matcher, its result, what a file knows about names, learned weights, hand-set thresholds.',
    mayImport: ['address', 'address-file', 'records'],
  },
  {
    name: 'matching/typed',
    what: 'The typed address, analysed without an address file: words, parts between commas, persons, requests, postcode, signs of a foreign address.',
    mayImport: ['address'],
  },
  {
    name: 'matching/known-names',
    what: 'Names that are known independently of a candidate: the places and streets of an address file, counties, councils.',
    mayImport: ['address', 'address-file'],
  },
  {
    name: 'matching/candidates',
    what: 'Which postcodes of the address file are worth comparing.',
    mayImport: ['address', 'address-file', 'matching/typed', 'matching/known-names'],
  },
  {
    name: 'matching/prepared',
    what: 'A postcode of the address file, prepared for comparison: its streets, its doors, their names.',
    mayImport: ['address', 'address-file', 'matching/typed'],
  },
  {
    name: 'matching/comparison',
    what: 'How a typed address fits the streets and doors of a postcode, element by element, and the resulting score.',
    mayImport: ['address', 'address-file', 'matching/typed', 'matching/prepared'],
  },
  {
    name: 'matching/levels',
    what: 'The candidates of a typed address, streets and doors, and the highest match level that each may settle.',
    mayImport: ['address', 'address-file', 'matching/typed', 'matching/prepared', 'matching/comparison'],
  },
  {
    name: 'matching/decision',
    what: 'Which candidate is chosen, at which match level and confidence, and why.',
    mayImport: [
      'address',
      'address-file',
      'matching/typed',
      'matching/known-names',
      'matching/prepared',
      'matching/comparison',
      'matching/levels',
    ],
  },
  {
    name: 'cleansing',
    what: 'The catalogue of steps, each in its own folder. It knows neither SQL nor HTTP.',
    mayImport: ['address', 'address-file', 'matching', 'records', 'suppression'],
  },
  {
    name: 'recognition',
    what: 'What the columns of a customer file contain, judged by their headings and values.',
    mayImport: ['address', 'cleansing'],
  },
  {
    name: 'database',
    what: 'Connections, the embedded server, migrations, the scope that keeps clients apart.',
    mayImport: [],
  },
  {
    name: 'workflow',
    what: 'Workflow files: reading, checking, storing; the plan of a job and its passes.',
    mayImport: ['address', 'address-file', 'matching', 'records', 'cleansing', 'database', 'suppression'],
  },
  {
    name: 'engine',
    what: 'How a job runs: the chain of fused steps, the phases of a dataset step, statistics.',
    mayImport: ['records', 'cleansing', 'workflow'],
  },
  {
    name: 'accounts',
    what: 'Clients of the batch interface and their secrets; accounts of the web services, their keys and tokens.',
    mayImport: ['database'],
  },
  {
    name: 'operators',
    what: 'People who use the console: their roles, passwords, sign-in links and sessions; the audit trail.',
    mayImport: ['database', 'accounts'],
  },
  {
    name: 'datasets',
    what: 'Datasets: their names and completeness, their stored blocks, downloads by page.',
    mayImport: ['database', 'records', 'accounts'],
  },
  {
    name: 'reviews',
    what: 'Doubtful cases that steps leave to people: the cases of a job, what people decided, and what an answer settles.',
    mayImport: ['database', 'records', 'accounts', 'datasets', 'cleansing', 'workflow'],
  },
  {
    name: 'files',
    what: "A client's file area: uploads in parts, versions, removal.",
    mayImport: ['database', 'records', 'accounts'],
  },
  {
    name: 'tokens',
    what: 'Signing keys and their rotation, access tokens, tokens of the web services.',
    mayImport: ['database', 'accounts'],
  },
  {
    name: 'credits',
    what: 'Credits of the web services: leases, the journal, settlement, usage.',
    mayImport: ['database', 'accounts'],
  },
  {
    name: 'request-log',
    what: "The requests of clients' programs: noted in memory, written in batches, trimmed.",
    mayImport: ['database'],
  },
  {
    name: 'local-run',
    what: 'A job without a server: its tasks run on threads and pass data on in memory or in a temporary file.',
    mayImport: ['records', 'formats', 'cleansing', 'workflow', 'engine'],
  },
  {
    name: 'planning',
    what: 'The way from a file to a workflow, for `fettle clean` and the console: the file examined, its steps planned, their effect in words.',
    mayImport: ['address', 'records', 'formats', 'cleansing', 'recognition', 'workflow'],
  },
  {
    name: 'trial',
    what: 'A plan tried on the first records of a file, cell by cell, with the reason for each change. Runs on a thread of its own.',
    mayImport: [
      'database',
      'address',
      'address-file',
      'records',
      'formats',
      'matching',
      'cleansing',
      'recognition',
      'workflow',
      'engine',
      'local-run',
      'datasets',
      'files',
      'planning',
    ],
  },
  {
    name: 'jobs',
    what: 'Submission, tasks, the queue, workers, progress, cancelling.',
    mayImport: [
      'reviews',
      'database',
      'records',
      'accounts',
      'datasets',
      'files',
      'formats',
      'workflow',
      'engine',
      'cleansing',
      'address',
      'address-file',
      'matching',
      'suppression',
    ],
  },
  {
    name: 'http',
    what: 'The server (`server`, `bodies`, `fairness`, `limits`), the error catalogue (`errors`), and a plugin for each surface: `batch`, `tokens`, `webservices`, `compat`, `operations`, `console`.',
    mayImport: [
      'address',
      'records',
      'address-file',
      'lookup',
      'suggestions',
      'matching',
      'cleansing',
      'workflow',
      'database',
      'accounts',
      'datasets',
      'files',
      'tokens',
      'credits',
      'jobs',
      'operators',
      'request-log',
      'suppression',
      'reviews',
      'planning',
      'recognition',
      'trial',
    ],
  },
  {
    name: 'cli',
    what: 'One file or folder for each command.',
    mayImport: 'everything',
  },
];

/** The linter's rules, which biome.json extends. If two rules apply to a file, only the later one counts. */
export function importRules(): object {
  return { overrides: [...FOLDERS.map(folderRule), ...ROOMS.flatMap(roomRule)] };
}

function folderRule({ name, mayImport }: Folder): object {
  return restriction(name, [refusal(name, mayImport, refusedFolders(name, mayImport), 'folder')]);
}

function roomRule({ name, mayImport, isOpenToAll }: Room): object[] {
  if (mayImport === 'everything') return [];
  const [own, inner] = name.split('/');
  const isOther = (other: string) => {
    const [folder, part] = other.split('/');
    if (part === undefined) return folder !== own;
    // Within its own folder, a room that is itself such an inner room may not import the other inner rooms.
    return folder === own && inner !== undefined && part !== inner;
  };
  const refused = ROOMS.filter(
    (other) =>
      isOther(other.name) &&
      !mayImport.includes(other.name) &&
      !(other.isOpenToAll === true && isOpenToAll !== true),
  ).map((other) => other.name.split('/').at(-1)!);
  return [
    restriction(`src/${name}`, [
      refusal('src', [], refusedFolders('src', []), 'folder'),
      refusal(`src/${name}`, mayImport, refused, 'room'),
    ]),
  ];
}

function refusedFolders(name: string, mayImport: readonly string[]): string[] {
  const folders = [...FOLDERS.map((folder) => folder.name), 'tests'];
  return folders.filter((folder) => folder !== name && !mayImport.includes(folder));
}

function refusal(of: string, mayImport: readonly string[], refused: readonly string[], kind: string): object {
  const allowed = mayImport.length === 0 ? `no other ${kind}` : `only ${mayImport.join(', ')}`;
  // `client` has a folder `src` of its own.
  const exceptions = mayImport.includes('client') ? ['!../**/client/src/**'] : [];
  return {
    group: [...refused.map((folder) => `../**/${folder}/**`), ...exceptions],
    message: `${of} may import ${allowed} (scripts/rooms.ts).`,
  };
}

function restriction(folder: string, patterns: readonly object[]): object {
  const rule = { level: 'error', options: { patterns } };
  return { includes: [`${folder}/**`], linter: { rules: { style: { noRestrictedImports: rule } } } };
}

/** The table of rooms on the architecture page, in Markdown. */
export function roomTable(): string {
  const cell = ({ mayImport }: Room) => {
    if (mayImport === 'everything') return mayImport;
    return mayImport.length === 0 ? 'nothing' : mayImport.map((name) => `\`${name}\``).join(', ');
  };
  return [
    '| Room | What is in it | May import |',
    '| --- | --- | --- |',
    ...ROOMS.map((room) => `| \`${room.name}\` | ${room.what} | ${cell(room)} |`),
  ].join('\n');
}
