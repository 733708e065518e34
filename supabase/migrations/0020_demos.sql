-- "Try the demo": accounts that nobody keeps. The function demo makes them, marked in their
-- app_metadata, which no client can write. Bounded here, so that many nodes share one count;
-- whoever leaves a demo behind has it removed a day later.

-- Who started one in the last hour. The address as a hash, and not beside the account.
create table private.demo_starts (
  address_hash text not null,
  started_at timestamptz not null
);
create index demo_starts_oldest on private.demo_starts (started_at);
alter table private.demo_starts enable row level security;
revoke all on private.demo_starts from public, anon, authenticated;

-- Counts one more, or answers false: ten an hour from one address, sixty in all.
create function public.begin_demo(p_address_hash text, p_now timestamptz) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  -- One after another, so that two at once cannot both be the last.
  perform pg_catalog.pg_advisory_xact_lock(7283523);
  delete from private.demo_starts s where s.started_at <= p_now - interval '1 hour';
  if (select count(*) from private.demo_starts) >= 60
    or (select count(*) from private.demo_starts s where s.address_hash = p_address_hash) >= 10
  then
    return false;
  end if;
  insert into private.demo_starts (address_hash, started_at) values (p_address_hash, p_now);
  return true;
end $$;
revoke execute on function public.begin_demo(text, timestamptz) from public, anon, authenticated;
grant execute on function public.begin_demo(text, timestamptz) to service_role;

-- Deletes demos older than a day with all their rows, and answers how many. Their files
-- go as 0010 says: out of reach at once, the bytes with our server's sweep.
create function public.remove_old_demos(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = '' as $$
declare
  removed integer;
begin
  delete from auth.users u
    where u.raw_app_meta_data ->> 'demo' = 'true' and u.created_at <= p_now - interval '24 hours';
  get diagnostics removed = row_count;
  return removed;
end $$;
revoke execute on function public.remove_old_demos(timestamptz) from public, anon, authenticated;
grant execute on function public.remove_old_demos(timestamptz) to service_role;

-- Every hour, where pg_cron is. Switched on later, it is scheduled by
-- `select private.schedule_demo_removal()`.
create function private.schedule_demo_removal() returns boolean
  language plpgsql set search_path = '' as $$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return false;
  end if;
  perform cron.schedule('tappet-demos', '17 * * * *', 'select public.remove_old_demos()');
  return true;
end $$;
revoke execute on function private.schedule_demo_removal() from public, anon, authenticated;

select private.schedule_demo_removal();
