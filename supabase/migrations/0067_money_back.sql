-- Money back, such as for a returned part, is a cost below zero: sums count it as what it is.
alter table public.maintenance drop constraint maintenance_cost_check;
alter table public.maintenance add constraint maintenance_cost_check
  check (cost between -9999999999.99 and 9999999999.99);
