-- A use that is counted before the work begins, and given back when the work fails: reading
-- a car's trouble codes. The server cannot see the car, so it believes the sender, within
-- bounds: only a use that was really counted, once, within some minutes, a few times a month.

create table public.returnable_uses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  usage_type text not null check (usage_type = 'obd_reads'),
  -- The month (UTC) that the use was counted in, to be given back to the same one.
  month_year text not null check (month_year ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  counted_at timestamptz not null default now(),
  returned_at timestamptz
);

create index returnable_uses_of_user on public.returnable_uses (user_id, month_year);

alter table public.returnable_uses enable row level security;

-- No policies, and not granted: anything to anon or to a person. Who could write a row here
-- could give themselves uses back.
revoke all on public.returnable_uses from public, anon, authenticated;
grant all on public.returnable_uses to service_role;

-- Checks and counts as count_usage does, and names the use, so that it can be given back.
-- Rows that cannot matter any more go on the way.
create function public.count_returnable_use(p_user_id uuid, p_usage_type text)
  returns table (can_use boolean, "limit" integer, use_id uuid)
  language plpgsql set search_path = '' as $$
declare
  counted record;
  new_id uuid;
  month text := to_char(now() at time zone 'UTC', 'YYYY-MM');
begin
  delete from public.returnable_uses r
    where r.user_id = p_user_id and r.counted_at < now() - interval '10 minutes'
      and (r.returned_at is null or r.month_year <> month);
  select c.can_use, c."limit" into counted from public.count_usage(p_user_id, p_usage_type) c;
  if counted.can_use then
    insert into public.returnable_uses (user_id, usage_type, month_year)
      values (p_user_id, p_usage_type, month) returning id into new_id;
  end if;
  return query select counted.can_use, counted."limit", new_id;
end $$;

-- Gives one counted use back: its owner's, once, within 10 minutes, 3 times a month. The
-- month's counter is locked first, so that of several at once each sees what the others did.
create function public.give_use_back(p_user_id uuid, p_use_id uuid)
  returns table (given_back boolean, can_use boolean, "limit" integer)
  language plpgsql set search_path = '' as $$
declare
  given public.returnable_uses;
  plan_limit integer;
  used integer;
begin
  perform from public.usage_counters u
    where u.user_id = p_user_id and u.month_year = (
      select r.month_year from public.returnable_uses r where r.id = p_use_id and r.user_id = p_user_id
    ) for update;
  update public.returnable_uses r set returned_at = now()
    where r.id = p_use_id and r.user_id = p_user_id and r.returned_at is null
      and r.counted_at >= now() - interval '10 minutes'
      and 3 > (
        select count(*) from public.returnable_uses other
        where other.user_id = p_user_id and other.month_year = r.month_year and other.returned_at is not null
      )
    returning * into given;
  if given.id is not null then
    perform public.return_usage(p_user_id, given.usage_type, given.month_year);
  end if;
  select public.usage_limit(p.plan, 'obd_reads') into plan_limit
    from public.profiles p where p.user_id = p_user_id;
  select u.obd_reads into used from public.usage_counters u
    where u.user_id = p_user_id and u.month_year = to_char(now() at time zone 'UTC', 'YYYY-MM');
  return query select given.id is not null, coalesce(used, 0) < coalesce(plan_limit, 0), coalesce(plan_limit, 0);
end $$;

revoke execute on function public.count_returnable_use(uuid, text) from public, anon, authenticated;
revoke execute on function public.give_use_back(uuid, uuid) from public, anon, authenticated;
grant execute on function public.count_returnable_use(uuid, text) to service_role;
grant execute on function public.give_use_back(uuid, uuid) to service_role;
