-- One reminder for each car and service. The stated upsert asks on_conflict=user_id,item, and PostgreSQL wants one unique
-- index over exactly these two for it. So user_id names the driver on reminders of the default car alone, where that
-- index keeps them apart; driver_id names the driver on all of them. A call that names no car sees and moves the
-- default car's reminders, as it did when there was one car.

alter table public.reminder_prefs
  add column driver_id uuid references auth.users (id) on delete cascade,
  add column vehicle_id uuid;
update public.reminder_prefs set driver_id = user_id;
alter table public.reminder_prefs
  alter column driver_id set not null,
  alter column user_id drop not null,
  -- Named, so that a driver's own reminders cannot stand under somebody else's name.
  add constraint reminder_prefs_one_driver check (user_id = driver_id or (user_id is null and vehicle_id is not null)),
  add foreign key (vehicle_id, driver_id) references public.vehicles (id, user_id);

create unique index reminder_prefs_of_other_cars on public.reminder_prefs (vehicle_id, item) where user_id is null;
create index reminder_prefs_by_driver on public.reminder_prefs (driver_id, item);

alter policy reminder_prefs_select_own on public.reminder_prefs using (driver_id = (select auth.uid()));
alter policy reminder_prefs_insert_own on public.reminder_prefs with check (driver_id = (select auth.uid()));
alter policy reminder_prefs_update_own on public.reminder_prefs
  using (driver_id = (select auth.uid())) with check (driver_id = (select auth.uid()));
alter policy reminder_prefs_delete_own on public.reminder_prefs using (driver_id = (select auth.uid()));

-- driver_id, because an app puts a removed reminder back as the whole row that it had read; the policies pin it.
grant insert (driver_id, vehicle_id), update (driver_id, vehicle_id) on public.reminder_prefs to authenticated;

-- user_id and driver_id follow from the car; a client sends user_id, its own, with any car.
create function private.car_of_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.driver_id := coalesce(
    new.user_id, new.driver_id, (select v.user_id from public.vehicles v where v.id = new.vehicle_id));
  new.vehicle_id := private.car_of_row(new.driver_id, new.vehicle_id);
  new.user_id := case
    when new.vehicle_id is null or new.vehicle_id = private.default_car(new.driver_id) then new.driver_id end;
  return new;
end $$;
revoke execute on function private.car_of_reminder() from public, anon, authenticated;

-- By name before reminder_prefs_admit, which asks for the car.
create trigger car_of_reminder before insert or update of user_id, vehicle_id on public.reminder_prefs
  for each row execute function private.car_of_reminder();

-- Removals are of a car, too.
alter table public.removed_reminders drop constraint removed_reminders_pkey;
alter table public.removed_reminders add constraint removed_reminders_once
  unique nulls not distinct (user_id, vehicle_id, item);

alter policy removed_reminders_insert_own on public.removed_reminders with check (
  user_id = (select auth.uid())
  and not exists (
    select from public.reminder_prefs p
    where p.driver_id = removed_reminders.user_id and p.item = removed_reminders.item
      and p.vehicle_id is not distinct from removed_reminders.vehicle_id));

create or replace function private.remember_removed_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.removed_reminders (user_id, vehicle_id, item)
  select old.driver_id, old.vehicle_id, old.item
  where exists (select from private.service_intervals s where s.item = old.item)
    and exists (select from auth.users u where u.id = old.driver_id)
  on conflict do nothing;
  return null;
end $$;

create or replace function private.admit_reminder() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  prefer text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer';
begin
  if prefer like '%resolution=%' and exists (
    select from public.removed_reminders r
    where r.user_id = new.driver_id and r.item = new.item and r.vehicle_id is not distinct from new.vehicle_id
  ) then
    return null;
  end if;
  delete from public.removed_reminders r
    where r.user_id = new.driver_id and r.item = new.item and r.vehicle_id is not distinct from new.vehicle_id;
  return new;
end $$;

-- The log moves the reminders of the car that each record is of (0022, 0026).
alter type private.service_done add attribute vehicle_id uuid;

create or replace function private.reminders_after_removal(removed private.service_done[]) returns void
  language plpgsql set search_path = '' as $$
begin
  -- Two transactions that each remove a record of one service wait for each other here, so that the second one's
  -- next statement sees what the first one left.
  perform from public.reminder_prefs p
    where exists (
      select from unnest(removed) r join private.service_intervals s on s.item = r.item
      where p.driver_id = r.user_id and p.item = r.item and p.vehicle_id is not distinct from r.vehicle_id)
    order by p.driver_id, p.vehicle_id, p.item for no key update of p;

  with counted as materialized (
    select p.id, p.driver_id, p.vehicle_id, p.item from public.reminder_prefs p
    join private.service_intervals s on s.item = p.item
    where exists (
      select from unnest(removed) r
      where p.driver_id = r.user_id and p.item = r.item and p.vehicle_id is not distinct from r.vehicle_id
        and p.last_done_date = r.date)
  )
  update public.reminder_prefs p set last_done_date = newest.date, last_done_mileage = newest.mileage
  from counted c left join lateral (
    select m.date, m.mileage from public.maintenance m
    where m.user_id = c.driver_id and m.item = c.item and m.vehicle_id is not distinct from c.vehicle_id
    order by m.date desc, m.mileage desc nulls last limit 1
  ) as newest on true
  where p.id = c.id;
end $$;

-- In two steps, because the reminders of the default car and those of the others are kept apart by two indexes.
create or replace function private.reminders_after_addition(added private.service_done[]) returns void
  language plpgsql set search_path = '' as $$
begin
  insert into public.reminder_prefs
    (driver_id, vehicle_id, item, miles_interval, months_interval, last_done_date, last_done_mileage)
  select distinct on (a.user_id, a.vehicle_id, a.item)
    a.user_id, a.vehicle_id, a.item, s.miles_interval, s.months_interval, a.date, a.mileage
  from unnest(added) a join private.service_intervals s on s.item = a.item
  where not exists (
    select from public.removed_reminders r
    where r.user_id = a.user_id and r.item = a.item and r.vehicle_id is not distinct from a.vehicle_id)
  order by a.user_id, a.vehicle_id, a.item, a.date desc, a.mileage desc nulls last
  on conflict do nothing;

  update public.reminder_prefs p set last_done_date = a.date, last_done_mileage = a.mileage
  from (
    select distinct on (n.user_id, n.vehicle_id, n.item) n.*
    from unnest(added) n join private.service_intervals s on s.item = n.item
    order by n.user_id, n.vehicle_id, n.item, n.date desc, n.mileage desc nulls last
  ) as a
  where p.driver_id = a.user_id and p.item = a.item and p.vehicle_id is not distinct from a.vehicle_id
    -- A reminder without a day may know a mileage that is higher: an odometer only climbs.
    and case when p.last_done_date is null
      then coalesce(p.last_done_mileage <= a.mileage, true)
      else (p.last_done_date, coalesce(p.last_done_mileage, -1)) < (a.date, coalesce(a.mileage, -1)) end;
end $$;

-- A record that named no car is of the default car: that it is told which one moves nothing.
create or replace function private.reminders_follow_log() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.reminders_after_addition(
      array(select (user_id, item, date, mileage, vehicle_id)::private.service_done from new_rows));
  elsif tg_op = 'DELETE' then
    perform private.reminders_after_removal(
      array(select (user_id, item, date, mileage, vehicle_id)::private.service_done from old_rows));
  else
    -- A row whose service stayed the same moves nothing: a word more in the notes.
    perform private.reminders_after_removal(array(
      select (c.user_id, c.item, c.date, c.mileage, c.car)::private.service_done from (
        select user_id, item, date, mileage, coalesce(vehicle_id, private.default_car(user_id)) as car from old_rows
        except all select user_id, item, date, mileage, vehicle_id from new_rows) as c));
    perform private.reminders_after_addition(array(
      select (c.user_id, c.item, c.date, c.mileage, c.vehicle_id)::private.service_done from (
        select user_id, item, date, mileage, vehicle_id from new_rows
        except all
        select user_id, item, date, mileage, coalesce(vehicle_id, private.default_car(user_id)) from old_rows) as c));
  end if;
  return null;
end $$;

-- A car that becomes the default takes the reminders that a call without a car sees; the first car of a driver takes
-- everything that was written before there was one.
create function private.rows_follow_default_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if not new.is_default then
    update public.reminder_prefs p set user_id = null where p.vehicle_id = new.id;
    return null;
  end if;
  update public.removed_reminders r set vehicle_id = new.id where r.user_id = new.user_id and r.vehicle_id is null;
  update public.reminder_prefs p set vehicle_id = new.id where p.driver_id = new.user_id and p.vehicle_id is null;
  update public.reminder_prefs p set user_id = new.user_id where p.vehicle_id = new.id and p.user_id is null;
  update public.maintenance m set vehicle_id = new.id where m.user_id = new.user_id and m.vehicle_id is null;
  update public.history h set vehicle_id = new.id where h.user_id = new.user_id and h.vehicle_id is null;
  update public.analysis_jobs j set vehicle_id = new.id where j.user_id = new.user_id and j.vehicle_id is null;
  return null;
end $$;
revoke execute on function private.rows_follow_default_car() from public, anon, authenticated;

create trigger vehicles_rows_follow_new after insert on public.vehicles
  for each row when (new.is_default) execute function private.rows_follow_default_car();
create trigger vehicles_rows_follow after update of is_default on public.vehicles
  for each row when (old.is_default <> new.is_default) execute function private.rows_follow_default_car();
