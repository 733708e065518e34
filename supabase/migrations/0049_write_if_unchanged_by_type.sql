-- A value that is the same in another spelling is unchanged: a device writes a time as 2026-01-02T00:00:00.000Z and a
-- decimal with more places than its column has. So both sides are compared as the column's own type. A deletion of a car
-- or a case is refused too where it has changed since; a case's timeline counts by its updated_at.

create or replace function public.edit_if_unchanged(p_table text, p_id uuid, p_changes jsonb, p_before jsonb)
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
        and (select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from b.row -> e.key), true)
               from jsonb_object_keys($3) as e (key), to_jsonb(jsonb_populate_record(null::public.%1$I, $3)) as b (row))
      returning ''changed'', to_jsonb(t)', p_table, columns) using p_id, p_changes, p_before;
  if found then
    return;
  end if;
  -- What is there already was written by an earlier send whose answer was lost.
  return query execute format(
    'select case when (select bool_and(to_jsonb(t) -> e.key is not distinct from b.row -> e.key)
                         from jsonb_object_keys($2) as e (key),
                              to_jsonb(jsonb_populate_record(null::public.%1$I, $2)) as b (row))
              then ''changed'' else ''conflict'' end, to_jsonb(t)
       from public.%1$I as t where t.id = $1 and t.user_id = (select auth.uid())', p_table) using p_id, p_changes;
  if not found then
    return query select 'gone', null::jsonb;
  end if;
end $$;

-- p_rows: [{"id": …, "before": {column: value}}]. Answers the rows that it leaves, because they are not as they were.
create or replace function public.delete_if_unchanged(p_table text, p_rows jsonb) returns table (id uuid, stored jsonb)
  language plpgsql security invoker set search_path = '' as $$
begin
  if p_table not in ('maintenance', 'fill_ups', 'vehicles', 'cases') then
    raise exception 'Nothing to delete in %', p_table using errcode = '22023';
  end if;
  execute format(
    'delete from public.%1$I as t using jsonb_array_elements($1) as r
      where t.id = (r ->> ''id'')::uuid and t.user_id = (select auth.uid())
        and (select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from b.row -> e.key), true)
               from jsonb_object_keys(coalesce(r -> ''before'', ''{}'')) as e (key),
                    to_jsonb(jsonb_populate_record(null::public.%1$I, r -> ''before'')) as b (row))',
    p_table) using p_rows;
  return query execute format(
    'select t.id, to_jsonb(t) from public.%I as t join jsonb_array_elements($1) as r on t.id = (r ->> ''id'')::uuid
      where t.user_id = (select auth.uid())', p_table) using p_rows;
end $$;
