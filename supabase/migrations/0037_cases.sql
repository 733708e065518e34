-- A worry about a car, from the first noise to the proof that it is gone: what was heard, read, written and repaired
-- lies on one timeline. What points at a row of another table keeps a summary of it in data, so that the timeline stays
-- whole when that row is deleted.

create table public.cases (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  -- The default car unless told; null while the driver has named no car.
  vehicle_id uuid,
  title text not null check (char_length(btrim(title)) between 1 and 120),
  -- As the app last derived it from the timeline, for lists; the timeline decides.
  state text not null default 'open' check (state in ('open', 'watching', 'repaired', 'proven', 'closed')),
  created_at timestamptz not null default now(),
  -- When something last came onto its timeline.
  updated_at timestamptz not null default now(),
  constraint cases_with_owner unique (id, user_id),
  foreign key (vehicle_id, user_id) references public.vehicles (id, user_id)
);
create index cases_latest_first on public.cases (user_id, updated_at desc, id);

-- What a repair points at: a record together with its owner, so that nobody can speak of another's.
alter table public.maintenance add constraint maintenance_with_owner unique (id, user_id);

create table public.case_items (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kind text not null
    check (kind in ('sound', 'report', 'scan', 'repair', 'note', 'quote', 'finding', 'closed', 'reopened')),
  -- Of a repair: the moment after which it was certainly done.
  happened_at timestamptz not null default now(),
  history_id uuid,
  maintenance_id uuid,
  -- A scan is kept on the device that made it, so its whole reading is here: what was read and what was missing.
  data jsonb not null default '{}'
    check (jsonb_typeof(data) = 'object' and octet_length(data::text) <= 200000),
  created_at timestamptz not null default now(),
  foreign key (case_id, user_id) references public.cases (id, user_id) on delete cascade,
  foreign key (history_id, user_id) references public.history (id, user_id) on delete set null (history_id),
  foreign key (maintenance_id, user_id) references public.maintenance (id, user_id)
    on delete set null (maintenance_id),
  -- The same result lies in a case once.
  unique (case_id, kind, history_id),
  unique (case_id, maintenance_id),
  check (history_id is null or kind in ('sound', 'report', 'finding')),
  check (maintenance_id is null or kind = 'repair'),
  check (kind <> 'scan' or jsonb_typeof(data -> 'codes') is not distinct from 'object'),
  check (kind not in ('note', 'quote') or char_length(btrim(coalesce(data ->> 'words', ''))) between 1 and 5000),
  -- What a demo adapter made up proves nothing and is never mixed with a real car's case.
  constraint case_items_of_a_real_car check (data ->> 'demo' is distinct from 'true')
);
create index case_items_in_order on public.case_items (user_id, case_id, happened_at, id);
create index cases_of_car on public.cases (vehicle_id) where vehicle_id is not null;
create index case_items_of_record on public.case_items (maintenance_id) where maintenance_id is not null;
create index case_items_of_history on public.case_items (history_id) where history_id is not null;

alter table public.cases enable row level security;
alter table public.case_items enable row level security;

create policy cases_select_own on public.cases
  for select to authenticated using (user_id = (select auth.uid()));
create policy cases_insert_own on public.cases
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy cases_update_own on public.cases
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy cases_delete_own on public.cases
  for delete to authenticated using (user_id = (select auth.uid()));

create policy case_items_select_own on public.case_items
  for select to authenticated using (user_id = (select auth.uid()));
create policy case_items_insert_own on public.case_items
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy case_items_delete_own on public.case_items
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; change of an item (it is a record), of owner and times.
revoke all on public.cases, public.case_items from public, anon, authenticated;
grant select, delete on public.cases, public.case_items to authenticated;
grant insert (id, user_id, vehicle_id, title, state, created_at) on public.cases to authenticated;
grant update (vehicle_id, title, state) on public.cases to authenticated;
grant insert (id, case_id, user_id, kind, happened_at, history_id, maintenance_id, data)
  on public.case_items to authenticated;
grant all on public.cases, public.case_items to service_role;

create function private.case_moves_on() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.cases c set updated_at = now() where c.id = new.case_id and c.user_id = new.user_id;
  return null;
end $$;
revoke execute on function private.case_moves_on() from public, anon, authenticated;

create trigger case_moves_on after insert on public.case_items
  for each row execute function private.case_moves_on();

create trigger car_of_case before insert or update of vehicle_id on public.cases
  for each row execute function private.name_the_car();

-- The first car takes the cases from before it, as it takes the log (0029_reminders_by_car.sql).
create function private.cases_follow_first_car() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.cases c set vehicle_id = new.id where c.user_id = new.user_id and c.vehicle_id is null;
  return null;
end $$;
revoke execute on function private.cases_follow_first_car() from public, anon, authenticated;

create trigger vehicles_cases_follow after insert or update of is_default on public.vehicles
  for each row when (new.is_default) execute function private.cases_follow_first_car();
