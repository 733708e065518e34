-- Every account has a profile from its first moment, made by the database, so no
-- client has to remember to. Later changes of the address are carried over.

create schema if not exists private;
revoke all on schema private from public, anon, authenticated;

create function private.profile_at_sign_up() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (user_id, name, email, picture_url, google_sub)
  values (
    new.id,
    left(coalesce(new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name'), 200),
    new.email,
    left(coalesce(new.raw_user_meta_data ->> 'avatar_url', new.raw_user_meta_data ->> 'picture'), 2000),
    case when new.raw_app_meta_data ->> 'provider' = 'google'
      then new.raw_user_meta_data ->> 'sub' end
  )
  on conflict (user_id) do nothing;
  return new;
end $$;

create trigger profile_at_sign_up after insert on auth.users
  for each row execute function private.profile_at_sign_up();

create function private.profile_follows_email() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set email = new.email where user_id = new.id;
  return new;
end $$;

create trigger profile_follows_email after update of email on auth.users
  for each row when (old.email is distinct from new.email)
  execute function private.profile_follows_email();
