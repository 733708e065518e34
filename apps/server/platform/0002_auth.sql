-- The accounts, as GoTrue keeps them, and the three functions with which SQL asks who
-- is calling.

create schema auth;
grant usage on schema auth to anon, authenticated, service_role, supabase_auth_admin;

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;
create function auth.uid() returns uuid language sql stable as $$
  select nullif(auth.jwt() ->> 'sub', '')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select auth.jwt() ->> 'role'
$$;
create function auth.email() returns text language sql stable as $$
  select auth.jwt() ->> 'email'
$$;

create table auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text not null default 'authenticated',
  role text not null default 'authenticated',
  email text,
  encrypted_password text,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  email_change text,
  email_change_sent_at timestamptz,
  last_sign_in_at timestamptz,
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  banned_until timestamptz,
  is_anonymous boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on auth.users (lower(email));

create table auth.identities (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  provider text not null,
  provider_id text not null,
  identity_data jsonb not null default '{}',
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider, provider_id)
);
create index identities_by_user on auth.identities (user_id);

create table auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  aal text not null default 'aal1',
  -- how the person proved who they are; says `amr` in every access token of the session
  authentication_method text not null default 'password',
  user_agent text,
  ip text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  refreshed_at timestamptz
);
create index sessions_by_user on auth.sessions (user_id, created_at);

create table auth.refresh_tokens (
  id bigint generated always as identity primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- a digest: who reads the table cannot sign in with it
  token_hash text not null unique,
  parent_hash text unique,
  -- with the parent token, which only its holder has, makes this token again: a second
  -- tab that still holds the parent gets the same successor
  derivation text,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index refresh_tokens_by_session on auth.refresh_tokens (session_id);
create index refresh_tokens_by_user on auth.refresh_tokens (user_id);

-- Links in mails: confirmation, recovery, change of address. One use each.
-- A newer mail replaces the older of its kind.
create table auth.one_time_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  token_type text not null,
  -- the long token in the link, as a digest
  token_hash text not null unique,
  -- the short code a person types, as a keyed digest: six digits alone could be guessed
  -- by who reads the table
  code_hash text not null,
  -- wrong codes typed so far
  attempts integer not null default 0,
  -- the address the mail went to
  relates_to text not null,
  code_challenge text,
  code_challenge_method text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (user_id, token_type)
);
create index one_time_tokens_by_address on auth.one_time_tokens (relates_to);

-- A sign-in that has gone to another page (Google, a mail link) and must come back:
-- first waiting for the provider (provider_state_hash), then for the client to exchange
-- its code (auth_code_hash). Each step takes the row away, so neither can be repeated.
create table auth.flow_state (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  auth_code_hash text unique,
  code_challenge text,
  code_challenge_method text,
  provider_state_hash text unique,
  provider_verifier text,
  provider_nonce text,
  provider_access_token text,
  provider_refresh_token text,
  redirect_to text,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index flow_state_by_expiry on auth.flow_state (expires_at);
create index flow_state_by_user on auth.flow_state (user_id);

-- How often an address or an account has asked lately; keys are digests. Only counts:
-- losing it in a crash costs nothing, so it skips the write-ahead log.
create unlogged table auth.rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limits_by_expiry on auth.rate_limits (expire);

alter table auth.users enable row level security;
alter table auth.identities enable row level security;
alter table auth.sessions enable row level security;
alter table auth.refresh_tokens enable row level security;
alter table auth.one_time_tokens enable row level security;
alter table auth.flow_state enable row level security;
alter table auth.rate_limits enable row level security;

-- One writer, told by policy instead of by ownership, so that the schema keeps its
-- owner and the role that holds passwords can change no definition.
do $$
declare
  name text;
begin
  foreach name in array array['users', 'identities', 'sessions', 'refresh_tokens', 'one_time_tokens', 'flow_state', 'rate_limits']
  loop
    execute format('create policy auth_admin on auth.%I to supabase_auth_admin using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to supabase_auth_admin', name);
  end loop;
end $$;

-- Not granted: any table of this schema to anon, authenticated or service_role. The
-- service role reaches accounts through /auth/v1/admin.
grant execute on all functions in schema auth to anon, authenticated, service_role, supabase_auth_admin;
