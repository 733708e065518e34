-- How often a person wants each service done, and when it was done last. One row per
-- item: adding a service record updates it (upsert on user_id, item).

create table public.reminder_prefs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  item text not null check (char_length(btrim(item)) between 1 and 200),
  months_interval integer check (months_interval between 1 and 1200),
  -- miles
  miles_interval integer check (miles_interval between 1 and 1000000),
  last_done_date date,
  last_done_mileage integer check (last_done_mileage >= 0),
  unique (user_id, item)
);

alter table public.reminder_prefs enable row level security;

create policy reminder_prefs_select_own on public.reminder_prefs
  for select to authenticated using (user_id = (select auth.uid()));
create policy reminder_prefs_insert_own on public.reminder_prefs
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy reminder_prefs_update_own on public.reminder_prefs
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy reminder_prefs_delete_own on public.reminder_prefs
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; change of id. user_id and item may be "updated",
-- because an upsert writes its whole row; the policy pins user_id to its owner.
revoke all on public.reminder_prefs from public, anon, authenticated;
grant select, delete on public.reminder_prefs to authenticated;
grant insert (id, user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage)
  on public.reminder_prefs to authenticated;
grant update (user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage)
  on public.reminder_prefs to authenticated;
grant all on public.reminder_prefs to service_role;
