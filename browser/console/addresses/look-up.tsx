import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiError, read } from '../api.ts';
import { count, several, words } from '../words.ts';

interface Found {
  readonly id: string;
  readonly label: string;
  readonly addresses: number;
  readonly kind: string;
  readonly address?: Readonly<Record<string, string | number>>;
}

interface Answer {
  readonly found: readonly Found[];
  readonly inside: Found | null;
}

/** How long typing must pause before the text is sent, in milliseconds. */
const PAUSE_MILLISECONDS = 120;

/** Looks up a postcode or any words of an address, and opens places down to the single address. */
export function LookUp({ begin }: { begin: string }) {
  const [text, setText] = useState(begin);
  const [answer, setAnswer] = useState<Answer>();
  const [path, setPath] = useState<readonly Found[]>([]);
  const [error, setError] = useState<string>();
  const latest = useRef(0);
  const typed = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const results = useRef<HTMLDivElement>(null);

  /** Asks, and shows the answer together with the path to it, so that no path ever stands above another list. */
  const ask = async (body: object, to: readonly Found[]): Promise<void> => {
    const turn = ++latest.current;
    try {
      const next = await read<Answer>('/console/api/addresses/search', { method: 'POST', body });
      if (turn !== latest.current) return;
      setPath(to);
      setAnswer(next);
      setError(undefined);
    } catch (failure) {
      if (turn === latest.current) setError(failure instanceof ApiError ? failure.message : String(failure));
    }
  };
  // At once, not after the next paint: whoever opens a place before then must find the search, to give it up.
  useLayoutEffect(() => {
    if (text.trim() === '') {
      latest.current++;
      setPath([]);
      setAnswer(undefined);
      return;
    }
    typed.current = setTimeout(() => void ask({ text }, []), PAUSE_MILLISECONDS);
    return () => clearTimeout(typed.current);
  }, [text]);

  const open = async (to: readonly Found[]) => {
    const last = to.at(-1);
    // A search for the last typed letters would take the place of what was opened.
    clearTimeout(typed.current);
    await ask(last === undefined ? { text } : { id: last.id }, to);
    // The button that was pressed is gone. Somebody without a mouse goes on with the new list.
    results.current?.focus();
  };
  const shown = answer?.inside?.address ?? answer?.inside;
  return (
    <>
      <label class="search">
        Postcode, or any part of an address
        <input
          type="search"
          value={text}
          maxLength={200}
          autocomplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      {error !== undefined && (
        <p class="note bad" role="alert">
          {error}
        </p>
      )}
      {answer === undefined && error === undefined && (
        <p class="soft">
          Words may come in any order, and the last one may be unfinished. Looking up here takes no credits.
        </p>
      )}
      <div ref={results} tabIndex={-1} class="found">
        {path.length > 0 && (
          <nav class="path" aria-label="Where the list is">
            <button type="button" class="link" onClick={() => void open([])}>
              Found for “{text}”
            </button>
            {path.slice(0, -1).map((step, at) => (
              <button
                key={step.id}
                type="button"
                class="link"
                onClick={() => void open(path.slice(0, at + 1))}
              >
                {step.label}
              </button>
            ))}
          </nav>
        )}
        {path.length > 0 && shown !== undefined && shown !== null && <h2>{path.at(-1)!.label}</h2>}
        {answer?.inside?.address && <OneAddress address={answer.inside.address} />}
        {answer !== undefined && answer.found.length === 0 && answer.inside === null && (
          <p class="soft">No address in the file is like this.</p>
        )}
        {answer !== undefined && answer.found.length > 0 && (
          <ul class="suggestions">
            {answer.found.map((found) => (
              <li key={found.id}>
                <button type="button" class="link" onClick={() => void open([...path, found])}>
                  {found.label}
                </button>
                <span class="soft small">
                  {found.kind === 'address'
                    ? (found.address?.['udprn'] ?? '')
                    : `${words(found.kind)}, ${several(found.addresses, 'address', 'addresses')}`}
                </span>
              </li>
            ))}
          </ul>
        )}
        <p class="unseen" role="status">
          {answer === undefined ? '' : `${count(answer.found.length)} found`}
        </p>
      </div>
    </>
  );
}

const NAMES: Readonly<Record<string, string>> = {
  udprn: 'UDPRN',
  dps: 'DPS',
  uprn: 'UPRN',
  organisation: 'Company',
  district: 'District',
  country: 'Country',
  gridReference: 'Grid reference',
  latitude: 'Latitude',
  longitude: 'Longitude',
};

function OneAddress({ address }: { address: Readonly<Record<string, string | number>> }) {
  return (
    <dl class="facts">
      {Object.entries(NAMES)
        .filter(([name]) => address[name] !== undefined && address[name] !== '')
        .map(([name, title]) => (
          <div key={name}>
            <dt>{title}</dt>
            <dd>{address[name]}</dd>
          </div>
        ))}
    </dl>
  );
}
