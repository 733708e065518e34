-- A new odometer (a changed instrument cluster, another engine's) starts again, and the car's distance counts on. Its
-- record says what it read (`counter`) when the car had come `mileage`; later readings are kept as the whole distance.
alter table public.maintenance
  add column counter integer check (counter >= 0),
  add column counter_km integer check (counter_km >= 0);
grant insert (counter, counter_km), update (counter, counter_km) on public.maintenance to authenticated;

create index maintenance_counters on public.maintenance (user_id) where counter is not null;

create or replace view public.odometer with (security_invoker = true) as
  select distinct on (r.user_id, r.vehicle_id) r.user_id, r.mileage, r.date, r.vehicle_id, r.mileage_km,
    (select to_jsonb(c) from (
      select m.date, m.mileage, m.mileage_km, m.counter, m.counter_km from public.maintenance m
      where m.counter is not null and m.user_id = r.user_id and m.vehicle_id is not distinct from r.vehicle_id
      order by m.date desc, m.mileage desc limit 1) c) as counter
  from (
    (select distinct on (m.user_id, m.vehicle_id) m.user_id, m.mileage, m.date, m.vehicle_id, m.mileage_km
      from public.maintenance m where m.mileage is not null
      order by m.user_id, m.vehicle_id, m.mileage desc, m.mileage_km desc nulls last, m.date desc)
    union all
    select f.user_id,
      round(case f.odometer_unit when 'km' then f.odometer / 1.609344 else f.odometer end)::integer,
      f.date, f.vehicle_id, case f.odometer_unit when 'km' then round(f.odometer)::integer end
    from public.fill_ups f where f.odometer is not null
  ) as r
  order by r.user_id, r.vehicle_id, r.mileage desc, r.mileage_km desc nulls last, r.date desc;
