-- What tells the server that a row has changed. Supabase reads the write-ahead log with
-- a superuser's replication slot; a plain PostgreSQL need not have wal_level = logical,
-- nor a slot that fills the disk when nobody reads it. Here a trigger says by NOTIFY
-- which row changed, never what is in it: the server reads the row again as each
-- subscriber, so row-level security decides who sees what.

-- The list of tables whose changes are told to subscribers. Migrations add to it.
create publication supabase_realtime;

create schema realtime;
grant usage on schema realtime to authenticator;

-- One notification: table, operation, primary key and owner. The owner is in it so that
-- the server reads the row for that one person instead of for everybody, and because a
-- deleted row can no longer be read at all.
-- Arguments: the names of the primary key's columns.
create function realtime.announce_change() returns trigger
  language plpgsql set search_path = '' as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  payload text := pg_catalog.jsonb_build_object(
    'schema', tg_table_schema,
    'table', tg_table_name,
    'type', tg_op,
    'key', (select pg_catalog.jsonb_object_agg(name, changed -> name) from pg_catalog.unnest(tg_argv) as name),
    'user_id', changed -> 'user_id'
  )::text;
begin
  -- PostgreSQL refuses longer ones and with them the write; a change that nobody is told
  -- of is the lesser harm.
  if pg_catalog.octet_length(payload) < 8000 then
    perform pg_catalog.pg_notify('realtime_changes', payload);
  end if;
  return null;
end $$;
revoke execute on function realtime.announce_change() from public;

-- Puts the trigger on every published table that has a primary key and lacks it. An
-- event trigger would do so by itself, but only a superuser may create one, and few
-- operators of a hosted PostgreSQL are. So the server calls this whenever it begins to
-- listen, which is after the migrations; when nothing is new it takes no lock.
create function realtime.watch_published_tables() returns void
  language plpgsql security definer set search_path = '' as $$
declare
  published record;
begin
  for published in
    select p.schemaname, p.tablename,
      (select pg_catalog.string_agg(pg_catalog.quote_literal(a.attname), ', ' order by a.attnum)
        from pg_catalog.pg_index i
        join pg_catalog.pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as key_columns
    from pg_catalog.pg_publication_tables p
    join pg_catalog.pg_namespace n on n.nspname = p.schemaname
    join pg_catalog.pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
    where p.pubname = 'supabase_realtime'
      and not exists (
        select from pg_catalog.pg_trigger t where t.tgrelid = c.oid and t.tgname = 'realtime_announce_change')
  loop
    continue when published.key_columns is null;
    -- Two nodes may start at once: "or replace" lets the second repeat the first.
    execute pg_catalog.format(
      'create or replace trigger realtime_announce_change after insert or update or delete on %I.%I '
      'for each row execute function realtime.announce_change(%s)',
      published.schemaname, published.tablename, published.key_columns);
  end loop;
end $$;
revoke execute on function realtime.watch_published_tables() from public;
grant execute on function realtime.watch_published_tables() to authenticator;

-- Not granted: anything of this schema to anon, authenticated or service_role. A trigger
-- needs no execute right of the one who writes the row.
