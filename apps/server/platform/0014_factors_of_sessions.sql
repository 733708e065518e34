-- An unfinished factor and a challenge belong to the session that began them: a password alone must not finish what the
-- owner has begun. Nothing unfinished is worth keeping.

delete from auth.mfa_challenges;
delete from auth.mfa_factors where status = 'unverified';
alter table auth.mfa_factors
  add column session_id uuid references auth.sessions (id) on delete cascade;
alter table auth.mfa_challenges add column session_id uuid not null references auth.sessions (id) on delete cascade;
create index mfa_factors_by_session on auth.mfa_factors (session_id);
create index mfa_challenges_by_session on auth.mfa_challenges (session_id);

-- What another session has begun holds no name.
drop index auth.mfa_factors_user_friendly_name_unique;
create unique index mfa_factors_user_friendly_name_unique on auth.mfa_factors (friendly_name, user_id)
  where status = 'verified' and trim(friendly_name) <> '';

-- `level` is the token's: with the session's, the lower one counts, so that a token copied before the second step is
-- worth no more after it.
drop function auth.standing(uuid, uuid, timestamptz);
create function auth.standing(person uuid, session uuid, level text, at timestamptz) returns text
  language sql stable security definer set search_path = '' as $$
  select case
    when not auth.is_live(person, session, at) then 'ended'
    when session is not null
      and exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified')
      and not (level = 'aal2' and exists (select from auth.sessions s where s.id = session and s.aal = 'aal2'))
      then 'second_factor_needed'
    else 'live'
  end
$$;
revoke execute on function auth.standing(uuid, uuid, text, timestamptz) from public;
grant execute on function auth.standing(uuid, uuid, text, timestamptz) to authenticator;

-- Nodes that remember what a session was good for ask again.
create trigger sessions_announce_level after update of aal on auth.sessions
  for each row when (new.aal is distinct from old.aal) execute function auth.announce_end();
