-- A device that has the service log asks for what changed since: one request of some kilobytes instead of every row. Rows
-- carry the number of their last change, deleted rows leave a tombstone. No clock decides: the numbers are an account's
-- own, and a change waits for the one before it to be committed, so that no number appears after a higher one was read.

-- How many changes of its log each account has made.
create table private.log_clocks (
  user_id uuid primary key references auth.users (id) on delete cascade,
  n bigint not null
);
alter table private.log_clocks enable row level security;
revoke all on private.log_clocks from public, anon, authenticated;

-- 0 is a row from before this migration. Above: the change's number and, in the lowest 20 bits, a random one, so that a
-- database that was put back to an earlier state does not give another change the same version.
alter table public.maintenance add column version bigint not null default 0;
create index maintenance_by_version on public.maintenance (user_id, version, id);

create table public.maintenance_tombstones (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  version bigint not null,
  deleted_at timestamptz not null default now(),
  primary key (user_id, id)
);
create index maintenance_tombstones_by_version on public.maintenance_tombstones (user_id, version, id);
alter table public.maintenance_tombstones enable row level security;
create policy maintenance_tombstones_select_own on public.maintenance_tombstones
  for select to authenticated using (user_id = (select auth.uid()));
select private.ask_second_factor('public.maintenance_tombstones');
-- Not granted: any write; triggers alone write here.
revoke all on public.maintenance_tombstones from public, anon, authenticated;
grant select on public.maintenance_tombstones to authenticated;
grant all on public.maintenance_tombstones to service_role;

-- The number of this transaction's change of a log. The lock on its row is held to the end of the transaction.
create function private.log_change(driver uuid) returns bigint
  language plpgsql security definer set search_path = '' as $$
declare
  known text := current_setting('tappet.log_change', true);
  change bigint;
begin
  if split_part(known, ' ', 1) = driver::text then
    return split_part(known, ' ', 2)::bigint;
  end if;
  -- Rows that came from another database without its clocks have numbers already.
  insert into private.log_clocks as c (user_id, n)
    values (driver, 1 + (select coalesce(max(m.version) >> 20, 0) from public.maintenance m where m.user_id = driver))
    on conflict (user_id) do update set n = c.n + 1 returning n into change;
  perform set_config('tappet.log_change', driver::text || ' ' || change, true);
  return change;
end $$;

-- Before any row is locked: two writers of one account wait here, and never for each other's rows.
create function private.begin_log_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if auth.uid() is not null then
    perform private.log_change(auth.uid());
  end if;
  return null;
end $$;

create function private.number_log_change() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.version := (private.log_change(new.user_id) << 20) + floor(random() * 1048576)::bigint;
  -- A deletion that was undone.
  if tg_op = 'INSERT' then
    delete from public.maintenance_tombstones t where t.user_id = new.user_id and t.id = new.id;
  end if;
  return new;
end $$;

-- Tombstones are kept for 90 days: a device that comes back later finds the counts unequal and reads the whole log.
create function private.bury_log_rows() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  -- A deleted account leaves none.
  insert into public.maintenance_tombstones (user_id, id, version)
    select g.user_id, g.id, (private.log_change(g.user_id) << 20)
    from gone g where exists (select from auth.users u where u.id = g.user_id)
    on conflict (user_id, id) do update set version = excluded.version, deleted_at = excluded.deleted_at;
  delete from public.maintenance_tombstones t
    where t.user_id in (select g.user_id from gone g) and t.deleted_at < now() - interval '90 days';
  return null;
end $$;
revoke execute on function private.log_change(uuid), private.begin_log_change(), private.number_log_change(),
  private.bury_log_rows() from public, anon, authenticated;

create trigger begin_log_change before insert or update or delete on public.maintenance
  for each statement execute function private.begin_log_change();
create trigger number_log_change before insert or update on public.maintenance
  for each row execute function private.number_log_change();
create trigger bury_log_rows after delete on public.maintenance
  referencing old table as gone for each statement execute function private.bury_log_rows();

-- What changed in the caller's log after a version, in its order: rows in pages of 1,000, and the ids of up to 1,000 deleted ones.
-- total and digest are of the whole log: a device that does not arrive at both reads everything.
create function public.log_changes(p_after bigint)
  returns table (rows jsonb, deleted jsonb, more boolean, total bigint, digest text)
  language sql stable security invoker set search_path = '' as $$
  with page as (
    select m.* from public.maintenance m where m.user_id = (select auth.uid()) and m.version > p_after
    order by m.version fetch first 1000 rows with ties
  ),
  whole as (
    select count(*) as total, coalesce(sum(m.version), 0)::text as digest, coalesce(max(m.version), 0) as latest
    from public.maintenance m where m.user_id = (select auth.uid())
  )
  select
    (select coalesce(jsonb_agg(to_jsonb(p) order by p.version), '[]') from page p),
    (select coalesce(jsonb_agg(t.id), '[]') from (
      select d.id from public.maintenance_tombstones d
      where d.user_id = (select auth.uid()) and d.version > p_after order by d.version limit 1000) as t),
    whole.latest > coalesce((select max(p.version) from page p), p_after),
    whole.total,
    whole.digest
  from whole
$$;
revoke execute on function public.log_changes(bigint) from public, anon;
grant execute on function public.log_changes(bigint) to authenticated, service_role;
