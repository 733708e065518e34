-- Whose password it is. Who confirms an address has not always chosen the password: an address
-- is confirmed without a mail where no mail server is set, and may be changed later. A password
-- of another must not stay valid once the owner of the address signs in with Google.

-- The address that had proven itself by mail, or by the operator's word, when the password was
-- set. Null for every password from before: unknown counts as not proven.
alter table auth.users add column password_proven_by text;
