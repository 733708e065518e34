-- Web Push (RFC 8030): the browsers that want to be told, and what is still to be told to
-- them. A notification's row is the message; the function send-push carries it out.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The browser maker's address for this one browser. https alone: what is posted there
  -- must not be readable on the way, and no address of ours is reached by it.
  endpoint text not null unique check (endpoint ~ '^https://[^\s/]+/\S*$' and char_length(endpoint) <= 2000),
  -- The browser's keys (RFC 8291), base64url: an uncompressed P-256 point, and 16 bytes.
  p256dh text not null check (p256dh ~ '^B[A-Za-z0-9_-]{86}=?$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}(==)?$'),
  created_at timestamptz not null default now()
);

create index push_subscriptions_of_user on public.push_subscriptions (user_id);

alter table public.push_subscriptions enable row level security;

create policy push_subscriptions_select_own on public.push_subscriptions
  for select to authenticated using (user_id = (select auth.uid()));
create policy push_subscriptions_delete_own on public.push_subscriptions
  for delete to authenticated using (user_id = (select auth.uid()));

-- Not granted: anything to anon; insert and update, which keep_push_subscription does.
revoke all on public.push_subscriptions from public, anon, authenticated;
grant select, delete on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;

-- Keeps the caller's browser. The same browser with another person signed in is theirs from
-- then on: the one before must not be told on it. At most 20 a person; the oldest goes.
create function public.keep_push_subscription(p_endpoint text, p_p256dh text, p_auth text) returns uuid
  language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  kept uuid;
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth)
    values (caller, p_endpoint, p_p256dh, p_auth)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth
    returning s.id into kept;
  -- What waits for the one before is not for the one after.
  delete from private.push_deliveries d using public.notifications n
    where d.subscription_id = kept and n.id = d.notification_id and n.user_id <> caller;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = caller and o.id <> kept
    order by o.created_at desc offset 19);
  return kept;
end $$;
revoke execute on function public.keep_push_subscription(text, text, text) from public, anon;
grant execute on function public.keep_push_subscription(text, text, text) to authenticated, service_role;

-- One row per notification and browser until it is delivered, refused or too old.
create table private.push_deliveries (
  id uuid primary key default gen_random_uuid(),
  notification_id uuid not null references public.notifications (id) on delete cascade,
  subscription_id uuid not null references public.push_subscriptions (id) on delete cascade,
  -- Also the claim: who takes one moves it ahead, so that nobody else takes it meanwhile,
  -- and a crash leaves it to be taken again.
  send_after timestamptz not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  unique (notification_id, subscription_id)
);
create index push_deliveries_next on private.push_deliveries (send_after);
create index push_deliveries_of_subscription on private.push_deliveries (subscription_id);
alter table private.push_deliveries enable row level security;
revoke all on private.push_deliveries from public, anon, authenticated;

create function private.push_when_notified() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into private.push_deliveries (notification_id, subscription_id, send_after, created_at)
    select new.id, s.id, new.created_at, new.created_at
    from public.push_subscriptions s where s.user_id = new.user_id;
  return null;
end $$;
revoke execute on function private.push_when_notified() from public, anon, authenticated;

create trigger push_when_notified after insert on public.notifications
  for each row execute function private.push_when_notified();

-- Takes up to p_limit that are due for two minutes, skipping what another node is taking
-- and whoever has quiet hours. What was read meanwhile, or is a day old, is told no more.
create function public.claim_push_deliveries(p_now timestamptz, p_limit integer)
  returns table (
    id uuid, endpoint text, p256dh text, auth text,
    notification_id uuid, type text, title text, message text)
  language plpgsql security definer set search_path = '' as $$
begin
  delete from private.push_deliveries d using public.notifications n
    where n.id = d.notification_id and d.send_after <= p_now
      and (n.read or d.created_at < p_now - interval '24 hours');

  return query
  with due as (
    select d.id from private.push_deliveries d
    join public.push_subscriptions s on s.id = d.subscription_id
    left join public.notification_settings q on q.user_id = s.user_id
    where d.send_after <= p_now
      and not private.is_quiet(q.time_zone, q.quiet_from, q.quiet_until, p_now)
    order by d.send_after limit p_limit
    for update of d skip locked
  )
  update private.push_deliveries d set send_after = p_now + interval '2 minutes', attempts = d.attempts + 1
  from due, public.push_subscriptions s, public.notifications n
  where d.id = due.id and s.id = d.subscription_id and n.id = d.notification_id
  returning d.id, s.endpoint, s.p256dh, s.auth, n.id, n.type, n.title, n.message;
end $$;

-- What came of one: 'sent' and 'refused' are done; 'gone' is a browser that wants no more;
-- 'later' is tried again after 1, 4, 16 and 64 minutes, and then given up.
create function public.settle_push_delivery(p_id uuid, p_outcome text, p_now timestamptz) returns void
  language plpgsql security definer set search_path = '' as $$
begin
  if p_outcome = 'gone' then
    delete from public.push_subscriptions s using private.push_deliveries d
      where d.id = p_id and s.id = d.subscription_id;
  elsif p_outcome = 'later' then
    delete from private.push_deliveries d where d.id = p_id and d.attempts >= 5;
    update private.push_deliveries d
      set send_after = p_now + make_interval(mins => (4 ^ (d.attempts - 1))::integer) where d.id = p_id;
  elsif p_outcome in ('sent', 'refused') then
    delete from private.push_deliveries d where d.id = p_id;
  else
    raise exception 'Unknown outcome: %', p_outcome using errcode = '22023';
  end if;
end $$;

revoke execute on function public.claim_push_deliveries(timestamptz, integer) from public, anon, authenticated;
revoke execute on function public.settle_push_delivery(uuid, text, timestamptz) from public, anon, authenticated;
grant execute on function public.claim_push_deliveries(timestamptz, integer) to service_role;
grant execute on function public.settle_push_delivery(uuid, text, timestamptz) to service_role;
