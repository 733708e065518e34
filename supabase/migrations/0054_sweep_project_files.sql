-- Files of accounts that are gone. Deleting an account in the app removes its receipts first; where it is deleted in SQL or
-- in the dashboard, or a demo ends, their rows went and the bytes stayed in the project's storage, out of reach. Now the
-- storage server is asked to remove them: it removes row and bytes together. Our own server sweeps by itself.

-- A name as a path of an address: all but letters, digits, - . _ ~ and / as %XX of its UTF-8 (RFC 3986, 2.1).
create function private.url_path(p_name text) returns text
  language sql immutable set search_path = '' as $$
  select coalesce(string_agg(
    case when letter ~ '[A-Za-z0-9._~/-]' then letter
      else pg_catalog.regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end, '' order by at), '')
  from pg_catalog.regexp_split_to_table(p_name, '') with ordinality as letters (letter, at)
$$;

create function private.remove_project_file(p_name text) returns void
  language plpgsql set search_path = '' as $$
declare
  address text := private.project_secret('tappet_project_url');
  secret text := private.project_secret('tappet_server_key');
  headers jsonb := jsonb_build_object('apikey', secret);
begin
  if address is null or secret is null then
    raise exception 'This project is not connected: select private.connect_project(url, key)';
  end if;
  -- A key of the older kind is a token too; one of the newer kind is none.
  if secret like 'ey%' then
    headers := headers || jsonb_build_object('Authorization', 'Bearer ' || secret);
  end if;
  execute 'select net.http_delete(url := $1, headers := $2, timeout_milliseconds := 60000)'
    using address || '/storage/v1/object/receipts/' || private.url_path(p_name), headers;
end $$;

-- What the storage server did not remove at once is asked for again, 200 files at a time. Names that do not begin with an
-- account's id are nobody's receipts, and stay. Returns how many.
create function private.sweep_project_files() returns integer
  language plpgsql set search_path = '' as $$
declare
  file record;
  asked integer := 0;
begin
  for file in
    select o.name from storage.objects o
    where o.bucket_id = 'receipts' and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
      and not exists (select from auth.users u where u.id::text = pg_catalog.split_part(o.name, '/', 1))
    order by o.created_at limit 200
  loop
    perform private.remove_project_file(file.name);
    asked := asked + 1;
  end loop;
  return asked;
end $$;

-- As in migration 0010, where no project is connected. In a project the rows stay until the storage server removes them
-- with their bytes: without a row nobody finds the bytes.
create or replace function private.receipts_go_with_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if private.project_secret('tappet_project_url') is not null
    and private.project_secret('tappet_server_key') is not null then
    begin
      perform private.remove_project_file(o.name) from storage.objects o
        where o.bucket_id = 'receipts'
          and o.name collate "C" >= old.id::text || '/' and o.name collate "C" < old.id::text || '0';
    exception when others then
      -- An account goes whatever becomes of the call; the sweep asks again.
      raise warning 'the receipts of an account were not asked to be removed: %', sqlerrm;
    end;
    return old;
  end if;
  -- Supabase refuses a direct delete from its storage tables without this.
  perform pg_catalog.set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
    where bucket_id = 'receipts'
      and name collate "C" >= old.id::text || '/' and name collate "C" < old.id::text || '0';
  return old;
end $$;

create function private.schedule_file_sweep() returns boolean
  language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron')
    or not exists (select from pg_catalog.pg_extension where extname = 'pg_net') then
    return false;
  end if;
  perform cron.schedule('tappet-files', '43 * * * *', 'select private.sweep_project_files()');
  return true;
end $$;

-- With a project that is connected already.
do $$
begin
  if private.project_secret('tappet_project_url') is not null then
    perform private.schedule_file_sweep();
  end if;
end $$;

-- connect_project and project_state of migration 0046, and the sweep of files.
create or replace function private.connect_project(p_url text, p_key text) returns void
  language plpgsql set search_path = '' as $$
declare
  needed text;
  entry record;
  known uuid;
begin
  foreach needed in array array['pg_cron', 'pg_net', 'supabase_vault'] loop
    if not exists (select from pg_catalog.pg_extension where extname = needed) then
      raise exception 'The extension % is off. Switch it on under Database, Extensions; nothing was connected.', needed
        using errcode = '55000';
    end if;
  end loop;
  if p_url !~ '^https?://[^/\s]+$' then
    raise exception 'The project''s address is https://REF.supabase.co, without a path' using errcode = '22023';
  end if;
  if p_key !~ '^(sb_secret_|ey)\S{10,}$' then
    raise exception 'The key is the secret key (sb_secret_…) or the older service_role key' using errcode = '22023';
  end if;
  for entry in select * from (values ('tappet_project_url', p_url), ('tappet_server_key', p_key)) as s (name, secret) loop
    execute 'select id from vault.secrets where name = $1' into known using entry.name;
    if known is null then
      execute 'select vault.create_secret($1, $2)' using entry.secret, entry.name;
    else
      execute 'select vault.update_secret($1, $2)' using known, entry.secret;
    end if;
  end loop;
  perform private.schedule_reminder_sweep();
  perform private.schedule_demo_removal();
  perform private.schedule_file_sweep();
  execute $cron$select cron.schedule('tappet-push', '* * * * *', 'select private.call_function(''send-push'')')$cron$;
  create or replace trigger push_at_once after insert on public.notifications
    for each statement execute function private.push_at_once();
end $$;

create or replace function private.project_state() returns table (about text, is_right boolean, says text)
  language plpgsql stable set search_path = '' as $$
declare
  needed text;
  job record;
  jobs text[] := '{}';
  failed bigint;
begin
  foreach needed in array array['pg_cron', 'pg_net', 'supabase_vault'] loop
    about := needed;
    is_right := exists (select from pg_catalog.pg_extension where extname = needed);
    says := case when is_right then 'on' else 'off: switch it on under Database, Extensions' end;
    return next;
  end loop;
  if pg_catalog.to_regclass('cron.job') is not null then
    execute $q$select coalesce(array_agg(jobname), '{}') from cron.job where active and jobname like 'tappet-%'$q$ into jobs;
  end if;
  for job in select * from (values
    ('tappet-reminders', 'nobody is told of due service'),
    ('tappet-demos', 'demo accounts are never removed'),
    ('tappet-files', 'receipts of deleted accounts stay'),
    ('tappet-push', 'push messages that fail once are never sent')) as j (name, harm)
  loop
    about := job.name;
    is_right := job.name = any (jobs);
    says := case when is_right then 'scheduled' else 'not scheduled: ' || job.harm end;
    return next;
  end loop;
  about := 'push trigger';
  is_right := exists (
    select from pg_catalog.pg_trigger t
    where t.tgname = 'push_at_once' and t.tgrelid = 'public.notifications'::regclass and t.tgenabled <> 'D');
  says := case when is_right then 'on notifications' else 'missing: push messages wait for the next minute' end;
  return next;
  about := 'address and key';
  is_right := private.project_secret('tappet_project_url') is not null and private.project_secret('tappet_server_key') is not null;
  says := case when is_right then 'in the vault' else 'not in the vault: no function can be called' end;
  return next;
  if pg_catalog.to_regclass('net._http_response') is not null then
    execute $q$select count(*) from net._http_response where created > now() - interval '1 hour'
      and (status_code is null or status_code >= 400)$q$ into failed;
    about := 'calls';
    is_right := failed = 0;
    says := case when is_right then 'none failed in the last hour'
      else failed || ' failed in the last hour: select * from net._http_response order by created desc' end;
    return next;
  end if;
end $$;

-- Not granted: anything of these to a client. The owner of the database alone runs them, through pg_cron or by hand.
revoke execute on function private.url_path(text), private.remove_project_file(text), private.sweep_project_files(), private.schedule_file_sweep()
  from public, anon, authenticated;
