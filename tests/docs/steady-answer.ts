/** Members with a time that differs from run to run. Times that a request sent, such as `expiresAt`, stay. */
const MOMENTS: Readonly<Record<string, string>> = {
  installedAt: '2026-03-01T09:30:00.000Z',
  createdAt: '2026-03-02T09:30:00.000Z',
  updatedAt: '2026-03-02T09:30:00.000Z',
  submittedAt: '2026-03-02T09:30:00.000Z',
  startedAt: '2026-03-02T09:30:00.120Z',
  completedAt: '2026-03-02T09:30:01.480Z',
};

/** Other members that differ: key material, remaining credits, the version of the service. */
const VALUES: Readonly<Record<string, unknown>> = {
  n: 'MODULUS-OF-THE-KEY',
  kid: 'ID-OF-THE-KEY',
  CreditsRemaining: 998,
  SessionID: '0b7cbb2e-8f0d-4bb5-9f5e-6f1d4a7e3c11',
  usage_today: 2,
  daily_limit: 1000,
  version: '1.0.0',
  paths: {},
  components: {},
};

/** The edition of the invented addresses is the day on which they were made. */
const EDITION = /edition \d{4}-\d\d-\d\d/;

/** The number of results that are kept. */
const ENTRIES = 2;
const LISTS: ReadonlySet<string> = new Set(['Results', 'addresses', 'suggestions']);

/** The id of a suggestion, alone or at the end of a path: every installation makes others. */
const SUGGESTION_ID = /^(\/get(?:-location)?\/)?[A-Za-z0-9_-]{22}$/;

/** The lines of metrics that are kept, with their numbers set to 1. */
const METRIC_LINES = 3;

/**
 * An answer without the parts that differ from run to run, so that it can be kept as an example. The tables
 * above have the replacements for times, key material, credits and long lists. The caller's own values were
 * replaced before.
 */
export function steady(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (member, value: unknown) => {
    if (member in MOMENTS && typeof value === 'string') return MOMENTS[member];
    // The version of a workflow is a number; that of the service is text.
    if (member in VALUES && !(member === 'version' && typeof value === 'number')) return VALUES[member];
    if (member === 'description' && typeof value === 'string')
      return value.replace(EDITION, 'edition Y24M05');
    if (['id', 'value', 'url'].includes(member) && typeof value === 'string')
      return value.replace(SUGGESTION_ID, '$1ID-OF-A-SUGGESTION');
    if (member === 'date' && value === new Date().toISOString().slice(0, 10)) return '2026-03-02';
    if (LISTS.has(member) && Array.isArray(value)) return value.slice(0, ENTRIES);
    return value;
  });
}

/** The first lines of the metrics. */
export function steadyMetrics(text: string): string {
  const lines = text.split('\n').slice(0, METRIC_LINES);
  return `${lines.map((line) => line.replace(/ [\d.e+-]+$/, ' 1')).join('\n')}\n`;
}

/** Server-sent events, each with steady data. */
export function steadyEvents(text: string): string {
  return text.replace(
    /^data: (.*)$/gm,
    (_, data: string) => `data: ${JSON.stringify(steady(JSON.parse(data)))}`,
  );
}
