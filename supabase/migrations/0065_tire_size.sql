-- A car's tire size, as the tire says it: what a tire order asks for. Counted as the other texts of a car are.
alter table public.vehicles add column tire_size text check (char_length(btrim(tire_size)) between 1 and 40);
grant insert (tire_size), update (tire_size) on public.vehicles to authenticated;
