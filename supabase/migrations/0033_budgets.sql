-- How much one person may keep, so that nobody can fill the disk or slow the others down. A migration that adds a
-- table that clients write adds one line; a test fails for a table without it:
--   select private.limit_rows('public.fuel_cards', 'fuel cards', 50, 65536);

create table private.budgets (
  -- schema.table; 'data' for all rows together, 'files' for what lies in buckets
  name text primary key,
  -- what the rows are, as an error and the account page name them
  label text not null,
  -- for FREE; PRO has four times as much. Null: not limited.
  rows bigint check (rows > 0),
  bytes bigint check (bytes > 0),
  -- the column of a table that names the person
  owner_column text not null default 'user_id'
);
alter table private.budgets enable row level security;
revoke all on private.budgets from public, anon, authenticated;

insert into private.budgets (name, label, bytes) values
  ('data', 'records in all', 2147483648),
  ('files', 'receipts', 2147483648);

-- What each person has, kept by the triggers below. The lock on a row makes two writes at once count one after the
-- other. Its bytes are an upper bound: they are counted again before anyone is refused.
create table private.kept (
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  rows bigint not null,
  bytes bigint not null,
  primary key (user_id, name)
);
alter table private.kept enable row level security;
revoke all on private.kept from public, anon, authenticated;

create function private.plan_factor(person uuid) returns integer
  language sql stable set search_path = '' as $$
  select case when exists (
    select from public.profiles p where p.user_id = person and p.plan = 'PRO') then 4 else 1 end
$$;

-- SQL for the bytes of a row `r` as it is stored. Column by column: of the whole row it would read what is stored apart.
create function private.stored_bytes(relation regclass) returns text
  language sql stable set search_path = '' as $$
  select string_agg(format('coalesce(pg_catalog.pg_column_size(r.%I), 0)', a.attname), ' + ')
  from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
$$;

create function private.count_again(person uuid, relation regclass, owner_column text) returns void
  language plpgsql set search_path = '' as $$
begin
  execute format(
    'insert into private.kept (user_id, name, rows, bytes)
     select $1, %L, count(*), coalesce(sum(%s), 0) from %s r where r.%I = $1
     on conflict (user_id, name) do update set rows = excluded.rows, bytes = excluded.bytes',
    relation::text, private.stored_bytes(relation), relation, owner_column) using person;
end $$;

create function private.has_room(person uuid, relation regclass) returns boolean
  language sql volatile set search_path = '' as $$
  select coalesce(
      (select k.rows from private.kept k where k.user_id = person and k.name = relation::text)
        <= (select b.rows * private.plan_factor(person) from private.budgets b where b.name = relation::text), true)
    and coalesce(
      (select sum(k.bytes) from private.kept k where k.user_id = person)
        <= (select b.bytes * private.plan_factor(person) from private.budgets b where b.name = 'data'), true)
$$;

create function private.require_room(person uuid, relation regclass) returns void
  language plpgsql set search_path = '' as $$
declare
  budget private.budgets;
begin
  if private.has_room(person, relation) then
    return;
  end if;
  for budget in select * from private.budgets b where to_regclass(b.name) is not null order by b.name
  loop
    perform private.count_again(person, budget.name::regclass, budget.owner_column);
  end loop;
  if private.has_room(person, relation) then
    return;
  end if;
  select * into budget from private.budgets b where b.name = relation::text;
  if budget.rows * private.plan_factor(person)
    < (select k.rows from private.kept k where k.user_id = person and k.name = relation::text)
  then
    raise exception 'This account may keep % %. Nothing was added; everything that is there stays. Delete some to make room.',
      budget.rows * private.plan_factor(person), budget.label using errcode = 'PT403';
  end if;
  select * into budget from private.budgets b where b.name = 'data';
  raise exception 'This account may keep % MB of records. Nothing was added; everything that is there stays. Delete some to make room.',
    budget.bytes * private.plan_factor(person) / 1048576 using errcode = 'PT403';
end $$;

-- Refuses what a client adds above the budget: more may be there from before, and stays. What the database or the
-- server adds by itself is counted, never refused.
create function private.count_rows() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
  more_rows bigint;
  more_bytes bigint;
  by_client boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and pg_trigger_depth() = 1;
begin
  for person, more_rows, more_bytes in execute format(
    'select r.%I, count(*), sum(%s) from changed r group by 1 order by 1', tg_argv[0], private.stored_bytes(tg_relid))
  loop
    if tg_op = 'INSERT' then
      insert into private.kept as k (user_id, name, rows, bytes)
        values (person, tg_relid::regclass::text, more_rows, more_bytes)
        on conflict (user_id, name) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes;
      if by_client then
        perform private.require_room(person, tg_relid::regclass);
      end if;
    else
      update private.kept k set rows = greatest(0, k.rows - more_rows), bytes = greatest(0, k.bytes - more_bytes)
        where k.user_id = person and k.name = tg_relid::regclass::text;
    end if;
  end loop;
  return null;
end $$;

-- The argument is the most bytes of one row. A row that is larger from before may be changed, and not grow.
create function private.refuse_large_row() returns trigger
  language plpgsql set search_path = '' as $$
declare
  size bigint := pg_catalog.pg_column_size(new);
begin
  if size > tg_argv[0]::bigint and (tg_op = 'INSERT' or size > pg_catalog.pg_column_size(old)) then
    raise exception 'This record has % bytes; at most % are kept. Nothing was saved.', size, tg_argv[0]
      using errcode = 'PT413';
  end if;
  return new;
end $$;

-- Limits what one person may keep in a table. Called again it changes the limits.
create function private.limit_rows(
  relation regclass, label text, max_rows bigint, max_row_bytes bigint, owner_column text default 'user_id'
) returns void language plpgsql set search_path = '' as $$
begin
  insert into private.budgets (name, label, rows, owner_column)
    values (relation::text, label, max_rows, owner_column)
    on conflict (name) do update set
      label = excluded.label, rows = excluded.rows, owner_column = excluded.owner_column;
  execute format('create or replace trigger a_refuse_large_row before insert or update on %s
    for each row execute function private.refuse_large_row(%L)', relation, max_row_bytes);
  execute format('create or replace trigger count_added_rows after insert on %s
    referencing new table as changed for each statement execute function private.count_rows(%L)', relation, owner_column);
  execute format('create or replace trigger count_removed_rows after delete on %s
    referencing old table as changed for each statement execute function private.count_rows(%L)', relation, owner_column);
  execute format(
    'insert into private.kept (user_id, name, rows, bytes)
     select r.%I, %L, count(*), coalesce(sum(%s), 0) from %s r group by 1
     on conflict (user_id, name) do update set rows = excluded.rows, bytes = excluded.bytes',
    owner_column, relation::text, private.stored_bytes(relation), relation);
end $$;

select private.limit_rows('public.maintenance', 'records of the service log', 20000, 131072);
select private.limit_rows('public.reminder_prefs', 'reminders', 500, 8192, 'driver_id');
select private.limit_rows('public.removed_reminders', 'removed reminders', 500, 8192);
select private.limit_rows('public.history', 'saved diagnoses', 5000, 3145728);
select private.limit_rows('public.feedback', 'ratings of diagnoses', 5000, 131072);
select private.limit_rows('public.mechanic_findings', 'findings of a mechanic', 5000, 131072);
select private.limit_rows('public.vehicles', 'cars', 50, 262144);
select private.limit_rows('public.usage_counters', 'months of use', 1200, 4096);

-- What a person has stored in buckets, below the folder that bears their id.
create function private.file_bytes(person uuid) returns bigint
  language sql stable set search_path = '' as $$
  select coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where o.bucket_id = 'receipts'
    and o.name collate "C" >= person::text || '/' and o.name collate "C" < person::text || '0'
$$;

create function private.refuse_file_above_budget() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  person uuid := auth.uid();
  allowed bigint;
  added bigint := coalesce((new.metadata ->> 'size')::bigint, 0);
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' or person is null then
    return new;
  end if;
  if tg_op = 'UPDATE' then
    added := added - coalesce((old.metadata ->> 'size')::bigint, 0);
    -- A move or a smaller file adds nothing.
    if added <= 0 then
      return new;
    end if;
  end if;
  -- Two uploads at once count one after the other.
  perform pg_catalog.pg_advisory_xact_lock(7283528, pg_catalog.hashtext(person::text));
  select b.bytes * private.plan_factor(person) into allowed from private.budgets b where b.name = 'files';
  if private.file_bytes(person) + added > allowed then
    raise exception 'This account may keep % MB of files. This one was not added. Delete some to make room.',
      allowed / 1048576 using errcode = 'PT413';
  end if;
  return new;
end $$;

-- Supabase lets no migration put triggers on its storage tables: there the project's own limits count.
do $$
begin
  create trigger refuse_file_above_budget before insert or update of metadata on storage.objects
    for each row execute function private.refuse_file_above_budget();
exception when insufficient_privilege then
  raise notice 'files are not limited by a trigger here';
end $$;

-- What the caller has and may have, for the account page. Null where there is no limit.
create function public.list_budgets()
  returns table (name text, label text, used_rows bigint, max_rows bigint, used_bytes bigint, max_bytes bigint)
  language sql stable security definer set search_path = '' as $$
  select b.name, b.label,
    coalesce(k.rows, 0), b.rows * private.plan_factor(auth.uid()),
    case b.name
      when 'files' then private.file_bytes(auth.uid())
      when 'data' then (select coalesce(sum(a.bytes), 0)::bigint from private.kept a where a.user_id = auth.uid())
      else coalesce(k.bytes, 0)
    end,
    b.bytes * private.plan_factor(auth.uid())
  from private.budgets b left join private.kept k on k.name = b.name and k.user_id = auth.uid()
  where auth.uid() is not null
  order by b.name
$$;

-- For the operator: `npm run admin -- budget`.
create function private.set_budget(of_name text, max_rows bigint, max_bytes bigint) returns boolean
  language plpgsql set search_path = '' as $$
begin
  update private.budgets b set rows = coalesce(max_rows, b.rows), bytes = coalesce(max_bytes, b.bytes)
    where b.name = of_name;
  return found;
end $$;

-- Not granted: anything of these to anon; what is private to anyone but the owner of the database.
revoke execute on function private.plan_factor(uuid), private.stored_bytes(regclass),
  private.count_again(uuid, regclass, text), private.has_room(uuid, regclass), private.require_room(uuid, regclass),
  private.count_rows(), private.refuse_large_row(), private.limit_rows(regclass, text, bigint, bigint, text),
  private.file_bytes(uuid), private.refuse_file_above_budget(), private.set_budget(text, bigint, bigint)
  from public, anon, authenticated;
revoke execute on function public.list_budgets() from public, anon;
grant execute on function public.list_budgets() to authenticated, service_role;
