-- Who a signed-in person is to the product, and which plan they are on.
-- The plan decides money and limits, so no client may choose it: a row is born
-- FREE whoever inserts it, and only the service role or an operator changes it.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text check (char_length(name) <= 200),
  email text,
  picture_url text check (char_length(picture_url) <= 2000),
  plan text not null default 'FREE' check (plan in ('FREE', 'PRO')),
  google_sub text,
  stripe_customer_id text,
  created_at timestamptz not null default now()
);

alter table public.profiles enable row level security;

create policy profiles_select_own on public.profiles
  for select to authenticated using (user_id = (select auth.uid()));
create policy profiles_insert_own on public.profiles
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy profiles_update_own on public.profiles
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Not granted: anything to anon; google_sub and stripe_customer_id to any writer
-- but the service role; update of plan, email and user_id; delete (an account is
-- deleted as a whole, through auth.users).
revoke all on public.profiles from public, anon, authenticated;
grant select on public.profiles to authenticated;
grant insert (user_id, name, email, picture_url, plan) on public.profiles to authenticated;
grant update (name, picture_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- A client may send a plan, because clients send whole rows; it never counts.
create function public.profiles_born_free() returns trigger
  language plpgsql set search_path = '' as $$
begin
  if current_user in ('anon', 'authenticated') then
    new.plan := 'FREE';
    new.created_at := now();
  end if;
  return new;
end $$;
revoke execute on function public.profiles_born_free() from public, anon, authenticated;

create trigger profiles_born_free before insert on public.profiles
  for each row execute function public.profiles_born_free();
