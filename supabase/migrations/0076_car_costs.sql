-- What a car costs besides fuel and service: price, insurance, tax, loan. What recurs counts by day within its period
-- (packages/upkeep/src/costs/costs.ts), so a row holds what is paid, how often, from which day and until which.

create table public.car_costs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  vehicle_id uuid,
  kind text not null check (kind in ('insurance', 'tax', 'loan', 'parking', 'other', 'purchase', 'sale')),
  -- As maintenance.cost: below zero is money back.
  amount numeric(13, 3) not null check (amount between -9999999999.99 and 9999999999.99),
  -- ISO 4217
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Null: once.
  every text check (every in ('month', 'quarter', 'half_year', 'year')),
  date date not null constraint car_costs_date_in_calendar check (date between '0001-01-01' and '9999-12-31'),
  -- The last day; null while it goes on.
  until date constraint car_costs_until_in_calendar check (until between '0001-01-01' and '9999-12-31'),
  note text check (char_length(note) <= 200),
  created_at timestamptz not null default now(),
  -- A car that has rows is not deleted (no action), as in 0028.
  foreign key (vehicle_id, user_id) references public.vehicles (id, user_id)
);
create index car_costs_by_car on public.car_costs (user_id, vehicle_id);

alter table public.car_costs enable row level security;
create policy car_costs_select_own on public.car_costs
  for select to authenticated using (user_id = (select auth.uid()));
create policy car_costs_insert_own on public.car_costs
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy car_costs_update_own on public.car_costs
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy car_costs_delete_own on public.car_costs
  for delete to authenticated using (user_id = (select auth.uid()));
select private.ask_second_factor('public.car_costs');

revoke all on public.car_costs from public, anon, authenticated;
grant select, delete on public.car_costs to authenticated;
grant insert (id, user_id, vehicle_id, kind, amount, currency, every, date, until, note)
  on public.car_costs to authenticated;
grant update (vehicle_id, kind, amount, currency, every, date, until, note) on public.car_costs to authenticated;
grant all on public.car_costs to service_role;

create trigger car_of_cost before insert or update of vehicle_id on public.car_costs
  for each row execute function private.name_the_car();
-- Four times as many for PRO: one answer of the server holds all.
select private.limit_rows('public.car_costs', 'costs of a car', 250, 16384);
alter publication supabase_realtime add table public.car_costs (id);

-- One more table is written only where a row is as its driver saw it: the rest of both functions stays as in 0049.
do $$
declare
  guarded regprocedure;
begin
  foreach guarded in array array['public.edit_if_unchanged(text, uuid, jsonb, jsonb)', 'public.delete_if_unchanged(text, jsonb)']::regprocedure[] loop
    execute replace(pg_get_functiondef(guarded), '''fill_ups'', ', '''fill_ups'', ''car_costs'', ');
  end loop;
end $$;
