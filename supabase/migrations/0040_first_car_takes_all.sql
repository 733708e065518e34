-- The first car of a driver takes everything that was written before it, of every table that points at cars: 0029 named
-- the tables, and fill-ups, own sounds and cases came after it. What they kept without a car would have moved with the default.

create or replace function private.rows_follow_default_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  rows_of record;
begin
  if not new.is_default then
    update public.reminder_prefs p set user_id = null where p.vehicle_id = new.id;
    return null;
  end if;
  -- Removals before reminders, and reminders before the log, which asks for both.
  for rows_of in
    select c.conrelid::regclass as of_table, car.attname as car, driver.attname as driver
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute car on car.attrelid = c.conrelid and car.attnum = c.conkey[1]
    join pg_catalog.pg_attribute driver on driver.attrelid = c.conrelid and driver.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'public.vehicles'::regclass
    order by c.conrelid <> 'public.removed_reminders'::regclass, c.conrelid <> 'public.reminder_prefs'::regclass, 1
  loop
    execute format('update %s set %I = $1 where %I = $2 and %I is null',
      rows_of.of_table, rows_of.car, rows_of.driver, rows_of.car) using new.id, new.user_id;
  end loop;
  update public.reminder_prefs p set user_id = new.user_id where p.vehicle_id = new.id and p.user_id is null;
  return null;
end $$;

-- Rows that were left behind between the two migrations.
do $$
declare
  rows_of record;
begin
  for rows_of in
    select c.conrelid::regclass as of_table, car.attname as car, driver.attname as driver
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute car on car.attrelid = c.conrelid and car.attnum = c.conkey[1]
    join pg_catalog.pg_attribute driver on driver.attrelid = c.conrelid and driver.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'public.vehicles'::regclass
    order by 1
  loop
    execute format('update %s r set %I = v.id from public.vehicles v where v.user_id = r.%I and v.is_default and r.%I is null',
      rows_of.of_table, rows_of.car, rows_of.driver, rows_of.car);
  end loop;
end $$;
