-- What had no budget: an update that makes a row larger, rows written again and again, the number of files, what is left
-- of deleted records, and ended links for a mechanic. All of it is counted by the one trigger that counts added rows, and
-- compared in one function. Who has more than a new limit keeps it, and is told so when something is added.

-- SQL of a row `r` for what gives way when the rows are full: the lowest goes first, null stays. Null: nothing gives way.
alter table private.budgets add column oldest_by text;
-- The UTC day that a count is of; null for what is kept.
alter table private.kept add column day date;

update private.budgets set rows = 10000 where name = 'files';
update private.budgets set label = 'records' where name = 'data';
-- What the account's clients add and change in a day. Room for a whole archive, and not for filling the disk with what
-- is replaced at once.
insert into private.budgets (name, label, rows, bytes) values ('changes', 'changes', 200000, 4294967296);

-- The limit that is passed, as "50 cars" or "2048 MB of records"; null where there is room. The only comparison.
create function private.passed_limit(person uuid, of_name text, used_rows bigint, used_bytes bigint) returns text
  language sql stable set search_path = '' as $$
  select case
    when used_rows > b.rows * f.factor then format('%s %s', b.rows * f.factor, b.label)
    when used_bytes > b.bytes * f.factor then format('%s MB of %s', b.bytes * f.factor / 1048576, b.label)
  end
  from private.budgets b cross join (select private.plan_factor(person) as factor) f where b.name = of_name
$$;

drop function private.require_room(uuid, regclass);
drop function private.has_room(uuid, regclass);
create function private.require_room(person uuid, relation regclass, adds_rows boolean) returns void
  language plpgsql set search_path = '' as $$
declare
  passed text;
  budget private.budgets;
begin
  -- The bytes that are kept in mind are an upper bound: they are counted again before anyone is refused.
  for attempt in 1..2 loop
    passed := coalesce(
      (select private.passed_limit(person, k.name, k.rows, null) from private.kept k
        where adds_rows and k.user_id = person and k.name = relation::text),
      private.passed_limit(person, 'data', null,
        (select sum(k.bytes)::bigint from private.kept k where k.user_id = person and k.day is null)));
    if passed is null then
      return;
    end if;
    if attempt = 1 then
      for budget in select * from private.budgets b where to_regclass(b.name) is not null order by b.name loop
        perform private.count_again(person, budget.name::regclass, budget.owner_column);
      end loop;
    end if;
  end loop;
  raise exception 'This account may keep %. Nothing was added; everything that is there stays. Delete some to make room.',
    passed using errcode = 'PT403';
end $$;

create function private.count_changes(person uuid, more_rows bigint, more_bytes bigint) returns void
  language plpgsql set search_path = '' as $$
declare
  today date := (now() at time zone 'UTC')::date;
  written private.kept;
  passed text;
begin
  insert into private.kept as k (user_id, name, rows, bytes, day) values (person, 'changes', more_rows, more_bytes, today)
    on conflict (user_id, name) do update set
      rows = excluded.rows + case when k.day = today then k.rows else 0 end,
      bytes = excluded.bytes + case when k.day = today then k.bytes else 0 end,
      day = today
    returning * into written;
  passed := private.passed_limit(person, 'changes', written.rows, written.bytes);
  if passed is not null then
    raise exception 'This account may make % in a day. Nothing was saved; everything that is there stays. Try again tomorrow.',
      passed using errcode = 'PT429';
  end if;
end $$;

-- Makes room where something gives way.
create function private.let_oldest_go(person uuid, of_name text) returns void
  language plpgsql set search_path = '' as $$
declare
  budget private.budgets := (select b from private.budgets b where b.name = of_name and b.oldest_by is not null);
  too_many bigint := (select k.rows from private.kept k where k.user_id = person and k.name = of_name)
    - budget.rows * private.plan_factor(person);
begin
  if too_many > 0 then
    execute format(
      'delete from %1$s d where d.ctid = any (array(
         select r.ctid from %1$s r where r.%2$I = $1 and (%3$s) is not null order by %3$s limit $2))',
      of_name, budget.owner_column, budget.oldest_by) using person, too_many;
  end if;
end $$;

-- Counts what was added, changed and removed. Refuses what a client adds, enlarges or writes above the budget: more may be
-- there from before, and stays. What the database or the server does by itself is counted, never refused.
create or replace function private.count_rows() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  relation text := tg_relid::regclass::text;
  size text := private.stored_bytes(tg_relid);
  parts text[];
  change record;
  by_client boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and pg_trigger_depth() = 1;
begin
  if tg_op <> 'DELETE' then
    parts := parts || format('select r.%1$I as person, 1 as rows, %2$s as bytes, 1 as written, %2$s as written_bytes from changed r',
      tg_argv[0], size);
  end if;
  if tg_op <> 'INSERT' then
    parts := parts || format('select r.%1$I as person, -1 as rows, -(%2$s) as bytes, 0 as written, 0 as written_bytes from gone r',
      tg_argv[0], size);
  end if;
  for change in execute format(
    'select person, sum(rows) as rows, sum(bytes) as bytes, sum(written) as written, sum(written_bytes) as written_bytes
     from (%s) as r group by 1 order by 1', array_to_string(parts, ' union all '))
  loop
    if tg_op = 'INSERT' then
      insert into private.kept as k (user_id, name, rows, bytes) values (change.person, relation, change.rows, change.bytes)
        on conflict (user_id, name) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes;
      perform private.let_oldest_go(change.person, relation);
    elsif change.rows <> 0 or change.bytes <> 0 then
      -- The account may be going, and what is counted of it.
      update private.kept k set rows = greatest(0, k.rows + change.rows), bytes = greatest(0, k.bytes + change.bytes)
        where k.user_id = change.person and k.name = relation;
    end if;
    if by_client and change.bytes > 0 then
      perform private.require_room(change.person, tg_relid, tg_op = 'INSERT');
    end if;
    if by_client and change.written > 0 then
      perform private.count_changes(change.person, change.written, change.written_bytes);
    end if;
  end loop;
  return null;
end $$;

-- Counts what a table has now, and from now on.
create function private.count_table(relation regclass, owner_column text) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format('create or replace trigger count_added_rows after insert on %s
    referencing new table as changed for each statement execute function private.count_rows(%L)', relation, owner_column);
  execute format('create or replace trigger count_changed_rows after update on %s
    referencing new table as changed old table as gone for each statement execute function private.count_rows(%L)',
    relation, owner_column);
  execute format('create or replace trigger count_removed_rows after delete on %s
    referencing old table as gone for each statement execute function private.count_rows(%L)', relation, owner_column);
  execute format(
    'insert into private.kept (user_id, name, rows, bytes)
     select r.%I, %L, count(*), coalesce(sum(%s), 0) from %s r group by 1
     on conflict (user_id, name) do update set rows = excluded.rows, bytes = excluded.bytes',
    owner_column, relation::text, private.stored_bytes(relation), relation);
end $$;

-- Limits what one person may keep in a table. Called again it changes the limits. No number of rows: as many as there are.
drop function private.limit_rows(regclass, text, bigint, bigint, text);
create function private.limit_rows(
  relation regclass, label text, max_rows bigint, max_row_bytes bigint, owner_column text default 'user_id',
  oldest_by text default null
) returns void language plpgsql set search_path = '' as $$
begin
  insert into private.budgets (name, label, rows, owner_column, oldest_by)
    values (relation::text, label, max_rows, owner_column, oldest_by)
    on conflict (name) do update set label = excluded.label, rows = excluded.rows,
      owner_column = excluded.owner_column, oldest_by = excluded.oldest_by;
  execute format('create or replace trigger a_refuse_large_row before insert or update on %s
    for each row execute function private.refuse_large_row(%L)', relation, max_row_bytes);
  perform private.count_table(relation, owner_column);
end $$;

do $$
declare
  budget private.budgets;
begin
  for budget in select * from private.budgets b where to_regclass(b.name) is not null loop
    perform private.count_table(budget.name::regclass, budget.owner_column);
  end loop;
end $$;
-- A device that misses one of those that went finds the counts unequal and reads the whole log.
select private.limit_rows('public.maintenance_tombstones', 'deleted records', 20000, 4096, 'user_id', 'r.version');
select private.limit_rows('public.case_handovers', 'links for a mechanic', 500, 4096, 'user_id',
  'case when r.withdrawn_at is not null or r.expires_at <= now() then r.created_at end');
-- One row for each person, and what the server writes.
select private.limit_rows('public.profiles', 'profiles', null, 65536);
select private.limit_rows('public.preferences', 'preferences', null, 16384);
select private.limit_rows('public.notification_settings', 'settings of notices', null, 4096);
select private.limit_rows('public.notifications', 'notices', null, 65536);

-- What a person has stored in buckets below the folder that bears their id, but for one name.
drop function public.list_budgets();
drop function private.file_bytes(uuid);
create function private.files_of(person uuid, but_for text default null) returns table (rows bigint, bytes bigint)
  language sql stable set search_path = '' as $$
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where o.bucket_id = 'receipts'
    and o.name collate "C" >= person::text || '/' and o.name collate "C" < person::text || '0'
    and o.name is distinct from but_for
$$;

create or replace function private.refuse_file_above_budget() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  size bigint := coalesce((new.metadata ->> 'size')::bigint, 0);
  passed text;
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' or person is null then
    return new;
  end if;
  -- A move or a smaller file adds nothing.
  if tg_op = 'UPDATE' and size <= coalesce((old.metadata ->> 'size')::bigint, 0) then
    return new;
  end if;
  -- Two uploads at once count one after the other.
  perform pg_catalog.pg_advisory_xact_lock(7283528, pg_catalog.hashtext(person::text));
  passed := (select private.passed_limit(person, 'files', case when tg_op = 'INSERT' then f.rows + 1 end, f.bytes + size)
    from private.files_of(person, new.name) f);
  if passed is not null then
    raise exception 'This account may keep %. This one was not added. Delete some to make room.', passed
      using errcode = 'PT413';
  end if;
  return new;
end $$;

-- What the caller has and may have, for the account page: what is refused when it is full. Null where there is no limit.
create function public.list_budgets()
  returns table (name text, label text, used_rows bigint, max_rows bigint, used_bytes bigint, max_bytes bigint)
  language sql stable security definer set search_path = '' as $$
  select b.name, b.label,
    case b.name when 'files' then files.rows else coalesce(k.rows, 0) end, b.rows * private.plan_factor(auth.uid()),
    case b.name
      when 'files' then files.bytes
      when 'data' then (
        select coalesce(sum(a.bytes), 0)::bigint from private.kept a where a.user_id = auth.uid() and a.day is null)
      else coalesce(k.bytes, 0)
    end,
    b.bytes * private.plan_factor(auth.uid())
  from private.budgets b
    cross join private.files_of(auth.uid()) files
    left join private.kept k on k.name = b.name and k.user_id = auth.uid()
  where auth.uid() is not null and b.name <> 'changes' and b.oldest_by is null and (b.rows is not null or b.bytes is not null)
  order by b.name
$$;

revoke execute on function private.passed_limit(uuid, text, bigint, bigint), private.require_room(uuid, regclass, boolean),
  private.count_changes(uuid, bigint, bigint), private.let_oldest_go(uuid, text), private.count_table(regclass, text),
  private.limit_rows(regclass, text, bigint, bigint, text, text), private.files_of(uuid, text)
  from public, anon, authenticated;
revoke execute on function public.list_budgets() from public, anon;
grant execute on function public.list_budgets() to authenticated, service_role;
