-- The service log: what was done to the car, when, at what mileage, for how much.

create table public.maintenance (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  item text not null check (char_length(btrim(item)) between 1 and 200),
  date date not null,
  -- miles, whole
  mileage integer check (mileage >= 0),
  -- USD
  cost numeric(12, 2) check (cost >= 0),
  notes text check (char_length(notes) <= 20000),
  receipt_url text check (char_length(receipt_url) <= 2000),
  created_at timestamptz not null default now()
);

-- The log by date, and the highest mileage on any row.
create index maintenance_by_date on public.maintenance (user_id, date desc, id);
create index maintenance_latest_mileage on public.maintenance (user_id, mileage desc)
  where mileage is not null;

alter table public.maintenance enable row level security;

create policy maintenance_select_own on public.maintenance
  for select to authenticated using (user_id = (select auth.uid()));
create policy maintenance_insert_own on public.maintenance
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy maintenance_update_own on public.maintenance
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy maintenance_delete_own on public.maintenance
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; change of id, owner and time of writing.
revoke all on public.maintenance from public, anon, authenticated;
grant select, delete on public.maintenance to authenticated;
grant insert (id, user_id, item, date, mileage, cost, notes, receipt_url) on public.maintenance to authenticated;
grant update (item, date, mileage, cost, notes, receipt_url) on public.maintenance to authenticated;
grant all on public.maintenance to service_role;
