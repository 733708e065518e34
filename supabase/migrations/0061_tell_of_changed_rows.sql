-- A second device's change appears where its table is open: the app listens to these tables and reads again what it shows.
-- The key alone is published: it says that something changed, and a saved sound may have 3 MB.

alter publication supabase_realtime add table
  public.vehicles (id),
  public.maintenance (id),
  public.fill_ups (id),
  public.cases (id),
  public.case_items (id),
  public.history (id),
  public.mechanic_findings (user_id, history_id);
