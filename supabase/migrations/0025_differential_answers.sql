-- A diagnosis continues after it is made: the driver answers questions, and the answers belong
-- to the same use. A saved row stays a record: its owner may replace the answers and what
-- follows from them (data.differential), and nothing else of it.

create function public.update_differential(p_history_id uuid, p_differential jsonb)
  returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  if jsonb_typeof(p_differential) is distinct from 'object' then
    raise exception 'A differential is an object' using errcode = '22023';
  end if;
  -- A case with the longest text that is read, and every question answered, is a fifth of this.
  if octet_length(p_differential::text) > 200000 then
    raise exception 'A differential takes at most 200000 bytes' using errcode = '22023';
  end if;
  update public.history h set data = jsonb_set(h.data, '{differential}', p_differential)
    where h.id = p_history_id and h.user_id = (select auth.uid());
  return found;
end $$;

revoke execute on function public.update_differential(uuid, jsonb) from public, anon;
grant execute on function public.update_differential(uuid, jsonb) to authenticated, service_role;

-- A comprehensive diagnosis that names no cause is given back, within the bounds that hold for
-- an OBD read: counted, its owner's, once, within 10 minutes, 3 times a month for each kind.

alter table public.returnable_uses drop constraint returnable_uses_usage_type_check;
alter table public.returnable_uses add constraint returnable_uses_usage_type_check
  check (usage_type in ('obd_reads', 'comprehensive_diagnoses'));

drop function public.give_use_back(uuid, uuid);
create function public.give_use_back(p_user_id uuid, p_use_id uuid, p_usage_type text)
  returns table (given_back boolean, can_use boolean, "limit" integer)
  language plpgsql set search_path = '' as $$
declare
  given public.returnable_uses;
  plan_limit integer;
  used integer;
begin
  perform from public.usage_counters u
    where u.user_id = p_user_id and u.month_year = (
      select r.month_year from public.returnable_uses r where r.id = p_use_id and r.user_id = p_user_id
    ) for update;
  update public.returnable_uses r set returned_at = now()
    where r.id = p_use_id and r.user_id = p_user_id and r.usage_type = p_usage_type
      and r.returned_at is null and r.counted_at >= now() - interval '10 minutes'
      and 3 > (
        select count(*) from public.returnable_uses other
        where other.user_id = p_user_id and other.usage_type = r.usage_type
          and other.month_year = r.month_year and other.returned_at is not null
      )
    returning * into given;
  if given.id is not null then
    perform public.return_usage(p_user_id, given.usage_type, given.month_year);
  end if;
  select public.usage_limit(p.plan, p_usage_type) into plan_limit
    from public.profiles p where p.user_id = p_user_id;
  select case p_usage_type when 'obd_reads' then u.obd_reads else u.comprehensive_diagnoses end into used
    from public.usage_counters u
    where u.user_id = p_user_id and u.month_year = to_char(now() at time zone 'UTC', 'YYYY-MM');
  return query select given.id is not null, coalesce(used, 0) < coalesce(plan_limit, 0), coalesce(plan_limit, 0);
end $$;

revoke execute on function public.give_use_back(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.give_use_back(uuid, uuid, text) to service_role;
