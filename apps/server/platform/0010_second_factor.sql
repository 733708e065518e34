-- The second factor, in GoTrue's tables. A factor is a secret that an authenticator app shares with the server; a session
-- that has proven it is aal2.

create table auth.mfa_factors (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- encrypted; the key follows from the installation's secret
  secret text,
  last_challenged_at timestamptz,
  -- the 30 seconds whose code was used last: no code of these or earlier ones is taken again
  last_used_step bigint
);
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where trim(friendly_name) <> '';
create index mfa_factors_user_id_idx on auth.mfa_factors (user_id);
-- One set of recovery codes for each account.
create unique index mfa_factors_one_recovery on auth.mfa_factors (user_id) where factor_type = 'recovery_code';

create table auth.mfa_challenges (
  id uuid primary key,
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null,
  verified_at timestamptz,
  ip_address text not null
);
create index mfa_challenges_by_factor on auth.mfa_challenges (factor_id);

-- How a session was proven, and when last: `amr` of its access tokens.
create table auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
);
insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
  select id, created_at, created_at, authentication_method from auth.sessions;

-- Each is used once. A keyed digest: who reads the table cannot use them.
create table auth.mfa_recovery_codes (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  consumed_at timestamptz,
  created_at timestamptz not null,
  unique (factor_id, code_hash)
);

do $$
declare
  name text;
begin
  foreach name in array array['mfa_factors', 'mfa_challenges', 'mfa_amr_claims', 'mfa_recovery_codes']
  loop
    execute format('alter table auth.%I enable row level security', name);
    execute format('create policy auth_admin on auth.%I to supabase_auth_admin using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on auth.%I to supabase_auth_admin', name);
  end loop;
end $$;

-- What a token of this session is good for now: 'live', 'ended', or 'second_factor_needed' while the account has a
-- factor that the session has not proven.
create function auth.standing(person uuid, session uuid, at timestamptz) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when not auth.is_live(person, session, at) then 'ended'
    when session is not null
      and exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
      and not exists (select from auth.sessions s where s.id = session and s.aal = 'aal2')
      then 'second_factor_needed'
    else 'live'
  end
$$;
revoke execute on function auth.standing(uuid, uuid, timestamptz) from public;
grant execute on function auth.standing(uuid, uuid, timestamptz) to authenticator;
