-- Passkeys as a second factor, in the columns that GoTrue has for them. A passkey is a public key here: its secret never
-- leaves the driver's device.

alter table auth.mfa_factors
  drop constraint mfa_factors_factor_type_check,
  add constraint mfa_factors_factor_type_check check (factor_type in ('totp', 'webauthn', 'recovery_code')),
  -- id, public key, transports and the counter of the last answer
  add column web_authn_credential jsonb,
  -- the model of the authenticator
  add column web_authn_aaguid uuid;

-- One credential opens one account.
create unique index mfa_factors_one_credential on auth.mfa_factors ((web_authn_credential ->> 'id'));

-- What the authenticator has to sign.
alter table auth.mfa_challenges add column web_authn_session_data jsonb;
