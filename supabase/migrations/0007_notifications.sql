-- What the product wants a person to know. Written by the server alone; the reader
-- can only mark it read. Inserts are published so that the bell rings at once.

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  type text not null
    check (type in ('maintenance_reminder', 'maintenance_due', 'maintenance_overdue', 'other')),
  title text not null check (char_length(title) <= 200),
  message text not null default '' check (char_length(message) <= 2000),
  read boolean not null default false,
  created_at timestamptz not null default now()
);

create index notifications_newest_first on public.notifications (user_id, created_at desc, id);
-- "Mark all read" and the badge touch unread rows alone.
create index notifications_unread on public.notifications (user_id) where not read;

alter table public.notifications enable row level security;

create policy notifications_select_own on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy notifications_update_own on public.notifications
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Not granted: anything to anon; insert and delete; update of anything but read.
revoke all on public.notifications from public, anon, authenticated;
grant select on public.notifications to authenticated;
grant update (read) on public.notifications to authenticated;
grant all on public.notifications to service_role;

alter publication supabase_realtime add table public.notifications;
