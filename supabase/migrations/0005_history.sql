-- Diagnoses that a driver chose to keep. data is the whole result as it was shown,
-- so that it opens years later exactly as it was.

create table public.history (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null check (type in ('audio', 'comprehensive')),
  data jsonb not null check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now()
);

-- "Newest first, limit 20" for one person; id makes the order total.
create index history_newest_first on public.history (user_id, created_at desc, id);

alter table public.history enable row level security;

create policy history_select_own on public.history
  for select to authenticated using (user_id = (select auth.uid()));
create policy history_insert_own on public.history
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy history_delete_own on public.history
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; update (a kept diagnosis is a record, not a draft).
revoke all on public.history from public, anon, authenticated;
grant select, delete on public.history to authenticated;
grant insert (id, user_id, type, data, created_at) on public.history to authenticated;
grant all on public.history to service_role;
