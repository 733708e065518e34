-- A private link under which a calendar program reads what service is due. Whoever has the
-- link can read it, so only its SHA-256 is kept: neither a backup nor the owner's own
-- session gives it away a second time. One a person; a new one ends the old.

create table public.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- SHA-256 of the token, hex
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);

alter table public.calendar_feeds enable row level security;

create policy calendar_feeds_select_own on public.calendar_feeds
  for select to authenticated using (user_id = (select auth.uid()));
create policy calendar_feeds_delete_own on public.calendar_feeds
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; insert and update, which make_calendar_link does.
revoke all on public.calendar_feeds from public, anon, authenticated;
grant select, delete on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;

-- Replaces the caller's link and returns its token, once. 244 random bits: two version 4
-- UUIDs, which PostgreSQL draws from the operating system's strong source.
create function public.make_calendar_link() returns text
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  insert into public.calendar_feeds as f (user_id, token_hash)
    values (caller, encode(sha256(convert_to(token, 'UTF8')), 'hex'))
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end $$;
revoke execute on function public.make_calendar_link() from public, anon;
grant execute on function public.make_calendar_link() to authenticated, service_role;
