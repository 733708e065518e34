-- How warm it was outside at a fill-up, which tells a cold week from a fault when economy falls. In °C, whatever the driver
-- reads, with two decimals, so that a °F with one comes back as it was typed.
alter table public.fill_ups
  add column outside_temperature numeric(5, 2) check (outside_temperature between -90 and 60);
grant insert (outside_temperature), update (outside_temperature) on public.fill_ups to authenticated;
