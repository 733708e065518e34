-- What a mechanic found after the repair: the truth that a diagnosis by sound can be held against. Of each saved
-- diagnosis its owner may say it once, and may give that one recording, under an open licence that they choose, to
-- whoever trains the model. Nothing is given unless a licence is named, and taking it back is emptying the field.

-- What a finding points at: a saved diagnosis together with its owner, so that nobody can speak of another's.
alter table public.history add constraint history_with_owner unique (id, user_id);

create table public.mechanic_findings (
  history_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- An issue of the catalogue, 'nothing_found' or 'other'. The catalogue grows with the app, not with the schema.
  found text not null check (found ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- In the driver's words; what 'other' was.
  words text check (char_length(btrim(words)) between 1 and 500),
  -- SPDX; null: the recording is not given.
  licence text check (licence in ('CC0-1.0', 'CC-BY-4.0')),
  -- Since when it is given under this licence, by the database's clock.
  consented_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, history_id),
  -- A diagnosis that is deleted takes what was said of it along, the consent with it.
  foreign key (history_id, user_id) references public.history (id, user_id) on delete cascade,
  check (found <> 'other' or words is not null),
  check ((licence is null) = (consented_at is null))
);

alter table public.mechanic_findings enable row level security;

create policy mechanic_findings_select_own on public.mechanic_findings
  for select to authenticated using (user_id = (select auth.uid()));
create policy mechanic_findings_insert_own on public.mechanic_findings
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy mechanic_findings_update_own on public.mechanic_findings
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy mechanic_findings_delete_own on public.mechanic_findings
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; the time of the consent. The key may be "updated", because an upsert writes its whole
-- row; the policy and the foreign key pin it to its owner.
revoke all on public.mechanic_findings from public, anon, authenticated;
grant select, delete on public.mechanic_findings to authenticated;
grant insert (history_id, user_id, found, words, licence) on public.mechanic_findings to authenticated;
grant update (history_id, user_id, found, words, licence) on public.mechanic_findings to authenticated;
grant all on public.mechanic_findings to service_role;

-- A consent is dated when it is given and when its licence changes, by nobody else.
create function private.mechanic_findings_consent() returns trigger
  language plpgsql set search_path = '' as $$
begin
  new.consented_at := case
    when new.licence is null then null
    when tg_op = 'UPDATE' and new.licence = old.licence then old.consented_at
    else now()
  end;
  return new;
end $$;
revoke execute on function private.mechanic_findings_consent() from public, anon, authenticated;

create trigger mechanic_findings_consent before insert or update on public.mechanic_findings
  for each row execute function private.mechanic_findings_consent();
