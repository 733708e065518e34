-- What supautils does on Supabase: postgres owns nothing in auth, storage and realtime, and may yet put policies there and
-- take triggers away. Here postgres is a member of the owners, and this refuses everything but that.

grant supabase_auth_admin, supabase_storage_admin to postgres;

create function extensions.refuse_ddl_of_the_platform() returns event_trigger language plpgsql as $$
declare
  changed record;
begin
  -- Of the one who logged in as postgres, also after set role.
  if session_user <> 'postgres' then
    return;
  end if;
  for changed in select * from pg_event_trigger_ddl_commands() loop
    -- Policies and triggers have no schema of their own.
    if changed.schema_name in ('auth', 'storage', 'vault', 'cron', 'net') then
      raise exception 'must be owner of % (%)', changed.object_identity, changed.command_tag using errcode = '42501';
    end if;
  end loop;
end $$;
create event trigger refuse_ddl_of_the_platform on ddl_command_end
  execute function extensions.refuse_ddl_of_the_platform();
