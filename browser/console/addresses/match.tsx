import { useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { textOf } from '../parts/form-dialog.tsx';
import { words } from '../words.ts';
import type { Evidence } from './evidence-words.ts';
import { bits, Waterfall } from './waterfall.tsx';

interface Numbers {
  readonly udprn?: string;
  readonly dps?: string;
  readonly uprn?: string;
}

interface Candidate extends Numbers {
  readonly address: string;
  readonly level: string;
  readonly score: number;
  readonly source: string;
  readonly evidence: readonly Evidence[];
}

interface Match extends Numbers {
  readonly level: string;
  readonly meaning: string;
  readonly confidence: number;
  readonly margin: number;
  readonly lines: readonly string[];
  readonly postcode: string;
  readonly corrections: readonly string[];
  readonly kept: readonly string[];
  readonly reasons: readonly string[];
  readonly runnerUp?: { readonly address: string; readonly confidence: number };
  readonly candidates: readonly Candidate[];
}

/** How many candidates are shown at first. */
const FIRST = 2;

/** Rounded down, so that only certainty gives 100. */
const percent = (confidence: number): string => `${(Math.floor(confidence * 10) / 10).toFixed(1)} %`;

/** Matches an address that somebody types, and shows the evidence. */
export function MatchForm() {
  const [match, setMatch] = useState<Match>();
  const [error, setError] = useState<string>();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget as HTMLFormElement);
    try {
      const names = ['address', 'postcode', 'town', 'company'];
      const body = Object.fromEntries(names.map((name) => [name, textOf(fields, name)]));
      setMatch(await read<Match>('/console/api/addresses/match', { method: 'POST', body }));
      setError(undefined);
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : String(failure));
    }
  };
  return (
    <div class="match-page">
      <form onSubmit={(event) => void submit(event)}>
        <label>
          Address, as it was written
          <textarea name="address" rows={4} required maxLength={500} spellcheck={false} />
        </label>
        <label>
          Postcode, if separate
          <input name="postcode" maxLength={20} spellcheck={false} />
        </label>
        <label>
          Town, if separate
          <input name="town" maxLength={100} spellcheck={false} />
        </label>
        <label>
          Company
          <input name="company" maxLength={100} spellcheck={false} />
        </label>
        {error !== undefined && (
          <p class="note bad" role="alert">
            {error}
          </p>
        )}
        <button type="submit" class="primary">
          Match
        </button>
      </form>
      <div class="result" aria-live="polite">
        {match === undefined ? (
          <p class="soft">
            Type an address with its mistakes. The result shows what it was taken for, what else was
            considered, and what each part counted for.
          </p>
        ) : (
          <Result match={match} />
        )}
      </div>
    </div>
  );
}

function Result({ match }: { match: Match }) {
  const [shown, setShown] = useState(FIRST);
  const { level, meaning, confidence, lines, postcode, candidates } = match;
  return (
    <>
      <p class="verdict">
        <strong>{level}</strong> {percent(confidence)} sure: {meaning}
      </p>
      <address class="written">
        {[...lines, postcode].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Facts match={match} />
      {candidates.slice(0, shown).map((candidate, at) => (
        <section key={`${candidate.address} ${candidate.source}`} class="card candidate">
          <h2>
            <span class="soft">{at + 1}.</span> {candidate.address}
          </h2>
          <p class="soft small">
            {at === 0
              ? leadOf(match)
              : `${bits(candidate.score - candidates[0]!.score)} bits behind the first. `}
            Found by {candidate.source}. Settles {candidate.level} at most.
          </p>
          <Waterfall
            label={`Evidence for ${candidate.address}`}
            evidence={candidate.evidence}
            score={candidate.score}
          />
        </section>
      ))}
      {shown < candidates.length && (
        <button type="button" onClick={() => setShown(candidates.length)}>
          Show {candidates.length - shown} more candidates
        </button>
      )}
      <details>
        <summary>How it was decided</summary>
        <ul class="reasons">
          {match.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

function leadOf({ margin, runnerUp }: Match): string {
  if (runnerUp === undefined) return '';
  return `Leads ${runnerUp.address} by ${margin.toFixed(1)} bits; that would be ${percent(runnerUp.confidence)} sure. `;
}

function Facts({ match: { udprn, dps, uprn, corrections, kept } }: { match: Match }) {
  const facts: readonly (readonly [string, string])[] = [
    ['Corrected', corrections.map((one) => words(one).toLowerCase()).join(', ')],
    ['Kept as written', kept.join('; ')],
    ['UDPRN', udprn ?? ''],
    ['DPS', dps ?? ''],
    ['UPRN', uprn ?? ''],
  ];
  return (
    <dl class="facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
