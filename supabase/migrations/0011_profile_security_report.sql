-- What the developer security pages ask the database about itself: is the table of
-- profiles closed to everyone but the owner? Reads only the catalogue, so the answer
-- holds no personal data, and turns false when a policy or a grant is loosened.

create function public.verify_customer_email_security()
  returns table ("check" text, passed boolean)
  language sql stable set search_path = '' as $$
  select 'Row level security is on for profiles', c.relrowsecurity
    from pg_catalog.pg_class c where c.oid = 'public.profiles'::regclass
  union all
  select 'Visitors have no right to read profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'select')
  union all
  select 'Visitors have no right to add profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'insert')
  union all
  select 'Every policy on profiles is tied to the owner',
    count(*) > 0 and bool_and(
      coalesce(p.qual, p.with_check) like '%auth.uid()%'
      and coalesce(p.with_check, p.qual) like '%auth.uid()%')
    from pg_catalog.pg_policies p where p.schemaname = 'public' and p.tablename = 'profiles'
  union all
  select 'A signed-in user cannot choose a plan',
    not pg_catalog.has_column_privilege('authenticated', 'public.profiles', 'plan', 'update')
$$;

revoke execute on function public.verify_customer_email_security() from public;
grant execute on function public.verify_customer_email_security() to anon, authenticated, service_role;
