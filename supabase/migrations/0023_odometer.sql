-- A car's mileage is the highest on any record, because an odometer only climbs and records may be entered late. It
-- was worked out in five places; this view is the one definition, for the app, the functions and the sweep.

-- One row for each user with a mileage on record, and the last day it was read. The caller's own rights and the
-- policies of maintenance decide which rows there are.
create view public.odometer with (security_invoker = true) as
  select distinct on (m.user_id) m.user_id, m.mileage, m.date
  from public.maintenance m where m.mileage is not null
  order by m.user_id, m.mileage desc, m.date desc;

-- Not granted: anything to anon, any write.
revoke all on public.odometer from public, anon, authenticated, service_role;
grant select on public.odometer to authenticated, service_role;

-- The sweep of 0015, unchanged but for where the mileage comes from.
create or replace function public.sweep_reminders(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  told integer;
begin
  if not pg_catalog.pg_try_advisory_xact_lock(7283513) then
    return 0;
  end if;

  with people as (
    select u.user_id,
      private.wall_clock(s.time_zone, p_now)::date as today,
      (select o.mileage from public.odometer o where o.user_id = u.user_id) as mileage
    from (select distinct p.user_id from public.reminder_prefs p) as u
    left join public.notification_settings s on s.user_id = u.user_id
  ),
  points as (
    select p.id, p.user_id, p.item, people.today, people.mileage,
      -- No due date follows from 'infinity', which PostgreSQL takes for a date.
      case when p.last_done_date between date '0001-01-01' and date '9999-12-31'
        then (p.last_done_date + make_interval(months => p.months_interval))::date end as due_date,
      p.last_done_mileage::bigint + p.miles_interval as due_mileage
    from public.reminder_prefs p join people on people.user_id = p.user_id
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
  select s.user_id,
    case s.stage when 3 then 'maintenance_overdue' when 2 then 'maintenance_due' else 'maintenance_reminder' end,
    left(s.item, 180) || case when s.stage = 3 then ' is overdue' else ' is due soon' end,
    private.due_words(
      s.due_date, s.days_left, case when s.mileage is not null then s.due_mileage end, s.miles_left),
    p_now
  from staged s join fresh on fresh.pref_id = s.id
  order by s.stage, s.item;

  get diagnostics told = row_count;
  return told;
end $$;
