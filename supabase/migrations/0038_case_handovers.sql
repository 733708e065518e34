-- One link for the mechanic: who has it reads one case, without an account, until it ends. Only the SHA-256 of its
-- token is kept, so neither a backup nor the owner's own session gives it away a second time. What a mechanic writes
-- there comes back onto the case's timeline.

create table public.case_handovers (
  id uuid primary key default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- SHA-256 of the token, hex
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  -- By a person's tap; a messenger's preview asks for the page alone and is not counted.
  opened_count integer not null default 0,
  first_opened_at timestamptz,
  last_opened_at timestamptz,
  answers integer not null default 0,
  -- Reads and answers since hour_from, to slow down who asks too often.
  hour_from timestamptz not null default now(),
  hour_count integer not null default 0,
  foreign key (case_id, user_id) references public.cases (id, user_id) on delete cascade
);
create index case_handovers_of_case on public.case_handovers (user_id, case_id, created_at desc);

alter table public.case_handovers enable row level security;

create policy case_handovers_select_own on public.case_handovers
  for select to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; any writing, which the functions below do; the hash.
revoke all on public.case_handovers from public, anon, authenticated;
grant select (id, case_id, user_id, created_at, expires_at, withdrawn_at, opened_count, first_opened_at,
  last_opened_at, answers) on public.case_handovers to authenticated;
grant all on public.case_handovers to service_role;

-- A new link to the caller's own case: its token, once. 128 random bits, out of the 244 of two version 4 UUIDs, which
-- PostgreSQL draws from the operating system's strong source. At most 5 links of a case are open at a time.
create function public.make_handover(p_case_id uuid, p_days integer default 14) returns text
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  token text := left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32);
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 30 then
    raise exception 'A link lasts 1 to 30 days' using errcode = '22023';
  end if;
  perform 1 from public.cases c where c.id = p_case_id and c.user_id = caller for update;
  if not found then
    raise exception 'There is no such case' using errcode = '42501';
  end if;
  if (select count(*) from public.case_handovers h
      where h.case_id = p_case_id and h.withdrawn_at is null and h.expires_at > now()) >= 5 then
    raise exception 'This case has 5 open links. Withdraw one first' using errcode = '54000';
  end if;
  insert into public.case_handovers (case_id, user_id, token_hash, expires_at)
    values (p_case_id, caller, encode(sha256(convert_to(token, 'UTF8')), 'hex'),
      now() + make_interval(days => p_days));
  return token;
end $$;
revoke execute on function public.make_handover(uuid, integer) from public, anon;
grant execute on function public.make_handover(uuid, integer) to authenticated, service_role;

-- Ends the caller's own link at once; false when there is none of that id.
create function public.withdraw_handover(p_id uuid) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  update public.case_handovers h set withdrawn_at = coalesce(h.withdrawn_at, now())
    where h.id = p_id and h.user_id = auth.uid();
  return found;
end $$;
revoke execute on function public.withdraw_handover(uuid) from public, anon;
grant execute on function public.withdraw_handover(uuid) to authenticated, service_role;

-- The case behind a token. outcome: 'open', 'ended' (expired, withdrawn, or never there: nobody learns which), 'busy'
-- (more than 60 times in an hour). p_opens: a person opened it.
create function public.use_handover(p_token_hash text, p_now timestamptz, p_opens boolean)
  returns table (outcome text, handover_id uuid, case_id uuid, user_id uuid, expires_at timestamptz)
  language plpgsql set search_path = '' as $$
declare
  link public.case_handovers;
begin
  select * into link from public.case_handovers h where h.token_hash = p_token_hash for update;
  if not found or link.withdrawn_at is not null or link.expires_at <= p_now then
    return query select 'ended', null::uuid, null::uuid, null::uuid, null::timestamptz;
    return;
  end if;
  if link.hour_from <= p_now - interval '1 hour' then
    link.hour_from := p_now;
    link.hour_count := 0;
  end if;
  if link.hour_count >= 60 then
    return query select 'busy', null::uuid, null::uuid, null::uuid, null::timestamptz;
    return;
  end if;
  update public.case_handovers h set
    hour_from = link.hour_from,
    hour_count = link.hour_count + 1,
    opened_count = h.opened_count + p_opens::integer,
    first_opened_at = case when p_opens then coalesce(h.first_opened_at, p_now) else h.first_opened_at end,
    last_opened_at = case when p_opens then p_now else h.last_opened_at end
    where h.id = link.id;
  return query select 'open', link.id, link.case_id, link.user_id, link.expires_at;
end $$;
revoke execute on function public.use_handover(text, timestamptz, boolean) from public, anon, authenticated;
grant execute on function public.use_handover(text, timestamptz, boolean) to service_role;

-- What the mechanic found, onto the timeline of the link's case; 'full' after 10 answers. Where the case holds a saved
-- diagnosis and a fault was named, it is also what the mechanic found of that diagnosis, unless its driver said so
-- before; its recording is not given to anybody by that.
create function public.answer_handover(p_token_hash text, p_now timestamptz, p_found text, p_data jsonb)
  returns text language plpgsql set search_path = '' as $$
declare
  link record;
  diagnosis uuid;
begin
  select * into link from public.use_handover(p_token_hash, p_now, false);
  if link.outcome <> 'open' then
    return link.outcome;
  end if;
  update public.case_handovers h set answers = h.answers + 1 where h.id = link.handover_id and h.answers < 10;
  if not found then
    return 'full';
  end if;
  if p_found is not null then
    select i.history_id into diagnosis from public.case_items i
      where i.case_id = link.case_id and i.user_id = link.user_id and i.kind in ('sound', 'report')
        and i.history_id is not null
      order by i.happened_at desc, i.id limit 1;
    insert into public.mechanic_findings (history_id, user_id, found, words)
      select diagnosis, link.user_id, p_found, left(p_data ->> 'words', 500) where diagnosis is not null
      on conflict (user_id, history_id) do nothing;
  end if;
  insert into public.case_items (case_id, user_id, kind, happened_at, data)
    values (link.case_id, link.user_id, 'finding', p_now,
      p_data || jsonb_build_object('by', 'mechanic', 'handoverId', link.handover_id, 'found', p_found));
  return 'open';
end $$;
revoke execute on function public.answer_handover(text, timestamptz, text, jsonb) from public, anon, authenticated;
grant execute on function public.answer_handover(text, timestamptz, text, jsonb) to service_role;
