-- There is more than one provider to sign in with: a state is good for the answer of its own alone. As GoTrue names it.
alter table auth.flow_state add column provider_type text not null default 'google';
