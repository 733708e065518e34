-- What a fault really was stands in one place, mechanic_findings, said by anyone who may: the driver of a diagnosis, or in its
-- case the driver or a mechanic with its link. A finding that enters a case is written there by the timeline itself, of
-- the diagnosis that it names or else the case's latest. The later word counts. A recording is given by its driver alone.
create function private.case_finding_counts() returns trigger
  language plpgsql set search_path = '' as $$
declare
  diagnosis uuid := new.history_id;
  said text := nullif(btrim(left(new.data ->> 'words', 500)), '');
begin
  if diagnosis is null then
    select i.history_id into diagnosis from public.case_items i
      where i.case_id = new.case_id and i.user_id = new.user_id and i.kind in ('sound', 'report')
        and i.history_id is not null
      order by i.happened_at desc, i.id limit 1;
  end if;
  if diagnosis is null or (new.data ->> 'found' = 'other' and said is null) then
    return null;
  end if;
  -- An archive that is read back brings findings of before: they are no later word.
  insert into public.mechanic_findings as f (history_id, user_id, found, words)
    values (diagnosis, new.user_id, new.data ->> 'found', said)
    on conflict (user_id, history_id) do update set found = excluded.found, words = excluded.words
      where f.created_at <= new.happened_at;
  return null;
end $$;
revoke execute on function private.case_finding_counts() from public, anon, authenticated;

create trigger case_finding_counts after insert on public.case_items
  for each row when (new.kind = 'finding' and new.data ->> 'found' ~ '^[a-z][a-z0-9_]{0,39}$')
  execute function private.case_finding_counts();

create or replace function public.answer_handover(
  p_token_hash text, p_now timestamptz, p_found text, p_data jsonb
) returns text language plpgsql set search_path = '' as $$
declare
  link record;
begin
  select * into link from public.use_handover(p_token_hash, p_now, false);
  if link.outcome <> 'open' then
    return link.outcome;
  end if;
  update public.case_handovers h set answers = h.answers + 1 where h.id = link.handover_id and h.answers < 10;
  if not found then
    return 'full';
  end if;
  insert into public.case_items (case_id, user_id, kind, happened_at, data)
    values (link.case_id, link.user_id, 'finding', p_now,
      p_data || jsonb_build_object('by', 'mechanic', 'handoverId', link.handover_id, 'found', p_found));
  return 'open';
end $$;
