-- Tells people of service that comes near, is due, and is overdue. One idempotent function
-- for everybody at once: our server calls it on a timer, pg_cron on Supabase. The rule is
-- that of packages/upkeep (src/due.ts, src/urgency.ts); a test gives both the same cases.

-- What was told of which due point. A due point is what the reminder says, not what the
-- odometer says: entering a mileage does not make an old notice new.
create table private.reminder_notices (
  pref_id uuid not null references public.reminder_prefs (id) on delete cascade,
  due_date date,
  due_mileage bigint,
  -- 1 near (maintenance_reminder), 2 due (maintenance_due), 3 past (maintenance_overdue)
  stage smallint not null check (stage between 1 and 3),
  told_at timestamptz not null,
  unique nulls not distinct (pref_id, due_date, due_mileage, stage)
);
alter table private.reminder_notices enable row level security;
revoke all on private.reminder_notices from public, anon, authenticated;

-- "Was due on March 2, 2026; was due at 45,000 miles." Without "in 5 days": a notice is read later.
create function private.due_words(due_date date, days_left integer, due_mileage bigint, miles_left bigint)
  returns text language sql immutable set search_path = '' as $$
  select upper(left(words, 1)) || substr(words, 2) || '.' from (select concat_ws('; ',
    case when days_left < 0 then 'was due' else 'due' end
      || ' on ' || to_char(due_date, 'FMMonth FMDD, YYYY'),
    case when miles_left < 0 then 'was due at ' when miles_left = 0 then 'due now, at ' else 'due at ' end
      || to_char(due_mileage, 'FM999,999,999,999') || ' miles'
  ) as words) as said
$$;
revoke execute on function private.due_words(date, integer, bigint, bigint) from public, anon, authenticated;

-- Writes a notification for each reminder that has become more pressing than what was told
-- of the same due point, and answers how many. Whoever calls while another does gets 0.
create function public.sweep_reminders(p_now timestamptz default now()) returns integer
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
      (select m.mileage from public.maintenance m
        where m.user_id = u.user_id and m.mileage is not null
        order by m.mileage desc limit 1) as mileage
    from (select distinct p.user_id from public.reminder_prefs p) as u
    left join public.notification_settings s on s.user_id = u.user_id
  ),
  points as (
    select p.id, p.user_id, p.item, people.today, people.mileage,
      -- 'infinity' is a date to PostgreSQL, and there is nothing to count from it.
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
revoke execute on function public.sweep_reminders(timestamptz) from public, anon, authenticated;
grant execute on function public.sweep_reminders(timestamptz) to service_role;

-- Every ten minutes, where pg_cron is. Switched on later, it is scheduled by
-- `select private.schedule_reminder_sweep()`. https://supabase.com/docs/guides/cron
create function private.schedule_reminder_sweep() returns boolean
  language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return false;
  end if;
  perform cron.schedule('tappet-reminders', '*/10 * * * *', 'select public.sweep_reminders()');
  return true;
end $$;
revoke execute on function private.schedule_reminder_sweep() from public, anon, authenticated;

select private.schedule_reminder_sweep();
