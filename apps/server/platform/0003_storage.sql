-- Buckets and the index of what lies in them; the bytes lie on disk or on S3.

create schema storage;
grant usage on schema storage to anon, authenticated, service_role;

create table storage.buckets (
  id text primary key,
  name text not null unique,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null references storage.buckets (id),
  name text not null check (name <> ''),
  owner uuid,
  owner_id text,
  -- names the bytes; a new upload writes a new version and then swaps this
  version text not null,
  metadata jsonb not null default '{}',
  user_metadata jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  unique (bucket_id, name)
);
-- A folder is a range of names. Bytewise, so that the range holds in every database's
-- collation; by comparison and not LIKE, which may not use an index under row security.
create index objects_by_prefix on storage.objects (bucket_id, name collate "C");
-- The sweep asks which versions some row still points at.
create index objects_by_version on storage.objects (version);

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1:array_length(string_to_array(name, '/'), 1) - 1]
$$;
create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[array_length(string_to_array(name, '/'), 1)]
$$;
create function storage.extension(name text) returns text language sql immutable as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;

-- Policies decide which objects; without a policy, none. Not granted: anything to
-- anon; buckets to anyone but the service role.
grant select, insert, update, delete on storage.objects to authenticated, service_role;
grant select, insert, update, delete on storage.buckets to service_role;
grant execute on all functions in schema storage to anon, authenticated, service_role;
