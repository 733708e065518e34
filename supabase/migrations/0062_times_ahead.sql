-- A clock that was ahead for an hour wrote times that are still to come: an analysis that ran then "ran" until that day,
-- reminders and push messages waited for it, ten demos kept an address out. A time ahead counts as never. What a number
-- bounds as well (free rescans, uses given back) stays as it was.

-- The clocks of two machines may differ by a minute. The service role has no right to this schema, so who asks it runs as owner.
create function private.lies_ahead(happened timestamptz, at timestamptz) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(happened > at + interval '1 minute', false)
$$;
revoke execute on function private.lies_ahead(timestamptz, timestamptz) from public, anon, authenticated;

create or replace function public.begin_analysis(p_job_id uuid, p_user_id uuid, p_stale_seconds integer, p_vehicle_id uuid default null)
  returns table (outcome text, attempt integer, result jsonb, "limit" integer)
  language plpgsql security definer set search_path = '' as $$
declare
  job public.analysis_jobs;
  counted record;
  month text;
begin
  month := to_char(now() at time zone 'UTC', 'YYYY-MM');
  -- Of two at once the second waits here until the first's count is decided.
  insert into public.analysis_jobs (id, user_id, month_year, vehicle_id)
    values (p_job_id, p_user_id, month,
      (select v.id from public.vehicles v where v.id = p_vehicle_id and v.user_id = p_user_id))
    on conflict (id) do nothing;
  if found then
    select c.can_use, c."limit" into counted from public.count_usage(p_user_id, 'audio_diagnoses') c;
    if not counted.can_use then
      delete from public.analysis_jobs j where j.id = p_job_id;
      return query select 'limit_reached', 0, null::jsonb, counted."limit";
    else
      return query select 'started', 1, null::jsonb, counted."limit";
    end if;
    return;
  end if;

  select * into job from public.analysis_jobs j where j.id = p_job_id for update;
  if not found then
    -- Given back between the two statements: the sender may try again.
    return query select 'running', 0, null::jsonb, null::integer;
  elsif job.user_id <> p_user_id then
    return query select 'foreign', 0, null::jsonb, null::integer;
  elsif job.state = 'done' then
    return query select 'done', job.attempt, job.result, null::integer;
  elsif job.started_at < now() - make_interval(secs => p_stale_seconds)
    or private.lies_ahead(job.started_at, now())
  then
    update public.analysis_jobs j set started_at = now(), attempt = j.attempt + 1 where j.id = p_job_id;
    return query select 'started', job.attempt + 1, null::jsonb, null::integer;
  else
    return query select 'running', job.attempt, null::jsonb, null::integer;
  end if;
end $$;

create or replace function public.begin_demo(p_address_hash text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  -- One after another, so that two at once cannot both be the last.
  perform pg_catalog.pg_advisory_xact_lock(7283523);
  delete from private.demo_starts s where s.started_at <= p_now - interval '1 hour'
    or private.lies_ahead(s.started_at, p_now);
  if (select count(*) from private.demo_starts) >= 60
    or (select count(*) from private.demo_starts s where s.address_hash = p_address_hash) >= 10
  then
    return false;
  end if;
  insert into private.demo_starts (address_hash, started_at) values (p_address_hash, p_now);
  return true;
end $$;

create or replace function public.claim_push_deliveries(p_now timestamptz, p_limit integer)
  returns table (id uuid, endpoint text, p256dh text, auth text, notification_id uuid, type text, title text, message text)
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_deliveries d using public.notifications n
    where n.id = d.notification_id
      and (d.send_after <= p_now and (n.read or d.created_at < p_now - interval '24 hours')
        -- Written ahead: nothing waits longer than it may be late.
        or d.send_after > p_now + interval '24 hours');

  return query
  with due as (
    select d.id from private.push_deliveries d
    join public.push_subscriptions s on s.id = d.subscription_id
    left join public.notification_settings q on q.user_id = s.user_id
    where d.send_after <= p_now
      and not private.is_quiet(q.time_zone, q.quiet_from, q.quiet_until, p_now)
    order by d.send_after limit p_limit
    for update of d skip locked
  )
  update private.push_deliveries d set send_after = p_now + interval '2 minutes', attempts = d.attempts + 1
  from due, public.push_subscriptions s, public.notifications n
  where d.id = due.id and s.id = d.subscription_id and n.id = d.notification_id
  returning d.id, s.endpoint, s.p256dh, s.auth, n.id, n.type, n.title, n.message;
end $$;

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
      order by k.id desc limit 50)));
end $$;

create or replace function public.make_handover(p_case_id uuid, p_days integer default 14) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  token text := left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32);
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 30 then
    raise exception 'A link lasts 1 to 30 days' using errcode = '22023';
  end if;
  perform 1 from public.cases c where c.id = p_case_id and c.user_id = caller for update;
  if not found then
    raise exception 'There is no such case' using errcode = '42501';
  end if;
  if (select count(*) from public.case_handovers h
      where h.case_id = p_case_id and h.withdrawn_at is null and h.expires_at > now()
        and not private.lies_ahead(h.created_at, now())) >= 5 then
    raise exception 'This case has 5 open links. Withdraw one first' using errcode = '54000';
  end if;
  insert into public.case_handovers (case_id, user_id, token_hash, expires_at)
    values (p_case_id, caller, encode(sha256(convert_to(token, 'UTF8')), 'hex'),
      now() + make_interval(days => p_days));
  return token;
end $$;

create or replace function public.remove_old_demos(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from auth.users u
    where u.raw_app_meta_data ->> 'demo' = 'true'
      and (u.created_at <= p_now - interval '24 hours' or private.lies_ahead(u.created_at, p_now));
  get diagnostics removed = row_count;
  return removed;
end $$;

create table private.last_sweep (
  is_only boolean primary key default true check (is_only),
  swept_at timestamptz not null
);
alter table private.last_sweep enable row level security;
revoke all on private.last_sweep from public, anon, authenticated;

create or replace function public.sweep_due_reminders(p_now timestamptz, p_people integer)
  returns table (people integer, told integer, failed integer)
  language plpgsql security definer set search_path = '' as $$
declare
  driver uuid;
begin
  people := 0;
  told := 0;
  failed := 0;
  if pg_catalog.pg_try_advisory_xact_lock(7283513) then
    -- What a sweep ahead of now put off is looked at again; nobody is told twice.
    if private.lies_ahead((select s.swept_at from private.last_sweep s), p_now) then
      update private.reminder_due set next_at = '-infinity' where next_at > p_now;
    end if;
    insert into private.last_sweep as s (swept_at) values (p_now)
      on conflict (is_only) do update set swept_at = excluded.swept_at;
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

create or replace function public.use_handover(p_token_hash text, p_now timestamptz, p_opens boolean)
  returns table (outcome text, handover_id uuid, case_id uuid, user_id uuid, expires_at timestamptz)
  language plpgsql security definer set search_path = '' as $$
declare
  link public.case_handovers;
begin
  select * into link from public.case_handovers h where h.token_hash = p_token_hash for update;
  if not found or link.withdrawn_at is not null or link.expires_at <= p_now
    or private.lies_ahead(link.created_at, p_now)
  then
    return query select 'ended', null::uuid, null::uuid, null::uuid, null::timestamptz;
    return;
  end if;
  if link.hour_from <= p_now - interval '1 hour' or private.lies_ahead(link.hour_from, p_now) then
    link.hour_from := p_now;
    link.hour_count := 0;
  end if;
  if link.hour_count >= 60 then
    return query select 'busy', null::uuid, null::uuid, null::uuid, null::timestamptz;
    return;
  end if;
  update public.case_handovers h set
    hour_from = link.hour_from,
    hour_count = link.hour_count + 1,
    opened_count = h.opened_count + p_opens::integer,
    first_opened_at = case when p_opens then coalesce(h.first_opened_at, p_now) else h.first_opened_at end,
    last_opened_at = case when p_opens then p_now else h.last_opened_at end
    where h.id = link.id;
  return query select 'open', link.id, link.case_id, link.user_id, link.expires_at;
end $$;
