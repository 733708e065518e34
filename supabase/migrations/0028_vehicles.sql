-- The cars of a driver. Until now there was one, without a name: the account itself. A row of the log, a reminder, a
-- kept diagnosis that names no car is of the driver's default car, so every call of before works unchanged.

create table public.vehicles (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- What the driver calls it.
  name text check (char_length(btrim(name)) between 1 and 60),
  make text check (char_length(btrim(make)) between 1 and 60),
  model text check (char_length(btrim(model)) between 1 and 60),
  year integer check (year between 1886 and 2200),
  engine text check (char_length(btrim(engine)) between 1 and 80),
  fuel text check (char_length(btrim(fuel)) between 1 and 40),
  -- 17 signs of ISO 3779, the shorter numbers of before 1981, or the frame number of a Japanese car (with its hyphen).
  vin text check (vin ~ '^[A-Z0-9][A-Z0-9-]{3,18}[A-Z0-9]$'),
  plate text check (char_length(btrim(plate)) between 1 and 20),
  -- A small picture as data URL, so that it is there without a connection and goes into the archive.
  picture text check (char_length(picture) <= 140000 and picture ~ '^data:image/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$'),
  -- Null: the unit that the driver chose for everything.
  odometer_unit text check (odometer_unit in ('mi', 'km')),
  is_default boolean not null default false,
  -- Out of the garage since then: sold, scrapped. Its log stays its log.
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- What rows point at: a car together with its driver, so that nobody writes onto another's car.
  constraint vehicles_with_driver unique (id, user_id)
);

create unique index vehicles_one_default on public.vehicles (user_id) where is_default;
create index vehicles_by_driver on public.vehicles (user_id, created_at, id);

alter table public.vehicles enable row level security;

create policy vehicles_select_own on public.vehicles
  for select to authenticated using (user_id = (select auth.uid()));
create policy vehicles_insert_own on public.vehicles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy vehicles_update_own on public.vehicles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy vehicles_delete_own on public.vehicles
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; change of id and of the times. user_id may be "updated", because an upsert writes its
-- whole row; the policy pins it to its driver.
revoke all on public.vehicles from public, anon, authenticated;
grant select, delete on public.vehicles to authenticated;
grant insert (id, user_id, name, make, model, year, engine, fuel, vin, plate, picture, odometer_unit, is_default, retired_at)
  on public.vehicles to authenticated;
grant update (user_id, name, make, model, year, engine, fuel, vin, plate, picture, odometer_unit, is_default, retired_at)
  on public.vehicles to authenticated;
grant all on public.vehicles to service_role;

create function private.default_car(driver uuid) returns uuid
  language sql stable set search_path = '' as $$
  select v.id from public.vehicles v where v.user_id = driver and v.is_default
$$;

-- "Blue Golf", "2014 Volkswagen Golf", or "Car": what a notice calls it.
create function private.car_name(car uuid) returns text
  language sql stable set search_path = '' as $$
  select coalesce(v.name, nullif(concat_ws(' ', v.year, v.make, v.model), ''), 'Car')
  from public.vehicles v where v.id = car
$$;

-- A driver with a car has one default car. Naming another one ends the old one's turn; the first one, and the oldest one
-- left when the default goes out of the garage, become it without being asked. Changes of one garage wait for each other.
create function private.make_room_for_default_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(7283530, hashtext(new.user_id::text));
  new.updated_at := now();
  if new.is_default and (tg_op = 'INSERT' or not old.is_default) then
    update public.vehicles v set is_default = false
      where v.user_id = new.user_id and v.is_default and v.id <> new.id;
  end if;
  return new;
end $$;

create function private.settle_default_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  driver uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  best public.vehicles;
begin
  -- Within another change of this garage, that change settles it.
  if pg_catalog.pg_trigger_depth() > 1 then
    return null;
  end if;
  select * into best from public.vehicles v where v.user_id = driver
    order by v.retired_at is null desc, v.is_default desc, v.created_at, v.id limit 1;
  if found and not best.is_default then
    update public.vehicles v set is_default = true where v.id = best.id;
  end if;
  return null;
end $$;

create trigger vehicles_make_room before insert or update on public.vehicles
  for each row execute function private.make_room_for_default_car();
create trigger vehicles_settle after insert or update or delete on public.vehicles
  for each row execute function private.settle_default_car();

-- Which car. A car that has rows cannot be deleted (no action): a deletion never takes a log along in silence. It goes
-- out of the garage by retired_at instead. With its account everything goes.
alter table public.maintenance add column vehicle_id uuid,
  add foreign key (vehicle_id, user_id) references public.vehicles (id, user_id);
alter table public.history add column vehicle_id uuid,
  add foreign key (vehicle_id, user_id) references public.vehicles (id, user_id);
-- What the server made by itself hinders no deletion.
alter table public.analysis_jobs add column vehicle_id uuid,
  add foreign key (vehicle_id, user_id) references public.vehicles (id, user_id) on delete set null (vehicle_id);
alter table public.removed_reminders add column vehicle_id uuid,
  add foreign key (vehicle_id, user_id) references public.vehicles (id, user_id) on delete cascade;

grant insert (vehicle_id), update (vehicle_id) on public.maintenance to authenticated;
grant insert (vehicle_id) on public.history to authenticated;
grant insert (vehicle_id) on public.removed_reminders to authenticated;

create index maintenance_by_car on public.maintenance (user_id, vehicle_id, mileage desc) where mileage is not null;

-- A write while the first car is being added waits, and then sees it.
create function private.car_of_row(driver uuid, car uuid) returns uuid
  language plpgsql set search_path = '' as $$
declare
  found_car uuid := coalesce(car, private.default_car(driver));
begin
  if found_car is null then
    perform pg_catalog.pg_advisory_xact_lock_shared(7283530, hashtext(driver::text));
    found_car := private.default_car(driver);
  end if;
  return found_car;
end $$;

create function private.name_the_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  new.vehicle_id := private.car_of_row(new.user_id, new.vehicle_id);
  return new;
end $$;

create trigger car_of_maintenance before insert or update of vehicle_id on public.maintenance
  for each row execute function private.name_the_car();
create trigger car_of_history before insert or update of vehicle_id on public.history
  for each row execute function private.name_the_car();
create trigger car_of_analysis_job before insert on public.analysis_jobs
  for each row execute function private.name_the_car();
create trigger car_of_removed_reminder before insert on public.removed_reminders
  for each row execute function private.name_the_car();

revoke execute on function private.default_car(uuid) from public, anon, authenticated;
revoke execute on function private.car_name(uuid) from public, anon, authenticated;
revoke execute on function private.make_room_for_default_car() from public, anon, authenticated;
revoke execute on function private.settle_default_car() from public, anon, authenticated;
revoke execute on function private.car_of_row(uuid, uuid) from public, anon, authenticated;
revoke execute on function private.name_the_car() from public, anon, authenticated;
