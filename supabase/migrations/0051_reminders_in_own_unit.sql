-- A notice of due service counted in miles for everybody. It counts as the car's odometer does, else in the unit that
-- its driver chose, as every page does.

-- "45,000 miles" or "72,420 kilometres" of miles as rows store them. Where several whole kilometres map to one mileage the
-- roundest was typed, as in packages/upkeep (fromMiles).
create function private.distance_words(miles bigint, unit text) returns text
  language sql immutable set search_path = '' as $$
  select case when unit = 'km' then
    to_char(coalesce(
      (select typed from (values (nearest - 1), (nearest + 1)) as near (typed)
        where typed % 100 = 0 and round(typed / 1.609344) = miles),
      nearest), 'FM999,999,999,999') || ' kilometres'
  else to_char(miles, 'FM999,999,999,999') || ' miles' end
  from (select round(miles * 1.609344)::bigint as nearest) as converted
$$;

create function private.due_words(due_date date, days_left integer, due_mileage bigint, miles_left bigint, unit text)
  returns text language sql immutable set search_path = '' as $$
  select upper(left(words, 1)) || substr(words, 2) || '.' from (select concat_ws('; ',
    case when days_left < 0 then 'was due' else 'due' end
      || ' on ' || to_char(due_date, 'FMMonth FMDD, YYYY'),
    case when miles_left < 0 then 'was due at ' when miles_left = 0 then 'due now, at ' else 'due at ' end
      || private.distance_words(due_mileage, unit)
  ) as words) as said
$$;

create or replace function private.sweep_driver(driver uuid, p_now timestamptz) returns integer
  language plpgsql set search_path = '' as $$
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
      p.last_done_mileage::bigint + p.miles_interval as due_mileage
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

drop function private.due_words(date, integer, bigint, bigint);
revoke execute on function private.distance_words(bigint, text),
  private.due_words(date, integer, bigint, bigint, text) from public, anon, authenticated;
