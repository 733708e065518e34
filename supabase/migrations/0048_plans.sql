-- An operator who sells nothing hides price and Upgrade (off: the limits stay), or lifts the limits (unlimited). The
-- database decides, so that REST, functions and triggers agree: our server writes its setting PLANS at each start, on
-- Supabase `select private.set_plans('off')` does.

create table private.operator (
  is_only_row boolean primary key default true check (is_only_row),
  plans text not null check (plans in ('on', 'off', 'unlimited'))
);
alter table private.operator enable row level security;
revoke all on private.operator from public, anon, authenticated;

-- As stated where nobody has set anything.
create function public.plans_mode() returns text
  language sql stable security definer set search_path = '' as $$
  select coalesce((select o.plans from private.operator o), 'on')
$$;

-- Writes only what is different: many nodes start with the same setting.
create function private.set_plans(mode text) returns void
  language plpgsql set search_path = '' as $$
begin
  if mode is null or mode not in ('on', 'off', 'unlimited') then
    raise exception 'PLANS is on, off or unlimited, not %. Nothing was changed.', coalesce(mode, 'null')
      using errcode = '22023';
  end if;
  insert into private.operator as o (plans) values (mode)
    on conflict (is_only_row) do update set plans = excluded.plans where o.plans <> excluded.plans;
end $$;

-- Reads a table now, which its callers may not: definer, and no longer immutable.
create or replace function public.usage_limit(plan text, usage_type text) returns integer
  language sql stable security definer set search_path = '' as $$
  select case
    when usage_type not in ('audio_diagnoses', 'comprehensive_diagnoses', 'obd_reads', 'pdf_exports') then null
    when plan = 'PRO' or public.plans_mode() = 'unlimited' then 999999
    else case usage_type
      when 'audio_diagnoses' then 5
      when 'comprehensive_diagnoses' then 5
      when 'obd_reads' then 1
      when 'pdf_exports' then 0
    end
  end
$$;

create or replace function private.plan_factor(person uuid) returns integer
  language sql stable set search_path = '' as $$
  select case when public.plans_mode() = 'unlimited' or exists (
    select from public.profiles p where p.user_id = person and p.plan = 'PRO') then 4 else 1 end
$$;

-- The functions of the server say what the mode allows; a client is told by its configuration.
revoke execute on function public.plans_mode(), private.set_plans(text) from public, anon, authenticated;
grant execute on function public.plans_mode() to service_role;
