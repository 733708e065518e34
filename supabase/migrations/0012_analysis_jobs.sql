-- One row per sound that was sent to be analysed, named by its sender. A phone that lost
-- the answer sends the same job again: it is counted once and answered the same.

create table public.analysis_jobs (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'running' until there is a result; who crashes leaves it so, and may be overtaken.
  state text not null default 'running' check (state in ('running', 'done')),
  -- The month (UTC) that the use was counted in, to be given back to the same one.
  month_year text not null check (month_year ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  -- Who was overtaken must not undo what the one after him does.
  attempt integer not null default 1,
  -- The whole answer, as it was sent.
  result jsonb check (jsonb_typeof(result) = 'object'),
  -- Stored in the history and told of, for a job that waited in a queue.
  delivered boolean not null default false,
  created_at timestamptz not null default now(),
  started_at timestamptz not null default now(),
  check ((state = 'done') = (result is not null))
);

create index analysis_jobs_of_user on public.analysis_jobs (user_id, created_at desc);

alter table public.analysis_jobs enable row level security;

create policy analysis_jobs_select_own on public.analysis_jobs
  for select to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; any writing (a client that could write its own result
-- would have an analysis without a use).
revoke all on public.analysis_jobs from public, anon, authenticated;
grant select on public.analysis_jobs to authenticated;
grant all on public.analysis_jobs to service_role;

-- Takes a job on: the first to name it counts one use; whoever names it again waits for
-- the first, or, when the first has been silent too long, takes it over without counting.
-- One transaction, so that a use is never counted without its job nor a job without its use.
create function public.begin_analysis(p_job_id uuid, p_user_id uuid, p_stale_seconds integer)
  returns table (outcome text, attempt integer, result jsonb, "limit" integer)
  language plpgsql set search_path = '' as $$
declare
  job public.analysis_jobs;
  counted record;
  month text;
begin
  month := to_char(now() at time zone 'UTC', 'YYYY-MM');
  -- Of two at once the second waits here until the first's count is decided.
  insert into public.analysis_jobs (id, user_id, month_year) values (p_job_id, p_user_id, month)
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

-- Keeps the answer once; who was overtaken answers what the other kept. Null when there
-- is no such job any more.
create function public.finish_analysis(p_job_id uuid, p_user_id uuid, p_result jsonb)
  returns jsonb language plpgsql set search_path = '' as $$
declare
  kept jsonb;
begin
  update public.analysis_jobs j set state = 'done', result = p_result
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'running';
  select j.result into kept from public.analysis_jobs j where j.id = p_job_id and j.user_id = p_user_id;
  return kept;
end $$;

-- For a job that waited in a queue: the history row, under the job's id, and the notice
-- that it is there. Once, also when the row was deleted since.
create function public.deliver_analysis(
  p_job_id uuid, p_user_id uuid, p_history jsonb, p_notice_title text, p_notice_message text
) returns void language plpgsql set search_path = '' as $$
begin
  update public.analysis_jobs j set delivered = true
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'done' and not j.delivered;
  if found then
    insert into public.history (id, user_id, type, data)
      values (p_job_id, p_user_id, 'audio', p_history) on conflict (id) do nothing;
    insert into public.notifications (user_id, type, title, message)
      values (p_user_id, 'other', p_notice_title, p_notice_message);
  end if;
end $$;

-- Forgets a job that failed and gives its use back to the month it was taken from, once.
create function public.abandon_analysis(p_job_id uuid, p_user_id uuid, p_attempt integer)
  returns void language plpgsql set search_path = '' as $$
declare
  month text;
begin
  delete from public.analysis_jobs j
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'running' and j.attempt = p_attempt
    returning j.month_year into month;
  if found then
    perform public.return_usage(p_user_id, 'audio_diagnoses', month);
  end if;
end $$;

revoke execute on function public.begin_analysis(uuid, uuid, integer) from public, anon, authenticated;
revoke execute on function public.finish_analysis(uuid, uuid, jsonb) from public, anon, authenticated;
revoke execute on function public.deliver_analysis(uuid, uuid, jsonb, text, text)
  from public, anon, authenticated;
revoke execute on function public.abandon_analysis(uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.begin_analysis(uuid, uuid, integer) to service_role;
grant execute on function public.finish_analysis(uuid, uuid, jsonb) to service_role;
grant execute on function public.deliver_analysis(uuid, uuid, jsonb, text, text) to service_role;
grant execute on function public.abandon_analysis(uuid, uuid, integer) to service_role;
