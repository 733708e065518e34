-- The devices that are signed in, for the account's owner to recognise and to end. The
-- table of sessions belongs to the auth service and is closed to clients; this answers
-- the caller's own and nothing that could be signed in with. Addresses are left out: an
-- owner knows a device by its browser.

create function public.list_sessions()
  returns table (
    id uuid, created_at timestamptz, last_used_at timestamptz, user_agent text, is_current boolean)
  language sql stable security definer set search_path = '' as $$
  select s.id, s.created_at,
    -- Supabase keeps the moment of the last refresh without a time zone, in UTC.
    coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at),
    s.user_agent, coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = auth.uid()
  order by 3 desc, s.id
$$;

revoke execute on function public.list_sessions() from public, anon;
grant execute on function public.list_sessions() to authenticated, service_role;
