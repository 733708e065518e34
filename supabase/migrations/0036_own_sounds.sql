-- How a car sounds when it is well: what a few takes of it measured, in one situation, with one device. Numbers alone,
-- from which no sound can be made again. Takes of two situations or two devices are never compared, so each has a row.

create table public.own_sounds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  vehicle_id uuid,
  -- What the engine did.
  situation text not null check (situation in ('warm_idle', 'cold_idle', 'rpm_2500', 'ac_on')),
  -- A number that the device drew for itself, and what its driver knows it by.
  device_id text not null check (device_id ~ '^[0-9a-f-]{8,64}$'),
  device_name text not null check (char_length(btrim(device_name)) between 1 and 80),
  -- Three to six takes; each measures some 5 kB.
  takes jsonb not null check (jsonb_typeof(takes) = 'array' and jsonb_array_length(takes) between 3 and 6
    and octet_length(takes::text) <= 60000),
  created_at timestamptz not null default now(),
  -- A car that goes takes its sound along: nothing else could be held against it.
  foreign key (vehicle_id, user_id) references public.vehicles (id, user_id) on delete cascade,
  constraint own_sounds_once unique nulls not distinct (user_id, vehicle_id, situation, device_id)
);

alter table public.own_sounds enable row level security;

create policy own_sounds_select_own on public.own_sounds
  for select to authenticated using (user_id = (select auth.uid()));
create policy own_sounds_insert_own on public.own_sounds
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy own_sounds_delete_own on public.own_sounds
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; any change. Who teaches again deletes the old row, so that two references never mix.
revoke all on public.own_sounds from public, anon, authenticated;
grant select, delete on public.own_sounds to authenticated;
grant insert (id, user_id, vehicle_id, situation, device_id, device_name, takes, created_at)
  on public.own_sounds to authenticated;
grant all on public.own_sounds to service_role;

create trigger car_of_own_sound before insert on public.own_sounds
  for each row execute function private.name_the_car();

-- The first car of a driver takes the sounds that named none, as it takes the log.
create function private.sounds_of_first_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.own_sounds s set vehicle_id = new.id where s.user_id = new.user_id and s.vehicle_id is null;
  return null;
end $$;
revoke execute on function private.sounds_of_first_car() from public, anon, authenticated;

create trigger vehicles_take_sounds after insert on public.vehicles
  for each row execute function private.sounds_of_first_car();
