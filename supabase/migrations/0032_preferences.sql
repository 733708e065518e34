-- The units and the currency that a person reads and types in, so that they are the same on each of their devices.
-- Null follows the distance (litres with kilometres), and without a row everything is miles and US dollars.

create table public.preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  distance_unit text check (distance_unit in ('mi', 'km')),
  volume_unit text check (volume_unit in ('us_gal', 'uk_gal', 'l')),
  economy_unit text check (economy_unit in ('mpg_us', 'mpg_uk', 'l_100km', 'km_l')),
  temperature_unit text check (temperature_unit in ('f', 'c')),
  pressure_unit text check (pressure_unit in ('psi', 'bar', 'kpa')),
  -- ISO 4217
  currency text check (currency ~ '^[A-Z]{3}$')
);

alter table public.preferences enable row level security;

create policy preferences_select_own on public.preferences
  for select to authenticated using (user_id = (select auth.uid()));
create policy preferences_insert_own on public.preferences
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy preferences_update_own on public.preferences
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Not granted: anything to anon; delete (the row goes with the account). user_id may be "updated", because an upsert
-- writes its whole row; the policy pins it to its owner.
revoke all on public.preferences from public, anon, authenticated;
grant select on public.preferences to authenticated;
grant insert (user_id, distance_unit, volume_unit, economy_unit, temperature_unit, pressure_unit, currency)
  on public.preferences to authenticated;
grant update (user_id, distance_unit, volume_unit, economy_unit, temperature_unit, pressure_unit, currency)
  on public.preferences to authenticated;
grant all on public.preferences to service_role;
