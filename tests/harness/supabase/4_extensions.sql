-- Stand-ins for extensions that plain PostgreSQL does not have. They keep what was asked of them and do nothing else:
-- the tests read cron.job and net.http_request_queue. `create extension` works for them as on Supabase, through the rows
-- that PostgreSQL keeps of an extension (as_installed below).

create schema cron;
create table cron.job (
  jobid bigserial primary key,
  schedule text not null,
  command text not null,
  nodename text not null default 'localhost',
  database text not null default current_database(),
  username text not null default current_user,
  active boolean not null default true,
  jobname text unique
);
create table cron.job_run_details (
  runid bigserial primary key,
  jobid bigint,
  status text,
  return_message text,
  start_time timestamptz,
  end_time timestamptz
);
create function cron.schedule(job_name text, schedule text, command text) returns bigint
  language sql security definer as $$
  insert into cron.job (jobname, schedule, command) values (job_name, schedule, command)
    on conflict (jobname) do update set schedule = excluded.schedule, command = excluded.command
    returning jobid
$$;
create function cron.unschedule(job_name text) returns boolean language sql security definer as $$
  with gone as (delete from cron.job where jobname = job_name returning 1) select exists (select from gone)
$$;
grant usage on schema cron to postgres with grant option;
grant select on cron.job, cron.job_run_details to postgres;

create schema net;
create table net.http_request_queue (
  id bigserial primary key,
  method text not null,
  url text not null,
  headers jsonb,
  body bytea,
  timeout_milliseconds integer not null
);
create table net._http_response (id bigint, status_code integer, content text, error_msg text, created timestamptz default now());
create function net.http_post(
  url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{"Content-Type": "application/json"}',
  timeout_milliseconds integer default 5000
) returns bigint language sql security definer set search_path = net as $$
  insert into net.http_request_queue (method, url, headers, body, timeout_milliseconds)
    values ('POST', url, headers, convert_to(body::text, 'UTF8'), timeout_milliseconds) returning id
$$;
create function net.http_delete(
  url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds integer default 5000
) returns bigint language sql security definer set search_path = net as $$
  insert into net.http_request_queue (method, url, headers, timeout_milliseconds)
    values ('DELETE', url, headers, timeout_milliseconds) returning id
$$;
revoke all on function net.http_post, net.http_delete from public;
grant usage on schema net to postgres, anon, authenticated, service_role;
grant execute on function net.http_post, net.http_delete to postgres, anon, authenticated, service_role;
grant select on net.http_request_queue, net._http_response to postgres;

create schema vault;
create table vault.secrets (
  id uuid primary key default gen_random_uuid(),
  name text unique,
  description text not null default '',
  secret text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create view vault.decrypted_secrets as select s.*, s.secret as decrypted_secret from vault.secrets s;
create function vault.create_secret(new_secret text, new_name text default null, new_description text default '')
  returns uuid language sql security definer as $$
  insert into vault.secrets (secret, name, description) values (new_secret, new_name, new_description) returning id
$$;
create function vault.update_secret(secret_id uuid, new_secret text default null, new_name text default null, new_description text default null)
  returns void language sql security definer as $$
  update vault.secrets set secret = coalesce(new_secret, secret), name = coalesce(new_name, name),
    description = coalesce(new_description, description) where id = secret_id
$$;
revoke all on function vault.create_secret, vault.update_secret from public;
grant usage on schema vault to postgres, service_role;
grant select, delete on vault.secrets, vault.decrypted_secrets to postgres, service_role;
grant execute on function vault.create_secret, vault.update_secret to postgres, service_role;

-- Told as an extension of the given name: a test switches pg_cron and pg_net on and off with it.
create function extensions.as_installed(name text, installed boolean) returns void language plpgsql as $$
begin
  set local allow_system_table_mods = on;
  delete from pg_catalog.pg_extension where extname = name;
  if installed then
    insert into pg_catalog.pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
      select coalesce(max(oid::bigint), 0) + 1, name, (select oid from pg_roles where rolname = current_user),
        'extensions'::regnamespace, false, 'stand-in' from pg_catalog.pg_extension;
  end if;
end $$;
revoke all on function extensions.as_installed from public;
select extensions.as_installed('supabase_vault', true);
