import { useLayoutEffect, useState } from 'preact/hooks';
import { href } from '../../location.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Empty, Failure, PageHead, Waiting } from '../../parts/page.tsx';
import { count, duration, several } from '../../words.ts';
import { AddressCase, candidatesOf } from './address.tsx';
import { type CaseQueue, useCaseQueue } from './case-queue.ts';
import { PairCase } from './pair.tsx';
import { NO_POINT, type ReviewCase, type ReviewPage } from './types.ts';

/** The cases of an output, one at a time. */
export function ReviewCasePage({ client, job, output }: { client: string; job: string; output: string }) {
  const path = ['/console/api/clients', client, 'reviews', job, output]
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/');
  const queue = useCaseQueue(path);
  const { page, error, found, reload } = queue;
  return (
    <>
      <PageHead
        title={`Review ${output}`}
        above={<a href={href(`/review?client=${client}`)}>Review</a>}
        below={
          <>
            Left by <a href={href(`/jobs/${client}/${encodeURIComponent(job)}`)}>{job}</a>
            {page && `. Later jobs of ${page.workflow} follow the answers.`}
          </>
        }
      />
      {error && <Failure error={error} isStale={page !== undefined} retry={reload} />}
      {page === undefined && !error && <Waiting />}
      {page !== undefined && found === undefined && queue.left === 0 && (
        <Finished queue={queue} page={page} />
      )}
      {page !== undefined && found !== undefined && (
        <Asked key={found.number} queue={queue} page={page} found={found} />
      )}
    </>
  );
}

function Finished({ queue, page }: { queue: CaseQueue; page: ReviewPage }) {
  return (
    <Empty title={page.all === 0 ? 'This job left no cases' : 'All cases are settled'}>
      <p role="status">
        {page.all > page.reviewed
          ? `The output has ${count(page.all)} cases, and ${count(page.reviewed)} of them can be reviewed at a time. Run the workflow again for the others.`
          : `Run ${page.workflow} again, and it follows the answers.`}
      </p>
      {queue.canUndo && (
        <div class="buttons start">
          <button type="button" onClick={() => void queue.undo()}>
            Undo the last answer
          </button>
        </div>
      )}
    </Empty>
  );
}

function Asked({ queue, page, found }: { queue: CaseQueue; page: ReviewPage; found: ReviewCase }) {
  const [chosen, setChosen] = useState(0);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const isPair = page.kind === 'pair';
  const candidates = isPair ? [] : candidatesOf(found);
  const text = (column: string) => String(found.values[column] ?? '');

  const same = () =>
    isPair
      ? queue.answer(text('key_1'), text('key_2'), 'together')
      : queue.answer(text('key'), candidates[chosen]?.key ?? NO_POINT, 'together');
  const different = () =>
    isPair
      ? queue.answer(text('key_1'), text('key_2'), 'apart')
      : queue.answer(text('key'), NO_POINT, 'apart');

  const press = (key: string): boolean => {
    if (key === 'y') void same();
    else if (key === 'n') void different();
    else if (key === 's') queue.skip();
    else if (key === 'u') void queue.undo();
    else if (key === '?') setIsHelpOpen(true);
    else if (/^[1-5]$/.test(key) && Number(key) <= candidates.length) setChosen(Number(key) - 1);
    else return false;
    return true;
  };
  // Not useEffect: the keys must belong to the case that is drawn, from its first moment on.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target, repeat } = event;
      if (ctrlKey || metaKey || altKey || repeat) return;
      // A letter that is typed into a field, or into a dialog, is no answer.
      const isTyped = (target as Element).matches('input:not([type=radio]), select, textarea');
      if (isTyped || document.querySelector('dialog[open], .sign-in') !== null) return;
      if (press(key)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });

  const done = page.reviewed - queue.left;
  return (
    <div class="review">
      <div class="review-progress">
        <progress max={page.reviewed} value={done} aria-label="Cases that are settled" />
        <p>
          <strong>{count(queue.left)} left</strong>{' '}
          <span class="soft">
            of {count(page.reviewed)}
            {queue.timeLeft !== undefined && ` · about ${duration(queue.timeLeft)}`}
            {queue.skipped > 0 && ` · ${several(queue.skipped, 'case', 'cases')} put off`}
          </span>
        </p>
        <p class="soft" role="status">
          {queue.says}
        </p>
      </div>
      {isPair ? (
        <PairCase found={found} />
      ) : (
        <AddressCase found={found} chosen={chosen} onChoose={setChosen} />
      )}
      <div class="answers">
        <button type="button" class="primary" onClick={() => void same()}>
          {isPair ? 'Same' : 'This one'} <kbd>y</kbd>
        </button>
        <button type="button" onClick={() => void different()}>
          {isPair ? 'Different' : 'None of them'} <kbd>n</kbd>
        </button>
        <button type="button" onClick={() => queue.skip()}>
          Skip <kbd>s</kbd>
        </button>
        <button type="button" disabled={!queue.canUndo} onClick={() => void queue.undo()}>
          Undo <kbd>u</kbd>
        </button>
        <button type="button" onClick={() => setIsHelpOpen(true)}>
          Keys <kbd>?</kbd>
        </button>
      </div>
      {isHelpOpen && <Keys isPair={isPair} onClose={() => setIsHelpOpen(false)} />}
    </div>
  );
}

function Keys({ isPair, onClose }: { isPair: boolean; onClose: () => void }) {
  const keys = [
    ['y', isPair ? 'They are the same' : 'The marked delivery point is right'],
    ['n', isPair ? 'They are different' : 'None of them is right'],
    ...(isPair ? [] : [['1–5', 'Mark another delivery point']]),
    ['s', 'Decide it later'],
    ['u', 'Take the last answer back'],
    ['?', 'Show these keys'],
  ];
  return (
    <Dialog title="Keys" onClose={onClose}>
      <dl class="keys">
        {keys.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <div class="buttons">
        <button type="button" class="primary" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
