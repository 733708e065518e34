-- How a person wants to be told: the time zone that "today" is reckoned in, and the hours
-- in which nothing may buzz. Without a row: UTC, and no quiet hours.

create table public.notification_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- IANA name, e.g. America/New_York
  time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 64),
  -- By the clock of time_zone; from 22:00 until 07:00 goes over midnight.
  quiet_from time,
  quiet_until time,
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

alter table public.notification_settings enable row level security;

create policy notification_settings_select_own on public.notification_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy notification_settings_insert_own on public.notification_settings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy notification_settings_update_own on public.notification_settings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Not granted: anything to anon; delete (the row goes with the account). user_id may be
-- "updated", because an upsert writes its whole row; the policy pins it to its owner.
revoke all on public.notification_settings from public, anon, authenticated;
grant select on public.notification_settings to authenticated;
grant insert (user_id, time_zone, quiet_from, quiet_until) on public.notification_settings to authenticated;
grant update (user_id, time_zone, quiet_from, quiet_until) on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;

-- A name that no clock knows would be found out only when somebody is to be told something.
create function private.notification_settings_guard() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'Unknown time zone: %', left(new.time_zone, 64) using errcode = '22023';
end $$;
revoke execute on function private.notification_settings_guard() from public, anon, authenticated;

create trigger notification_settings_guard before insert or update on public.notification_settings
  for each row execute function private.notification_settings_guard();

-- The wall clock there. A name that this database does not know (any more) is UTC: one
-- person's row must not stop what is done for everybody.
create function private.wall_clock(zone text, at timestamptz) returns timestamp
  language plpgsql stable set search_path = '' as $$
begin
  return at at time zone coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return at at time zone 'UTC';
end $$;

-- Whether these are a person's quiet hours: from is in them, until no longer.
create function private.is_quiet(zone text, quiet_from time, quiet_until time, at timestamptz) returns boolean
  language sql stable set search_path = '' as $$
  select case
    when quiet_from is null or quiet_until is null then false
    when quiet_from < quiet_until then c.clock >= quiet_from and c.clock < quiet_until
    else c.clock >= quiet_from or c.clock < quiet_until
  end
  from (select private.wall_clock(zone, at)::time as clock) as c
$$;

revoke execute on function private.wall_clock(text, timestamptz) from public, anon, authenticated;
revoke execute on function private.is_quiet(text, time, time, timestamptz) from public, anon, authenticated;
