-- Each car has its own mileage, and what comes due on it is told with its name.

-- One row for each car with a mileage on record. Rows without a car are of a driver who has named none.
create or replace view public.odometer with (security_invoker = true) as
  select distinct on (m.user_id, m.vehicle_id) m.user_id, m.mileage, m.date, m.vehicle_id
  from public.maintenance m where m.mileage is not null
  order by m.user_id, m.vehicle_id, m.mileage desc, m.date desc;

-- The sweep of 0023 by car. What is out of the garage comes due no longer; where a driver has several cars, the notice
-- begins with the car's name.
create or replace function public.sweep_reminders(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  told integer;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(7283513) then
    return 0;
  end if;

  with cars as (
    select c.driver_id, c.vehicle_id,
      private.wall_clock(s.time_zone, p_now)::date as today,
      o.mileage,
      case when 1 < (select count(*) from public.vehicles v where v.user_id = c.driver_id and v.retired_at is null)
        then left(private.car_name(c.vehicle_id), 60) || ': ' else '' end as called
    from (
      select distinct p.driver_id, p.vehicle_id from public.reminder_prefs p
      where not exists (
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
    select p.id, p.driver_id, p.item, cars.today, cars.mileage, cars.called,
      -- No due date follows from 'infinity', which PostgreSQL takes for a date.
      case when p.last_done_date between date '0001-01-01' and date '9999-12-31'
        then (p.last_done_date + make_interval(months => p.months_interval))::date end as due_date,
      p.last_done_mileage::bigint + p.miles_interval as due_mileage
    from public.reminder_prefs p
    join cars on cars.driver_id = p.driver_id and cars.vehicle_id is not distinct from p.vehicle_id
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
      s.due_date, s.days_left, case when s.mileage is not null then s.due_mileage end, s.miles_left),
    p_now
  from staged s join fresh on fresh.pref_id = s.id
  order by s.stage, s.item;

  get diagnostics told = row_count;
  return told;
end $$;
