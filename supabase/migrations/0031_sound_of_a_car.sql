-- A sound that is sent to be analysed says whose sound it is, and its kept result belongs to that car. A call that names
-- no car is of the default car; so is one that names a car which is not its driver's, because the sound is not lost for it.

drop function public.begin_analysis(uuid, uuid, integer);
create function public.begin_analysis(
  p_job_id uuid, p_user_id uuid, p_stale_seconds integer, p_vehicle_id uuid default null
) returns table (outcome text, attempt integer, result jsonb, "limit" integer)
  language plpgsql set search_path = '' as $$
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
  elsif job.started_at < now() - make_interval(secs => p_stale_seconds) then
    update public.analysis_jobs j set started_at = now(), attempt = j.attempt + 1 where j.id = p_job_id;
    return query select 'started', job.attempt + 1, null::jsonb, null::integer;
  else
    return query select 'running', job.attempt, null::jsonb, null::integer;
  end if;
end $$;

create or replace function public.deliver_analysis(
  p_job_id uuid, p_user_id uuid, p_history jsonb, p_notice_title text, p_notice_message text
) returns void language plpgsql set search_path = '' as $$
declare
  car uuid;
begin
  update public.analysis_jobs j set delivered = true
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'done' and not j.delivered
    returning j.vehicle_id into car;
  if found then
    insert into public.history (id, user_id, type, data, vehicle_id)
      values (p_job_id, p_user_id, 'audio', p_history, car) on conflict (id) do nothing;
    insert into public.notifications (user_id, type, title, message)
      values (p_user_id, 'other', p_notice_title, p_notice_message);
  end if;
end $$;

revoke execute on function public.begin_analysis(uuid, uuid, integer, uuid) from public, anon, authenticated;
grant execute on function public.begin_analysis(uuid, uuid, integer, uuid) to service_role;
