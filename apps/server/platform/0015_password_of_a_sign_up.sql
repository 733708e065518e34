-- The password of a sign-up waits beside the link that was mailed for it, and counts once the browser that began has
-- come back with it: who signs up with another's address would otherwise know the password of an account that its owner
-- confirms. A later sign-up for the address has a link of its own and takes none away.

alter table auth.one_time_tokens
  add column encrypted_password text,
  drop constraint one_time_tokens_user_id_token_type_key;
create index one_time_tokens_by_user on auth.one_time_tokens (user_id, token_type);
alter table auth.flow_state add column encrypted_password text;

update auth.one_time_tokens t set encrypted_password = u.encrypted_password
from auth.users u where u.id = t.user_id and t.token_type = 'signup';
