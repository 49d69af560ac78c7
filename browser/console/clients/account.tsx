import { useState } from 'preact/hooks';
import { read } from '../api.ts';
import { endOfDay, FormDialog, textOf } from '../parts/form-dialog.tsx';
import { Empty } from '../parts/page.tsx';
import { ShownOnce } from '../parts/shown-once.tsx';
import { toast } from '../parts/toasts.tsx';
import { useSession } from '../session.ts';
import { count, day, several } from '../words.ts';
import { LICENCES, type SeenAccount } from './types.ts';

type Asked = 'make' | 'top-up' | 'change' | 'password' | 'tokens' | 'remove';

const pathOf = (name: string, ...parts: string[]): string =>
  ['/console/api/accounts', encodeURIComponent(name), ...parts].join('/');

/** The account of the web services that a client manages: its credits and terms. */
export function AccountCard({
  account,
  client,
  onChanged,
}: {
  account: SeenAccount | null;
  client?: { readonly clientId: string; readonly name: string };
  onChanged: () => void;
}) {
  const { may } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const [made, setMade] = useState<Readonly<Record<string, string>>>();
  const close = () => setAsked(undefined);
  const done = (says?: string) => {
    if (says !== undefined) toast(says);
    close();
    onChanged();
  };
  const Ask = ({ kind, action, children }: { kind: Asked; action: string; children: string }) =>
    may(action) ? (
      <button type="button" onClick={() => setAsked(kind)}>
        {children}
      </button>
    ) : null;
  const dialogs = {
    make: client && (
      <MakeAccount
        client={client}
        onClose={close}
        onMade={(secrets) => {
          setMade(secrets);
          done();
        }}
      />
    ),
    'top-up': account && <TopUp account={account} onClose={close} onDone={done} />,
    change: account && <ChangeTerms account={account} onClose={close} onDone={done} />,
    password: account && (
      <FormDialog
        title={`Give ${account.name} a new password?`}
        action="Make a new password"
        isDanger
        onClose={close}
        onSubmit={async () => {
          const { password } = await read<{ password: string }>(pathOf(account.name, 'password'), {
            method: 'POST',
          });
          setMade({ 'user name': account.username, password });
          done();
        }}
      >
        <p>
          The present password stops working at once. Programs that use it are refused until they have the new
          one.
        </p>
      </FormDialog>
    ),
    tokens: account && (
      <FormDialog
        title={`Revoke the tokens of ${account.name}?`}
        action="Revoke all tokens"
        isDanger
        keep="Keep them"
        onClose={close}
        onSubmit={async () => {
          await read(pathOf(account.name, 'tokens'), { method: 'DELETE' });
          done(`Revoked the tokens of ${account.name}.`);
        }}
      >
        <p>Every token that was issued so far is refused. Keys and the password stay valid.</p>
      </FormDialog>
    ),
    remove: account && (
      <FormDialog
        title={`Remove the account ${account.name}?`}
        action="Remove the account"
        isDanger
        keep="Keep it"
        onClose={close}
        onSubmit={async () => {
          await read(pathOf(account.name), { method: 'DELETE' });
          done(`Removed ${account.name}.`);
        }}
      >
        <p>
          Lost for good: {several(account.remaining, 'credit')}, {several(account.keyCount, 'key')}, and all
          its usage. Look-ups with its keys are refused within two seconds.
        </p>
      </FormDialog>
    ),
  };
  return (
    <section class="card">
      <h2>Look-ups</h2>
      {account === null ? (
        <Empty title="No account yet">
          <p>An account of the web services holds credits and API keys for looking up addresses.</p>
          <Ask kind="make" action="POST /console/api/accounts">
            Make an account
          </Ask>
        </Empty>
      ) : (
        <>
          <p class="figure">
            <strong>{account.isSandbox ? 'free' : count(account.remaining)}</strong>{' '}
            {account.isSandbox ? 'in the sandbox' : 'credits left'}{' '}
            <span class="soft">· {count(account.used)} used in 14 days</span>
          </p>
          <dl class="facts">
            <div>
              <dt>Account</dt>
              <dd>{account.name}</dd>
            </div>
            <div>
              <dt>User name</dt>
              <dd class="data">{account.username}</dd>
            </div>
            <div>
              <dt>Licences</dt>
              <dd>{account.licences.join(', ')}</dd>
            </div>
            <div>
              <dt>Expires</dt>
              <dd>{account.expiresAt === null ? 'never' : day(account.expiresAt)}</dd>
            </div>
          </dl>
          <div class="buttons start">
            <Ask kind="top-up" action="POST /console/api/accounts/:account/credits">
              Top up
            </Ask>
            <Ask kind="change" action="PUT /console/api/accounts/:account">
              Change the terms
            </Ask>
            <Ask kind="password" action="POST /console/api/accounts/:account/password">
              New password
            </Ask>
            <Ask kind="tokens" action="DELETE /console/api/accounts/:account/tokens">
              Revoke tokens
            </Ask>
            <Ask kind="remove" action="DELETE /console/api/accounts/:account">
              Remove
            </Ask>
          </div>
        </>
      )}
      {asked !== undefined && dialogs[asked]}
      {made !== undefined && (
        <ShownOnce title="The password of the account" secrets={made} onClose={() => setMade(undefined)} />
      )}
    </section>
  );
}

function MakeAccount({
  client,
  onClose,
  onMade,
}: {
  client: { readonly clientId: string; readonly name: string };
  onClose: () => void;
  onMade: (secrets: Readonly<Record<string, string>>) => void;
}) {
  const make = async (fields: FormData) => {
    const body = {
      name: textOf(fields, 'name'),
      credits: Number(textOf(fields, 'credits')),
      licences: fields.getAll('licence'),
      client: client.clientId,
      expiresAt: endOfDay(fields, 'expires'),
    };
    const answer = await read<{ username: string; password: string }>('/console/api/accounts', {
      method: 'POST',
      body,
    });
    onMade({ 'user name': answer.username, password: answer.password });
  };
  return (
    <FormDialog title="Make an account" action="Make the account" onSubmit={make} onClose={onClose}>
      <label>
        Name
        <input name="name" required maxLength={200} defaultValue={client.name} />
      </label>
      <label>
        Credits to begin with
        <input name="credits" type="number" min={0} step={1} required defaultValue="1000" />
      </label>
      <Licences held={['WebServerFull']} />
      <label>
        Last day (leave empty if it never expires)
        <input name="expires" type="date" />
      </label>
    </FormDialog>
  );
}

function Licences({ held }: { held: readonly string[] }) {
  return (
    <fieldset>
      <legend>Purposes that it may use addresses for</legend>
      {LICENCES.map((licence) => (
        <label key={licence} class="check-box">
          <input type="checkbox" name="licence" value={licence} defaultChecked={held.includes(licence)} />{' '}
          {licence}
        </label>
      ))}
    </fieldset>
  );
}

interface Dialogs {
  readonly account: SeenAccount;
  readonly onClose: () => void;
  readonly onDone: (says: string) => void;
}

function TopUp({ account: { name, remaining }, onClose, onDone }: Dialogs) {
  const topUp = async (fields: FormData) => {
    const answer = await read<{ remaining: number }>(pathOf(name, 'credits'), {
      method: 'POST',
      body: { credits: Number(textOf(fields, 'credits')) },
    });
    onDone(`${name} has ${count(answer.remaining)} credits.`);
  };
  return (
    <FormDialog title={`Top up ${name}`} action="Add the credits" onSubmit={topUp} onClose={onClose}>
      <p>{several(remaining, 'credit')} left. Credits that are added cannot be taken back.</p>
      <label>
        Credits to add
        <input name="credits" type="number" min={1} step={1} required />
      </label>
    </FormDialog>
  );
}

function ChangeTerms({ account, onClose, onDone }: Dialogs) {
  const { clients } = useSession();
  const change = async (fields: FormData) => {
    const body = {
      licences: fields.getAll('licence'),
      client: textOf(fields, 'client') || null,
      expiresAt: endOfDay(fields, 'expires'),
    };
    await read(pathOf(account.name), { method: 'PUT', body });
    onDone(`Changed the terms of ${account.name}. All processes follow within two seconds.`);
  };
  return (
    <FormDialog
      title={`Change the terms of ${account.name}`}
      action="Change the terms"
      onSubmit={change}
      onClose={onClose}
    >
      <Licences held={account.licences} />
      <label>
        Client that manages its keys
        <select name="client" defaultValue={account.clientId ?? ''}>
          <option value="">no client, only operators</option>
          {clients.map(({ clientId, name }) => (
            <option key={clientId} value={clientId} selected={clientId === account.clientId}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Last day (leave empty if it never expires)
        <input name="expires" type="date" defaultValue={account.expiresAt?.slice(0, 10) ?? ''} />
      </label>
    </FormDialog>
  );
}
