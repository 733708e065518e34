-- A second scan of the same car within 14 days of a counted one is not counted: it answers the
-- same question, after a repair or a drive. The client names the car by a hash of its VIN; the
-- server cannot see the car and accepts it within bounds: 4 uncounted scans follow a counted one.

create table public.scanned_cars (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Of the account and the client's hash: the same car of two people has two values.
  car_hash text not null check (car_hash ~ '^[0-9a-f]{64}$'),
  counted_at timestamptz not null default now(),
  rescans integer not null default 0 check (rescans between 0 and 4),
  primary key (user_id, car_hash)
);

alter table public.scanned_cars enable row level security;

-- No policies, and not granted: anything to anon or to a person. Who could write a row here
-- could read without being counted.
revoke all on public.scanned_cars from public, anon, authenticated;
grant all on public.scanned_cars to service_role;

-- The use that is given back takes the scans that would have followed it along.
alter table public.returnable_uses add column car_hash text check (car_hash ~ '^[0-9a-f]{64}$');

-- Counts a read as count_returnable_use does, or answers that it is a re-scan of a counted car.
-- p_car null, or no such hash: every read counts. One person's reads come one after another, so
-- that two at once cannot both be the fourth.
create function public.count_obd_read(p_user_id uuid, p_car text default null)
  returns table (can_use boolean, "limit" integer, use_id uuid, rescan boolean)
  language plpgsql set search_path = '' as $$
declare
  counted record;
  own_hash text := encode(sha256(convert_to(p_user_id::text || ' ' || p_car, 'UTF8')), 'hex');
  plan_limit integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(7283524, hashtext(p_user_id::text));
  delete from public.scanned_cars s
    where s.user_id = p_user_id and s.counted_at <= now() - interval '14 days';
  update public.scanned_cars s set rescans = s.rescans + 1
    where s.user_id = p_user_id and s.car_hash = own_hash and s.rescans < 4;
  if found then
    select public.usage_limit(p.plan, 'obd_reads') into plan_limit
      from public.profiles p where p.user_id = p_user_id;
    return query select true, plan_limit, null::uuid, true;
    return;
  end if;
  select c.can_use, c."limit", c.use_id into counted
    from public.count_returnable_use(p_user_id, 'obd_reads') c;
  if counted.can_use and own_hash is not null then
    insert into public.scanned_cars as s (user_id, car_hash) values (p_user_id, own_hash)
      on conflict (user_id, car_hash) do update set counted_at = now(), rescans = 0;
    update public.returnable_uses r set car_hash = own_hash where r.id = counted.use_id;
  end if;
  return query select counted.can_use, counted."limit", counted.use_id, false;
end $$;

create function private.forget_scanned_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  delete from public.scanned_cars s where s.user_id = new.user_id and s.car_hash = new.car_hash;
  return new;
end $$;
revoke execute on function private.forget_scanned_car() from public, anon, authenticated;

create trigger forget_scanned_car after update of returned_at on public.returnable_uses
  for each row when (old.returned_at is null and new.returned_at is not null and new.car_hash is not null)
  execute function private.forget_scanned_car();

revoke execute on function public.count_obd_read(uuid, text) from public, anon, authenticated;
grant execute on function public.count_obd_read(uuid, text) to service_role;
