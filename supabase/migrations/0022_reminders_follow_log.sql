-- A reminder counts from the last time its service was done. The log says when that was, so every write to the
-- log moves the reminders in its own transaction, whichever client wrote.

-- The services that get a reminder by themselves, with the intervals a new reminder starts with.
-- A test holds these rows equal to packages/upkeep/src/catalogue.ts.
create table private.service_intervals (
  item text primary key,
  -- miles
  miles_interval integer not null,
  months_interval integer not null
);
alter table private.service_intervals enable row level security;
revoke all on private.service_intervals from public, anon, authenticated;

insert into private.service_intervals (item, miles_interval, months_interval) values
  ('Oil Change', 5000, 6),
  ('Air Filter', 12000, 12),
  ('Brake Pads', 25000, 24),
  ('Brake Fluid', 30000, 24),
  ('Transmission Fluid', 60000, 60),
  ('Coolant Flush', 30000, 24),
  ('Spark Plugs', 30000, 36),
  ('Battery', 60000, 48),
  ('Tires', 40000, 60),
  ('Tire Rotation', 8000, 6);

create type private.service_done as (user_id uuid, item text, date date, mileage integer);

-- Each reminder of a service that is in the log no longer, and that counted from that day, counts from the newest
-- record left, or from nothing.
create function private.reminders_after_removal(removed private.service_done[]) returns void
  language plpgsql set search_path = '' as $$
begin
  -- Two transactions that each remove a record of one service wait for each other here, so that the second one's
  -- next statement sees what the first one left.
  perform from public.reminder_prefs p
    where (p.user_id, p.item) in (
      select r.user_id, r.item from unnest(removed) r join private.service_intervals s on s.item = r.item)
    order by p.user_id, p.item for no key update of p;

  with counted as materialized (
    select p.id, p.user_id, p.item from public.reminder_prefs p
    join private.service_intervals s on s.item = p.item
    where (p.user_id, p.item, p.last_done_date) in (select r.user_id, r.item, r.date from unnest(removed) r)
  )
  update public.reminder_prefs p set last_done_date = newest.date, last_done_mileage = newest.mileage
  from counted c left join lateral (
    select m.date, m.mileage from public.maintenance m where m.user_id = c.user_id and m.item = c.item
    order by m.date desc, m.mileage desc nulls last limit 1
  ) as newest on true
  where p.id = c.id;
end $$;

-- Each service that is new in the log: its reminder counts from the newest record, unless it knows a newer one.
-- A missing reminder is made.
create function private.reminders_after_addition(added private.service_done[]) returns void
  language sql set search_path = '' as $$
  insert into public.reminder_prefs as p
    (user_id, item, miles_interval, months_interval, last_done_date, last_done_mileage)
  select distinct on (a.user_id, a.item)
    a.user_id, a.item, s.miles_interval, s.months_interval, a.date, a.mileage
  from unnest(added) a join private.service_intervals s on s.item = a.item
  order by a.user_id, a.item, a.date desc, a.mileage desc nulls last
  on conflict (user_id, item) do update
    set last_done_date = excluded.last_done_date, last_done_mileage = excluded.last_done_mileage
    -- A reminder without a day may know a mileage that is higher: an odometer only climbs.
    where case when p.last_done_date is null
      then coalesce(p.last_done_mileage <= excluded.last_done_mileage, true)
      else (p.last_done_date, coalesce(p.last_done_mileage, -1))
        < (excluded.last_done_date, coalesce(excluded.last_done_mileage, -1)) end
$$;

-- Security definer, because clients have no right to schema private. A row in a transition table has passed the
-- policies of maintenance: only reminders of users whose log the caller may write are touched.
create function private.reminders_follow_log() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform private.reminders_after_addition(
      array(select (user_id, item, date, mileage)::private.service_done from new_rows));
  elsif tg_op = 'DELETE' then
    perform private.reminders_after_removal(
      array(select (user_id, item, date, mileage)::private.service_done from old_rows));
  else
    -- A row whose service stayed the same moves nothing: a word more in the notes.
    perform private.reminders_after_removal(array(
      select (c.user_id, c.item, c.date, c.mileage)::private.service_done from (
        select user_id, item, date, mileage from old_rows
        except all select user_id, item, date, mileage from new_rows) as c));
    perform private.reminders_after_addition(array(
      select (c.user_id, c.item, c.date, c.mileage)::private.service_done from (
        select user_id, item, date, mileage from new_rows
        except all select user_id, item, date, mileage from old_rows) as c));
  end if;
  return null;
end $$;

revoke execute on function private.reminders_after_removal(private.service_done[]) from public, anon, authenticated;
revoke execute on function private.reminders_after_addition(private.service_done[]) from public, anon, authenticated;
revoke execute on function private.reminders_follow_log() from public, anon, authenticated;

-- By statement, so that a long import costs one pass. PostgreSQL wants one trigger for each event.
create trigger reminders_follow_added_log after insert on public.maintenance
  referencing new table as new_rows
  for each statement execute function private.reminders_follow_log();
create trigger reminders_follow_changed_log after update on public.maintenance
  referencing old table as old_rows new table as new_rows
  for each statement execute function private.reminders_follow_log();
create trigger reminders_follow_removed_log after delete on public.maintenance
  referencing old table as old_rows
  for each statement execute function private.reminders_follow_log();
