-- What was filled in: a car may burn two fuels, and one may be charged. A row that does not say it is of the car's fuel.
-- Amounts stand as they are sold: electricity in kWh, natural gas in kg or m³.
alter table public.fill_ups
  drop constraint fill_ups_amount_unit_check,
  add constraint fill_ups_amount_unit_check
    check (amount_unit in ('us_gal', 'uk_gal', 'l', 'kwh', 'kg', 'm3')),
  add column energy text check (energy in ('gasoline', 'diesel', 'lpg', 'cng', 'electricity'));
grant insert (energy), update (energy) on public.fill_ups to authenticated;
