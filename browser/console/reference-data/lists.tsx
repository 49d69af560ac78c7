import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { FormDialog } from '../parts/form-dialog.tsx';
import { Empty } from '../parts/page.tsx';
import { Scroll } from '../parts/scroll.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';
import { count, several } from '../words.ts';
import type { SuppressionList } from './types.ts';

const USE = 'POST /console/api/suppression-lists/use';
const WITHDRAW = 'POST /console/api/suppression-lists/withdraw';

type Change = 'use' | 'withdraw';

interface Asked {
  readonly list: SuppressionList;
  readonly change: Change;
}

/** Shows the versions of the suppression lists. Operators can take a version into use, or withdraw it. */
export function Lists({ lists, reload }: { lists: readonly SuppressionList[]; reload: () => void }) {
  const { may } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const change = (list: SuppressionList): Change | undefined => {
    if (list.state === 'in use' || list.state === 'waiting') return may(WITHDRAW) ? 'withdraw' : undefined;
    return list.state !== 'removed' && may(USE) ? 'use' : undefined;
  };
  return (
    <section>
      <h2>Suppression lists</h2>
      {lists.length === 0 ? (
        <Empty title="No list has been loaded">
          <p>
            Load a licensed one with <code>fettle suppression load KIND FILE</code>. Workflows that need a
            list are refused until then.
          </p>
        </Empty>
      ) : (
        <Scroll label="Suppression lists">
          <table class="wide">
            <thead>
              <tr>
                <th scope="col">List</th>
                <th scope="col">State</th>
                <th scope="col">Age and limit</th>
                <th scope="col" class="number">
                  Rows
                </th>
                <th scope="col">Effective</th>
                <th scope="col">Licence</th>
                <th scope="col">
                  <span class="unseen">Change</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {lists.map((list) => (
                <tr key={list.name}>
                  <th scope="row" title={list.meaning}>
                    {list.name}
                    {list.isInvented && <span class="tag warning">invented</span>}
                  </th>
                  <td>{list.state}</td>
                  <td>
                    <meter
                      class={list.days > list.mostDays ? 'old' : undefined}
                      min={0}
                      max={list.mostDays}
                      value={Math.min(list.days, list.mostDays)}
                      aria-label={`Age of ${list.name}`}
                    />{' '}
                    {list.days} of {list.mostDays} days
                    {list.state === 'in use' && list.days > list.mostDays && (
                      <span class="tag bad">too old</span>
                    )}
                  </td>
                  <td class="number">
                    {count(list.rows)}
                    {list.badRows > 0 && <span class="tag warning">{count(list.badRows)} bad</span>}
                  </td>
                  <td>{list.effective}</td>
                  <td>{list.licence}</td>
                  <td class="number">
                    <Offer list={list} change={change(list)} ask={setAsked} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      {asked !== undefined && (
        <ChangeList {...asked} lists={lists} onClose={() => setAsked(undefined)} onDone={reload} />
      )}
    </section>
  );
}

function Offer({
  list,
  change,
  ask,
}: {
  list: SuppressionList;
  change: Change | undefined;
  ask: (asked: Asked) => void;
}) {
  if (change === undefined) return null;
  return (
    <button type="button" class="link" onClick={() => ask({ list, change })}>
      {change === 'use' ? 'Use' : 'Withdraw'}
      <span class="unseen"> {list.name}</span>
    </button>
  );
}

/** Says what the change will do, and does it. */
function ChangeList({
  list,
  change,
  lists,
  onClose,
  onDone,
}: Asked & { lists: readonly SuppressionList[]; onClose: () => void; onDone: () => void }) {
  const others = lists.filter((one) => one.list === list.list && one.name !== list.name);
  const now = others.find(({ state }) => state === 'in use');
  // The service falls back to the version that was last in use. Only the service knows which version that is.
  const isLast = list.state === 'in use' && !others.some(({ state }) => state === 'kept');
  const submit = async () => {
    const path = `/console/api/suppression-lists/${change}`;
    const { state } = await read<{ state: string }>(path, { method: 'POST', body: { name: list.name } });
    toast(change === 'use' ? `${list.name} is ${state}.` : `Withdrew ${list.name}.`);
    onClose();
    onDone();
  };
  return (
    <FormDialog
      title={change === 'use' ? `Use ${list.name}?` : `Withdraw ${list.name}?`}
      action={change === 'use' ? `Use ${list.name}` : `Withdraw ${list.name}`}
      isDanger={change === 'withdraw'}
      onSubmit={submit}
      onClose={onClose}
    >
      <ul class="consequences">
        {change === 'use' && (
          <>
            <li>Every byte of it is checked first. If one has changed, nothing happens.</li>
            <li>
              New jobs of all clients then use its {several(list.rows, 'row')}
              {now === undefined ? '' : ` in place of the ${several(now.rows, 'row')} of ${now.name}`}.
            </li>
          </>
        )}
        {change === 'withdraw' && (
          <li>
            {isLast
              ? `No version of ${list.list} is in use after that: workflows that need it are refused.`
              : list.state === 'in use'
                ? `New jobs use the version of ${list.list} that was in use before.`
                : `It will not be taken into use on ${list.effective}.`}
          </li>
        )}
        <li>Jobs that run finish with the version that they began with.</li>
        <li>Nothing is deleted.</li>
      </ul>
    </FormDialog>
  );
}
