-- Fuel: what was filled in, where the odometer stood, what it cost. A row keeps the units and the currency in which the
-- fuel was bought, so that no rounding stands between the pump and the economy that is worked out from it.

create table public.fill_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  vehicle_id uuid,
  date date not null,
  -- Null where nobody looked.
  odometer numeric(9, 1) check (odometer between 0 and 9999999),
  odometer_unit text not null check (odometer_unit in ('mi', 'km')),
  amount numeric(8, 4) not null check (amount > 0 and amount <= 1000),
  amount_unit text not null check (amount_unit in ('us_gal', 'uk_gal', 'l')),
  -- What was paid, in the minor unit of the currency; within what a double holds exactly.
  total_minor bigint check (total_minor between 0 and 9007199254740991),
  -- ISO 4217
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  is_full boolean not null default true,
  -- A fill-up before this one was not written down.
  missed boolean not null default false,
  station text check (char_length(station) <= 200),
  note text check (char_length(note) <= 2000),
  created_at timestamptz not null default now(),
  -- A car that has rows is not deleted (no action), as in 0028.
  foreign key (vehicle_id, user_id) references public.vehicles (id, user_id)
);

create index fill_ups_by_date on public.fill_ups (user_id, date desc, id);
create index fill_ups_by_car on public.fill_ups (user_id, vehicle_id);

alter table public.fill_ups enable row level security;

create policy fill_ups_select_own on public.fill_ups
  for select to authenticated using (user_id = (select auth.uid()));
create policy fill_ups_insert_own on public.fill_ups
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy fill_ups_update_own on public.fill_ups
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy fill_ups_delete_own on public.fill_ups
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; change of id, owner and time of writing.
revoke all on public.fill_ups from public, anon, authenticated;
grant select, delete on public.fill_ups to authenticated;
grant insert (id, user_id, vehicle_id, date, odometer, odometer_unit, amount, amount_unit, total_minor, currency,
  is_full, missed, station, note) on public.fill_ups to authenticated;
grant update (vehicle_id, date, odometer, odometer_unit, amount, amount_unit, total_minor, currency,
  is_full, missed, station, note) on public.fill_ups to authenticated;
grant all on public.fill_ups to service_role;

-- Without a car it is the driver's default one.
create trigger car_of_fill_up before insert or update of vehicle_id on public.fill_ups
  for each row execute function private.name_the_car();

-- A car's mileage is the highest on any record of its log or its fuel, in whole miles (1.609344 km to the mile). The
-- log gives its own highest by an index, so that a long one is not read through.
create or replace view public.odometer with (security_invoker = true) as
  select distinct on (r.user_id, r.vehicle_id) r.user_id, r.mileage, r.date, r.vehicle_id
  from (
    (select distinct on (m.user_id, m.vehicle_id) m.user_id, m.mileage, m.date, m.vehicle_id
      from public.maintenance m where m.mileage is not null
      order by m.user_id, m.vehicle_id, m.mileage desc, m.date desc)
    union all
    select f.user_id,
      round(case f.odometer_unit when 'km' then f.odometer / 1.609344 else f.odometer end)::integer,
      f.date, f.vehicle_id
    from public.fill_ups f where f.odometer is not null
  ) as r
  order by r.user_id, r.vehicle_id, r.mileage desc, r.date desc;
