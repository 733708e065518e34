-- A clock that was ahead for an hour wrote times that are still to come. A code, a session, a proof or a count of such a
-- time would hold until then. It counts as never. private.lies_ahead says the same to the migrations.

-- The clocks of two nodes may differ by a minute, as identity/token.ts allows.
create function auth.lies_ahead(happened timestamptz, at timestamptz) returns boolean
  language sql immutable set search_path = '' as $$
  select coalesce(happened > at + interval '1 minute', false)
$$;
revoke execute on function auth.lies_ahead(timestamptz, timestamptz) from public;
grant execute on function auth.lies_ahead(timestamptz, timestamptz) to supabase_auth_admin;

create or replace function auth.session_is_over(created_at timestamptz, refreshed_at timestamptz, at timestamptz)
  returns boolean language sql immutable set search_path = '' as $$
  select auth.lies_ahead(created_at, at) or created_at < at - interval '365 days'
    or greatest(created_at, case when not auth.lies_ahead(refreshed_at, at) then refreshed_at end) < at - interval '90 days'
$$;

-- The limiter looks at `expire` alone: sign-ins that were counted ahead would be refused until that day. `new` says when a
-- count that begins now ends.
create function auth.forget_count_ahead() returns trigger language plpgsql set search_path = '' as $$
begin
  delete from auth.rate_limits r where r.key = new.key
    and auth.lies_ahead(pg_catalog.to_timestamp(r.expire / 1000.0), pg_catalog.to_timestamp(new.expire / 1000.0));
  return new;
end $$;
revoke execute on function auth.forget_count_ahead() from public;
create trigger rate_limits_forget_count_ahead before insert on auth.rate_limits
  for each row execute function auth.forget_count_ahead();
