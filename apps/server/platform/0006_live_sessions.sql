-- An access token is good for an hour, but a session can end before: by a sign-out, a new
-- password, a ban, the deletion of the account, or because it was not used for long. Every node
-- asks here whether a session is still there, remembers the answer for a moment, and is told by
-- NOTIFY when it no longer holds.

-- Not used for 90 days, or a year old: sign in again.
create function auth.session_is_over(created_at timestamptz, refreshed_at timestamptz, at timestamptz)
  returns boolean language sql immutable set search_path = '' as $$
  select greatest(created_at, refreshed_at) < at - interval '90 days' or created_at < at - interval '365 days'
$$;

-- Whether the account is there and not banned, and the session, if the token names one, is
-- its own and not over.
create function auth.is_live(person uuid, session uuid, at timestamptz) returns boolean
  language sql stable security definer set search_path = '' as $$
  select exists (
    select from auth.users u
    where u.id = person and coalesce(u.banned_until <= at, true)
      and (session is null or exists (
        select from auth.sessions s
        where s.id = session and s.user_id = u.id
          and not auth.session_is_over(s.created_at, s.refreshed_at, at))))
$$;
revoke execute on function auth.session_is_over(timestamptz, timestamptz, timestamptz) from public;
revoke execute on function auth.is_live(uuid, uuid, timestamptz) from public;
grant usage on schema auth to authenticator;
grant execute on function auth.session_is_over(timestamptz, timestamptz, timestamptz) to supabase_auth_admin;
grant execute on function auth.is_live(uuid, uuid, timestamptz) to authenticator;

-- The payload is the number of the session or of the account.
create function auth.announce_end() returns trigger
  language plpgsql set search_path = '' as $$
begin
  perform pg_catalog.pg_notify('auth_ended', old.id::text);
  return null;
end $$;
revoke execute on function auth.announce_end() from public;

create trigger sessions_announce_end after delete on auth.sessions
  for each row execute function auth.announce_end();
create trigger users_announce_end after delete on auth.users
  for each row execute function auth.announce_end();
create trigger users_announce_ban after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until) execute function auth.announce_end();

-- An upload that was under way while its account was deleted leaves a row that nobody may
-- remove. The sweep of stored files calls this; the bytes go with the next one.
create function storage.forget_ownerless(before timestamptz) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  forgotten integer;
begin
  delete from storage.objects o
  where o.owner is not null and o.updated_at < before
    and not exists (select from auth.users u where u.id = o.owner);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;
revoke execute on function storage.forget_ownerless(timestamptz) from public;
grant execute on function storage.forget_ownerless(timestamptz) to service_role;
