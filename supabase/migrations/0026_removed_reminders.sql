-- A reminder that its driver removed stays removed: the next record of its service, an import or the stated upsert
-- after a record does not make it again. The driver's own insert does, and ends the removal.

create table public.removed_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  item text not null check (char_length(btrim(item)) between 1 and 200),
  primary key (user_id, item)
);

alter table public.removed_reminders enable row level security;

create policy removed_reminders_select_own on public.removed_reminders
  for select to authenticated using (user_id = (select auth.uid()));
-- An archive brings its removals along. A reminder that is there is not removed.
create policy removed_reminders_insert_own on public.removed_reminders
  for insert to authenticated with check (
    user_id = (select auth.uid())
    and not exists (
      select from public.reminder_prefs p
      where p.user_id = removed_reminders.user_id and p.item = removed_reminders.item));

-- Not granted: update, and delete, which is the trigger's when a reminder is inserted.
revoke all on public.removed_reminders from public, anon, authenticated;
grant select, insert (user_id, item) on public.removed_reminders to authenticated;
grant all on public.removed_reminders to service_role;

-- Only the services of the catalogue come back by themselves. With its account a reminder goes without a trace.
create function private.remember_removed_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.removed_reminders (user_id, item)
  select old.user_id, old.item
  where exists (select from private.service_intervals s where s.item = old.item)
    and exists (select from auth.users u where u.id = old.user_id)
  on conflict do nothing;
  return null;
end $$;
revoke execute on function private.remember_removed_reminder() from public, anon, authenticated;

create trigger reminder_prefs_remember_removed after delete on public.reminder_prefs
  for each row execute function private.remember_removed_reminder();

-- An upsert follows a record of the log: it moves a reminder that is there. PostgREST and Tappet's server pass the
-- request's Prefer header, which tells it from the insert with which a driver adds a reminder.
create function private.admit_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  prefer text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer';
begin
  if prefer like '%resolution=%' and exists (
    select from public.removed_reminders r where r.user_id = new.user_id and r.item = new.item
  ) then
    return null;
  end if;
  delete from public.removed_reminders r where r.user_id = new.user_id and r.item = new.item;
  return new;
end $$;
revoke execute on function private.admit_reminder() from public, anon, authenticated;

create trigger reminder_prefs_admit before insert on public.reminder_prefs
  for each row execute function private.admit_reminder();

-- As in 0022, without the services whose reminder was removed.
create or replace function private.reminders_after_addition(added private.service_done[]) returns void
  language sql set search_path = '' as $$
  insert into public.reminder_prefs as p
    (user_id, item, miles_interval, months_interval, last_done_date, last_done_mileage)
  select distinct on (a.user_id, a.item)
    a.user_id, a.item, s.miles_interval, s.months_interval, a.date, a.mileage
  from unnest(added) a join private.service_intervals s on s.item = a.item
  where not exists (
    select from public.removed_reminders r where r.user_id = a.user_id and r.item = a.item)
  order by a.user_id, a.item, a.date desc, a.mileage desc nulls last
  on conflict (user_id, item) do update
    set last_done_date = excluded.last_done_date, last_done_mileage = excluded.last_done_mileage
    -- A reminder without a day may know a mileage that is higher: an odometer only climbs.
    where case when p.last_done_date is null
      then coalesce(p.last_done_mileage <= excluded.last_done_mileage, true)
      else (p.last_done_date, coalesce(p.last_done_mileage, -1))
        < (excluded.last_done_date, coalesce(excluded.last_done_mileage, -1)) end
$$;
