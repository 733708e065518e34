-- An answer that names no issue gives its use back, once, with the keeping of the answer: of two that finish the same job
-- the first alone changes it, and a lost answer cannot leave the use counted.
create or replace function public.finish_analysis(p_job_id uuid, p_user_id uuid, p_result jsonb)
  returns jsonb language plpgsql set search_path = '' as $$
declare
  kept jsonb;
  month text;
begin
  update public.analysis_jobs j set state = 'done', result = p_result
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'running'
    returning j.month_year into month;
  if found and p_result #>> '{result,issue,id}' in ('uncertain', 'not_a_car') then
    perform public.return_usage(p_user_id, 'audio_diagnoses', month);
  end if;
  select j.result into kept from public.analysis_jobs j where j.id = p_job_id and j.user_id = p_user_id;
  return kept;
end $$;
