-- What happened to an account, for its owner to read: sign-ins and failed ones, ended sessions, changes of password,
-- address and second factor, what left by a link or as an archive. Triggers write it, so that no way into the account
-- goes round it, on Supabase too. No address of a network is kept, and the time to the minute.

create table public.security_events (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  at timestamptz not null default date_trunc('minute', now()),
  kind text not null check (kind in ('signed_in', 'sign_in_failed', 'session_ended', 'password_changed',
    'email_changed', 'factor_added', 'factor_removed', 'recovery_code_used', 'archive_taken', 'handover_made',
    'calendar_link_made')),
  -- The User-Agent of the browser that did it, where it is known.
  device text check (char_length(device) <= 300),
  -- Failed sign-ins of one device within an hour are one row.
  times integer not null default 1
);
create index security_events_latest_first on public.security_events (user_id, id desc);

alter table public.security_events enable row level security;
create policy security_events_select_own on public.security_events
  for select to authenticated using (user_id = (select auth.uid()));
select private.ask_second_factor('public.security_events');

-- Not granted: anything to anon; any write to a client, so that nobody who is in covers their tracks.
revoke all on public.security_events from public, anon, authenticated;
grant select on public.security_events to authenticated;
grant all on public.security_events to service_role;

-- Kept for 180 days: the newest 200, and apart from them the newest 50 failed sign-ins, so that guessing pushes nothing
-- else out.
create function private.note_security(person uuid, what text, by_device text default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  is_failure boolean := what = 'sign_in_failed';
begin
  -- The account may be going, and its rows with it.
  if not exists (select from auth.users u where u.id = person) then
    return;
  end if;
  if is_failure then
    update public.security_events e set times = e.times + 1, at = date_trunc('minute', now())
      where e.user_id = person and e.kind = what and e.device is not distinct from left(by_device, 300)
        and e.at > now() - interval '1 hour';
    if found then
      return;
    end if;
  end if;
  insert into public.security_events (user_id, kind, device) values (person, what, left(by_device, 300));
  delete from public.security_events e where e.user_id = person and (
    e.at < now() - interval '180 days'
    or ((e.kind = 'sign_in_failed') = is_failure and e.id not in (
      select k.id from public.security_events k
      where k.user_id = person and (k.kind = 'sign_in_failed') = is_failure
      order by k.id desc limit case when is_failure then 50 else 200 end)));
end $$;

-- For the auth server, of what leaves no trace in a table.
create function public.note_security_event(p_user_id uuid, p_kind text, p_device text) returns void
  language sql security definer set search_path = '' as $$
  select private.note_security(p_user_id, p_kind, p_device)
$$;

-- The browser of the caller's session.
create function private.current_device() returns text
  language sql stable security definer set search_path = '' as $$
  select s.user_agent from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
$$;

create function private.note_session() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.note_security(new.user_id, 'signed_in', new.user_agent);
  else
    perform private.note_security(old.user_id, 'session_ended', old.user_agent);
  end if;
  return null;
end $$;

create function private.note_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    perform private.note_security(new.id, 'password_changed');
  end if;
  if new.email is distinct from old.email then
    perform private.note_security(new.id, 'email_changed');
  end if;
  return null;
end $$;

-- The argument is the kind to note.
create function private.note_factor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_security(case when tg_op = 'DELETE' then old.user_id else new.user_id end, tg_argv[0]);
  return null;
end $$;

create function private.note_link() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_security(new.user_id, tg_argv[0], private.current_device());
  return null;
end $$;

-- A project whose auth tables take no triggers has a shorter log.
do $$
begin
  create trigger note_session after insert or delete on auth.sessions
    for each row execute function private.note_session();
  create trigger note_account after update on auth.users
    for each row when (new.encrypted_password is distinct from old.encrypted_password
      or new.email is distinct from old.email) execute function private.note_account();
  create trigger note_factor_added after update of status on auth.mfa_factors
    for each row when (new.status = 'verified' and old.status <> 'verified' and new.factor_type = 'totp')
    execute function private.note_factor('factor_added');
  create trigger note_factor_removed after delete on auth.mfa_factors
    for each row when (old.status = 'verified' and old.factor_type = 'totp')
    execute function private.note_factor('factor_removed');
exception when insufficient_privilege then
  raise notice 'sign-ins are not logged by triggers here';
end $$;
create trigger note_handover after insert on public.case_handovers
  for each row execute function private.note_link('handover_made');
create trigger note_calendar_link after insert or update of token_hash on public.calendar_feeds
  for each row execute function private.note_link('calendar_link_made');

-- Asked by the app before it gathers the whole archive: a session that was proven within the last 15 minutes, and the
-- note that the data left. The rows themselves can be read one by one by every session of the owner.
create function public.begin_archive() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  proven timestamptz := (select to_timestamp(max((m ->> 'timestamp')::float8))
    from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) m);
begin
  if auth.uid() is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not private.second_factor_given() or coalesce(proven < now() - interval '15 minutes', true) then
    raise exception 'Sign in again first: the archive holds everything. Nothing left the server.'
      using errcode = 'PT403';
  end if;
  perform private.note_security(auth.uid(), 'archive_taken', private.current_device());
end $$;

revoke execute on function private.note_security(uuid, text, text), private.current_device(), private.note_session(),
  private.note_account(), private.note_factor(), private.note_link() from public, anon, authenticated;
revoke execute on function public.note_security_event(uuid, text, text) from public, anon, authenticated;
revoke execute on function public.begin_archive() from public, anon;
grant execute on function public.note_security_event(uuid, text, text) to service_role;
grant execute on function public.begin_archive() to authenticated, service_role;
