-- A hand-over priced a recording by its sound alone, and did not say that its driver was told not to drive.

-- Oldest first. in_all: how many entries of its kind the case has.
create or replace function public.handover_entries(p_case_id uuid, p_user_id uuid)
  returns table (kind text, at timestamptz, data jsonb, in_all bigint)
  language sql stable set search_path = '' as $$
  with entries as (
    select i.id, i.kind, i.happened_at, i.history_id,
      count(*) over (partition by i.kind) as in_all,
      row_number() over (partition by i.kind order by i.happened_at desc, i.id desc) as newest
    from public.case_items i
    where i.case_id = p_case_id and i.user_id = p_user_id
      and (i.kind in ('note', 'scan', 'finding')
        -- A diagnosis that was deleted has nothing to show.
        or (i.kind in ('sound', 'report') and i.history_id is not null))
  )
  select e.kind, case when e.kind = 'sound' then h.created_at else e.happened_at end,
    case e.kind
      when 'sound' then jsonb_build_object(
        'headline', h.data -> 'headline', 'confidence', h.data -> 'confidence', 'issue', h.data -> 'issue',
        'audioData', h.data -> 'audioData', 'audioUrl', h.data -> 'audioUrl', 'evidence', h.data -> 'evidence',
        'tier', h.data -> 'tier', 'causes', h.data #> '{differential,report,causes}',
        'other', h.data #> '{differential,report,other}', 'drive', h.data #> '{differential,report,drive}')
      when 'report' then jsonb_build_object(
        'input', h.data -> 'input', 'causes', h.data #> '{differential,report,causes}')
      when 'scan' then i.data
      else jsonb_build_object('by', i.data -> 'by', 'words', left(i.data ->> 'words', 5000))
    end,
    e.in_all
  from entries e
  join public.case_items i on i.id = e.id
  left join public.history h on h.id = e.history_id and h.user_id = p_user_id
  -- A recording of before has up to 3 MB, a scan or report up to 200 kB.
  where e.newest <= case when e.kind = 'sound' then 3 when e.kind in ('scan', 'report') then 20 else 200 end
  order by e.happened_at, e.id
$$;
