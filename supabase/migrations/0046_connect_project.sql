-- What a Supabase project does by the clock: reminders, the end of demos, push messages. Without pg_cron and pg_net none of
-- it happens and nothing says so. One call connects a project and fails where it cannot; another says what is off.
-- Our own server does all of it by itself (apps/server/src/schedule) and calls neither.

-- The address of the project and a key of its server, out of the vault. Dynamic, because plain PostgreSQL has no vault.
create function private.project_secret(p_name text) returns text
  language plpgsql stable set search_path = '' as $$
declare
  found_secret text;
begin
  if pg_catalog.to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into found_secret using p_name;
  return found_secret;
end $$;

-- Asks one of the functions to do its work. The answer goes to net._http_response.
create function private.call_function(p_name text) returns void
  language plpgsql set search_path = '' as $$
declare
  address text := private.project_secret('tappet_project_url');
  secret text := private.project_secret('tappet_server_key');
  headers jsonb;
begin
  if address is null or secret is null then
    raise exception 'This project is not connected: select private.connect_project(url, key)';
  end if;
  headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret);
  -- A key of the older kind is a token too; one of the newer kind is none.
  if secret like 'ey%' then
    headers := headers || jsonb_build_object('Authorization', 'Bearer ' || secret);
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}'', timeout_milliseconds := 60000)'
    using address || '/functions/v1/' || p_name, headers;
end $$;

-- Push messages at once: the minute's call carries out what this one could not.
create function private.push_at_once() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.call_function('send-push');
  return null;
exception when others then
  -- A notification is worth more than the call.
  raise warning 'send-push was not called: %', sqlerrm;
  return null;
end $$;

-- Connects everything, or nothing. Called again it takes the new address and key.
create function private.connect_project(p_url text, p_key text) returns void
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
  execute $cron$select cron.schedule('tappet-push', '* * * * *', 'select private.call_function(''send-push'')')$cron$;
  create or replace trigger push_at_once after insert on public.notifications
    for each statement execute function private.push_at_once();
end $$;

-- For `npm run admin -- doctor --supabase`: one row for each thing that a project does by itself.
create function private.project_state() returns table (about text, is_right boolean, says text)
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

-- Not granted: anything of these to a client. The owner of the database alone connects it and asks.
revoke execute on function private.project_secret(text), private.call_function(text), private.push_at_once(),
  private.connect_project(text, text), private.project_state() from public, anon, authenticated;
