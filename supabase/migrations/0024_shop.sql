-- Who did the work: a garage, a dealer, the driver. Warranty and trust hang on it, and notes are no place to search it.

alter table public.maintenance add column shop text check (char_length(shop) <= 200);

grant insert (shop), update (shop) on public.maintenance to authenticated;
