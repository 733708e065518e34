-- PostgreSQL takes 'infinity' for a date and 'NaN' for an amount of money. Nothing that reads them can count with them: one
-- such row ended a driver's calendar link. What clients write is a day that a calendar has, and a number. Rows of before are
-- repaired: a day that is none becomes the day on which the row was made, or unknown where it may be; a cost unknown.

do $$
declare
  written record;
  repaired bigint;
begin
  for written in
    select * from (values
      ('maintenance', 'date', 'created_at::date'),
      ('fill_ups', 'date', 'created_at::date'),
      ('reminder_prefs', 'last_done_date', 'null'),
      ('history', 'created_at', 'now()'),
      ('feedback', 'diagnosed_at', 'created_at'),
      ('cases', 'created_at', 'now()'),
      ('case_items', 'happened_at', 'created_at'),
      ('own_sounds', 'created_at', 'now()'),
      ('vehicles', 'retired_at', 'now()')) as w (of_table, of_column, instead)
  loop
    execute format(
      'update public.%1$I set %2$I = %3$s where %2$I not between ''0001-01-01 00:00+00'' and ''9999-12-31 23:59:59+00''',
      written.of_table, written.of_column, written.instead);
    get diagnostics repaired = row_count;
    if repaired > 0 then
      raise warning '% rows of % had no day that a calendar has in %: repaired', repaired, written.of_table, written.of_column;
    end if;
    execute format(
      'alter table public.%1$I add constraint %3$I
         check (%2$I between ''0001-01-01 00:00+00'' and ''9999-12-31 23:59:59+00'')',
      written.of_table, written.of_column, written.of_table || '_' || written.of_column || '_in_calendar');
  end loop;
  update public.maintenance set cost = null where cost = 'NaN';
  get diagnostics repaired = row_count;
  if repaired > 0 then
    raise warning '% records had a cost that is no number: it is unknown now', repaired;
  end if;
end $$;

alter table public.maintenance add constraint maintenance_cost_is_number check (cost <> 'NaN');
