-- 205 links for a calendar pushed a change of password out of the log. Each kind of event has its own newest 50 now, so that
-- many of one kind leave the others. What can be repeated without end (a sign-in, its end, a link, an export) is one
-- row with its count where the same device does it again within an hour; what changes who gets in is a row each time.

create or replace function private.note_security(person uuid, what text, by_device text default null) returns void
  language plpgsql security definer set search_path = '' as $$
declare
  of_device text := left(by_device, 300);
begin
  -- The account may be going, and its rows with it.
  if not exists (select from auth.users u where u.id = person) then
    return;
  end if;
  if what not in ('password_changed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_code_used') then
    update public.security_events e set times = e.times + 1, at = date_trunc('minute', now())
      where e.id = (
        select max(l.id) from public.security_events l
        where l.user_id = person and l.kind = what and l.device is not distinct from of_device
          and l.at > now() - interval '1 hour');
    if found then
      return;
    end if;
  end if;
  insert into public.security_events (user_id, kind, device) values (person, what, of_device);
  delete from public.security_events e where e.user_id = person and (
    e.at < now() - interval '180 days'
    or (e.kind = what and e.id not in (
      select k.id from public.security_events k where k.user_id = person and k.kind = what
      order by k.at desc, k.id desc limit 50)));
end $$;
