-- How often a person used each limited feature in a month (UTC, YYYY-MM).
-- The owner may create the month's row at zero and may count up, never down and
-- never past the plan: a lowered counter would be a free use.

create table public.usage_counters (
  user_id uuid not null references auth.users (id) on delete cascade,
  month_year text not null check (month_year ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  audio_diagnoses integer not null default 0 check (audio_diagnoses >= 0),
  obd_reads integer not null default 0 check (obd_reads >= 0),
  pdf_exports integer not null default 0 check (pdf_exports >= 0),
  comprehensive_diagnoses integer not null default 0 check (comprehensive_diagnoses >= 0),
  primary key (user_id, month_year)
);

alter table public.usage_counters enable row level security;

create policy usage_counters_select_own on public.usage_counters
  for select to authenticated using (user_id = (select auth.uid()));
create policy usage_counters_insert_own on public.usage_counters
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy usage_counters_update_own on public.usage_counters
  for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Not granted: anything to anon; delete to anyone but the service role (delete and
-- insert at zero would lower a counter); update of the key.
revoke all on public.usage_counters from public, anon, authenticated;
grant select on public.usage_counters to authenticated;
grant insert (user_id, month_year, audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses)
  on public.usage_counters to authenticated;
grant update (audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses)
  on public.usage_counters to authenticated;
grant all on public.usage_counters to service_role;

-- The plans' monthly limits; packages/wire states the same numbers for display and
-- a contract test compares the two.
create function public.usage_limit(plan text, usage_type text) returns integer
  language sql immutable set search_path = '' as $$
  select case
    when usage_type not in ('audio_diagnoses', 'comprehensive_diagnoses', 'obd_reads', 'pdf_exports') then null
    when plan = 'PRO' then 999999
    else case usage_type
      when 'audio_diagnoses' then 5
      when 'comprehensive_diagnoses' then 5
      when 'obd_reads' then 1
      when 'pdf_exports' then 0
    end
  end
$$;
revoke execute on function public.usage_limit(text, text) from public, anon;
grant execute on function public.usage_limit(text, text) to authenticated, service_role;

create function public.usage_counters_guard() returns trigger
  language plpgsql set search_path = '' as $$
declare
  owner_plan text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.audio_diagnoses + new.obd_reads + new.pdf_exports + new.comprehensive_diagnoses > 0 then
      raise exception 'A month''s usage starts at zero' using errcode = '42501';
    end if;
    return new;
  end if;
  if new.audio_diagnoses < old.audio_diagnoses or new.obd_reads < old.obd_reads
    or new.pdf_exports < old.pdf_exports or new.comprehensive_diagnoses < old.comprehensive_diagnoses then
    raise exception 'Usage cannot be lowered' using errcode = '42501';
  end if;
  select plan into owner_plan from public.profiles where user_id = new.user_id;
  if (new.audio_diagnoses > old.audio_diagnoses and new.audio_diagnoses > public.usage_limit(owner_plan, 'audio_diagnoses'))
    or (new.obd_reads > old.obd_reads and new.obd_reads > public.usage_limit(owner_plan, 'obd_reads'))
    or (new.pdf_exports > old.pdf_exports and new.pdf_exports > public.usage_limit(owner_plan, 'pdf_exports'))
    or (new.comprehensive_diagnoses > old.comprehensive_diagnoses
      and new.comprehensive_diagnoses > public.usage_limit(owner_plan, 'comprehensive_diagnoses')) then
    raise exception 'Usage limit reached' using errcode = '42501';
  end if;
  return new;
end $$;
revoke execute on function public.usage_counters_guard() from public, anon, authenticated;

create trigger usage_counters_guard before insert or update on public.usage_counters
  for each row execute function public.usage_counters_guard();
