-- Due service by mail too: one mail a day at most for each person, with all that the bell has told since the last one
-- and nobody has read. Tappet's own server claims the mails and sends them; who follows the link in one has no
-- session, so a random token proves that they got it.

alter table public.notification_settings add column mail boolean not null default true;
grant insert (mail), update (mail) on public.notification_settings to authenticated;

create table private.reminder_mails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- 244 random bits, in the link that stops these mails
  token text not null unique default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  tried_at timestamptz not null,
  -- notifications until then were mailed
  told_until timestamptz
);
alter table private.reminder_mails enable row level security;
revoke all on private.reminder_mails from public, anon, authenticated;

create index notifications_to_mail on public.notifications (created_at) where not read and type <> 'other';

-- A mail that failed is tried again a day later, with what came meanwhile.
create function public.claim_reminder_mails(p_now timestamptz, p_limit integer)
  returns table (user_id uuid, email text, token text, told_until timestamptz, items jsonb)
  language plpgsql security definer set search_path = '' as $$
begin
  if not pg_catalog.pg_try_advisory_xact_lock(7283531) then
    return;
  end if;
  return query
  with due as (
    select n.user_id, u.email::text as email, max(n.created_at) as told_until,
      jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message)
        order by n.type <> 'maintenance_overdue', n.created_at, n.title) as items
    from public.notifications n
    join auth.users u on u.id = n.user_id
    left join private.reminder_mails m on m.user_id = n.user_id
    left join public.notification_settings s on s.user_id = n.user_id
    where n.created_at > p_now - interval '3 days' and not n.read and n.type <> 'other'
      and (m.told_until is null or n.created_at > m.told_until or private.lies_ahead(m.told_until, p_now))
      and (m.tried_at is null or m.tried_at <= p_now - interval '24 hours' or private.lies_ahead(m.tried_at, p_now))
      and coalesce(s.mail, true)
      and u.email_confirmed_at is not null and coalesce(u.banned_until <= p_now, true)
      and u.raw_app_meta_data ->> 'demo' is distinct from 'true'
    group by n.user_id, u.email
    limit p_limit
  ),
  claimed as (
    insert into private.reminder_mails as m (user_id, tried_at) select d.user_id, p_now from due d
      on conflict on constraint reminder_mails_pkey do update set tried_at = excluded.tried_at
    returning m.user_id, m.token
  )
  select d.user_id, d.email, c.token, d.told_until, d.items from due d join claimed c on c.user_id = d.user_id;
end $$;
revoke execute on function public.claim_reminder_mails(timestamptz, integer) from public, anon, authenticated;
grant execute on function public.claim_reminder_mails(timestamptz, integer) to service_role;

create function public.settle_reminder_mail(p_user_id uuid, p_told_until timestamptz) returns void
  language sql security definer set search_path = '' as $$
  update private.reminder_mails set told_until = p_told_until where user_id = p_user_id
$$;
revoke execute on function public.settle_reminder_mail(uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.settle_reminder_mail(uuid, timestamptz) to service_role;

-- False for a token that is none.
create function public.stop_reminder_mails(p_token text) returns boolean
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.notification_settings as s (user_id, mail)
    select m.user_id, false from private.reminder_mails m where m.token = p_token
    on conflict (user_id) do update set mail = false;
  return found;
end $$;
revoke execute on function public.stop_reminder_mails(text) from public, anon, authenticated;
grant execute on function public.stop_reminder_mails(text) to service_role;
