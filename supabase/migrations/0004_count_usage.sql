-- Check and count in one statement, so that two taps at the same moment cannot
-- both take the last use. Only the service role calls these: the functions on the
-- server decide about usage, the client is told.

create function public.count_usage(p_user_id uuid, p_usage_type text)
  returns table (can_use boolean, "limit" integer, used integer)
  language plpgsql set search_path = '' as $$
declare
  plan_limit integer;
  month text := to_char(now() at time zone 'UTC', 'YYYY-MM');
begin
  select public.usage_limit(p.plan, p_usage_type) into plan_limit
    from public.profiles p where p.user_id = p_user_id;
  if plan_limit is null then
    raise exception 'Unknown user or usage type' using errcode = '22023';
  end if;

  return query
  with counted as (
    insert into public.usage_counters as u
      (user_id, month_year, audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses)
    select p_user_id, month,
      (p_usage_type = 'audio_diagnoses')::int, (p_usage_type = 'obd_reads')::int,
      (p_usage_type = 'pdf_exports')::int, (p_usage_type = 'comprehensive_diagnoses')::int
    where plan_limit > 0
    on conflict (user_id, month_year) do update set
      audio_diagnoses = u.audio_diagnoses + excluded.audio_diagnoses,
      obd_reads = u.obd_reads + excluded.obd_reads,
      pdf_exports = u.pdf_exports + excluded.pdf_exports,
      comprehensive_diagnoses = u.comprehensive_diagnoses + excluded.comprehensive_diagnoses
    where case p_usage_type
      when 'audio_diagnoses' then u.audio_diagnoses
      when 'obd_reads' then u.obd_reads
      when 'pdf_exports' then u.pdf_exports
      else u.comprehensive_diagnoses end < plan_limit
    returning case p_usage_type
      when 'audio_diagnoses' then u.audio_diagnoses
      when 'obd_reads' then u.obd_reads
      when 'pdf_exports' then u.pdf_exports
      else u.comprehensive_diagnoses end as used_now
  )
  select exists (select from counted), plan_limit,
    coalesce(
      (select used_now from counted),
      (select case p_usage_type
        when 'audio_diagnoses' then c.audio_diagnoses
        when 'obd_reads' then c.obd_reads
        when 'pdf_exports' then c.pdf_exports
        else c.comprehensive_diagnoses end
        from public.usage_counters c where c.user_id = p_user_id and c.month_year = month),
      0);
end $$;

-- A use that failed through no fault of the person is given back, to the month it
-- was taken from.
create function public.return_usage(p_user_id uuid, p_usage_type text, p_month_year text)
  returns void language sql set search_path = '' as $$
  update public.usage_counters set
    audio_diagnoses = greatest(0, audio_diagnoses - (p_usage_type = 'audio_diagnoses')::int),
    obd_reads = greatest(0, obd_reads - (p_usage_type = 'obd_reads')::int),
    pdf_exports = greatest(0, pdf_exports - (p_usage_type = 'pdf_exports')::int),
    comprehensive_diagnoses = greatest(0, comprehensive_diagnoses - (p_usage_type = 'comprehensive_diagnoses')::int)
  where user_id = p_user_id and month_year = p_month_year
$$;

revoke execute on function public.count_usage(uuid, text) from public, anon, authenticated;
revoke execute on function public.return_usage(uuid, text, text) from public, anon, authenticated;
grant execute on function public.count_usage(uuid, text) to service_role;
grant execute on function public.return_usage(uuid, text, text) to service_role;
