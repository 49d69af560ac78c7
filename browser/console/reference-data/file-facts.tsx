import { bytes, count } from '../words.ts';
import type { DescribedFile } from './types.ts';

/** What an address file is and where it comes from, in the sentences of the command line. */
export function FileFacts({ file }: { file: DescribedFile }) {
  const { edition, folder, isInvented, addresses, postcodes, sources, says } = file;
  const licences = [...new Set(sources.map(({ licence }) => licence).filter(Boolean))];
  // The sentences repeat the figures, the sources and the licences, which are shown by themselves.
  const notes = says.filter(
    (line) => !/^(Edition|Addresses:|From |INVENTED)/.test(line) && !licences.includes(line),
  );
  return (
    <>
      <p class="figure">
        <strong>{edition}</strong>
        {isInvented && <span class="tag warning">invented: post nothing to these addresses</span>}
      </p>
      <dl class="facts">
        <div>
          <dt>Addresses</dt>
          <dd>{count(addresses)}</dd>
        </div>
        <div>
          <dt>Postcodes</dt>
          <dd>{count(postcodes)}</dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>{bytes(file.bytes)}</dd>
        </div>
        <div>
          <dt>Folder</dt>
          <dd class="data">{folder}</dd>
        </div>
      </dl>
      <ul class="sources">
        {sources.map(({ name, layout, edition: delivered, rows, badRows }) => (
          <li key={name}>
            <strong>{name}</strong> <span class="soft">{[layout, delivered].filter(Boolean).join(', ')}</span>
            , {count(rows)} rows
            {badRows > 0 && <span class="tag warning">{count(badRows)} could not be read</span>}
          </li>
        ))}
      </ul>
      {licences.map((licence) => (
        <p key={licence} class="soft small licence">
          {licence}
        </p>
      ))}
      {notes.length > 0 && (
        <details>
          <summary>More about its contents</summary>
          <ul class="reasons">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
