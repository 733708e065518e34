-- The currency of a record's cost (ISO 4217). Null is US dollars, in which every cost was until now, so no row changes
-- and every call of before works unchanged. A third decimal for currencies that have one: 1.250 dinars.

alter table public.maintenance
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  alter column cost type numeric(13, 3);

grant insert (currency), update (currency) on public.maintenance to authenticated;
