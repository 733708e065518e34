-- A database as a Supabase project has it before the first migration, for the tests alone: the roles, schemas, tables and
-- rights that migrations and functions of ours meet, described from the public scripts of supabase/postgres, supabase/auth
-- and supabase/storage as of November 2026. It is not a hosted project: no gateway, no connection pooler, and of the
-- extensions only stand-ins. Run by a superuser other than postgres, which is not one on Supabase.

-- roles belong to the cluster; the tests make a cluster of their own for this database
create role postgres nosuperuser createdb createrole login replication bypassrls;
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role authenticator login noinherit;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
create role dashboard_user createdb createrole replication;
-- Among the settings that supautils lets postgres change.
grant set on parameter session_replication_role to postgres;
grant anon, authenticated, service_role to authenticator;
grant anon, authenticated, service_role to postgres;
grant authenticator to supabase_storage_admin;
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role postgres set search_path = "$user", public, extensions;
alter role supabase_auth_admin set search_path = auth;
alter role supabase_storage_admin set search_path = storage;

create schema extensions;
create extension "uuid-ossp" schema extensions;
create extension pgcrypto schema extensions;
grant usage on schema extensions to anon, authenticated, service_role;
grant all on schema extensions to postgres;

grant all on schema public to postgres;
grant usage on schema public to anon, authenticated, service_role;
do $$
declare
  maker text;
  kind text;
begin
  -- What postgres makes in public is open to every client until a migration closes it.
  foreach maker in array array['postgres', current_user] loop
    foreach kind in array array['tables', 'functions', 'sequences'] loop
      execute format(
        'alter default privileges for role %I in schema public grant all on %s to postgres, anon, authenticated, service_role',
        maker, kind);
    end loop;
  end loop;
  execute format('grant all on database %I to postgres', current_database());
end $$;

create publication supabase_realtime;
alter publication supabase_realtime owner to postgres;
