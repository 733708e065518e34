-- Two devices of one driver change the same record while one of them is offline. An edit names what its fields held when it
-- was made: it is written where they still do, in one statement, so that what another device has stored since is never
-- replaced unseen. Other fields may have changed: both edits then stand. The same for a deletion, which names the whole row.
-- With the caller's own rights: policies and column grants decide as for any update.

create function public.edit_if_unchanged(p_table text, p_id uuid, p_changes jsonb, p_before jsonb)
  returns table (outcome text, stored jsonb)
  language plpgsql security invoker set search_path = '' as $$
declare
  columns text := (select string_agg(format('%I', key), ', ' order by key) from jsonb_object_keys(p_changes) as key);
begin
  if p_table not in ('maintenance', 'fill_ups', 'vehicles', 'cases') or columns is null then
    raise exception 'Nothing to edit in %', p_table using errcode = '22023';
  end if;
  return query execute format(
    'update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(t, $2))
      where t.id = $1 and t.user_id = (select auth.uid())
        and (select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from e.value), true) from jsonb_each($3) as e)
      returning ''changed'', to_jsonb(t)', p_table, columns) using p_id, p_changes, p_before;
  if found then
    return;
  end if;
  -- What is there already was written by an earlier send whose answer was lost.
  return query execute format(
    'select case when (select bool_and(to_jsonb(t) -> e.key is not distinct from e.value) from jsonb_each($2) as e)
              then ''changed'' else ''conflict'' end, to_jsonb(t)
       from public.%I as t where t.id = $1 and t.user_id = (select auth.uid())', p_table) using p_id, p_changes;
  if not found then
    return query select 'gone', null::jsonb;
  end if;
end $$;

-- p_rows: [{"id": …, "before": {column: value}}]. Answers the rows that it leaves, because they are not as they were.
create function public.delete_if_unchanged(p_table text, p_rows jsonb) returns table (id uuid, stored jsonb)
  language plpgsql security invoker set search_path = '' as $$
begin
  if p_table not in ('maintenance', 'fill_ups') then
    raise exception 'Nothing to delete in %', p_table using errcode = '22023';
  end if;
  execute format(
    'delete from public.%I as t using jsonb_array_elements($1) as r
      where t.id = (r ->> ''id'')::uuid and t.user_id = (select auth.uid())
        and (select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from e.value), true)
               from jsonb_each(r -> ''before'') as e)', p_table) using p_rows;
  return query execute format(
    'select t.id, to_jsonb(t) from public.%I as t join jsonb_array_elements($1) as r on t.id = (r ->> ''id'')::uuid
      where t.user_id = (select auth.uid())', p_table) using p_rows;
end $$;

revoke execute on function public.edit_if_unchanged(text, uuid, jsonb, jsonb) from public, anon;
revoke execute on function public.delete_if_unchanged(text, jsonb) from public, anon;
grant execute on function public.edit_if_unchanged(text, uuid, jsonb, jsonb) to authenticated, service_role;
grant execute on function public.delete_if_unchanged(text, jsonb) to authenticated, service_role;
