-- The list of tables whose changes are told to subscribers. Migrations add to it.
create publication supabase_realtime;
