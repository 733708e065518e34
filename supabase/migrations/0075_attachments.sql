-- A record takes up to eight pictures and PDFs: its receipt in the stated column, and up to seven more. Their addresses
-- stand with a space between them, so that every place that knows the receipt compares, exports and restores a text.
alter table public.maintenance
  add column extra_files text check (char_length(extra_files) <= 4000),
  add constraint maintenance_extra_files_count check (cardinality(string_to_array(extra_files, ' ')) <= 7);
grant insert (extra_files), update (extra_files) on public.maintenance to authenticated;
