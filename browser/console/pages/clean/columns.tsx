import { Scroll } from '../../parts/scroll.tsx';
import { count } from '../../words.ts';
import type { Choices, FileColumn, Reading, Trial } from './types.ts';

/** The first records as they are in the file. Above each column, what it was taken for and how sure. */
export function Columns({
  trial,
  choices,
  choose,
}: {
  trial: Trial;
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
}) {
  const { columns, first, kinds, reading } = trial;
  const known = columns.filter(({ kind }) => kind !== null).length;
  const change = (column: string, kind: string) =>
    choose({ columns: { ...choices.columns, [column]: kind } });
  return (
    <section>
      <h2>Columns</h2>
      <p class="below">
        {known} of {columns.length} columns were recognised; the others are carried along as they are.{' '}
        {inWords(reading)}
      </p>
      <ReadDifferently reading={reading} choices={choices} choose={choose} />
      <Scroll label="First records of the file" kind="data first-records">
        <table class="wide">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col">
                  <span class="column-label">{column.label}</span>
                  <select
                    aria-label={`What ${column.label} holds`}
                    value={column.kind ?? 'nothing'}
                    onChange={({ currentTarget }) => change(column.name, currentTarget.value)}
                  >
                    <option value="nothing">left as it is</option>
                    {Object.entries(kinds).map(([kind, says]) => (
                      <option key={kind} value={kind}>
                        {says}
                      </option>
                    ))}
                  </select>
                  <Sureness column={column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {first.map((row, at) => (
              <tr key={at}>
                {row.map((value, column) => (
                  <td key={column}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  );
}

/** How sure the kind of a column is, with the reason. */
function Sureness({ column }: { column: FileColumn }) {
  const { evidence, doubt, kind, label, isChosen } = column;
  if (kind === null)
    return (
      <span class="chip soft" title={doubt === null ? 'It is carried along.' : `Left alone: ${doubt}.`}>
        {isChosen ? 'chosen by you' : doubt === null ? 'carried along' : 'doubtful'}
      </span>
    );
  if (evidence === null || evidence.of === 0) return <span class="chip">by its header</span>;
  const why = `${count(evidence.fitting)} of ${count(evidence.of)} values ${evidence.does}; header “${label}”`;
  return (
    <span class="chip" title={why}>
      {isChosen ? 'chosen by you · ' : ''}
      {Math.floor((100 * evidence.fitting) / evidence.of)} %<span class="unseen">: {why}</span>
    </span>
  );
}

const DELIMITERS: Readonly<Record<string, string>> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'bars',
};

const FORMATS: Readonly<Record<string, string>> = {
  csv: 'CSV',
  xlsx: 'an Excel workbook',
  parquet: 'Parquet',
  json: 'JSON',
  ndjson: 'JSON lines',
};

/** The encodings that a person can choose. */
const ENCODINGS: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252 (Western European)',
  'utf-16le': 'UTF-16, little-endian',
  'utf-16be': 'UTF-16, big-endian',
};

function encodingInWords(encoding: string): string {
  if (encoding === 'utf-8-or-windows-1252') return 'UTF-8 or Windows-1252, line by line';
  return ENCODINGS[encoding] ?? encoding;
}

function inWords({ format, encoding, delimiter, rowsAbove, isHeaderless, sheet }: Reading): string {
  const parts = [
    `Read as ${FORMATS[format] ?? format}`,
    ...(encoding === undefined ? [] : [encodingInWords(encoding)]),
    ...(delimiter === undefined ? [] : [`separated by ${DELIMITERS[delimiter] ?? delimiter}`]),
    ...(sheet === null ? [] : [`sheet ${sheet}`]),
    ...(rowsAbove === 0 ? [] : [`${rowsAbove} rows above the header left out`]),
    isHeaderless ? 'without a header' : 'with a header',
  ];
  return `${parts.join(', ')}.`;
}

/** The place of the table in the file, to be changed by hand. */
function ReadDifferently({
  reading,
  choices,
  choose,
}: {
  reading: Reading;
  choices: Choices;
  choose: (change: Partial<Choices>) => void;
}) {
  if (reading.format !== 'csv' && reading.format !== 'xlsx') return null;
  const place = choices.place ?? {};
  const change = (next: NonNullable<Choices['place']>) => choose({ place: { ...place, ...next } });
  return (
    <details class="read-differently">
      <summary>Read it differently</summary>
      <label class="switch">
        <input
          type="checkbox"
          checked={!reading.isHeaderless}
          onChange={({ currentTarget }) => change({ isHeaderless: !currentTarget.checked })}
        />
        <span>The first row has the column names</span>
      </label>
      {reading.format === 'csv' && (
        <label class="inline">
          Encoding
          <select
            value={place.encoding ?? ''}
            onChange={({ currentTarget }) => {
              const { encoding: _, ...others } = place;
              const encoding = currentTarget.value;
              choose({ place: encoding === '' ? others : { ...others, encoding } });
            }}
          >
            <option value="">detected</option>
            {Object.entries(ENCODINGS).map(([encoding, says]) => (
              <option key={encoding} value={encoding}>
                {says}
              </option>
            ))}
          </select>
        </label>
      )}
      {reading.format === 'csv' ? (
        <label class="inline">
          Rows above the header
          <input
            type="number"
            min={0}
            max={1000}
            value={reading.rowsAbove}
            onChange={({ currentTarget }) => {
              const rows = currentTarget.valueAsNumber;
              if (Number.isInteger(rows) && rows >= 0 && rows <= 1000) change({ rowsAbove: rows });
            }}
          />
        </label>
      ) : (
        <label class="inline">
          Sheet
          <input
            value={reading.sheet ?? ''}
            placeholder="the first one"
            onChange={({ currentTarget }) => {
              const { sheet: _, ...others } = place;
              const sheet = currentTarget.value.trim();
              choose({ place: sheet === '' ? others : { ...others, sheet } });
            }}
          />
        </label>
      )}
    </details>
  );
}
