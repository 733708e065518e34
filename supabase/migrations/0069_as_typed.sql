-- Kilometers come back as typed. Whole miles alone cannot tell 68,950 km from 68,951, so 38 of 100 readings came back
-- one off, and an interval of 5,000 miles stood as 8,047 km.

-- The reading as typed where that was in kilometers. `mileage` stays in whole miles, which every program reads.
alter table public.maintenance add column mileage_km integer check (mileage_km >= 0);
grant insert (mileage_km), update (mileage_km) on public.maintenance to authenticated;

-- Kilometers that are not those miles are passed over: a program that knows no kilometers changed the miles alone.
create function private.exact_miles(miles integer, km integer) returns double precision
  language sql immutable set search_path = '' as $$
  select case when round(km / 1.609344) = miles then round(km / 1.609344, 2) else miles end
$$;
revoke execute on function private.exact_miles from public, anon, authenticated;

create or replace view public.odometer with (security_invoker = true) as
  select distinct on (r.user_id, r.vehicle_id) r.user_id, r.mileage, r.date, r.vehicle_id, r.mileage_km
  from (
    (select distinct on (m.user_id, m.vehicle_id) m.user_id, m.mileage, m.date, m.vehicle_id, m.mileage_km
      from public.maintenance m where m.mileage is not null
      order by m.user_id, m.vehicle_id, m.mileage desc, m.mileage_km desc nulls last, m.date desc)
    union all
    select f.user_id,
      round(case f.odometer_unit when 'km' then f.odometer / 1.609344 else f.odometer end)::integer,
      f.date, f.vehicle_id, case f.odometer_unit when 'km' then round(f.odometer)::integer end
    from public.fill_ups f where f.odometer is not null
  ) as r
  order by r.user_id, r.vehicle_id, r.mileage desc, r.mileage_km desc nulls last, r.date desc;

-- A reminder's own miles have the parts of a mile that whole kilometers have.
alter table public.reminder_prefs
  alter column miles_interval type double precision,
  alter column last_done_mileage type double precision,
  -- Neither NaN nor infinity.
  add check (last_done_mileage <= 2147483647);
alter type private.service_done alter attribute mileage type double precision;

-- Round in the driver's unit: 5,000 miles, 8,000 km.
create function private.interval_in_unit(miles integer, driver uuid, car uuid) returns double precision
  language sql stable set search_path = '' as $$
  select case coalesce(
      (select v.odometer_unit from public.vehicles v where v.id = car),
      (select chosen.distance_unit from public.preferences chosen where chosen.user_id = driver))
    when 'km' then round(round(miles * 1.609344, -3) / 1.609344) else miles end
$$;
revoke execute on function private.interval_in_unit from public, anon, authenticated;

-- Usual intervals that nobody changed follow the unit.
create function private.intervals_follow_unit() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.reminder_prefs p
    set miles_interval = private.interval_in_unit(s.miles_interval, p.driver_id, p.vehicle_id)
  from private.service_intervals s
  where p.driver_id = new.user_id and s.item = p.item
    and p.miles_interval in (s.miles_interval, round(round(s.miles_interval * 1.609344, -3) / 1.609344))
    and p.miles_interval <> private.interval_in_unit(s.miles_interval, p.driver_id, p.vehicle_id);
  return null;
end $$;
revoke execute on function private.intervals_follow_unit() from public, anon, authenticated;
create trigger intervals_follow_unit after insert or update of distance_unit on public.preferences
  for each row execute function private.intervals_follow_unit();
create trigger intervals_follow_unit after update of odometer_unit on public.vehicles
  for each row when (old.odometer_unit is distinct from new.odometer_unit)
  execute function private.intervals_follow_unit();
update public.preferences set distance_unit = distance_unit where distance_unit = 'km';

create or replace function private.reminders_after_addition(added private.service_done[])
 returns void
 language plpgsql
 set search_path to ''
as $$
begin
  insert into public.reminder_prefs
    (driver_id, vehicle_id, item, miles_interval, months_interval, last_done_date, last_done_mileage)
  select distinct on (a.user_id, a.vehicle_id, a.item)
    a.user_id, a.vehicle_id, a.item, private.interval_in_unit(s.miles_interval, a.user_id, a.vehicle_id), s.months_interval, a.date, a.mileage
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

create or replace function private.reminders_after_removal(removed private.service_done[])
 returns void
 language plpgsql
 set search_path to ''
as $$
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
    select m.date, private.exact_miles(m.mileage, m.mileage_km) as mileage from public.maintenance m
    where m.user_id = c.driver_id and m.item = c.item and m.vehicle_id is not distinct from c.vehicle_id
    order by m.date desc, m.mileage desc nulls last limit 1
  ) as newest on true
  where p.id = c.id;
end $$;

create or replace function private.reminders_follow_log()
 returns trigger
 language plpgsql
 security definer
 set search_path to ''
as $$
begin
  if tg_op = 'INSERT' then
    perform private.reminders_after_addition(
      array(select (user_id, item, date, private.exact_miles(mileage, mileage_km), vehicle_id)::private.service_done from new_rows));
  elsif tg_op = 'DELETE' then
    perform private.reminders_after_removal(
      array(select (user_id, item, date, private.exact_miles(mileage, mileage_km), vehicle_id)::private.service_done from old_rows));
  else
    -- A row whose service stayed the same moves nothing: a word more in the notes.
    perform private.reminders_after_removal(array(
      select (c.user_id, c.item, c.date, c.mileage, c.car)::private.service_done from (
        select user_id, item, date, private.exact_miles(mileage, mileage_km) as mileage,
          coalesce(vehicle_id, private.default_car(user_id)) as car from old_rows
        except all
        select user_id, item, date, private.exact_miles(mileage, mileage_km), vehicle_id from new_rows) as c));
    perform private.reminders_after_addition(array(
      select (c.user_id, c.item, c.date, c.mileage, c.vehicle_id)::private.service_done from (
        select user_id, item, date, private.exact_miles(mileage, mileage_km) as mileage, vehicle_id from new_rows
        except all
        select user_id, item, date, private.exact_miles(mileage, mileage_km),
          coalesce(vehicle_id, private.default_car(user_id)) from old_rows) as c));
  end if;
  return null;
end $$;

create or replace function private.sweep_driver(driver uuid, p_now timestamp with time zone)
 returns integer
 language plpgsql
 set search_path to ''
as $$
declare
  told integer;
  zone text := (select s.time_zone from public.notification_settings s where s.user_id = driver);
  local_day date := private.wall_clock(zone, p_now)::date;
  next_day date;
begin
  with cars as (
    select c.driver_id, c.vehicle_id,
      private.wall_clock(s.time_zone, p_now)::date as today,
      o.mileage,
      coalesce(
        (select v.odometer_unit from public.vehicles v where v.id = c.vehicle_id),
        (select chosen.distance_unit from public.preferences chosen where chosen.user_id = c.driver_id),
        'mi') as unit,
      case when 1 < (select count(*) from public.vehicles v where v.user_id = c.driver_id and v.retired_at is null)
        then left(private.car_name(c.vehicle_id), 60) || ': ' else '' end as called
    from (
      select distinct p.driver_id, p.vehicle_id from public.reminder_prefs p
      where p.driver_id = driver and not exists (
        select from public.vehicles v where v.id = p.vehicle_id and v.retired_at is not null)
    ) as c
    left join public.notification_settings s on s.user_id = c.driver_id
    -- In two halves, because an index finds no "is not distinct from".
    left join lateral (
      select of_car.mileage from public.odometer of_car
        where of_car.user_id = c.driver_id and of_car.vehicle_id = c.vehicle_id
      union all
      select of_none.mileage from public.odometer of_none
        where c.vehicle_id is null and of_none.user_id = c.driver_id and of_none.vehicle_id is null
    ) as o on true
  ),
  points as (
    select p.id, p.driver_id, p.item, cars.today, cars.mileage, cars.unit, cars.called,
      -- No due date follows from 'infinity', which PostgreSQL takes for a date.
      case when p.last_done_date between date '0001-01-01' and date '9999-12-31'
        then (p.last_done_date + make_interval(months => p.months_interval))::date end as due_date,
      round((p.last_done_mileage + p.miles_interval)::numeric)::bigint as due_mileage
    from public.reminder_prefs p
    join cars on cars.driver_id = p.driver_id and cars.vehicle_id is not distinct from p.vehicle_id
    where p.driver_id = driver
  ),
  remaining as (
    select *, due_date - today as days_left, due_mileage - mileage as miles_left from points
  ),
  staged as (
    select *, case
      when days_left < 0 or miles_left <= 0 then 3
      when days_left <= 14 or miles_left <= 500 then 2
      when days_left <= 30 or miles_left <= 1000 then 1
    end as stage
    from remaining
  ),
  fresh as (
    insert into private.reminder_notices (pref_id, due_date, due_mileage, stage, told_at)
    select s.id, s.due_date, s.due_mileage, s.stage, p_now from staged s
    where s.stage is not null and not exists (
      select from private.reminder_notices n
      where n.pref_id = s.id and n.stage >= s.stage
        and n.due_date is not distinct from s.due_date
        and n.due_mileage is not distinct from s.due_mileage)
    returning pref_id
  )
  insert into public.notifications (user_id, type, title, message, created_at)
  select s.driver_id,
    case s.stage when 3 then 'maintenance_overdue' when 2 then 'maintenance_due' else 'maintenance_reminder' end,
    s.called || left(s.item, 180 - char_length(s.called)) || case when s.stage = 3 then ' is overdue' else ' is due soon' end,
    private.due_words(
      s.due_date, s.days_left, case when s.mileage is not null then s.due_mileage end, s.miles_left, s.unit),
    p_now
  from staged s join fresh on fresh.pref_id = s.id
  order by s.stage, s.item;

  get diagnostics told = row_count;

  -- Near from 30 days before, due from 14, past from the day after. Miles change by a write alone.
  select min(d.day) into next_day
  from (
    select (p.last_done_date + make_interval(months => p.months_interval))::date as due_date
    from public.reminder_prefs p
    where p.driver_id = driver and p.last_done_date between date '0001-01-01' and date '9999-12-31'
  ) as p
  cross join lateral (values (p.due_date - 30), (p.due_date - 14), (p.due_date + 1)) as d (day)
  where d.day > local_day;
  update private.reminder_due set next_at = coalesce(
      -- Midnight of that day where the driver is; a zone that is none counts as UTC.
      p_now + (next_day::timestamp - private.wall_clock(zone, p_now)), timestamptz 'infinity')
    where driver_id = driver;
  return told;
end $$;
