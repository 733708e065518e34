-- What 0035 to 0037 added, within the budgets of 0033.
select private.limit_rows('public.fill_ups', 'fill-ups', 20000, 16384);
select private.limit_rows('public.own_sounds', 'own sounds of a car', 500, 131072);
select private.limit_rows('public.cases', 'cases', 2000, 16384);
select private.limit_rows('public.case_items', 'entries of cases', 20000, 262144);
