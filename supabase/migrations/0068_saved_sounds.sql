-- A recording that its driver saves is a file, named for its history row: <account>/<row>.wav in the private bucket of
-- the receipts, whose policies, budgets and sweeps hold for it. Until now it lay in the row as base64, a third larger, and
-- every list of the history carried it. Rows of before keep theirs.
update storage.buckets set allowed_mime_types = array_append(allowed_mime_types, 'audio/wav')
  where id = 'receipts' and not 'audio/wav' = any (allowed_mime_types);
update private.budgets set label = 'receipts and recordings' where name = 'files';

-- A recording goes a day after its row is seen to be gone: until then the history offers to undo, and an upload waits for
-- its row.
create table private.sounds_without_row (
  name text collate "C" primary key,
  seen_at timestamptz not null
);

-- Called by the server's sweep, and by the project's. Returns how many files went, or were asked to go.
create function public.sweep_sounds(p_now timestamptz) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  is_project boolean := private.project_secret('tappet_project_url') is not null
    and private.project_secret('tappet_server_key') is not null;
  without text[];
  old text[];
begin
  select coalesce(array_agg(o.name), '{}') into without from storage.objects o
  where o.bucket_id = 'receipts'
    and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.wav$'
    and not exists (
      select from public.history h
      where h.id = substring(o.name from 38 for 36)::uuid and h.user_id = left(o.name, 36)::uuid);
  delete from private.sounds_without_row s where s.name <> all (without);
  select coalesce(array_agg(s.name), '{}') into old from private.sounds_without_row s
    where s.seen_at <= p_now - interval '1 day';
  if is_project then
    -- The storage server removes row and bytes together.
    perform private.remove_project_file(name) from unnest(old[1:200]) name;
  else
    -- Supabase refuses a direct delete from its storage tables without this.
    perform pg_catalog.set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects o where o.bucket_id = 'receipts' and o.name = any (old);
  end if;
  insert into private.sounds_without_row (name, seen_at) select name, p_now from unnest(without) name
    on conflict do nothing;
  return cardinality(old);
end $$;

-- Not granted: the sweep to clients.
revoke all on private.sounds_without_row from public, anon, authenticated;
revoke execute on function public.sweep_sounds(timestamptz) from public, anon, authenticated;
grant execute on function public.sweep_sounds(timestamptz) to service_role;

-- Of migration 0054, with the recordings.
create or replace function private.sweep_project_files() returns integer
  language plpgsql set search_path = '' as $$
declare
  file record;
  asked integer := public.sweep_sounds(now());
begin
  for file in
    select o.name from storage.objects o
    where o.bucket_id = 'receipts' and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
      and not exists (select from auth.users u where u.id::text = pg_catalog.split_part(o.name, '/', 1))
    order by o.created_at limit 200
  loop
    perform private.remove_project_file(file.name);
    asked := asked + 1;
  end loop;
  return asked;
end $$;

-- Of migration 0060, with the address of the recording.
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
        'audioData', h.data -> 'audioData', 'audioUrl', h.data -> 'audioUrl', 'evidence', h.data -> 'evidence')
      when 'report' then jsonb_build_object('input', h.data -> 'input')
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
