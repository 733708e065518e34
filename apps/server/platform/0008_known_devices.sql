-- From where an account has been signed in to: wrong guesses from elsewhere keep nobody out of these. Digests of network
-- and browser, so that the table says of nobody where they were.
create table auth.known_devices (
  user_id uuid not null references auth.users (id) on delete cascade,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (user_id, device_hash)
);
alter table auth.known_devices enable row level security;
create policy auth_admin on auth.known_devices to supabase_auth_admin using (true) with check (true);
grant select, insert, update, delete on auth.known_devices to supabase_auth_admin;
