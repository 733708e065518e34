-- Was the diagnosis right? Read by those who train the model, written by drivers.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- null when the result was never stored and so has no UUID
  diagnosis_id uuid,
  model_version text not null check (char_length(model_version) <= 40),
  was_helpful boolean not null,
  notes text check (char_length(notes) <= 4000),
  diagnosed_at timestamptz not null,
  created_at timestamptz not null default now()
);

create index feedback_by_user on public.feedback (user_id, created_at desc);

alter table public.feedback enable row level security;

create policy feedback_select_own on public.feedback
  for select to authenticated using (user_id = (select auth.uid()));
create policy feedback_insert_own on public.feedback
  for insert to authenticated with check (user_id = (select auth.uid()));

-- Not granted: anything to anon; update and delete (an opinion once given stands;
-- it goes with the account).
revoke all on public.feedback from public, anon, authenticated;
grant select on public.feedback to authenticated;
grant insert (user_id, diagnosis_id, model_version, was_helpful, notes, diagnosed_at)
  on public.feedback to authenticated;
grant all on public.feedback to service_role;
