-- The report on profiles said nothing when one of the owner's policies was gone, and took a
-- policy for tied to the owner that only mentions them ("true or user_id = …"). It now names
-- each verb, wants the exact condition, and looks at everything a visitor could be granted.
-- Still the catalogue alone: no personal data in the answer.

create or replace function public.verify_customer_email_security()
  returns table ("check" text, passed boolean)
  language sql stable set search_path = '' as $$
  with policies as (
    select p.cmd, p.roles,
      -- As PostgreSQL writes the one condition that is allowed: user_id = (select auth.uid()).
      pg_catalog.regexp_replace(coalesce(p.qual, p.with_check), '\s', '', 'g')
        = '(user_id=(SELECTauth.uid()ASuid))'
      and pg_catalog.regexp_replace(coalesce(p.with_check, p.qual), '\s', '', 'g')
        = '(user_id=(SELECTauth.uid()ASuid))' as is_tied
    from pg_catalog.pg_policies p where p.schemaname = 'public' and p.tablename = 'profiles'
  )
  select 'Row level security is on for profiles', c.relrowsecurity
    from pg_catalog.pg_class c where c.oid = 'public.profiles'::regclass
  union all
  select 'Visitors have no right to read profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'select')
  union all
  select 'Visitors have no right to add profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'insert')
  union all
  select 'Visitors have no right to change or delete profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'update')
    and not pg_catalog.has_table_privilege('anon', 'public.profiles', 'delete, truncate')
  union all
  select 'Every policy on profiles is tied to the owner',
    (select count(*) > 0 and bool_and(is_tied) from policies)
  union all
  select 'No policy on profiles is for visitors',
    not exists (select from policies where roles && array['anon', 'public']::name[])
  union all
  select v.says, exists (select from policies where cmd in (v.verb, 'ALL') and is_tied)
    from (values
      ('SELECT', 'The owner''s policy for reading a profile is in force'),
      ('INSERT', 'The owner''s policy for adding a profile is in force'),
      ('UPDATE', 'The owner''s policy for changing a profile is in force')
    ) v (verb, says)
  union all
  select 'A signed-in user cannot choose a plan',
    not pg_catalog.has_column_privilege('authenticated', 'public.profiles', 'plan', 'update')
  union all
  select 'A signed-in user cannot write google_sub or stripe_customer_id',
    not pg_catalog.has_column_privilege('authenticated', 'public.profiles', 'google_sub', 'insert, update')
    and not pg_catalog.has_column_privilege(
      'authenticated', 'public.profiles', 'stripe_customer_id', 'insert, update')
$$;

-- Granted as before: create or replace keeps the grants. Not granted: anything new.
