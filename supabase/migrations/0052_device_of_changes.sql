-- The account's log names the browser of each sign-in, but not of who changed password, address or second factor.
-- Tappet's auth server names it in the transaction; where it is not named, as on Supabase, it stays unknown.

create function private.acting_device() returns text
  language sql stable set search_path = '' as $$
  select nullif(pg_catalog.current_setting('tappet.device', true), '')
$$;
revoke execute on function private.acting_device() from public, anon, authenticated;

create or replace function private.note_account() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    perform private.note_security(new.id, 'password_changed', private.acting_device());
  end if;
  if new.email is distinct from old.email then
    perform private.note_security(new.id, 'email_changed', private.acting_device());
  end if;
  return null;
end $$;

create or replace function private.note_factor() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  perform private.note_security(case when tg_op = 'DELETE' then old.user_id else new.user_id end, tg_argv[0],
    private.acting_device());
  return null;
end $$;
