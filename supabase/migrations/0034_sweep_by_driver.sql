-- The sweep looked at every reminder of everybody every ten minutes, in one statement: one person's 650,000 reminders, or
-- one date that cannot be counted from, stopped the reminders of all. It goes person by person now, in batches, from an
-- index of when there may next be something to tell. Nothing due costs one look at that index.

-- When a driver's reminders are to be looked at next: at once after a write that may change them, else on the next day on
-- which one becomes more pressing.
create table private.reminder_due (
  driver_id uuid primary key references auth.users (id) on delete cascade,
  next_at timestamptz not null
);
create index reminder_due_next on private.reminder_due (next_at);
alter table private.reminder_due enable row level security;
revoke all on private.reminder_due from public, anon, authenticated;

insert into private.reminder_due (driver_id, next_at)
select distinct p.driver_id, timestamptz '-infinity' from public.reminder_prefs p;

-- The argument is the column that names the driver.
create function private.look_at_reminders() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  execute format(
    'insert into private.reminder_due as d (driver_id, next_at)
     select distinct c.%1$I, timestamptz ''-infinity'' from changed c join auth.users u on u.id = c.%1$I
     on conflict (driver_id) do update set next_at = excluded.next_at where d.next_at > excluded.next_at', tg_argv[0]);
  return null;
end $$;
revoke execute on function private.look_at_reminders() from public, anon, authenticated;

create trigger look_at_reminders_after_insert after insert on public.reminder_prefs
  referencing new table as changed for each statement execute function private.look_at_reminders('driver_id');
create trigger look_at_reminders_after_update after update on public.reminder_prefs
  referencing new table as changed for each statement execute function private.look_at_reminders('driver_id');
create trigger look_at_reminders_after_insert after insert on public.maintenance
  referencing new table as changed for each statement execute function private.look_at_reminders('user_id');
create trigger look_at_reminders_after_update after update on public.maintenance
  referencing new table as changed for each statement execute function private.look_at_reminders('user_id');
create trigger look_at_reminders_after_delete after delete on public.maintenance
  referencing old table as changed for each statement execute function private.look_at_reminders('user_id');
create trigger look_at_reminders_after_insert after insert on public.notification_settings
  referencing new table as changed for each statement execute function private.look_at_reminders('user_id');
create trigger look_at_reminders_after_update after update on public.notification_settings
  referencing new table as changed for each statement execute function private.look_at_reminders('user_id');
create trigger look_at_reminders_after_update after update on public.vehicles
  referencing new table as changed for each statement execute function private.look_at_reminders('user_id');

-- Tells one driver as 0030 did, notes when to look next, and answers how many notices were written.
create function private.sweep_driver(driver uuid, p_now timestamptz) returns integer
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
    select p.id, p.driver_id, p.item, cars.today, cars.mileage, cars.called,
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
      s.due_date, s.days_left, case when s.mileage is not null then s.due_mileage end, s.miles_left),
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
revoke execute on function private.sweep_driver(uuid, timestamptz) from public, anon, authenticated;

-- One batch: the people whose time has come, the longest waiting first. Who calls while another does gets 0. What
-- fails for one person is undone for that person alone and tried again an hour later.
create function public.sweep_due_reminders(p_now timestamptz, p_people integer)
  returns table (people integer, told integer, failed integer)
  language plpgsql security definer set search_path = '' as $$
declare
  driver uuid;
begin
  people := 0;
  told := 0;
  failed := 0;
  if pg_catalog.pg_try_advisory_xact_lock(7283513) then
    for driver in
      select d.driver_id from private.reminder_due d where d.next_at <= p_now
      order by d.next_at, d.driver_id limit p_people for update skip locked
    loop
      people := people + 1;
      begin
        told := told + private.sweep_driver(driver, p_now);
      exception when others then
        failed := failed + 1;
        update private.reminder_due d set next_at = p_now + interval '1 hour' where d.driver_id = driver;
        raise warning 'the reminders of % could not be told: %', driver, sqlerrm;
      end;
    end loop;
  end if;
  return next;
end $$;
revoke execute on function public.sweep_due_reminders(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.sweep_due_reminders(timestamptz, integer) to service_role;

-- All batches in one call, as pg_cron makes it.
create or replace function public.sweep_reminders(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  batch record;
  told integer := 0;
begin
  loop
    select * into batch from public.sweep_due_reminders(p_now, 500);
    told := told + batch.told;
    exit when batch.people < 500;
  end loop;
  return told;
end $$;
