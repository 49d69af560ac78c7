-- Passkeys of operators (WebAuthn), and the challenges that browsers must sign.

create table operator_passkey (
  -- The credential's id in base64url.
  id text primary key,
  operator_id bigint not null references operator on delete cascade,
  -- What the operator calls the device.
  name text not null,
  -- COSE, as the authenticator gave it. It is no secret.
  public_key bytea not null,
  -- How often the authenticator has signed, if it counts. A lower number means a copy.
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null,
  used_at timestamptz
);
create index on operator_passkey (operator_id);

-- A challenge works once, for a few minutes.
create table operator_challenge (
  challenge text primary key,
  -- The operator who adds a passkey. Null for a sign-in: nobody is known yet.
  operator_id bigint references operator on delete cascade,
  expires_at timestamptz not null
);
create index on operator_challenge (expires_at);

-- The account of an OpenID provider: the issuer and its `sub`. The first single sign-on sets it.
alter table operator add column oidc_subject text unique;
