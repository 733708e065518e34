-- What Supabase provides before any migration runs, for a plain PostgreSQL. Never run
-- on Supabase itself. Everything is safe to run on a cluster where another database
-- has already made the roles: roles belong to the cluster, not to the database.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      -- who a request may be
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      -- who the server connects as; owns nothing, so no SQL can climb out of it
      ('authenticator', 'login noinherit'),
      -- the auth surface, which alone sees passwords and tokens
      ('supabase_auth_admin', 'login noinherit'),
      -- the storage surface, for what it does on nobody's behalf
      ('supabase_storage_admin', 'nologin noinherit')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_catalog.pg_roles where rolname = wanted.name) then
      begin
        execute format('create role %I %s', wanted.name, wanted.attributes);
      exception when duplicate_object or unique_violation then
        null; -- another node made it a moment ago
      end;
    end if;
  end loop;
end $$;

grant anon, authenticated, service_role to authenticator;

create schema if not exists extensions;
grant usage on schema public to anon, authenticated, service_role;
grant usage on schema extensions to anon, authenticated, service_role;
revoke create on schema public from public;
