-- The columns that Supabase's tables of accounts, sessions and files have beside ours, so that rows go from here to a
-- project and back by name (docs/operate.md). This server neither reads nor fills most of them; their defaults are what the
-- auth server expects of an account that never used them: texts empty rather than null, which it refuses to read.

alter table auth.users
  add column instance_id uuid default '00000000-0000-0000-0000-000000000000',
  add column invited_at timestamptz,
  add column confirmation_token varchar(255) default '',
  add column recovery_token varchar(255) default '',
  add column email_change_token_new varchar(255) default '',
  add column is_super_admin boolean,
  add column phone text unique,
  add column phone_confirmed_at timestamptz,
  add column phone_change text default '',
  add column phone_change_token varchar(255) default '',
  add column phone_change_sent_at timestamptz,
  add column confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  add column email_change_token_current varchar(255) default '',
  add column email_change_confirm_status smallint default 0 check (email_change_confirm_status between 0 and 2),
  add column reauthentication_token varchar(255) default '',
  add column reauthentication_sent_at timestamptz,
  add column is_sso_user boolean not null default false,
  add column deleted_at timestamptz;

alter table auth.identities
  add column email text generated always as (lower(identity_data ->> 'email')) stored;

alter table auth.sessions
  add column factor_id uuid,
  add column not_after timestamptz,
  add column tag text,
  add column oauth_client_id uuid,
  add column refresh_token_hmac_key text,
  add column refresh_token_counter bigint,
  add column scopes text;

create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
alter table storage.buckets
  add column avif_autodetection boolean default false,
  add column type storage.buckettype not null default 'STANDARD';
alter table storage.objects
  add column path_tokens text[] generated always as (string_to_array(name, '/')) stored;

-- As on Supabase everybody may ask, and the policies decide; row level security is on and no policy is for anon.
grant select, insert, update, delete on storage.objects to anon;
