-- Writing rows of drivers without a car took one lock for each driver until the transaction's end: an import or a later
-- migration for some thousand drivers failed with "out of shared memory". Drivers share 1,024 locks now, which fit into any
-- transaction; who shares one waits for the other's write of a first car, a moment.

create function private.garage_lock(driver uuid) returns integer
  language sql immutable set search_path = '' as $$
  select pg_catalog.hashtext(driver::text) & 1023
$$;
revoke execute on function private.garage_lock(uuid) from public, anon, authenticated;

create or replace function private.make_room_for_default_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform pg_catalog.pg_advisory_xact_lock(7283530, private.garage_lock(new.user_id));
  new.updated_at := now();
  if new.is_default and (tg_op = 'INSERT' or not old.is_default) then
    update public.vehicles v set is_default = false
      where v.user_id = new.user_id and v.is_default and v.id <> new.id;
  end if;
  return new;
end $$;

create or replace function private.car_of_row(driver uuid, car uuid) returns uuid
  language plpgsql set search_path = '' as $$
declare
  found_car uuid := coalesce(car, private.default_car(driver));
begin
  if found_car is null then
    perform pg_catalog.pg_advisory_xact_lock_shared(7283530, private.garage_lock(driver));
    found_car := private.default_car(driver);
  end if;
  return found_car;
end $$;
