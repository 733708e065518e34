-- A passkey is a second factor too: the account's log tells that one was added or removed, as it does of an authenticator
-- app. Recovery codes are not told: they come and go with the factor. The type is compared as text, since Supabase keeps it
-- as an enum that may lack 'recovery_code'; and replaced rather than dropped, which there only the table's owner may.

do $$
begin
  create or replace trigger note_factor_added after update of status on auth.mfa_factors
    for each row when (new.status = 'verified' and old.status <> 'verified' and new.factor_type::text <> 'recovery_code')
    execute function private.note_factor('factor_added');
  create or replace trigger note_factor_removed after delete on auth.mfa_factors
    for each row when (old.status = 'verified' and old.factor_type::text <> 'recovery_code')
    execute function private.note_factor('factor_removed');
exception when insufficient_privilege then
  raise notice 'sign-ins are not logged by triggers here';
end $$;
