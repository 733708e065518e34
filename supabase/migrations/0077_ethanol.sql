-- E85 is no gasoline: a liter of it takes a car less far, so it is a kind of its own.
alter table public.fill_ups
  drop constraint fill_ups_energy_check,
  add constraint fill_ups_energy_check
    check (energy in ('gasoline', 'ethanol', 'diesel', 'lpg', 'cng', 'electricity'));
