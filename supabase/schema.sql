-- What supabase/migrations make, one after another, as it is now: `node scripts/schema.ts` writes it, nothing runs it.
-- Tables first, each with its columns, rules, indexes, policies, grants and triggers; then the functions, by name. Behind a
-- name stand the migrations that made and changed it: they say why.

create table private.budgets ( -- 0033, 0059
  name text not null,
  label text not null,
  rows bigint,
  bytes bigint,
  owner_column text not null default 'user_id'::text,
  oldest_by text,
  constraint budgets_pkey PRIMARY KEY (name),
  constraint budgets_bytes_check CHECK ((bytes > 0)),
  constraint budgets_rows_check CHECK ((rows > 0))
);
alter table private.budgets enable row level security;

create table private.demo_starts ( -- 0020
  address_hash text not null,
  started_at timestamp with time zone not null
);
CREATE INDEX demo_starts_oldest ON private.demo_starts USING btree (started_at);
alter table private.demo_starts enable row level security;

create table private.kept ( -- 0033, 0059
  user_id uuid not null,
  name text not null,
  rows bigint not null,
  bytes bigint not null,
  day date,
  constraint kept_pkey PRIMARY KEY (user_id, name),
  constraint kept_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.kept enable row level security;

create table private.last_sweep ( -- 0062
  is_only boolean not null default true,
  swept_at timestamp with time zone not null,
  constraint last_sweep_pkey PRIMARY KEY (is_only),
  constraint last_sweep_is_only_check CHECK (is_only)
);
alter table private.last_sweep enable row level security;

create table private.log_clocks ( -- 0053
  user_id uuid not null,
  n bigint not null,
  constraint log_clocks_pkey PRIMARY KEY (user_id),
  constraint log_clocks_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.log_clocks enable row level security;

create table private.operator ( -- 0048
  is_only_row boolean not null default true,
  plans text not null,
  constraint operator_pkey PRIMARY KEY (is_only_row),
  constraint operator_is_only_row_check CHECK (is_only_row),
  constraint operator_plans_check CHECK ((plans = ANY (ARRAY['on'::text, 'off'::text, 'unlimited'::text])))
);
alter table private.operator enable row level security;

create table private.push_deliveries ( -- 0016
  id uuid not null default gen_random_uuid(),
  notification_id uuid not null,
  subscription_id uuid not null,
  send_after timestamp with time zone not null,
  attempts integer not null default 0,
  created_at timestamp with time zone not null,
  constraint push_deliveries_pkey PRIMARY KEY (id),
  constraint push_deliveries_notification_id_subscription_id_key UNIQUE (notification_id, subscription_id),
  constraint push_deliveries_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES public.notifications(id) ON DELETE CASCADE,
  constraint push_deliveries_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.push_subscriptions(id) ON DELETE CASCADE
);
CREATE INDEX push_deliveries_next ON private.push_deliveries USING btree (send_after);
CREATE INDEX push_deliveries_of_subscription ON private.push_deliveries USING btree (subscription_id);
alter table private.push_deliveries enable row level security;

create table private.reminder_due ( -- 0034
  driver_id uuid not null,
  next_at timestamp with time zone not null,
  constraint reminder_due_pkey PRIMARY KEY (driver_id),
  constraint reminder_due_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX reminder_due_next ON private.reminder_due USING btree (next_at);
alter table private.reminder_due enable row level security;

create table private.reminder_mails ( -- 0073
  user_id uuid not null,
  token text not null default replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text),
  tried_at timestamp with time zone not null,
  told_until timestamp with time zone,
  constraint reminder_mails_pkey PRIMARY KEY (user_id),
  constraint reminder_mails_token_key UNIQUE (token),
  constraint reminder_mails_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
alter table private.reminder_mails enable row level security;

create table private.reminder_notices ( -- 0015
  pref_id uuid not null,
  due_date date,
  due_mileage bigint,
  stage smallint not null,
  told_at timestamp with time zone not null,
  constraint reminder_notices_pref_id_due_date_due_mileage_stage_key UNIQUE NULLS NOT DISTINCT (pref_id, due_date, due_mileage, stage),
  constraint reminder_notices_pref_id_fkey FOREIGN KEY (pref_id) REFERENCES public.reminder_prefs(id) ON DELETE CASCADE,
  constraint reminder_notices_stage_check CHECK (((stage >= 1) AND (stage <= 3)))
);
alter table private.reminder_notices enable row level security;

create table private.service_intervals ( -- 0022
  item text not null,
  miles_interval integer not null,
  months_interval integer not null,
  constraint service_intervals_pkey PRIMARY KEY (item)
);
alter table private.service_intervals enable row level security;

create table private.sounds_without_row ( -- 0068
  name text not null,
  seen_at timestamp with time zone not null,
  constraint sounds_without_row_pkey PRIMARY KEY (name)
);

create table public.analysis_jobs ( -- 0012, 0028
  id uuid not null,
  user_id uuid not null,
  state text not null default 'running'::text,
  month_year text not null,
  attempt integer not null default 1,
  result jsonb,
  delivered boolean not null default false,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone not null default now(),
  vehicle_id uuid,
  constraint analysis_jobs_pkey PRIMARY KEY (id),
  constraint analysis_jobs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint analysis_jobs_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id) ON DELETE SET NULL (vehicle_id),
  constraint analysis_jobs_check CHECK (((state = 'done'::text) = (result IS NOT NULL))),
  constraint analysis_jobs_month_year_check CHECK ((month_year ~ '^\d{4}-(0[1-9]|1[0-2])$'::text)),
  constraint analysis_jobs_result_check CHECK ((jsonb_typeof(result) = 'object'::text)),
  constraint analysis_jobs_state_check CHECK ((state = ANY (ARRAY['running'::text, 'done'::text])))
);
CREATE INDEX analysis_jobs_of_user ON public.analysis_jobs USING btree (user_id, created_at DESC);
alter table public.analysis_jobs enable row level security;
create policy analysis_jobs_select_own on public.analysis_jobs for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.analysis_jobs as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant select on public.analysis_jobs to authenticated;
grant all on public.analysis_jobs to service_role;
CREATE TRIGGER car_of_analysis_job BEFORE INSERT ON public.analysis_jobs FOR EACH ROW EXECUTE FUNCTION private.name_the_car();

create table public.calendar_feeds ( -- 0017, 0042, 0043
  user_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  constraint calendar_feeds_pkey PRIMARY KEY (user_id),
  constraint calendar_feeds_token_hash_key UNIQUE (token_hash),
  constraint calendar_feeds_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint calendar_feeds_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
alter table public.calendar_feeds enable row level security;
create policy calendar_feeds_delete_own on public.calendar_feeds for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy calendar_feeds_select_own on public.calendar_feeds for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.calendar_feeds as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select on public.calendar_feeds to authenticated;
grant all on public.calendar_feeds to service_role;
CREATE TRIGGER note_calendar_link AFTER INSERT OR UPDATE OF token_hash ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION private.note_link('calendar_link_made');
CREATE TRIGGER refuse_without_second_factor BEFORE INSERT ON public.calendar_feeds FOR EACH ROW EXECUTE FUNCTION private.refuse_without_second_factor();

create table public.car_costs ( -- 0076
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  vehicle_id uuid,
  kind text not null,
  amount numeric(13,3) not null,
  currency text not null,
  every text,
  date date not null,
  until date,
  note text,
  created_at timestamp with time zone not null default now(),
  constraint car_costs_pkey PRIMARY KEY (id),
  constraint car_costs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint car_costs_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id),
  constraint car_costs_amount_check CHECK (((amount >= '-9999999999.99'::numeric) AND (amount <= 9999999999.99))),
  constraint car_costs_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint car_costs_date_in_calendar CHECK (((date >= '0001-01-01'::date) AND (date <= '9999-12-31'::date))),
  constraint car_costs_every_check CHECK ((every = ANY (ARRAY['month'::text, 'quarter'::text, 'half_year'::text, 'year'::text]))),
  constraint car_costs_kind_check CHECK ((kind = ANY (ARRAY['insurance'::text, 'tax'::text, 'loan'::text, 'parking'::text, 'other'::text, 'purchase'::text, 'sale'::text]))),
  constraint car_costs_note_check CHECK ((char_length(note) <= 200)),
  constraint car_costs_until_in_calendar CHECK (((until >= '0001-01-01'::date) AND (until <= '9999-12-31'::date)))
);
CREATE INDEX car_costs_by_car ON public.car_costs USING btree (user_id, vehicle_id);
alter table public.car_costs enable row level security;
create policy car_costs_delete_own on public.car_costs for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy car_costs_insert_own on public.car_costs for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy car_costs_select_own on public.car_costs for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy car_costs_update_own on public.car_costs for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.car_costs as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, vehicle_id, kind, amount, currency, every, date, until, note), update (vehicle_id, kind, amount, currency, every, date, until, note) on public.car_costs to authenticated;
grant all on public.car_costs to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.car_costs FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('16384');
CREATE TRIGGER car_of_cost BEFORE INSERT OR UPDATE OF vehicle_id ON public.car_costs FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.car_costs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.car_costs REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.car_costs REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.case_handovers ( -- 0038, 0042, 0043, 0059
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null,
  token_hash text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  withdrawn_at timestamp with time zone,
  opened_count integer not null default 0,
  first_opened_at timestamp with time zone,
  last_opened_at timestamp with time zone,
  answers integer not null default 0,
  hour_from timestamp with time zone not null default now(),
  hour_count integer not null default 0,
  constraint case_handovers_pkey PRIMARY KEY (id),
  constraint case_handovers_token_hash_key UNIQUE (token_hash),
  constraint case_handovers_case_id_user_id_fkey FOREIGN KEY (case_id, user_id) REFERENCES public.cases(id, user_id) ON DELETE CASCADE,
  constraint case_handovers_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint case_handovers_token_hash_check CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text))
);
CREATE INDEX case_handovers_of_case ON public.case_handovers USING btree (user_id, case_id, created_at DESC);
alter table public.case_handovers enable row level security;
create policy case_handovers_select_own on public.case_handovers for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.case_handovers as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant select (id, case_id, user_id, created_at, expires_at, withdrawn_at, opened_count, first_opened_at, last_opened_at, answers) on public.case_handovers to authenticated;
grant all on public.case_handovers to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.case_handovers FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('4096');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.case_handovers REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.case_handovers REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.case_handovers REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER note_handover AFTER INSERT ON public.case_handovers FOR EACH ROW EXECUTE FUNCTION private.note_link('handover_made');
CREATE TRIGGER refuse_without_second_factor BEFORE INSERT ON public.case_handovers FOR EACH ROW EXECUTE FUNCTION private.refuse_without_second_factor();

create table public.case_items ( -- 0037, 0041, 0066
  id uuid not null default gen_random_uuid(),
  case_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null,
  happened_at timestamp with time zone not null default now(),
  history_id uuid,
  maintenance_id uuid,
  data jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  constraint case_items_pkey PRIMARY KEY (id),
  constraint case_items_case_id_kind_history_id_key UNIQUE (case_id, kind, history_id),
  constraint case_items_case_id_maintenance_id_key UNIQUE (case_id, maintenance_id),
  constraint case_items_case_id_user_id_fkey FOREIGN KEY (case_id, user_id) REFERENCES public.cases(id, user_id) ON DELETE CASCADE,
  constraint case_items_history_id_user_id_fkey FOREIGN KEY (history_id, user_id) REFERENCES public.history(id, user_id) ON DELETE SET NULL (history_id),
  constraint case_items_maintenance_id_user_id_fkey FOREIGN KEY (maintenance_id, user_id) REFERENCES public.maintenance(id, user_id) ON DELETE SET NULL (maintenance_id),
  constraint case_items_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint case_items_check CHECK (((history_id IS NULL) OR (kind = ANY (ARRAY['sound'::text, 'report'::text, 'finding'::text])))),
  constraint case_items_check1 CHECK (((maintenance_id IS NULL) OR (kind = 'repair'::text))),
  constraint case_items_check2 CHECK (((kind <> 'scan'::text) OR (NOT (jsonb_typeof((data -> 'codes'::text)) IS DISTINCT FROM 'object'::text)))),
  constraint case_items_check3 CHECK (((kind <> ALL (ARRAY['note'::text, 'quote'::text])) OR ((char_length(btrim(COALESCE((data ->> 'words'::text), ''::text))) >= 1) AND (char_length(btrim(COALESCE((data ->> 'words'::text), ''::text))) <= 5000)))),
  constraint case_items_data_check CHECK (((jsonb_typeof(data) = 'object'::text) AND (octet_length((data)::text) <= 200000))),
  constraint case_items_happened_at_in_calendar CHECK (((happened_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (happened_at <= '9999-12-31 23:59:59+00'::timestamp with time zone))),
  constraint case_items_kind_check CHECK ((kind = ANY (ARRAY['sound'::text, 'report'::text, 'scan'::text, 'repair'::text, 'note'::text, 'quote'::text, 'finding'::text, 'closed'::text, 'reopened'::text]))),
  constraint case_items_of_a_real_car CHECK (((data ->> 'demo'::text) IS DISTINCT FROM 'true'::text))
);
CREATE INDEX case_items_in_order ON public.case_items USING btree (user_id, case_id, happened_at, id);
CREATE INDEX case_items_of_history ON public.case_items USING btree (history_id) WHERE (history_id IS NOT NULL);
CREATE INDEX case_items_of_record ON public.case_items USING btree (maintenance_id) WHERE (maintenance_id IS NOT NULL);
alter table public.case_items enable row level security;
create policy case_items_delete_own on public.case_items for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy case_items_insert_own on public.case_items for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy case_items_select_own on public.case_items for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.case_items as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, case_id, user_id, kind, happened_at, history_id, maintenance_id, data) on public.case_items to authenticated;
grant all on public.case_items to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.case_items FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('262144');
CREATE TRIGGER case_finding_counts AFTER INSERT ON public.case_items FOR EACH ROW WHEN (((new.kind = 'finding'::text) AND ((new.data ->> 'found'::text) ~ '^[a-z][a-z0-9_]{0,39}$'::text))) EXECUTE FUNCTION private.case_finding_counts();
CREATE TRIGGER case_moves_on AFTER INSERT ON public.case_items FOR EACH ROW EXECUTE FUNCTION private.case_moves_on();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.case_items REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.case_items REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.case_items REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.cases ( -- 0037, 0041
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  vehicle_id uuid,
  title text not null,
  state text not null default 'open'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint cases_pkey PRIMARY KEY (id),
  constraint cases_with_owner UNIQUE (id, user_id),
  constraint cases_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint cases_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id),
  constraint cases_created_at_in_calendar CHECK (((created_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (created_at <= '9999-12-31 23:59:59+00'::timestamp with time zone))),
  constraint cases_state_check CHECK ((state = ANY (ARRAY['open'::text, 'watching'::text, 'repaired'::text, 'proven'::text, 'closed'::text]))),
  constraint cases_title_check CHECK (((char_length(btrim(title)) >= 1) AND (char_length(btrim(title)) <= 120)))
);
CREATE INDEX cases_latest_first ON public.cases USING btree (user_id, updated_at DESC, id);
CREATE INDEX cases_of_car ON public.cases USING btree (vehicle_id) WHERE (vehicle_id IS NOT NULL);
alter table public.cases enable row level security;
create policy cases_delete_own on public.cases for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy cases_insert_own on public.cases for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy cases_select_own on public.cases for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy cases_update_own on public.cases for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.cases as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, vehicle_id, title, state, created_at), update (vehicle_id, title, state) on public.cases to authenticated;
grant all on public.cases to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.cases FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('16384');
CREATE TRIGGER car_of_case BEFORE INSERT OR UPDATE OF vehicle_id ON public.cases FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.cases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.cases REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.cases REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.feedback ( -- 0006, 0033
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  diagnosis_id uuid,
  model_version text not null,
  was_helpful boolean not null,
  notes text,
  diagnosed_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint feedback_pkey PRIMARY KEY (id),
  constraint feedback_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint feedback_diagnosed_at_in_calendar CHECK (((diagnosed_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (diagnosed_at <= '9999-12-31 23:59:59+00'::timestamp with time zone))),
  constraint feedback_model_version_check CHECK ((char_length(model_version) <= 40)),
  constraint feedback_notes_check CHECK ((char_length(notes) <= 4000))
);
CREATE INDEX feedback_by_user ON public.feedback USING btree (user_id, created_at DESC);
alter table public.feedback enable row level security;
create policy feedback_insert_own on public.feedback for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy feedback_select_own on public.feedback for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.feedback as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant insert (user_id, diagnosis_id, model_version, was_helpful, notes, diagnosed_at), select on public.feedback to authenticated;
grant all on public.feedback to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.feedback FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('131072');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.feedback REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.feedback REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.feedback REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.fill_ups ( -- 0035, 0041, 0064, 0072, 0077
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  vehicle_id uuid,
  date date not null,
  odometer numeric(9,1),
  odometer_unit text not null,
  amount numeric(8,4) not null,
  amount_unit text not null,
  total_minor bigint,
  currency text not null,
  is_full boolean not null default true,
  missed boolean not null default false,
  station text,
  note text,
  created_at timestamp with time zone not null default now(),
  outside_temperature numeric(5,2),
  energy text,
  constraint fill_ups_pkey PRIMARY KEY (id),
  constraint fill_ups_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint fill_ups_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id),
  constraint fill_ups_amount_check CHECK (((amount > (0)::numeric) AND (amount <= (1000)::numeric))),
  constraint fill_ups_amount_unit_check CHECK ((amount_unit = ANY (ARRAY['us_gal'::text, 'uk_gal'::text, 'l'::text, 'kwh'::text, 'kg'::text, 'm3'::text]))),
  constraint fill_ups_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint fill_ups_date_in_calendar CHECK (((date >= '0001-01-01'::date) AND (date <= '9999-12-31'::date))),
  constraint fill_ups_energy_check CHECK ((energy = ANY (ARRAY['gasoline'::text, 'ethanol'::text, 'diesel'::text, 'lpg'::text, 'cng'::text, 'electricity'::text]))),
  constraint fill_ups_note_check CHECK ((char_length(note) <= 2000)),
  constraint fill_ups_odometer_check CHECK (((odometer >= (0)::numeric) AND (odometer <= (9999999)::numeric))),
  constraint fill_ups_odometer_unit_check CHECK ((odometer_unit = ANY (ARRAY['mi'::text, 'km'::text]))),
  constraint fill_ups_outside_temperature_check CHECK (((outside_temperature >= ('-90'::integer)::numeric) AND (outside_temperature <= (60)::numeric))),
  constraint fill_ups_station_check CHECK ((char_length(station) <= 200)),
  constraint fill_ups_total_minor_check CHECK (((total_minor >= 0) AND (total_minor <= '9007199254740991'::bigint)))
);
CREATE INDEX fill_ups_by_car ON public.fill_ups USING btree (user_id, vehicle_id);
CREATE INDEX fill_ups_by_date ON public.fill_ups USING btree (user_id, date DESC, id);
alter table public.fill_ups enable row level security;
create policy fill_ups_delete_own on public.fill_ups for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy fill_ups_insert_own on public.fill_ups for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy fill_ups_select_own on public.fill_ups for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy fill_ups_update_own on public.fill_ups for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.fill_ups as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, vehicle_id, date, odometer, odometer_unit, amount, amount_unit, total_minor, currency, is_full, missed, station, note, outside_temperature, energy), update (vehicle_id, date, odometer, odometer_unit, amount, amount_unit, total_minor, currency, is_full, missed, station, note, outside_temperature, energy) on public.fill_ups to authenticated;
grant all on public.fill_ups to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.fill_ups FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('16384');
CREATE TRIGGER car_of_fill_up BEFORE INSERT OR UPDATE OF vehicle_id ON public.fill_ups FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.fill_ups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.fill_ups REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.fill_ups REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.history ( -- 0005, 0021, 0028, 0033
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  type text not null,
  data jsonb not null,
  created_at timestamp with time zone not null default now(),
  vehicle_id uuid,
  constraint history_pkey PRIMARY KEY (id),
  constraint history_with_owner UNIQUE (id, user_id),
  constraint history_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint history_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id),
  constraint history_created_at_in_calendar CHECK (((created_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (created_at <= '9999-12-31 23:59:59+00'::timestamp with time zone))),
  constraint history_data_check CHECK ((jsonb_typeof(data) = 'object'::text)),
  constraint history_type_check CHECK ((type = ANY (ARRAY['audio'::text, 'comprehensive'::text])))
);
CREATE INDEX history_newest_first ON public.history USING btree (user_id, created_at DESC, id);
alter table public.history enable row level security;
create policy history_delete_own on public.history for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy history_insert_own on public.history for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy history_select_own on public.history for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.history as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, type, data, created_at, vehicle_id) on public.history to authenticated;
grant all on public.history to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.history FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('3145728');
CREATE TRIGGER car_of_history BEFORE INSERT OR UPDATE OF vehicle_id ON public.history FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.history REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.history REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.history REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.maintenance ( -- 0008, 0022, 0024, 0028, 0033, 0034, 0037, 0039, 0053, 0058, 0067, 0069, 0070, 0075
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  item text not null,
  date date not null,
  mileage integer,
  cost numeric(13,3),
  notes text,
  receipt_url text,
  created_at timestamp with time zone not null default now(),
  shop text,
  vehicle_id uuid,
  currency text,
  version bigint not null default 0,
  mileage_km integer,
  counter integer,
  counter_km integer,
  extra_files text,
  constraint maintenance_pkey PRIMARY KEY (id),
  constraint maintenance_with_owner UNIQUE (id, user_id),
  constraint maintenance_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint maintenance_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id),
  constraint maintenance_cost_check CHECK (((cost >= '-9999999999.99'::numeric) AND (cost <= 9999999999.99))),
  constraint maintenance_cost_is_number CHECK ((cost <> 'NaN'::numeric)),
  constraint maintenance_counter_check CHECK ((counter >= 0)),
  constraint maintenance_counter_km_check CHECK ((counter_km >= 0)),
  constraint maintenance_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint maintenance_date_in_calendar CHECK (((date >= '0001-01-01'::date) AND (date <= '9999-12-31'::date))),
  constraint maintenance_extra_files_check CHECK ((char_length(extra_files) <= 4000)),
  constraint maintenance_extra_files_count CHECK ((cardinality(string_to_array(extra_files, ' '::text)) <= 7)),
  constraint maintenance_item_check CHECK (((char_length(btrim(item)) >= 1) AND (char_length(btrim(item)) <= 200))),
  constraint maintenance_mileage_check CHECK ((mileage >= 0)),
  constraint maintenance_mileage_km_check CHECK ((mileage_km >= 0)),
  constraint maintenance_notes_check CHECK ((char_length(notes) <= 20000)),
  constraint maintenance_receipt_url_check CHECK ((char_length(receipt_url) <= 2000)),
  constraint maintenance_shop_check CHECK ((char_length(shop) <= 200))
);
CREATE INDEX maintenance_by_car ON public.maintenance USING btree (user_id, vehicle_id, mileage DESC) WHERE (mileage IS NOT NULL);
CREATE INDEX maintenance_by_date ON public.maintenance USING btree (user_id, date DESC, id);
CREATE INDEX maintenance_by_version ON public.maintenance USING btree (user_id, version, id);
CREATE INDEX maintenance_counters ON public.maintenance USING btree (user_id) WHERE (counter IS NOT NULL);
CREATE INDEX maintenance_latest_mileage ON public.maintenance USING btree (user_id, mileage DESC) WHERE (mileage IS NOT NULL);
alter table public.maintenance enable row level security;
create policy maintenance_delete_own on public.maintenance for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy maintenance_insert_own on public.maintenance for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy maintenance_select_own on public.maintenance for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy maintenance_update_own on public.maintenance for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.maintenance as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, item, date, mileage, cost, notes, receipt_url, shop, vehicle_id, currency, mileage_km, counter, counter_km, extra_files), update (item, date, mileage, cost, notes, receipt_url, shop, vehicle_id, currency, mileage_km, counter, counter_km, extra_files) on public.maintenance to authenticated;
grant all on public.maintenance to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.maintenance FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('131072');
CREATE TRIGGER begin_log_change BEFORE INSERT OR DELETE OR UPDATE ON public.maintenance FOR EACH STATEMENT EXECUTE FUNCTION private.begin_log_change();
CREATE TRIGGER bury_log_rows AFTER DELETE ON public.maintenance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.bury_log_rows();
CREATE TRIGGER car_of_maintenance BEFORE INSERT OR UPDATE OF vehicle_id ON public.maintenance FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.maintenance REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.maintenance REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.maintenance REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER look_at_reminders_after_delete AFTER DELETE ON public.maintenance REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('user_id');
CREATE TRIGGER look_at_reminders_after_insert AFTER INSERT ON public.maintenance REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('user_id');
CREATE TRIGGER look_at_reminders_after_update AFTER UPDATE ON public.maintenance REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('user_id');
CREATE TRIGGER number_log_change BEFORE INSERT OR UPDATE ON public.maintenance FOR EACH ROW EXECUTE FUNCTION private.number_log_change();
CREATE TRIGGER reminders_follow_added_log AFTER INSERT ON public.maintenance REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.reminders_follow_log();
CREATE TRIGGER reminders_follow_changed_log AFTER UPDATE ON public.maintenance REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION private.reminders_follow_log();
CREATE TRIGGER reminders_follow_removed_log AFTER DELETE ON public.maintenance REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION private.reminders_follow_log();

create table public.maintenance_tombstones ( -- 0053, 0059
  user_id uuid not null,
  id uuid not null,
  version bigint not null,
  deleted_at timestamp with time zone not null default now(),
  constraint maintenance_tombstones_pkey PRIMARY KEY (user_id, id),
  constraint maintenance_tombstones_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE
);
CREATE INDEX maintenance_tombstones_by_version ON public.maintenance_tombstones USING btree (user_id, version, id);
alter table public.maintenance_tombstones enable row level security;
create policy maintenance_tombstones_select_own on public.maintenance_tombstones for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.maintenance_tombstones as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant select on public.maintenance_tombstones to authenticated;
grant all on public.maintenance_tombstones to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.maintenance_tombstones FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('4096');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.maintenance_tombstones REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.maintenance_tombstones REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.maintenance_tombstones REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.mechanic_findings ( -- 0021, 0033
  history_id uuid not null,
  user_id uuid not null,
  found text not null,
  words text,
  licence text,
  consented_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint mechanic_findings_pkey PRIMARY KEY (user_id, history_id),
  constraint mechanic_findings_history_id_user_id_fkey FOREIGN KEY (history_id, user_id) REFERENCES public.history(id, user_id) ON DELETE CASCADE,
  constraint mechanic_findings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint mechanic_findings_check CHECK (((found <> 'other'::text) OR (words IS NOT NULL))),
  constraint mechanic_findings_check1 CHECK (((licence IS NULL) = (consented_at IS NULL))),
  constraint mechanic_findings_found_check CHECK ((found ~ '^[a-z][a-z0-9_]{0,39}$'::text)),
  constraint mechanic_findings_licence_check CHECK ((licence = ANY (ARRAY['CC0-1.0'::text, 'CC-BY-4.0'::text]))),
  constraint mechanic_findings_words_check CHECK (((char_length(btrim(words)) >= 1) AND (char_length(btrim(words)) <= 500)))
);
alter table public.mechanic_findings enable row level security;
create policy mechanic_findings_delete_own on public.mechanic_findings for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy mechanic_findings_insert_own on public.mechanic_findings for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy mechanic_findings_select_own on public.mechanic_findings for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy mechanic_findings_update_own on public.mechanic_findings for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.mechanic_findings as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (history_id, user_id, found, words, licence), update (history_id, user_id, found, words, licence) on public.mechanic_findings to authenticated;
grant all on public.mechanic_findings to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.mechanic_findings FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('131072');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.mechanic_findings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.mechanic_findings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.mechanic_findings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER mechanic_findings_consent BEFORE INSERT OR UPDATE ON public.mechanic_findings FOR EACH ROW EXECUTE FUNCTION private.mechanic_findings_consent();

create table public.notification_settings ( -- 0014, 0034, 0059, 0073
  user_id uuid not null,
  time_zone text not null default 'UTC'::text,
  quiet_from time without time zone,
  quiet_until time without time zone,
  mail boolean not null default true,
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notification_settings_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  constraint notification_settings_check1 CHECK ((quiet_from <> quiet_until)),
  constraint notification_settings_time_zone_check CHECK (((char_length(time_zone) >= 1) AND (char_length(time_zone) <= 64)))
);
alter table public.notification_settings enable row level security;
create policy notification_settings_insert_own on public.notification_settings for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy notification_settings_select_own on public.notification_settings for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy notification_settings_update_own on public.notification_settings for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.notification_settings as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant insert (user_id, time_zone, quiet_from, quiet_until, mail), select, update (user_id, time_zone, quiet_from, quiet_until, mail) on public.notification_settings to authenticated;
grant all on public.notification_settings to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.notification_settings FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('4096');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.notification_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.notification_settings REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.notification_settings REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER look_at_reminders_after_insert AFTER INSERT ON public.notification_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('user_id');
CREATE TRIGGER look_at_reminders_after_update AFTER UPDATE ON public.notification_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('user_id');
CREATE TRIGGER notification_settings_guard BEFORE INSERT OR UPDATE ON public.notification_settings FOR EACH ROW EXECUTE FUNCTION private.notification_settings_guard();

create table public.notifications ( -- 0007, 0016, 0046, 0054, 0059, 0073
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  type text not null,
  title text not null,
  message text not null default ''::text,
  read boolean not null default false,
  created_at timestamp with time zone not null default now(),
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint notifications_message_check CHECK ((char_length(message) <= 2000)),
  constraint notifications_title_check CHECK ((char_length(title) <= 200)),
  constraint notifications_type_check CHECK ((type = ANY (ARRAY['maintenance_reminder'::text, 'maintenance_due'::text, 'maintenance_overdue'::text, 'other'::text])))
);
CREATE INDEX notifications_newest_first ON public.notifications USING btree (user_id, created_at DESC, id);
CREATE INDEX notifications_to_mail ON public.notifications USING btree (created_at) WHERE ((NOT read) AND (type <> 'other'::text));
CREATE INDEX notifications_unread ON public.notifications USING btree (user_id) WHERE (NOT read);
alter table public.notifications enable row level security;
create policy notifications_select_own on public.notifications for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy notifications_update_own on public.notifications for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.notifications as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant select, update (read) on public.notifications to authenticated;
grant all on public.notifications to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('65536');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.notifications REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.notifications REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.notifications REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER push_when_notified AFTER INSERT ON public.notifications FOR EACH ROW EXECUTE FUNCTION private.push_when_notified();

create view public.odometer with (security_invoker=true) as -- 0023, 0030, 0035, 0069, 0070
 SELECT DISTINCT ON (user_id, vehicle_id) user_id,
    mileage,
    date,
    vehicle_id,
    mileage_km,
    ( SELECT to_jsonb(c.*) AS to_jsonb
           FROM ( SELECT m.date,
                    m.mileage,
                    m.mileage_km,
                    m.counter,
                    m.counter_km
                   FROM public.maintenance m
                  WHERE m.counter IS NOT NULL AND m.user_id = r.user_id AND NOT m.vehicle_id IS DISTINCT FROM r.vehicle_id
                  ORDER BY m.date DESC, m.mileage DESC
                 LIMIT 1) c) AS counter
   FROM (( SELECT DISTINCT ON (m.user_id, m.vehicle_id) m.user_id,
            m.mileage,
            m.date,
            m.vehicle_id,
            m.mileage_km
           FROM public.maintenance m
          WHERE m.mileage IS NOT NULL
          ORDER BY m.user_id, m.vehicle_id, m.mileage DESC, m.mileage_km DESC NULLS LAST, m.date DESC)
        UNION ALL
         SELECT f.user_id,
            round(
                CASE f.odometer_unit
                    WHEN 'km'::text THEN f.odometer / 1.609344
                    ELSE f.odometer
                END)::integer AS round,
            f.date,
            f.vehicle_id,
                CASE f.odometer_unit
                    WHEN 'km'::text THEN round(f.odometer)::integer
                    ELSE NULL::integer
                END AS "case"
           FROM public.fill_ups f
          WHERE f.odometer IS NOT NULL) r
  ORDER BY user_id, vehicle_id, mileage DESC, mileage_km DESC NULLS LAST, date DESC;
grant select on public.odometer to authenticated;
grant select on public.odometer to service_role;

create table public.own_sounds ( -- 0036, 0041
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  vehicle_id uuid,
  situation text not null,
  device_id text not null,
  device_name text not null,
  takes jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint own_sounds_pkey PRIMARY KEY (id),
  constraint own_sounds_once UNIQUE NULLS NOT DISTINCT (user_id, vehicle_id, situation, device_id),
  constraint own_sounds_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint own_sounds_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id) ON DELETE CASCADE,
  constraint own_sounds_created_at_in_calendar CHECK (((created_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (created_at <= '9999-12-31 23:59:59+00'::timestamp with time zone))),
  constraint own_sounds_device_id_check CHECK ((device_id ~ '^[0-9a-f-]{8,64}$'::text)),
  constraint own_sounds_device_name_check CHECK (((char_length(btrim(device_name)) >= 1) AND (char_length(btrim(device_name)) <= 80))),
  constraint own_sounds_situation_check CHECK ((situation = ANY (ARRAY['warm_idle'::text, 'cold_idle'::text, 'rpm_2500'::text, 'ac_on'::text]))),
  constraint own_sounds_takes_check CHECK (((jsonb_typeof(takes) = 'array'::text) AND ((jsonb_array_length(takes) >= 3) AND (jsonb_array_length(takes) <= 6)) AND (octet_length((takes)::text) <= 60000)))
);
alter table public.own_sounds enable row level security;
create policy own_sounds_delete_own on public.own_sounds for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy own_sounds_insert_own on public.own_sounds for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy own_sounds_select_own on public.own_sounds for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.own_sounds as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, vehicle_id, situation, device_id, device_name, takes, created_at) on public.own_sounds to authenticated;
grant all on public.own_sounds to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.own_sounds FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('131072');
CREATE TRIGGER car_of_own_sound BEFORE INSERT ON public.own_sounds FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.own_sounds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.own_sounds REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.own_sounds REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.preferences ( -- 0032, 0059, 0069
  user_id uuid not null,
  distance_unit text,
  volume_unit text,
  economy_unit text,
  temperature_unit text,
  pressure_unit text,
  currency text,
  constraint preferences_pkey PRIMARY KEY (user_id),
  constraint preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint preferences_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint preferences_distance_unit_check CHECK ((distance_unit = ANY (ARRAY['mi'::text, 'km'::text]))),
  constraint preferences_economy_unit_check CHECK ((economy_unit = ANY (ARRAY['mpg_us'::text, 'mpg_uk'::text, 'l_100km'::text, 'km_l'::text]))),
  constraint preferences_pressure_unit_check CHECK ((pressure_unit = ANY (ARRAY['psi'::text, 'bar'::text, 'kpa'::text]))),
  constraint preferences_temperature_unit_check CHECK ((temperature_unit = ANY (ARRAY['f'::text, 'c'::text]))),
  constraint preferences_volume_unit_check CHECK ((volume_unit = ANY (ARRAY['us_gal'::text, 'uk_gal'::text, 'l'::text])))
);
alter table public.preferences enable row level security;
create policy preferences_insert_own on public.preferences for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy preferences_select_own on public.preferences for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy preferences_update_own on public.preferences for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.preferences as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant insert (user_id, distance_unit, volume_unit, economy_unit, temperature_unit, pressure_unit, currency), select, update (user_id, distance_unit, volume_unit, economy_unit, temperature_unit, pressure_unit, currency) on public.preferences to authenticated;
grant all on public.preferences to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.preferences FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('16384');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.preferences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.preferences REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.preferences REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER intervals_follow_unit AFTER INSERT OR UPDATE OF distance_unit ON public.preferences FOR EACH ROW EXECUTE FUNCTION private.intervals_follow_unit();

create table public.profiles ( -- 0001, 0059
  user_id uuid not null,
  name text,
  email text,
  picture_url text,
  plan text not null default 'FREE'::text,
  google_sub text,
  stripe_customer_id text,
  created_at timestamp with time zone not null default now(),
  constraint profiles_pkey PRIMARY KEY (user_id),
  constraint profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint profiles_name_check CHECK ((char_length(name) <= 200)),
  constraint profiles_picture_url_check CHECK ((char_length(picture_url) <= 2000)),
  constraint profiles_plan_check CHECK ((plan = ANY (ARRAY['FREE'::text, 'PRO'::text])))
);
alter table public.profiles enable row level security;
create policy profiles_insert_own on public.profiles for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy profiles_select_own on public.profiles for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy profiles_update_own on public.profiles for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.profiles as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant insert (user_id, name, email, picture_url, plan), select, update (name, picture_url) on public.profiles to authenticated;
grant all on public.profiles to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.profiles FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('65536');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.profiles REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.profiles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER profiles_born_free BEFORE INSERT ON public.profiles FOR EACH ROW EXECUTE FUNCTION public.profiles_born_free();

create table public.push_subscriptions ( -- 0016
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default now(),
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint push_subscriptions_auth_check CHECK ((auth ~ '^[A-Za-z0-9_-]{22}(==)?$'::text)),
  constraint push_subscriptions_endpoint_check CHECK (((endpoint ~ '^https://[^\s/]+/\S*$'::text) AND (char_length(endpoint) <= 2000))),
  constraint push_subscriptions_p256dh_check CHECK ((p256dh ~ '^B[A-Za-z0-9_-]{86}=?$'::text))
);
CREATE INDEX push_subscriptions_of_user ON public.push_subscriptions USING btree (user_id);
alter table public.push_subscriptions enable row level security;
create policy push_subscriptions_delete_own on public.push_subscriptions for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy push_subscriptions_select_own on public.push_subscriptions for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.push_subscriptions as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select on public.push_subscriptions to authenticated;
grant all on public.push_subscriptions to service_role;

create table public.reminder_prefs ( -- 0009, 0026, 0029, 0033, 0034, 0069
  id uuid not null default gen_random_uuid(),
  user_id uuid,
  item text not null,
  months_interval integer,
  miles_interval double precision,
  last_done_date date,
  last_done_mileage double precision,
  driver_id uuid not null,
  vehicle_id uuid,
  constraint reminder_prefs_pkey PRIMARY KEY (id),
  constraint reminder_prefs_user_id_item_key UNIQUE (user_id, item),
  constraint reminder_prefs_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint reminder_prefs_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint reminder_prefs_vehicle_id_driver_id_fkey FOREIGN KEY (vehicle_id, driver_id) REFERENCES public.vehicles(id, user_id),
  constraint reminder_prefs_item_check CHECK (((char_length(btrim(item)) >= 1) AND (char_length(btrim(item)) <= 200))),
  constraint reminder_prefs_last_done_date_in_calendar CHECK (((last_done_date >= '0001-01-01'::date) AND (last_done_date <= '9999-12-31'::date))),
  constraint reminder_prefs_last_done_mileage_check CHECK ((last_done_mileage >= (0)::double precision)),
  constraint reminder_prefs_last_done_mileage_check1 CHECK ((last_done_mileage <= (2147483647)::double precision)),
  constraint reminder_prefs_miles_interval_check CHECK (((miles_interval >= (1)::double precision) AND (miles_interval <= (1000000)::double precision))),
  constraint reminder_prefs_months_interval_check CHECK (((months_interval >= 1) AND (months_interval <= 1200))),
  constraint reminder_prefs_one_driver CHECK (((user_id = driver_id) OR ((user_id IS NULL) AND (vehicle_id IS NOT NULL))))
);
CREATE INDEX reminder_prefs_by_driver ON public.reminder_prefs USING btree (driver_id, item);
CREATE UNIQUE INDEX reminder_prefs_of_other_cars ON public.reminder_prefs USING btree (vehicle_id, item) WHERE (user_id IS NULL);
alter table public.reminder_prefs enable row level security;
create policy reminder_prefs_delete_own on public.reminder_prefs for delete to authenticated using ((driver_id = ( SELECT auth.uid() AS uid)));
create policy reminder_prefs_insert_own on public.reminder_prefs for insert to authenticated with check ((driver_id = ( SELECT auth.uid() AS uid)));
create policy reminder_prefs_select_own on public.reminder_prefs for select to authenticated using ((driver_id = ( SELECT auth.uid() AS uid)));
create policy reminder_prefs_update_own on public.reminder_prefs for update to authenticated using ((driver_id = ( SELECT auth.uid() AS uid))) with check ((driver_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.reminder_prefs as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant delete, select, insert (id, user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage, driver_id, vehicle_id), update (user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage, driver_id, vehicle_id) on public.reminder_prefs to authenticated;
grant all on public.reminder_prefs to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.reminder_prefs FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('8192');
CREATE TRIGGER car_of_reminder BEFORE INSERT OR UPDATE OF user_id, vehicle_id ON public.reminder_prefs FOR EACH ROW EXECUTE FUNCTION private.car_of_reminder();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.reminder_prefs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('driver_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.reminder_prefs REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('driver_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.reminder_prefs REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('driver_id');
CREATE TRIGGER look_at_reminders_after_insert AFTER INSERT ON public.reminder_prefs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('driver_id');
CREATE TRIGGER look_at_reminders_after_update AFTER UPDATE ON public.reminder_prefs REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('driver_id');
CREATE TRIGGER reminder_prefs_admit BEFORE INSERT ON public.reminder_prefs FOR EACH ROW EXECUTE FUNCTION private.admit_reminder();
CREATE TRIGGER reminder_prefs_remember_removed AFTER DELETE ON public.reminder_prefs FOR EACH ROW EXECUTE FUNCTION private.remember_removed_reminder();

create table public.removed_reminders ( -- 0026, 0028, 0029, 0033
  user_id uuid not null,
  item text not null,
  vehicle_id uuid,
  constraint removed_reminders_once UNIQUE NULLS NOT DISTINCT (user_id, vehicle_id, item),
  constraint removed_reminders_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint removed_reminders_vehicle_id_user_id_fkey FOREIGN KEY (vehicle_id, user_id) REFERENCES public.vehicles(id, user_id) ON DELETE CASCADE,
  constraint removed_reminders_item_check CHECK (((char_length(btrim(item)) >= 1) AND (char_length(btrim(item)) <= 200)))
);
alter table public.removed_reminders enable row level security;
create policy removed_reminders_insert_own on public.removed_reminders for insert to authenticated with check (((user_id = ( SELECT auth.uid() AS uid)) AND (NOT (EXISTS ( SELECT
   FROM public.reminder_prefs p
  WHERE ((p.driver_id = removed_reminders.user_id) AND (p.item = removed_reminders.item) AND (NOT (p.vehicle_id IS DISTINCT FROM removed_reminders.vehicle_id))))))));
create policy removed_reminders_select_own on public.removed_reminders for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy second_factor on public.removed_reminders as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant insert (user_id, item, vehicle_id), select on public.removed_reminders to authenticated;
grant all on public.removed_reminders to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.removed_reminders FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('8192');
CREATE TRIGGER car_of_removed_reminder BEFORE INSERT ON public.removed_reminders FOR EACH ROW EXECUTE FUNCTION private.name_the_car();
CREATE TRIGGER count_added_rows AFTER INSERT ON public.removed_reminders REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.removed_reminders REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.removed_reminders REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');

create table public.returnable_uses ( -- 0013, 0025, 0027
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  usage_type text not null,
  month_year text not null,
  counted_at timestamp with time zone not null default now(),
  returned_at timestamp with time zone,
  car_hash text,
  constraint returnable_uses_pkey PRIMARY KEY (id),
  constraint returnable_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint returnable_uses_car_hash_check CHECK ((car_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint returnable_uses_month_year_check CHECK ((month_year ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint returnable_uses_usage_type_check CHECK ((usage_type = ANY (ARRAY['obd_reads'::text, 'comprehensive_diagnoses'::text])))
);
CREATE INDEX returnable_uses_of_user ON public.returnable_uses USING btree (user_id, month_year);
alter table public.returnable_uses enable row level security;
create policy second_factor on public.returnable_uses as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant all on public.returnable_uses to service_role;
CREATE TRIGGER forget_scanned_car AFTER UPDATE OF returned_at ON public.returnable_uses FOR EACH ROW WHEN (((old.returned_at IS NULL) AND (new.returned_at IS NOT NULL) AND (new.car_hash IS NOT NULL))) EXECUTE FUNCTION private.forget_scanned_car();

create table public.scanned_cars ( -- 0027
  user_id uuid not null,
  car_hash text not null,
  counted_at timestamp with time zone not null default now(),
  rescans integer not null default 0,
  constraint scanned_cars_pkey PRIMARY KEY (user_id, car_hash),
  constraint scanned_cars_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint scanned_cars_car_hash_check CHECK ((car_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint scanned_cars_rescans_check CHECK (((rescans >= 0) AND (rescans <= 4)))
);
alter table public.scanned_cars enable row level security;
create policy second_factor on public.scanned_cars as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
grant all on public.scanned_cars to service_role;

create table public.security_events ( -- 0043
  id bigint generated always as identity not null,
  user_id uuid not null,
  at timestamp with time zone not null default date_trunc('minute'::text, now()),
  kind text not null,
  device text,
  times integer not null default 1,
  constraint security_events_pkey PRIMARY KEY (id),
  constraint security_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint security_events_device_check CHECK ((char_length(device) <= 300)),
  constraint security_events_kind_check CHECK ((kind = ANY (ARRAY['signed_in'::text, 'sign_in_failed'::text, 'session_ended'::text, 'password_changed'::text, 'email_changed'::text, 'factor_added'::text, 'factor_removed'::text, 'recovery_code_used'::text, 'archive_taken'::text, 'handover_made'::text, 'calendar_link_made'::text])))
);
CREATE INDEX security_events_latest_first ON public.security_events USING btree (user_id, id DESC);
alter table public.security_events enable row level security;
create policy second_factor on public.security_events as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
create policy security_events_select_own on public.security_events for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
grant select on public.security_events to authenticated;
grant all on public.security_events to service_role;

create table public.usage_counters ( -- 0003, 0033
  user_id uuid not null,
  month_year text not null,
  audio_diagnoses integer not null default 0,
  obd_reads integer not null default 0,
  pdf_exports integer not null default 0,
  comprehensive_diagnoses integer not null default 0,
  constraint usage_counters_pkey PRIMARY KEY (user_id, month_year),
  constraint usage_counters_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint usage_counters_audio_diagnoses_check CHECK ((audio_diagnoses >= 0)),
  constraint usage_counters_comprehensive_diagnoses_check CHECK ((comprehensive_diagnoses >= 0)),
  constraint usage_counters_month_year_check CHECK ((month_year ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text)),
  constraint usage_counters_obd_reads_check CHECK ((obd_reads >= 0)),
  constraint usage_counters_pdf_exports_check CHECK ((pdf_exports >= 0))
);
alter table public.usage_counters enable row level security;
create policy second_factor on public.usage_counters as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
create policy usage_counters_insert_own on public.usage_counters for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy usage_counters_select_own on public.usage_counters for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy usage_counters_update_own on public.usage_counters for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
grant insert (user_id, month_year, audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses), select, update (audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses) on public.usage_counters to authenticated;
grant all on public.usage_counters to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.usage_counters FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('4096');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.usage_counters REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.usage_counters REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.usage_counters REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER usage_counters_guard BEFORE INSERT OR UPDATE ON public.usage_counters FOR EACH ROW EXECUTE FUNCTION public.usage_counters_guard();

create table public.vehicles ( -- 0028, 0029, 0033, 0034, 0036, 0037, 0065, 0069
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text,
  make text,
  model text,
  year integer,
  engine text,
  fuel text,
  vin text,
  plate text,
  picture text,
  odometer_unit text,
  is_default boolean not null default false,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  tire_size text,
  constraint vehicles_pkey PRIMARY KEY (id),
  constraint vehicles_with_driver UNIQUE (id, user_id),
  constraint vehicles_user_id_fkey FOREIGN KEY (user_id) REFERENCES auth.users(id) ON DELETE CASCADE,
  constraint vehicles_engine_check CHECK (((char_length(btrim(engine)) >= 1) AND (char_length(btrim(engine)) <= 80))),
  constraint vehicles_fuel_check CHECK (((char_length(btrim(fuel)) >= 1) AND (char_length(btrim(fuel)) <= 40))),
  constraint vehicles_make_check CHECK (((char_length(btrim(make)) >= 1) AND (char_length(btrim(make)) <= 60))),
  constraint vehicles_model_check CHECK (((char_length(btrim(model)) >= 1) AND (char_length(btrim(model)) <= 60))),
  constraint vehicles_name_check CHECK (((char_length(btrim(name)) >= 1) AND (char_length(btrim(name)) <= 60))),
  constraint vehicles_odometer_unit_check CHECK ((odometer_unit = ANY (ARRAY['mi'::text, 'km'::text]))),
  constraint vehicles_picture_check CHECK (((char_length(picture) <= 140000) AND (picture ~ '^data:image/(jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$'::text))),
  constraint vehicles_plate_check CHECK (((char_length(btrim(plate)) >= 1) AND (char_length(btrim(plate)) <= 20))),
  constraint vehicles_retired_at_in_calendar CHECK (((retired_at >= '0001-01-01 00:00:00+00'::timestamp with time zone) AND (retired_at <= '9999-12-31 23:59:59+00'::timestamp with time zone))),
  constraint vehicles_tire_size_check CHECK (((char_length(btrim(tire_size)) >= 1) AND (char_length(btrim(tire_size)) <= 40))),
  constraint vehicles_vin_check CHECK ((vin ~ '^[A-Z0-9][A-Z0-9-]{3,18}[A-Z0-9]$'::text)),
  constraint vehicles_year_check CHECK (((year >= 1886) AND (year <= 2200)))
);
CREATE INDEX vehicles_by_driver ON public.vehicles USING btree (user_id, created_at, id);
CREATE UNIQUE INDEX vehicles_one_default ON public.vehicles USING btree (user_id) WHERE is_default;
alter table public.vehicles enable row level security;
create policy second_factor on public.vehicles as restrictive for all to authenticated using (( SELECT private.second_factor_given() AS second_factor_given)) with check (( SELECT private.second_factor_given() AS second_factor_given));
create policy vehicles_delete_own on public.vehicles for delete to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy vehicles_insert_own on public.vehicles for insert to authenticated with check ((user_id = ( SELECT auth.uid() AS uid)));
create policy vehicles_select_own on public.vehicles for select to authenticated using ((user_id = ( SELECT auth.uid() AS uid)));
create policy vehicles_update_own on public.vehicles for update to authenticated using ((user_id = ( SELECT auth.uid() AS uid))) with check ((user_id = ( SELECT auth.uid() AS uid)));
grant delete, select, insert (id, user_id, name, make, model, year, engine, fuel, vin, plate, picture, odometer_unit, is_default, retired_at, tire_size), update (user_id, name, make, model, year, engine, fuel, vin, plate, picture, odometer_unit, is_default, retired_at, tire_size) on public.vehicles to authenticated;
grant all on public.vehicles to service_role;
CREATE TRIGGER a_refuse_large_row BEFORE INSERT OR UPDATE ON public.vehicles FOR EACH ROW EXECUTE FUNCTION private.refuse_large_row('262144');
CREATE TRIGGER count_added_rows AFTER INSERT ON public.vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_changed_rows AFTER UPDATE ON public.vehicles REFERENCING OLD TABLE AS gone NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER count_removed_rows AFTER DELETE ON public.vehicles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION private.count_rows('user_id');
CREATE TRIGGER intervals_follow_unit AFTER UPDATE OF odometer_unit ON public.vehicles FOR EACH ROW WHEN ((old.odometer_unit IS DISTINCT FROM new.odometer_unit)) EXECUTE FUNCTION private.intervals_follow_unit();
CREATE TRIGGER look_at_reminders_after_update AFTER UPDATE ON public.vehicles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION private.look_at_reminders('user_id');
CREATE TRIGGER vehicles_cases_follow AFTER INSERT OR UPDATE OF is_default ON public.vehicles FOR EACH ROW WHEN (new.is_default) EXECUTE FUNCTION private.cases_follow_first_car();
CREATE TRIGGER vehicles_make_room BEFORE INSERT OR UPDATE ON public.vehicles FOR EACH ROW EXECUTE FUNCTION private.make_room_for_default_car();
CREATE TRIGGER vehicles_rows_follow AFTER UPDATE OF is_default ON public.vehicles FOR EACH ROW WHEN ((old.is_default <> new.is_default)) EXECUTE FUNCTION private.rows_follow_default_car();
CREATE TRIGGER vehicles_rows_follow_new AFTER INSERT ON public.vehicles FOR EACH ROW WHEN (new.is_default) EXECUTE FUNCTION private.rows_follow_default_car();
CREATE TRIGGER vehicles_settle AFTER INSERT OR DELETE OR UPDATE ON public.vehicles FOR EACH ROW EXECUTE FUNCTION private.settle_default_car();
CREATE TRIGGER vehicles_take_sounds AFTER INSERT ON public.vehicles FOR EACH ROW EXECUTE FUNCTION private.sounds_of_first_car();

-- On the tables of accounts and files.
create policy receipts_delete_own on storage.objects for delete to authenticated using (((bucket_id = 'receipts'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));
create policy receipts_insert_own on storage.objects for insert to authenticated with check (((bucket_id = 'receipts'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));
create policy receipts_second_factor on storage.objects as restrictive for all to authenticated using (((bucket_id <> 'receipts'::text) OR ( SELECT private.second_factor_given() AS second_factor_given))) with check (((bucket_id <> 'receipts'::text) OR ( SELECT private.second_factor_given() AS second_factor_given)));
create policy receipts_select_own on storage.objects for select to authenticated using (((bucket_id = 'receipts'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));
create policy receipts_update_own on storage.objects for update to authenticated using (((bucket_id = 'receipts'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text))) with check (((bucket_id = 'receipts'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS uid))::text)));
CREATE TRIGGER note_factor_added AFTER UPDATE OF status ON auth.mfa_factors FOR EACH ROW WHEN (((new.status = 'verified'::text) AND (old.status <> 'verified'::text) AND (new.factor_type <> 'recovery_code'::text))) EXECUTE FUNCTION private.note_factor('factor_added');
CREATE TRIGGER note_factor_removed AFTER DELETE ON auth.mfa_factors FOR EACH ROW WHEN (((old.status = 'verified'::text) AND (old.factor_type <> 'recovery_code'::text))) EXECUTE FUNCTION private.note_factor('factor_removed');
CREATE TRIGGER note_session AFTER INSERT OR DELETE ON auth.sessions FOR EACH ROW EXECUTE FUNCTION private.note_session();
CREATE TRIGGER note_account AFTER UPDATE ON auth.users FOR EACH ROW WHEN (((new.encrypted_password IS DISTINCT FROM old.encrypted_password) OR (new.email IS DISTINCT FROM old.email))) EXECUTE FUNCTION private.note_account();
CREATE TRIGGER profile_at_sign_up AFTER INSERT ON auth.users FOR EACH ROW EXECUTE FUNCTION private.profile_at_sign_up();
CREATE TRIGGER profile_follows_email AFTER UPDATE OF email ON auth.users FOR EACH ROW WHEN ((old.email IS DISTINCT FROM new.email)) EXECUTE FUNCTION private.profile_follows_email();
CREATE TRIGGER receipts_go_with_account AFTER DELETE ON auth.users FOR EACH ROW EXECUTE FUNCTION private.receipts_go_with_account();
CREATE TRIGGER refuse_file_above_budget BEFORE INSERT OR UPDATE OF metadata ON storage.objects FOR EACH ROW EXECUTE FUNCTION private.refuse_file_above_budget();

CREATE OR REPLACE FUNCTION private.acting_device() -- 0052
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select nullif(pg_catalog.current_setting('tappet.device', true), '')
$function$;

CREATE OR REPLACE FUNCTION private.admit_reminder() -- 0026, 0029
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  prefer text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'prefer';
begin
  if prefer like '%resolution=%' and exists (
    select from public.removed_reminders r
    where r.user_id = new.driver_id and r.item = new.item and r.vehicle_id is not distinct from new.vehicle_id
  ) then
    return null;
  end if;
  delete from public.removed_reminders r
    where r.user_id = new.driver_id and r.item = new.item and r.vehicle_id is not distinct from new.vehicle_id;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.ask_second_factor(relation regclass) -- 0042
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  execute format('create policy second_factor on %s as restrictive to authenticated
    using ((select private.second_factor_given())) with check ((select private.second_factor_given()))', relation);
end $function$;

CREATE OR REPLACE FUNCTION private.begin_log_change() -- 0053
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if auth.uid() is not null then
    perform private.log_change(auth.uid());
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.bury_log_rows() -- 0053
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- A deleted account leaves none.
  insert into public.maintenance_tombstones (user_id, id, version)
    select g.user_id, g.id, (private.log_change(g.user_id) << 20)
    from gone g where exists (select from auth.users u where u.id = g.user_id)
    on conflict (user_id, id) do update set version = excluded.version, deleted_at = excluded.deleted_at;
  delete from public.maintenance_tombstones t
    where t.user_id in (select g.user_id from gone g) and t.deleted_at < now() - interval '90 days';
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.call_function(p_name text) -- 0046
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  address text := private.project_secret('tappet_project_url');
  secret text := private.project_secret('tappet_server_key');
  headers jsonb;
begin
  if address is null or secret is null then
    raise exception 'This project is not connected: select private.connect_project(url, key)';
  end if;
  headers := jsonb_build_object('Content-Type', 'application/json', 'apikey', secret);
  -- A key of the older kind is a token too; one of the newer kind is none.
  if secret like 'ey%' then
    headers := headers || jsonb_build_object('Authorization', 'Bearer ' || secret);
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := ''{}'', timeout_milliseconds := 60000)'
    using address || '/functions/v1/' || p_name, headers;
end $function$;

CREATE OR REPLACE FUNCTION private.car_name(car uuid) -- 0028
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select coalesce(v.name, nullif(concat_ws(' ', v.year, v.make, v.model), ''), 'Car')
  from public.vehicles v where v.id = car
$function$;

CREATE OR REPLACE FUNCTION private.car_of_reminder() -- 0029
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.driver_id := coalesce(
    new.user_id, new.driver_id, (select v.user_id from public.vehicles v where v.id = new.vehicle_id));
  new.vehicle_id := private.car_of_row(new.driver_id, new.vehicle_id);
  new.user_id := case
    when new.vehicle_id is null or new.vehicle_id = private.default_car(new.driver_id) then new.driver_id end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.car_of_row(driver uuid, car uuid) -- 0028, 0044
 RETURNS uuid
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  found_car uuid := coalesce(car, private.default_car(driver));
begin
  if found_car is null then
    perform pg_catalog.pg_advisory_xact_lock_shared(7283530, private.garage_lock(driver));
    found_car := private.default_car(driver);
  end if;
  return found_car;
end $function$;

CREATE OR REPLACE FUNCTION private.case_finding_counts() -- 0066
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  diagnosis uuid := new.history_id;
  said text := nullif(btrim(left(new.data ->> 'words', 500)), '');
begin
  if diagnosis is null then
    select i.history_id into diagnosis from public.case_items i
      where i.case_id = new.case_id and i.user_id = new.user_id and i.kind in ('sound', 'report')
        and i.history_id is not null
      order by i.happened_at desc, i.id limit 1;
  end if;
  if diagnosis is null or (new.data ->> 'found' = 'other' and said is null) then
    return null;
  end if;
  -- An archive that is read back brings findings of before: they are no later word.
  insert into public.mechanic_findings as f (history_id, user_id, found, words)
    values (diagnosis, new.user_id, new.data ->> 'found', said)
    on conflict (user_id, history_id) do update set found = excluded.found, words = excluded.words
      where f.created_at <= new.happened_at;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.case_moves_on() -- 0037
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.cases c set updated_at = now() where c.id = new.case_id and c.user_id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.cases_follow_first_car() -- 0037
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.cases c set vehicle_id = new.id where c.user_id = new.user_id and c.vehicle_id is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.connect_project(p_url text, p_key text) -- 0046, 0054
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  needed text;
  entry record;
  known uuid;
begin
  foreach needed in array array['pg_cron', 'pg_net', 'supabase_vault'] loop
    if not exists (select from pg_catalog.pg_extension where extname = needed) then
      raise exception 'The extension % is off. Switch it on under Database, Extensions; nothing was connected.', needed
        using errcode = '55000';
    end if;
  end loop;
  if p_url !~ '^https?://[^/\s]+$' then
    raise exception 'The project''s address is https://REF.supabase.co, without a path' using errcode = '22023';
  end if;
  if p_key !~ '^(sb_secret_|ey)\S{10,}$' then
    raise exception 'The key is the secret key (sb_secret_…) or the older service_role key' using errcode = '22023';
  end if;
  for entry in select * from (values ('tappet_project_url', p_url), ('tappet_server_key', p_key)) as s (name, secret) loop
    execute 'select id from vault.secrets where name = $1' into known using entry.name;
    if known is null then
      execute 'select vault.create_secret($1, $2)' using entry.secret, entry.name;
    else
      execute 'select vault.update_secret($1, $2)' using known, entry.secret;
    end if;
  end loop;
  perform private.schedule_reminder_sweep();
  perform private.schedule_demo_removal();
  perform private.schedule_file_sweep();
  execute $cron$select cron.schedule('tappet-push', '* * * * *', 'select private.call_function(''send-push'')')$cron$;
  create or replace trigger push_at_once after insert on public.notifications
    for each statement execute function private.push_at_once();
end $function$;

CREATE OR REPLACE FUNCTION private.count_again(person uuid, relation regclass, owner_column text) -- 0033
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  execute format(
    'insert into private.kept (user_id, name, rows, bytes)
     select $1, %L, count(*), coalesce(sum(%s), 0) from %s r where r.%I = $1
     on conflict (user_id, name) do update set rows = excluded.rows, bytes = excluded.bytes',
    relation::text, private.stored_bytes(relation), relation, owner_column) using person;
end $function$;

CREATE OR REPLACE FUNCTION private.count_changes(person uuid, more_rows bigint, more_bytes bigint) -- 0059
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  today date := (now() at time zone 'UTC')::date;
  written private.kept;
  passed text;
begin
  insert into private.kept as k (user_id, name, rows, bytes, day) values (person, 'changes', more_rows, more_bytes, today)
    on conflict (user_id, name) do update set
      rows = excluded.rows + case when k.day = today then k.rows else 0 end,
      bytes = excluded.bytes + case when k.day = today then k.bytes else 0 end,
      day = today
    returning * into written;
  passed := private.passed_limit(person, 'changes', written.rows, written.bytes);
  if passed is not null then
    raise exception 'This account may make % in a day. Nothing was saved; everything that is there stays. Try again tomorrow.',
      passed using errcode = 'PT429';
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.count_rows() -- 0033, 0059
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  relation text := tg_relid::regclass::text;
  size text := private.stored_bytes(tg_relid);
  parts text[];
  change record;
  by_client boolean := coalesce(current_setting('role', true), '') in ('anon', 'authenticated')
    and pg_trigger_depth() = 1;
begin
  if tg_op <> 'DELETE' then
    parts := parts || format('select r.%1$I as person, 1 as rows, %2$s as bytes, 1 as written, %2$s as written_bytes from changed r',
      tg_argv[0], size);
  end if;
  if tg_op <> 'INSERT' then
    parts := parts || format('select r.%1$I as person, -1 as rows, -(%2$s) as bytes, 0 as written, 0 as written_bytes from gone r',
      tg_argv[0], size);
  end if;
  for change in execute format(
    'select person, sum(rows) as rows, sum(bytes) as bytes, sum(written) as written, sum(written_bytes) as written_bytes
     from (%s) as r group by 1 order by 1', array_to_string(parts, ' union all '))
  loop
    if tg_op = 'INSERT' then
      insert into private.kept as k (user_id, name, rows, bytes) values (change.person, relation, change.rows, change.bytes)
        on conflict (user_id, name) do update set rows = k.rows + excluded.rows, bytes = k.bytes + excluded.bytes;
      perform private.let_oldest_go(change.person, relation);
    elsif change.rows <> 0 or change.bytes <> 0 then
      -- The account may be going, and what is counted of it.
      update private.kept k set rows = greatest(0, k.rows + change.rows), bytes = greatest(0, k.bytes + change.bytes)
        where k.user_id = change.person and k.name = relation;
    end if;
    if by_client and change.bytes > 0 then
      perform private.require_room(change.person, tg_relid, tg_op = 'INSERT');
    end if;
    if by_client and change.written > 0 then
      perform private.count_changes(change.person, change.written, change.written_bytes);
    end if;
  end loop;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.count_table(relation regclass, owner_column text) -- 0059
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  execute format('create or replace trigger count_added_rows after insert on %s
    referencing new table as changed for each statement execute function private.count_rows(%L)', relation, owner_column);
  execute format('create or replace trigger count_changed_rows after update on %s
    referencing new table as changed old table as gone for each statement execute function private.count_rows(%L)',
    relation, owner_column);
  execute format('create or replace trigger count_removed_rows after delete on %s
    referencing old table as gone for each statement execute function private.count_rows(%L)', relation, owner_column);
  execute format(
    'insert into private.kept (user_id, name, rows, bytes)
     select r.%I, %L, count(*), coalesce(sum(%s), 0) from %s r group by 1
     on conflict (user_id, name) do update set rows = excluded.rows, bytes = excluded.bytes',
    owner_column, relation::text, private.stored_bytes(relation), relation);
end $function$;

CREATE OR REPLACE FUNCTION private.current_device() -- 0043
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.user_agent from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
$function$;

CREATE OR REPLACE FUNCTION private.default_car(driver uuid) -- 0028
 RETURNS uuid
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select v.id from public.vehicles v where v.user_id = driver and v.is_default
$function$;

CREATE OR REPLACE FUNCTION private.distance_words(miles bigint, unit text) -- 0051, 0074
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when unit = 'km' then
    to_char(coalesce(
      (select typed from (values (nearest - 1), (nearest + 1)) as near (typed)
        where typed % 100 = 0 and round(typed / 1.609344) = miles),
      nearest), 'FM999,999,999,999') || ' kilometers'
  else to_char(miles, 'FM999,999,999,999') || ' miles' end
  from (select round(miles * 1.609344)::bigint as nearest) as converted
$function$;

CREATE OR REPLACE FUNCTION private.due_words(due_date date, days_left integer, due_mileage bigint, miles_left bigint, unit text) -- 0015, 0051
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select upper(left(words, 1)) || substr(words, 2) || '.' from (select concat_ws('; ',
    case when days_left < 0 then 'was due' else 'due' end
      || ' on ' || to_char(due_date, 'FMMonth FMDD, YYYY'),
    case when miles_left < 0 then 'was due at ' when miles_left = 0 then 'due now, at ' else 'due at ' end
      || private.distance_words(due_mileage, unit)
  ) as words) as said
$function$;

CREATE OR REPLACE FUNCTION private.exact_miles(miles integer, km integer) -- 0069
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select case when round(km / 1.609344) = miles then round(km / 1.609344, 2) else miles end
$function$;

CREATE OR REPLACE FUNCTION private.files_of(person uuid, but_for text DEFAULT NULL::text) -- 0059
 RETURNS TABLE(rows bigint, bytes bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select count(*), coalesce(sum((o.metadata ->> 'size')::bigint), 0)::bigint from storage.objects o
  where o.bucket_id = 'receipts'
    and o.name collate "C" >= person::text || '/' and o.name collate "C" < person::text || '0'
    and o.name is distinct from but_for
$function$;

CREATE OR REPLACE FUNCTION private.forget_scanned_car() -- 0027
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from public.scanned_cars s where s.user_id = new.user_id and s.car_hash = new.car_hash;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.garage_lock(driver uuid) -- 0044
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select pg_catalog.hashtext(driver::text) & 1023
$function$;

CREATE OR REPLACE FUNCTION private.interval_in_unit(miles integer, driver uuid, car uuid) -- 0069
 RETURNS double precision
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case coalesce(
      (select v.odometer_unit from public.vehicles v where v.id = car),
      (select chosen.distance_unit from public.preferences chosen where chosen.user_id = driver))
    when 'km' then round(round(miles * 1.609344, -3) / 1.609344) else miles end
$function$;

CREATE OR REPLACE FUNCTION private.intervals_follow_unit() -- 0069
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.reminder_prefs p
    set miles_interval = private.interval_in_unit(s.miles_interval, p.driver_id, p.vehicle_id)
  from private.service_intervals s
  where p.driver_id = new.user_id and s.item = p.item
    and p.miles_interval in (s.miles_interval, round(round(s.miles_interval * 1.609344, -3) / 1.609344))
    and p.miles_interval <> private.interval_in_unit(s.miles_interval, p.driver_id, p.vehicle_id);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.is_quiet(zone text, quiet_from time without time zone, quiet_until time without time zone, at timestamp with time zone) -- 0014
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when quiet_from is null or quiet_until is null then false
    when quiet_from < quiet_until then c.clock >= quiet_from and c.clock < quiet_until
    else c.clock >= quiet_from or c.clock < quiet_until
  end
  from (select private.wall_clock(zone, at)::time as clock) as c
$function$;

CREATE OR REPLACE FUNCTION private.let_oldest_go(person uuid, of_name text) -- 0059
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  budget private.budgets := (select b from private.budgets b where b.name = of_name and b.oldest_by is not null);
  too_many bigint := (select k.rows from private.kept k where k.user_id = person and k.name = of_name)
    - budget.rows * private.plan_factor(person);
begin
  if too_many > 0 then
    execute format(
      'delete from %1$s d where d.ctid = any (array(
         select r.ctid from %1$s r where r.%2$I = $1 and (%3$s) is not null order by %3$s limit $2))',
      of_name, budget.owner_column, budget.oldest_by) using person, too_many;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.lies_ahead(happened timestamp with time zone, at timestamp with time zone) -- 0062
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(happened > at + interval '1 minute', false)
$function$;

CREATE OR REPLACE FUNCTION private.limit_rows(relation regclass, label text, max_rows bigint, max_row_bytes bigint, owner_column text DEFAULT 'user_id'::text, oldest_by text DEFAULT NULL::text) -- 0033, 0059
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into private.budgets (name, label, rows, owner_column, oldest_by)
    values (relation::text, label, max_rows, owner_column, oldest_by)
    on conflict (name) do update set label = excluded.label, rows = excluded.rows,
      owner_column = excluded.owner_column, oldest_by = excluded.oldest_by;
  execute format('create or replace trigger a_refuse_large_row before insert or update on %s
    for each row execute function private.refuse_large_row(%L)', relation, max_row_bytes);
  perform private.count_table(relation, owner_column);
end $function$;

CREATE OR REPLACE FUNCTION private.log_change(driver uuid) -- 0053
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  known text := current_setting('tappet.log_change', true);
  change bigint;
begin
  if split_part(known, ' ', 1) = driver::text then
    return split_part(known, ' ', 2)::bigint;
  end if;
  -- Rows that came from another database without its clocks have numbers already.
  insert into private.log_clocks as c (user_id, n)
    values (driver, 1 + (select coalesce(max(m.version) >> 20, 0) from public.maintenance m where m.user_id = driver))
    on conflict (user_id) do update set n = c.n + 1 returning n into change;
  perform set_config('tappet.log_change', driver::text || ' ' || change, true);
  return change;
end $function$;

CREATE OR REPLACE FUNCTION private.look_at_reminders() -- 0034
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  execute format(
    'insert into private.reminder_due as d (driver_id, next_at)
     select distinct c.%1$I, timestamptz ''-infinity'' from changed c join auth.users u on u.id = c.%1$I
     on conflict (driver_id) do update set next_at = excluded.next_at where d.next_at > excluded.next_at', tg_argv[0]);
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.make_room_for_default_car() -- 0028, 0044
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform pg_catalog.pg_advisory_xact_lock(7283530, private.garage_lock(new.user_id));
  new.updated_at := now();
  if new.is_default and (tg_op = 'INSERT' or not old.is_default) then
    update public.vehicles v set is_default = false
      where v.user_id = new.user_id and v.is_default and v.id <> new.id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.mechanic_findings_consent() -- 0021
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  new.consented_at := case
    when new.licence is null then null
    when tg_op = 'UPDATE' and new.licence = old.licence then old.consented_at
    else now()
  end;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.name_the_car() -- 0028, 0035, 0036, 0037, 0076
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.vehicle_id := private.car_of_row(new.user_id, new.vehicle_id);
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.note_account() -- 0043, 0052
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if new.encrypted_password is distinct from old.encrypted_password then
    perform private.note_security(new.id, 'password_changed', private.acting_device());
  end if;
  if new.email is distinct from old.email then
    perform private.note_security(new.id, 'email_changed', private.acting_device());
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_factor() -- 0043, 0052, 0055
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_security(case when tg_op = 'DELETE' then old.user_id else new.user_id end, tg_argv[0],
    private.acting_device());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_link() -- 0043
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.note_security(new.user_id, tg_argv[0], private.current_device());
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.note_security(person uuid, what text, by_device text DEFAULT NULL::text) -- 0043, 0056, 0062
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  of_device text := left(by_device, 300);
begin
  -- The account may be going, and its rows with it.
  if not exists (select from auth.users u where u.id = person) then
    return;
  end if;
  if what not in ('password_changed', 'email_changed', 'factor_added', 'factor_removed', 'recovery_code_used') then
    update public.security_events e set times = e.times + 1, at = date_trunc('minute', now())
      where e.id = (
        select max(l.id) from public.security_events l
        where l.user_id = person and l.kind = what and l.device is not distinct from of_device
          and l.at > now() - interval '1 hour');
    if found then
      return;
    end if;
  end if;
  insert into public.security_events (user_id, kind, device) values (person, what, of_device);
  delete from public.security_events e where e.user_id = person and (
    e.at < now() - interval '180 days'
    or (e.kind = what and e.id not in (
      select k.id from public.security_events k where k.user_id = person and k.kind = what
      order by k.id desc limit 50)));
end $function$;

CREATE OR REPLACE FUNCTION private.note_session() -- 0043
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.note_security(new.user_id, 'signed_in', new.user_agent);
  else
    perform private.note_security(old.user_id, 'session_ended', old.user_agent);
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.notification_settings_guard() -- 0014
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform now() at time zone new.time_zone;
  return new;
exception when invalid_parameter_value then
  raise exception 'Unknown time zone: %', left(new.time_zone, 64) using errcode = '22023';
end $function$;

CREATE OR REPLACE FUNCTION private.number_log_change() -- 0053
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  new.version := (private.log_change(new.user_id) << 20) + floor(random() * 1048576)::bigint;
  -- A deletion that was undone.
  if tg_op = 'INSERT' then
    delete from public.maintenance_tombstones t where t.user_id = new.user_id and t.id = new.id;
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.passed_limit(person uuid, of_name text, used_rows bigint, used_bytes bigint) -- 0059
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case
    when used_rows > b.rows * f.factor then format('%s %s', b.rows * f.factor, b.label)
    when used_bytes > b.bytes * f.factor then format('%s MB of %s', b.bytes * f.factor / 1048576, b.label)
  end
  from private.budgets b cross join (select private.plan_factor(person) as factor) f where b.name = of_name
$function$;

CREATE OR REPLACE FUNCTION private.plan_factor(person uuid) -- 0033, 0048
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select case when public.plans_mode() = 'unlimited' or exists (
    select from public.profiles p where p.user_id = person and p.plan = 'PRO') then 4 else 1 end
$function$;

CREATE OR REPLACE FUNCTION private.profile_at_sign_up() -- 0002
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.profiles (user_id, name, email, picture_url, google_sub)
  values (
    new.id,
    left(coalesce(new.raw_user_meta_data ->> 'full_name', new.raw_user_meta_data ->> 'name'), 200),
    new.email,
    left(coalesce(new.raw_user_meta_data ->> 'avatar_url', new.raw_user_meta_data ->> 'picture'), 2000),
    case when new.raw_app_meta_data ->> 'provider' = 'google'
      then new.raw_user_meta_data ->> 'sub' end
  )
  on conflict (user_id) do nothing;
  return new;
end $function$;
grant execute on function private.profile_at_sign_up() to public;

CREATE OR REPLACE FUNCTION private.profile_follows_email() -- 0002
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.profiles set email = new.email where user_id = new.id;
  return new;
end $function$;
grant execute on function private.profile_follows_email() to public;

CREATE OR REPLACE FUNCTION private.project_secret(p_name text) -- 0046
 RETURNS text
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  found_secret text;
begin
  if pg_catalog.to_regclass('vault.decrypted_secrets') is null then
    return null;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into found_secret using p_name;
  return found_secret;
end $function$;

CREATE OR REPLACE FUNCTION private.project_state() -- 0046, 0054
 RETURNS TABLE(about text, is_right boolean, says text)
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
declare
  needed text;
  job record;
  jobs text[] := '{}';
  failed bigint;
begin
  foreach needed in array array['pg_cron', 'pg_net', 'supabase_vault'] loop
    about := needed;
    is_right := exists (select from pg_catalog.pg_extension where extname = needed);
    says := case when is_right then 'on' else 'off: switch it on under Database, Extensions' end;
    return next;
  end loop;
  if pg_catalog.to_regclass('cron.job') is not null then
    execute $q$select coalesce(array_agg(jobname), '{}') from cron.job where active and jobname like 'tappet-%'$q$ into jobs;
  end if;
  for job in select * from (values
    ('tappet-reminders', 'nobody is told of due service'),
    ('tappet-demos', 'demo accounts are never removed'),
    ('tappet-files', 'receipts of deleted accounts stay'),
    ('tappet-push', 'push messages that fail once are never sent')) as j (name, harm)
  loop
    about := job.name;
    is_right := job.name = any (jobs);
    says := case when is_right then 'scheduled' else 'not scheduled: ' || job.harm end;
    return next;
  end loop;
  about := 'push trigger';
  is_right := exists (
    select from pg_catalog.pg_trigger t
    where t.tgname = 'push_at_once' and t.tgrelid = 'public.notifications'::regclass and t.tgenabled <> 'D');
  says := case when is_right then 'on notifications' else 'missing: push messages wait for the next minute' end;
  return next;
  about := 'address and key';
  is_right := private.project_secret('tappet_project_url') is not null and private.project_secret('tappet_server_key') is not null;
  says := case when is_right then 'in the vault' else 'not in the vault: no function can be called' end;
  return next;
  if pg_catalog.to_regclass('net._http_response') is not null then
    execute $q$select count(*) from net._http_response where created > now() - interval '1 hour'
      and (status_code is null or status_code >= 400)$q$ into failed;
    about := 'calls';
    is_right := failed = 0;
    says := case when is_right then 'none failed in the last hour'
      else failed || ' failed in the last hour: select * from net._http_response order by created desc' end;
    return next;
  end if;
end $function$;

CREATE OR REPLACE FUNCTION private.push_at_once() -- 0046, 0054
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  perform private.call_function('send-push');
  return null;
exception when others then
  -- A notification is worth more than the call.
  raise warning 'send-push was not called: %', sqlerrm;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.push_when_notified() -- 0016
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into private.push_deliveries (notification_id, subscription_id, send_after, created_at)
    select new.id, s.id, new.created_at, new.created_at
    from public.push_subscriptions s where s.user_id = new.user_id;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.receipts_go_with_account() -- 0010, 0054
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if private.project_secret('tappet_project_url') is not null
    and private.project_secret('tappet_server_key') is not null then
    begin
      perform private.remove_project_file(o.name) from storage.objects o
        where o.bucket_id = 'receipts'
          and o.name collate "C" >= old.id::text || '/' and o.name collate "C" < old.id::text || '0';
    exception when others then
      -- An account goes whatever becomes of the call; the sweep asks again.
      raise warning 'the receipts of an account were not asked to be removed: %', sqlerrm;
    end;
    return old;
  end if;
  -- Supabase refuses a direct delete from its storage tables without this.
  perform pg_catalog.set_config('storage.allow_delete_query', 'true', true);
  delete from storage.objects
    where bucket_id = 'receipts'
      and name collate "C" >= old.id::text || '/' and name collate "C" < old.id::text || '0';
  return old;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_file_above_budget() -- 0033, 0059
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  person uuid := auth.uid();
  size bigint := coalesce((new.metadata ->> 'size')::bigint, 0);
  passed text;
begin
  if coalesce(current_setting('role', true), '') <> 'authenticated' or person is null then
    return new;
  end if;
  -- A move or a smaller file adds nothing.
  if tg_op = 'UPDATE' and size <= coalesce((old.metadata ->> 'size')::bigint, 0) then
    return new;
  end if;
  -- Two uploads at once count one after the other.
  perform pg_catalog.pg_advisory_xact_lock(7283528, pg_catalog.hashtext(person::text));
  passed := (select private.passed_limit(person, 'files', case when tg_op = 'INSERT' then f.rows + 1 end, f.bytes + size)
    from private.files_of(person, new.name) f);
  if passed is not null then
    raise exception 'This account may keep %. This one was not added. Delete some to make room.', passed
      using errcode = 'PT413';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_large_row() -- 0033, 0059
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  size bigint := pg_catalog.pg_column_size(new);
begin
  if size > tg_argv[0]::bigint and (tg_op = 'INSERT' or size > pg_catalog.pg_column_size(old)) then
    raise exception 'This record has % bytes; at most % are kept. Nothing was saved.', size, tg_argv[0]
      using errcode = 'PT413';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.refuse_without_second_factor() -- 0042
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not private.second_factor_given() then
    raise exception 'This account has a second factor. Give its code first. Nothing was changed.' using errcode = 'PT403';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION private.remember_removed_reminder() -- 0026, 0029
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.removed_reminders (user_id, vehicle_id, item)
  select old.driver_id, old.vehicle_id, old.item
  where exists (select from private.service_intervals s where s.item = old.item)
    and exists (select from auth.users u where u.id = old.driver_id)
  on conflict do nothing;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.reminders_after_addition(added private.service_done[]) -- 0022, 0026, 0029, 0069
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  insert into public.reminder_prefs
    (driver_id, vehicle_id, item, miles_interval, months_interval, last_done_date, last_done_mileage)
  select distinct on (a.user_id, a.vehicle_id, a.item)
    a.user_id, a.vehicle_id, a.item, private.interval_in_unit(s.miles_interval, a.user_id, a.vehicle_id), s.months_interval, a.date, a.mileage
  from unnest(added) a join private.service_intervals s on s.item = a.item
  where not exists (
    select from public.removed_reminders r
    where r.user_id = a.user_id and r.item = a.item and r.vehicle_id is not distinct from a.vehicle_id)
  order by a.user_id, a.vehicle_id, a.item, a.date desc, a.mileage desc nulls last
  on conflict do nothing;

  update public.reminder_prefs p set last_done_date = a.date, last_done_mileage = a.mileage
  from (
    select distinct on (n.user_id, n.vehicle_id, n.item) n.*
    from unnest(added) n join private.service_intervals s on s.item = n.item
    order by n.user_id, n.vehicle_id, n.item, n.date desc, n.mileage desc nulls last
  ) as a
  where p.driver_id = a.user_id and p.item = a.item and p.vehicle_id is not distinct from a.vehicle_id
    -- A reminder without a day may know a mileage that is higher: an odometer only climbs.
    and case when p.last_done_date is null
      then coalesce(p.last_done_mileage <= a.mileage, true)
      else (p.last_done_date, coalesce(p.last_done_mileage, -1)) < (a.date, coalesce(a.mileage, -1)) end;
end $function$;

CREATE OR REPLACE FUNCTION private.reminders_after_removal(removed private.service_done[]) -- 0022, 0029, 0069
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  -- Two transactions that each remove a record of one service wait for each other here, so that the second one's
  -- next statement sees what the first one left.
  perform from public.reminder_prefs p
    where exists (
      select from unnest(removed) r join private.service_intervals s on s.item = r.item
      where p.driver_id = r.user_id and p.item = r.item and p.vehicle_id is not distinct from r.vehicle_id)
    order by p.driver_id, p.vehicle_id, p.item for no key update of p;

  with counted as materialized (
    select p.id, p.driver_id, p.vehicle_id, p.item from public.reminder_prefs p
    join private.service_intervals s on s.item = p.item
    where exists (
      select from unnest(removed) r
      where p.driver_id = r.user_id and p.item = r.item and p.vehicle_id is not distinct from r.vehicle_id
        and p.last_done_date = r.date)
  )
  update public.reminder_prefs p set last_done_date = newest.date, last_done_mileage = newest.mileage
  from counted c left join lateral (
    select m.date, private.exact_miles(m.mileage, m.mileage_km) as mileage from public.maintenance m
    where m.user_id = c.driver_id and m.item = c.item and m.vehicle_id is not distinct from c.vehicle_id
    order by m.date desc, m.mileage desc nulls last limit 1
  ) as newest on true
  where p.id = c.id;
end $function$;

CREATE OR REPLACE FUNCTION private.reminders_follow_log() -- 0022, 0029, 0069
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if tg_op = 'INSERT' then
    perform private.reminders_after_addition(
      array(select (user_id, item, date, private.exact_miles(mileage, mileage_km), vehicle_id)::private.service_done from new_rows));
  elsif tg_op = 'DELETE' then
    perform private.reminders_after_removal(
      array(select (user_id, item, date, private.exact_miles(mileage, mileage_km), vehicle_id)::private.service_done from old_rows));
  else
    -- A row whose service stayed the same moves nothing: a word more in the notes.
    perform private.reminders_after_removal(array(
      select (c.user_id, c.item, c.date, c.mileage, c.car)::private.service_done from (
        select user_id, item, date, private.exact_miles(mileage, mileage_km) as mileage,
          coalesce(vehicle_id, private.default_car(user_id)) as car from old_rows
        except all
        select user_id, item, date, private.exact_miles(mileage, mileage_km), vehicle_id from new_rows) as c));
    perform private.reminders_after_addition(array(
      select (c.user_id, c.item, c.date, c.mileage, c.vehicle_id)::private.service_done from (
        select user_id, item, date, private.exact_miles(mileage, mileage_km) as mileage, vehicle_id from new_rows
        except all
        select user_id, item, date, private.exact_miles(mileage, mileage_km),
          coalesce(vehicle_id, private.default_car(user_id)) from old_rows) as c));
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.remove_project_file(p_name text) -- 0054
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  address text := private.project_secret('tappet_project_url');
  secret text := private.project_secret('tappet_server_key');
  headers jsonb := jsonb_build_object('apikey', secret);
begin
  if address is null or secret is null then
    raise exception 'This project is not connected: select private.connect_project(url, key)';
  end if;
  -- A key of the older kind is a token too; one of the newer kind is none.
  if secret like 'ey%' then
    headers := headers || jsonb_build_object('Authorization', 'Bearer ' || secret);
  end if;
  execute 'select net.http_delete(url := $1, headers := $2, timeout_milliseconds := 60000)'
    using address || '/storage/v1/object/receipts/' || private.url_path(p_name), headers;
end $function$;

CREATE OR REPLACE FUNCTION private.require_room(person uuid, relation regclass, adds_rows boolean) -- 0033, 0059
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  passed text;
  budget private.budgets;
begin
  -- The bytes that are kept in mind are an upper bound: they are counted again before anyone is refused.
  for attempt in 1..2 loop
    passed := coalesce(
      (select private.passed_limit(person, k.name, k.rows, null) from private.kept k
        where adds_rows and k.user_id = person and k.name = relation::text),
      private.passed_limit(person, 'data', null,
        (select sum(k.bytes)::bigint from private.kept k where k.user_id = person and k.day is null)));
    if passed is null then
      return;
    end if;
    if attempt = 1 then
      for budget in select * from private.budgets b where to_regclass(b.name) is not null order by b.name loop
        perform private.count_again(person, budget.name::regclass, budget.owner_column);
      end loop;
    end if;
  end loop;
  raise exception 'This account may keep %. Nothing was added; everything that is there stays. Delete some to make room.',
    passed using errcode = 'PT403';
end $function$;

CREATE OR REPLACE FUNCTION private.rows_follow_default_car() -- 0029, 0040
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  rows_of record;
begin
  if not new.is_default then
    update public.reminder_prefs p set user_id = null where p.vehicle_id = new.id;
    return null;
  end if;
  -- Removals before reminders, and reminders before the log, which asks for both.
  for rows_of in
    select c.conrelid::regclass as of_table, car.attname as car, driver.attname as driver
    from pg_catalog.pg_constraint c
    join pg_catalog.pg_attribute car on car.attrelid = c.conrelid and car.attnum = c.conkey[1]
    join pg_catalog.pg_attribute driver on driver.attrelid = c.conrelid and driver.attnum = c.conkey[2]
    where c.contype = 'f' and c.confrelid = 'public.vehicles'::regclass
    order by c.conrelid <> 'public.removed_reminders'::regclass, c.conrelid <> 'public.reminder_prefs'::regclass, 1
  loop
    execute format('update %s set %I = $1 where %I = $2 and %I is null',
      rows_of.of_table, rows_of.car, rows_of.driver, rows_of.car) using new.id, new.user_id;
  end loop;
  update public.reminder_prefs p set user_id = new.user_id where p.vehicle_id = new.id and p.user_id is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.schedule_demo_removal() -- 0020
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return false;
  end if;
  perform cron.schedule('tappet-demos', '17 * * * *', 'select public.remove_old_demos()');
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.schedule_file_sweep() -- 0054
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron')
    or not exists (select from pg_catalog.pg_extension where extname = 'pg_net') then
    return false;
  end if;
  perform cron.schedule('tappet-files', '43 * * * *', 'select private.sweep_project_files()');
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.schedule_reminder_sweep() -- 0015
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if not exists (select from pg_catalog.pg_extension where extname = 'pg_cron') then
    return false;
  end if;
  perform cron.schedule('tappet-reminders', '*/10 * * * *', 'select public.sweep_reminders()');
  return true;
end $function$;

CREATE OR REPLACE FUNCTION private.second_factor_given() -- 0042
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce(auth.jwt() ->> 'aal' = 'aal2', false)
    or not exists (select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified')
$function$;
grant execute on function private.second_factor_given() to authenticated, service_role;

CREATE OR REPLACE FUNCTION private.set_budget(of_name text, max_rows bigint, max_bytes bigint) -- 0033
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  update private.budgets b set rows = coalesce(max_rows, b.rows), bytes = coalesce(max_bytes, b.bytes)
    where b.name = of_name;
  return found;
end $function$;

CREATE OR REPLACE FUNCTION private.set_plans(mode text) -- 0048
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if mode is null or mode not in ('on', 'off', 'unlimited') then
    raise exception 'PLANS is on, off or unlimited, not %. Nothing was changed.', coalesce(mode, 'null')
      using errcode = '22023';
  end if;
  insert into private.operator as o (plans) values (mode)
    on conflict (is_only_row) do update set plans = excluded.plans where o.plans <> excluded.plans;
end $function$;

CREATE OR REPLACE FUNCTION private.settle_default_car() -- 0028
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  driver uuid := case when tg_op = 'DELETE' then old.user_id else new.user_id end;
  best public.vehicles;
begin
  -- Within another change of this garage, that change settles it.
  if pg_catalog.pg_trigger_depth() > 1 then
    return null;
  end if;
  select * into best from public.vehicles v where v.user_id = driver
    order by v.retired_at is null desc, v.is_default desc, v.created_at, v.id limit 1;
  if found and not best.is_default then
    update public.vehicles v set is_default = true where v.id = best.id;
  end if;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.sounds_of_first_car() -- 0036
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.own_sounds s set vehicle_id = new.id where s.user_id = new.user_id and s.vehicle_id is null;
  return null;
end $function$;

CREATE OR REPLACE FUNCTION private.stored_bytes(relation regclass) -- 0033
 RETURNS text
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select string_agg(format('coalesce(pg_catalog.pg_column_size(r.%I), 0)', a.attname), ' + ')
  from pg_catalog.pg_attribute a
  where a.attrelid = relation and a.attnum > 0 and not a.attisdropped
$function$;

CREATE OR REPLACE FUNCTION private.sweep_driver(driver uuid, p_now timestamp with time zone) -- 0034, 0051, 0069
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  told integer;
  zone text := (select s.time_zone from public.notification_settings s where s.user_id = driver);
  local_day date := private.wall_clock(zone, p_now)::date;
  next_day date;
begin
  with cars as (
    select c.driver_id, c.vehicle_id,
      private.wall_clock(s.time_zone, p_now)::date as today,
      o.mileage,
      coalesce(
        (select v.odometer_unit from public.vehicles v where v.id = c.vehicle_id),
        (select chosen.distance_unit from public.preferences chosen where chosen.user_id = c.driver_id),
        'mi') as unit,
      case when 1 < (select count(*) from public.vehicles v where v.user_id = c.driver_id and v.retired_at is null)
        then left(private.car_name(c.vehicle_id), 60) || ': ' else '' end as called
    from (
      select distinct p.driver_id, p.vehicle_id from public.reminder_prefs p
      where p.driver_id = driver and not exists (
        select from public.vehicles v where v.id = p.vehicle_id and v.retired_at is not null)
    ) as c
    left join public.notification_settings s on s.user_id = c.driver_id
    -- In two halves, because an index finds no "is not distinct from".
    left join lateral (
      select of_car.mileage from public.odometer of_car
        where of_car.user_id = c.driver_id and of_car.vehicle_id = c.vehicle_id
      union all
      select of_none.mileage from public.odometer of_none
        where c.vehicle_id is null and of_none.user_id = c.driver_id and of_none.vehicle_id is null
    ) as o on true
  ),
  points as (
    select p.id, p.driver_id, p.item, cars.today, cars.mileage, cars.unit, cars.called,
      -- No due date follows from 'infinity', which PostgreSQL takes for a date.
      case when p.last_done_date between date '0001-01-01' and date '9999-12-31'
        then (p.last_done_date + make_interval(months => p.months_interval))::date end as due_date,
      round((p.last_done_mileage + p.miles_interval)::numeric)::bigint as due_mileage
    from public.reminder_prefs p
    join cars on cars.driver_id = p.driver_id and cars.vehicle_id is not distinct from p.vehicle_id
    where p.driver_id = driver
  ),
  remaining as (
    select *, due_date - today as days_left, due_mileage - mileage as miles_left from points
  ),
  staged as (
    select *, case
      when days_left < 0 or miles_left <= 0 then 3
      when days_left <= 14 or miles_left <= 500 then 2
      when days_left <= 30 or miles_left <= 1000 then 1
    end as stage
    from remaining
  ),
  fresh as (
    insert into private.reminder_notices (pref_id, due_date, due_mileage, stage, told_at)
    select s.id, s.due_date, s.due_mileage, s.stage, p_now from staged s
    where s.stage is not null and not exists (
      select from private.reminder_notices n
      where n.pref_id = s.id and n.stage >= s.stage
        and n.due_date is not distinct from s.due_date
        and n.due_mileage is not distinct from s.due_mileage)
    returning pref_id
  )
  insert into public.notifications (user_id, type, title, message, created_at)
  select s.driver_id,
    case s.stage when 3 then 'maintenance_overdue' when 2 then 'maintenance_due' else 'maintenance_reminder' end,
    s.called || left(s.item, 180 - char_length(s.called)) || case when s.stage = 3 then ' is overdue' else ' is due soon' end,
    private.due_words(
      s.due_date, s.days_left, case when s.mileage is not null then s.due_mileage end, s.miles_left, s.unit),
    p_now
  from staged s join fresh on fresh.pref_id = s.id
  order by s.stage, s.item;

  get diagnostics told = row_count;

  -- Near from 30 days before, due from 14, past from the day after. Miles change by a write alone.
  select min(d.day) into next_day
  from (
    select (p.last_done_date + make_interval(months => p.months_interval))::date as due_date
    from public.reminder_prefs p
    where p.driver_id = driver and p.last_done_date between date '0001-01-01' and date '9999-12-31'
  ) as p
  cross join lateral (values (p.due_date - 30), (p.due_date - 14), (p.due_date + 1)) as d (day)
  where d.day > local_day;
  update private.reminder_due set next_at = coalesce(
      -- Midnight of that day where the driver is; a zone that is none counts as UTC.
      p_now + (next_day::timestamp - private.wall_clock(zone, p_now)), timestamptz 'infinity')
    where driver_id = driver;
  return told;
end $function$;

CREATE OR REPLACE FUNCTION private.sweep_project_files() -- 0054, 0068
 RETURNS integer
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  file record;
  asked integer := public.sweep_sounds(now());
begin
  for file in
    select o.name from storage.objects o
    where o.bucket_id = 'receipts' and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/'
      and not exists (select from auth.users u where u.id::text = pg_catalog.split_part(o.name, '/', 1))
    order by o.created_at limit 200
  loop
    perform private.remove_project_file(file.name);
    asked := asked + 1;
  end loop;
  return asked;
end $function$;

CREATE OR REPLACE FUNCTION private.url_path(p_name text) -- 0054
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
 SET search_path TO ''
AS $function$
  select coalesce(string_agg(
    case when letter ~ '[A-Za-z0-9._~/-]' then letter
      else pg_catalog.regexp_replace(upper(encode(convert_to(letter, 'UTF8'), 'hex')), '(..)', '%\1', 'g') end, '' order by at), '')
  from pg_catalog.regexp_split_to_table(p_name, '') with ordinality as letters (letter, at)
$function$;

CREATE OR REPLACE FUNCTION private.wall_clock(zone text, at timestamp with time zone) -- 0014
 RETURNS timestamp without time zone
 LANGUAGE plpgsql
 STABLE
 SET search_path TO ''
AS $function$
begin
  return at at time zone coalesce(zone, 'UTC');
exception when invalid_parameter_value then
  return at at time zone 'UTC';
end $function$;

CREATE OR REPLACE FUNCTION public.abandon_analysis(p_job_id uuid, p_user_id uuid, p_attempt integer) -- 0012
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  month text;
begin
  delete from public.analysis_jobs j
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'running' and j.attempt = p_attempt
    returning j.month_year into month;
  if found then
    perform public.return_usage(p_user_id, 'audio_diagnoses', month);
  end if;
end $function$;
grant execute on function public.abandon_analysis(uuid,uuid,integer) to service_role;

CREATE OR REPLACE FUNCTION public.answer_handover(p_token_hash text, p_now timestamp with time zone, p_found text, p_data jsonb) -- 0038, 0066
 RETURNS text
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  link record;
begin
  select * into link from public.use_handover(p_token_hash, p_now, false);
  if link.outcome <> 'open' then
    return link.outcome;
  end if;
  update public.case_handovers h set answers = h.answers + 1 where h.id = link.handover_id and h.answers < 10;
  if not found then
    return 'full';
  end if;
  insert into public.case_items (case_id, user_id, kind, happened_at, data)
    values (link.case_id, link.user_id, 'finding', p_now,
      p_data || jsonb_build_object('by', 'mechanic', 'handoverId', link.handover_id, 'found', p_found));
  return 'open';
end $function$;
grant execute on function public.answer_handover(text,timestamp with time zone,text,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.begin_analysis(p_job_id uuid, p_user_id uuid, p_stale_seconds integer, p_vehicle_id uuid DEFAULT NULL::uuid) -- 0012, 0031, 0062
 RETURNS TABLE(outcome text, attempt integer, result jsonb, "limit" integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  job public.analysis_jobs;
  counted record;
  month text;
begin
  month := to_char(now() at time zone 'UTC', 'YYYY-MM');
  -- Of two at once the second waits here until the first's count is decided.
  insert into public.analysis_jobs (id, user_id, month_year, vehicle_id)
    values (p_job_id, p_user_id, month,
      (select v.id from public.vehicles v where v.id = p_vehicle_id and v.user_id = p_user_id))
    on conflict (id) do nothing;
  if found then
    select c.can_use, c."limit" into counted from public.count_usage(p_user_id, 'audio_diagnoses') c;
    if not counted.can_use then
      delete from public.analysis_jobs j where j.id = p_job_id;
      return query select 'limit_reached', 0, null::jsonb, counted."limit";
    else
      return query select 'started', 1, null::jsonb, counted."limit";
    end if;
    return;
  end if;

  select * into job from public.analysis_jobs j where j.id = p_job_id for update;
  if not found then
    -- Given back between the two statements: the sender may try again.
    return query select 'running', 0, null::jsonb, null::integer;
  elsif job.user_id <> p_user_id then
    return query select 'foreign', 0, null::jsonb, null::integer;
  elsif job.state = 'done' then
    return query select 'done', job.attempt, job.result, null::integer;
  elsif job.started_at < now() - make_interval(secs => p_stale_seconds)
    or private.lies_ahead(job.started_at, now())
  then
    update public.analysis_jobs j set started_at = now(), attempt = j.attempt + 1 where j.id = p_job_id;
    return query select 'started', job.attempt + 1, null::jsonb, null::integer;
  else
    return query select 'running', job.attempt, null::jsonb, null::integer;
  end if;
end $function$;
grant execute on function public.begin_analysis(uuid,uuid,integer,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.begin_archive() -- 0043
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  proven timestamptz := (select to_timestamp(max((m ->> 'timestamp')::float8))
    from jsonb_array_elements(coalesce(auth.jwt() -> 'amr', '[]')) m);
begin
  if auth.uid() is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if not private.second_factor_given() or coalesce(proven < now() - interval '15 minutes', true) then
    raise exception 'Sign in again first: the archive holds everything. Nothing left the server.'
      using errcode = 'PT403';
  end if;
  perform private.note_security(auth.uid(), 'archive_taken', private.current_device());
end $function$;
grant execute on function public.begin_archive() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.begin_demo(p_address_hash text, p_now timestamp with time zone) -- 0020, 0062
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  -- One after another, so that two at once cannot both be the last.
  perform pg_catalog.pg_advisory_xact_lock(7283523);
  delete from private.demo_starts s where s.started_at <= p_now - interval '1 hour'
    or private.lies_ahead(s.started_at, p_now);
  if (select count(*) from private.demo_starts) >= 60
    or (select count(*) from private.demo_starts s where s.address_hash = p_address_hash) >= 10
  then
    return false;
  end if;
  insert into private.demo_starts (address_hash, started_at) values (p_address_hash, p_now);
  return true;
end $function$;
grant execute on function public.begin_demo(text,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.claim_push_deliveries(p_now timestamp with time zone, p_limit integer) -- 0016, 0062
 RETURNS TABLE(id uuid, endpoint text, p256dh text, auth text, notification_id uuid, type text, title text, message text)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  delete from private.push_deliveries d using public.notifications n
    where n.id = d.notification_id
      and (d.send_after <= p_now and (n.read or d.created_at < p_now - interval '24 hours')
        -- Written ahead: nothing waits longer than it may be late.
        or d.send_after > p_now + interval '24 hours');

  return query
  with due as (
    select d.id from private.push_deliveries d
    join public.push_subscriptions s on s.id = d.subscription_id
    left join public.notification_settings q on q.user_id = s.user_id
    where d.send_after <= p_now
      and not private.is_quiet(q.time_zone, q.quiet_from, q.quiet_until, p_now)
    order by d.send_after limit p_limit
    for update of d skip locked
  )
  update private.push_deliveries d set send_after = p_now + interval '2 minutes', attempts = d.attempts + 1
  from due, public.push_subscriptions s, public.notifications n
  where d.id = due.id and s.id = d.subscription_id and n.id = d.notification_id
  returning d.id, s.endpoint, s.p256dh, s.auth, n.id, n.type, n.title, n.message;
end $function$;
grant execute on function public.claim_push_deliveries(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.claim_reminder_mails(p_now timestamp with time zone, p_limit integer) -- 0073
 RETURNS TABLE(user_id uuid, email text, token text, told_until timestamp with time zone, items jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if not pg_catalog.pg_try_advisory_xact_lock(7283531) then
    return;
  end if;
  return query
  with due as (
    select n.user_id, u.email::text as email, max(n.created_at) as told_until,
      jsonb_agg(jsonb_build_object('title', n.title, 'message', n.message)
        order by n.type <> 'maintenance_overdue', n.created_at, n.title) as items
    from public.notifications n
    join auth.users u on u.id = n.user_id
    left join private.reminder_mails m on m.user_id = n.user_id
    left join public.notification_settings s on s.user_id = n.user_id
    where n.created_at > p_now - interval '3 days' and not n.read and n.type <> 'other'
      and (m.told_until is null or n.created_at > m.told_until or private.lies_ahead(m.told_until, p_now))
      and (m.tried_at is null or m.tried_at <= p_now - interval '24 hours' or private.lies_ahead(m.tried_at, p_now))
      and coalesce(s.mail, true)
      and u.email_confirmed_at is not null and coalesce(u.banned_until <= p_now, true)
      and u.raw_app_meta_data ->> 'demo' is distinct from 'true'
    group by n.user_id, u.email
    limit p_limit
  ),
  claimed as (
    insert into private.reminder_mails as m (user_id, tried_at) select d.user_id, p_now from due d
      on conflict on constraint reminder_mails_pkey do update set tried_at = excluded.tried_at
    returning m.user_id, m.token
  )
  select d.user_id, d.email, c.token, d.told_until, d.items from due d join claimed c on c.user_id = d.user_id;
end $function$;
grant execute on function public.claim_reminder_mails(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.count_obd_read(p_user_id uuid, p_car text DEFAULT NULL::text) -- 0027
 RETURNS TABLE(can_use boolean, "limit" integer, use_id uuid, rescan boolean)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  counted record;
  own_hash text := encode(sha256(convert_to(p_user_id::text || ' ' || p_car, 'UTF8')), 'hex');
  plan_limit integer;
begin
  perform pg_catalog.pg_advisory_xact_lock(7283524, hashtext(p_user_id::text));
  delete from public.scanned_cars s
    where s.user_id = p_user_id and s.counted_at <= now() - interval '14 days';
  update public.scanned_cars s set rescans = s.rescans + 1
    where s.user_id = p_user_id and s.car_hash = own_hash and s.rescans < 4;
  if found then
    select public.usage_limit(p.plan, 'obd_reads') into plan_limit
      from public.profiles p where p.user_id = p_user_id;
    return query select true, plan_limit, null::uuid, true;
    return;
  end if;
  select c.can_use, c."limit", c.use_id into counted
    from public.count_returnable_use(p_user_id, 'obd_reads') c;
  if counted.can_use and own_hash is not null then
    insert into public.scanned_cars as s (user_id, car_hash) values (p_user_id, own_hash)
      on conflict (user_id, car_hash) do update set counted_at = now(), rescans = 0;
    update public.returnable_uses r set car_hash = own_hash where r.id = counted.use_id;
  end if;
  return query select counted.can_use, counted."limit", counted.use_id, false;
end $function$;
grant execute on function public.count_obd_read(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.count_returnable_use(p_user_id uuid, p_usage_type text) -- 0013
 RETURNS TABLE(can_use boolean, "limit" integer, use_id uuid)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  counted record;
  new_id uuid;
  month text := to_char(now() at time zone 'UTC', 'YYYY-MM');
begin
  delete from public.returnable_uses r
    where r.user_id = p_user_id and r.counted_at < now() - interval '10 minutes'
      and (r.returned_at is null or r.month_year <> month);
  select c.can_use, c."limit" into counted from public.count_usage(p_user_id, p_usage_type) c;
  if counted.can_use then
    insert into public.returnable_uses (user_id, usage_type, month_year)
      values (p_user_id, p_usage_type, month) returning id into new_id;
  end if;
  return query select counted.can_use, counted."limit", new_id;
end $function$;
grant execute on function public.count_returnable_use(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.count_usage(p_user_id uuid, p_usage_type text) -- 0004
 RETURNS TABLE(can_use boolean, "limit" integer, used integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  plan_limit integer;
  month text := to_char(now() at time zone 'UTC', 'YYYY-MM');
begin
  select public.usage_limit(p.plan, p_usage_type) into plan_limit
    from public.profiles p where p.user_id = p_user_id;
  if plan_limit is null then
    raise exception 'Unknown user or usage type' using errcode = '22023';
  end if;

  return query
  with counted as (
    insert into public.usage_counters as u
      (user_id, month_year, audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses)
    select p_user_id, month,
      (p_usage_type = 'audio_diagnoses')::int, (p_usage_type = 'obd_reads')::int,
      (p_usage_type = 'pdf_exports')::int, (p_usage_type = 'comprehensive_diagnoses')::int
    where plan_limit > 0
    on conflict (user_id, month_year) do update set
      audio_diagnoses = u.audio_diagnoses + excluded.audio_diagnoses,
      obd_reads = u.obd_reads + excluded.obd_reads,
      pdf_exports = u.pdf_exports + excluded.pdf_exports,
      comprehensive_diagnoses = u.comprehensive_diagnoses + excluded.comprehensive_diagnoses
    where case p_usage_type
      when 'audio_diagnoses' then u.audio_diagnoses
      when 'obd_reads' then u.obd_reads
      when 'pdf_exports' then u.pdf_exports
      else u.comprehensive_diagnoses end < plan_limit
    returning case p_usage_type
      when 'audio_diagnoses' then u.audio_diagnoses
      when 'obd_reads' then u.obd_reads
      when 'pdf_exports' then u.pdf_exports
      else u.comprehensive_diagnoses end as used_now
  )
  select exists (select from counted), plan_limit,
    coalesce(
      (select used_now from counted),
      (select case p_usage_type
        when 'audio_diagnoses' then c.audio_diagnoses
        when 'obd_reads' then c.obd_reads
        when 'pdf_exports' then c.pdf_exports
        else c.comprehensive_diagnoses end
        from public.usage_counters c where c.user_id = p_user_id and c.month_year = month),
      0);
end $function$;
grant execute on function public.count_usage(uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.delete_if_unchanged(p_table text, p_rows jsonb) -- 0047, 0049
 RETURNS TABLE(id uuid, stored jsonb)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if p_table not in ('maintenance', 'fill_ups', 'car_costs', 'vehicles', 'cases') then
    raise exception 'Nothing to delete in %', p_table using errcode = '22023';
  end if;
  execute format(
    'delete from public.%1$I as t using jsonb_array_elements($1) as r
      where t.id = (r ->> ''id'')::uuid and t.user_id = (select auth.uid())
        and (select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from b.row -> e.key), true)
               from jsonb_object_keys(coalesce(r -> ''before'', ''{}'')) as e (key),
                    to_jsonb(jsonb_populate_record(null::public.%1$I, r -> ''before'')) as b (row))',
    p_table) using p_rows;
  return query execute format(
    'select t.id, to_jsonb(t) from public.%I as t join jsonb_array_elements($1) as r on t.id = (r ->> ''id'')::uuid
      where t.user_id = (select auth.uid())', p_table) using p_rows;
end $function$;
grant execute on function public.delete_if_unchanged(text,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.deliver_analysis(p_job_id uuid, p_user_id uuid, p_history jsonb, p_notice_title text, p_notice_message text) -- 0012, 0031
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  car uuid;
begin
  update public.analysis_jobs j set delivered = true
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'done' and not j.delivered
    returning j.vehicle_id into car;
  if found then
    insert into public.history (id, user_id, type, data, vehicle_id)
      values (p_job_id, p_user_id, 'audio', p_history, car) on conflict (id) do nothing;
    insert into public.notifications (user_id, type, title, message)
      values (p_user_id, 'other', p_notice_title, p_notice_message);
  end if;
end $function$;
grant execute on function public.deliver_analysis(uuid,uuid,jsonb,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.edit_if_unchanged(p_table text, p_id uuid, p_changes jsonb, p_before jsonb) -- 0047, 0049
 RETURNS TABLE(outcome text, stored jsonb)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  columns text := (select string_agg(format('%I', key), ', ' order by key) from jsonb_object_keys(p_changes) as key);
begin
  if p_table not in ('maintenance', 'fill_ups', 'car_costs', 'vehicles', 'cases') or columns is null then
    raise exception 'Nothing to edit in %', p_table using errcode = '22023';
  end if;
  return query execute format(
    'update public.%1$I as t set (%2$s) = (select %2$s from jsonb_populate_record(t, $2))
      where t.id = $1 and t.user_id = (select auth.uid())
        and (select coalesce(bool_and(to_jsonb(t) -> e.key is not distinct from b.row -> e.key), true)
               from jsonb_object_keys($3) as e (key), to_jsonb(jsonb_populate_record(null::public.%1$I, $3)) as b (row))
      returning ''changed'', to_jsonb(t)', p_table, columns) using p_id, p_changes, p_before;
  if found then
    return;
  end if;
  -- What is there already was written by an earlier send whose answer was lost.
  return query execute format(
    'select case when (select bool_and(to_jsonb(t) -> e.key is not distinct from b.row -> e.key)
                         from jsonb_object_keys($2) as e (key),
                              to_jsonb(jsonb_populate_record(null::public.%1$I, $2)) as b (row))
              then ''changed'' else ''conflict'' end, to_jsonb(t)
       from public.%1$I as t where t.id = $1 and t.user_id = (select auth.uid())', p_table) using p_id, p_changes;
  if not found then
    return query select 'gone', null::jsonb;
  end if;
end $function$;
grant execute on function public.edit_if_unchanged(text,uuid,jsonb,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.finish_analysis(p_job_id uuid, p_user_id uuid, p_result jsonb) -- 0012, 0063
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  kept jsonb;
  month text;
begin
  update public.analysis_jobs j set state = 'done', result = p_result
    where j.id = p_job_id and j.user_id = p_user_id and j.state = 'running'
    returning j.month_year into month;
  if found and p_result #>> '{result,issue,id}' in ('uncertain', 'not_a_car') then
    perform public.return_usage(p_user_id, 'audio_diagnoses', month);
  end if;
  select j.result into kept from public.analysis_jobs j where j.id = p_job_id and j.user_id = p_user_id;
  return kept;
end $function$;
grant execute on function public.finish_analysis(uuid,uuid,jsonb) to service_role;

CREATE OR REPLACE FUNCTION public.give_use_back(p_user_id uuid, p_use_id uuid, p_usage_type text) -- 0013, 0025
 RETURNS TABLE(given_back boolean, can_use boolean, "limit" integer)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  given public.returnable_uses;
  plan_limit integer;
  used integer;
begin
  perform from public.usage_counters u
    where u.user_id = p_user_id and u.month_year = (
      select r.month_year from public.returnable_uses r where r.id = p_use_id and r.user_id = p_user_id
    ) for update;
  update public.returnable_uses r set returned_at = now()
    where r.id = p_use_id and r.user_id = p_user_id and r.usage_type = p_usage_type
      and r.returned_at is null and r.counted_at >= now() - interval '10 minutes'
      and 3 > (
        select count(*) from public.returnable_uses other
        where other.user_id = p_user_id and other.usage_type = r.usage_type
          and other.month_year = r.month_year and other.returned_at is not null
      )
    returning * into given;
  if given.id is not null then
    perform public.return_usage(p_user_id, given.usage_type, given.month_year);
  end if;
  select public.usage_limit(p.plan, p_usage_type) into plan_limit
    from public.profiles p where p.user_id = p_user_id;
  select case p_usage_type when 'obd_reads' then u.obd_reads else u.comprehensive_diagnoses end into used
    from public.usage_counters u
    where u.user_id = p_user_id and u.month_year = to_char(now() at time zone 'UTC', 'YYYY-MM');
  return query select given.id is not null, coalesce(used, 0) < coalesce(plan_limit, 0), coalesce(plan_limit, 0);
end $function$;
grant execute on function public.give_use_back(uuid,uuid,text) to service_role;

CREATE OR REPLACE FUNCTION public.handover_entries(p_case_id uuid, p_user_id uuid) -- 0057, 0060, 0068, 0071, 0078
 RETURNS TABLE(kind text, at timestamp with time zone, data jsonb, in_all bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with entries as (
    select i.id, i.kind, i.happened_at, i.history_id,
      count(*) over (partition by i.kind) as in_all,
      row_number() over (partition by i.kind order by i.happened_at desc, i.id desc) as newest
    from public.case_items i
    where i.case_id = p_case_id and i.user_id = p_user_id
      and (i.kind in ('note', 'scan', 'finding')
        -- A diagnosis that was deleted has nothing to show.
        or (i.kind in ('sound', 'report') and i.history_id is not null))
  )
  select e.kind, case when e.kind = 'sound' then h.created_at else e.happened_at end,
    case e.kind
      when 'sound' then jsonb_build_object(
        'headline', h.data -> 'headline', 'confidence', h.data -> 'confidence', 'issue', h.data -> 'issue',
        'audioData', h.data -> 'audioData', 'audioUrl', h.data -> 'audioUrl', 'evidence', h.data -> 'evidence',
        'tier', h.data -> 'tier', 'causes', h.data #> '{differential,report,causes}',
        'other', h.data #> '{differential,report,other}', 'drive', h.data #> '{differential,report,drive}')
      when 'report' then jsonb_build_object(
        'input', h.data -> 'input', 'causes', h.data #> '{differential,report,causes}')
      when 'scan' then i.data
      else jsonb_build_object('by', i.data -> 'by', 'words', left(i.data ->> 'words', 5000))
    end,
    e.in_all
  from entries e
  join public.case_items i on i.id = e.id
  left join public.history h on h.id = e.history_id and h.user_id = p_user_id
  -- A recording of before has up to 3 MB, a scan or report up to 200 kB.
  where e.newest <= case when e.kind = 'sound' then 3 when e.kind in ('scan', 'report') then 20 else 200 end
  order by e.happened_at, e.id
$function$;
grant execute on function public.handover_entries(uuid,uuid) to service_role;

CREATE OR REPLACE FUNCTION public.keep_push_subscription(p_endpoint text, p_p256dh text, p_auth text) -- 0016
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
  kept uuid;
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  insert into public.push_subscriptions as s (user_id, endpoint, p256dh, auth)
    values (caller, p_endpoint, p_p256dh, p_auth)
    on conflict (endpoint) do update
      set user_id = excluded.user_id, p256dh = excluded.p256dh, auth = excluded.auth
    returning s.id into kept;
  -- What waits for the one before is not for the one after.
  delete from private.push_deliveries d using public.notifications n
    where d.subscription_id = kept and n.id = d.notification_id and n.user_id <> caller;
  delete from public.push_subscriptions s where s.id in (
    select o.id from public.push_subscriptions o where o.user_id = caller and o.id <> kept
    order by o.created_at desc offset 19);
  return kept;
end $function$;
grant execute on function public.keep_push_subscription(text,text,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_budgets() -- 0033, 0059
 RETURNS TABLE(name text, label text, used_rows bigint, max_rows bigint, used_bytes bigint, max_bytes bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select b.name, b.label,
    case b.name when 'files' then files.rows else coalesce(k.rows, 0) end, b.rows * private.plan_factor(auth.uid()),
    case b.name
      when 'files' then files.bytes
      when 'data' then (
        select coalesce(sum(a.bytes), 0)::bigint from private.kept a where a.user_id = auth.uid() and a.day is null)
      else coalesce(k.bytes, 0)
    end,
    b.bytes * private.plan_factor(auth.uid())
  from private.budgets b
    cross join private.files_of(auth.uid()) files
    left join private.kept k on k.name = b.name and k.user_id = auth.uid()
  where auth.uid() is not null and b.name <> 'changes' and b.oldest_by is null and (b.rows is not null or b.bytes is not null)
  order by b.name
$function$;
grant execute on function public.list_budgets() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.list_sessions() -- 0019
 RETURNS TABLE(id uuid, created_at timestamp with time zone, last_used_at timestamp with time zone, user_agent text, is_current boolean)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select s.id, s.created_at,
    -- Supabase keeps the moment of the last refresh without a time zone, in UTC.
    coalesce(s.refreshed_at::timestamptz, s.updated_at, s.created_at),
    s.user_agent, coalesce(s.id::text = auth.jwt() ->> 'session_id', false)
  from auth.sessions s
  where s.user_id = auth.uid()
  order by 3 desc, s.id
$function$;
grant execute on function public.list_sessions() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.log_changes(p_after bigint) -- 0053
 RETURNS TABLE(rows jsonb, deleted jsonb, more boolean, total bigint, digest text)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with page as (
    select m.* from public.maintenance m where m.user_id = (select auth.uid()) and m.version > p_after
    order by m.version fetch first 1000 rows with ties
  ),
  whole as (
    select count(*) as total, coalesce(sum(m.version), 0)::text as digest, coalesce(max(m.version), 0) as latest
    from public.maintenance m where m.user_id = (select auth.uid())
  )
  select
    (select coalesce(jsonb_agg(to_jsonb(p) order by p.version), '[]') from page p),
    (select coalesce(jsonb_agg(t.id), '[]') from (
      select d.id from public.maintenance_tombstones d
      where d.user_id = (select auth.uid()) and d.version > p_after order by d.version limit 1000) as t),
    whole.latest > coalesce((select max(p.version) from page p), p_after),
    whole.total,
    whole.digest
  from whole
$function$;
grant execute on function public.log_changes(bigint) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.make_calendar_link() -- 0017
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
  token text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  insert into public.calendar_feeds as f (user_id, token_hash)
    values (caller, encode(sha256(convert_to(token, 'UTF8')), 'hex'))
    on conflict (user_id) do update set token_hash = excluded.token_hash, created_at = now();
  return token;
end $function$;
grant execute on function public.make_calendar_link() to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.make_handover(p_case_id uuid, p_days integer DEFAULT 14) -- 0038, 0062
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  caller uuid := auth.uid();
  token text := left(encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex'), 32);
begin
  if caller is null then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  if p_days is null or p_days not between 1 and 30 then
    raise exception 'A link lasts 1 to 30 days' using errcode = '22023';
  end if;
  perform 1 from public.cases c where c.id = p_case_id and c.user_id = caller for update;
  if not found then
    raise exception 'There is no such case' using errcode = '42501';
  end if;
  if (select count(*) from public.case_handovers h
      where h.case_id = p_case_id and h.withdrawn_at is null and h.expires_at > now()
        and not private.lies_ahead(h.created_at, now())) >= 5 then
    raise exception 'This case has 5 open links. Withdraw one first' using errcode = '54000';
  end if;
  insert into public.case_handovers (case_id, user_id, token_hash, expires_at)
    values (p_case_id, caller, encode(sha256(convert_to(token, 'UTF8')), 'hex'),
      now() + make_interval(days => p_days));
  return token;
end $function$;
grant execute on function public.make_handover(uuid,integer) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.note_security_event(p_user_id uuid, p_kind text, p_device text) -- 0043
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select private.note_security(p_user_id, p_kind, p_device)
$function$;
grant execute on function public.note_security_event(uuid,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.plans_mode() -- 0048
 RETURNS text
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select coalesce((select o.plans from private.operator o), 'on')
$function$;
grant execute on function public.plans_mode() to service_role;

CREATE OR REPLACE FUNCTION public.profiles_born_free() -- 0001
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  if current_user in ('anon', 'authenticated') then
    new.plan := 'FREE';
    new.created_at := now();
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.remove_old_demos(p_now timestamp with time zone DEFAULT now()) -- 0020, 0062
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  removed integer;
begin
  delete from auth.users u
    where u.raw_app_meta_data ->> 'demo' = 'true'
      and (u.created_at <= p_now - interval '24 hours' or private.lies_ahead(u.created_at, p_now));
  get diagnostics removed = row_count;
  return removed;
end $function$;
grant execute on function public.remove_old_demos(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.return_usage(p_user_id uuid, p_usage_type text, p_month_year text) -- 0004
 RETURNS void
 LANGUAGE sql
 SET search_path TO ''
AS $function$
  update public.usage_counters set
    audio_diagnoses = greatest(0, audio_diagnoses - (p_usage_type = 'audio_diagnoses')::int),
    obd_reads = greatest(0, obd_reads - (p_usage_type = 'obd_reads')::int),
    pdf_exports = greatest(0, pdf_exports - (p_usage_type = 'pdf_exports')::int),
    comprehensive_diagnoses = greatest(0, comprehensive_diagnoses - (p_usage_type = 'comprehensive_diagnoses')::int)
  where user_id = p_user_id and month_year = p_month_year
$function$;
grant execute on function public.return_usage(uuid,text,text) to service_role;

CREATE OR REPLACE FUNCTION public.settle_push_delivery(p_id uuid, p_outcome text, p_now timestamp with time zone) -- 0016
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if p_outcome = 'gone' then
    delete from public.push_subscriptions s using private.push_deliveries d
      where d.id = p_id and s.id = d.subscription_id;
  elsif p_outcome = 'later' then
    delete from private.push_deliveries d where d.id = p_id and d.attempts >= 5;
    update private.push_deliveries d
      set send_after = p_now + make_interval(mins => (4 ^ (d.attempts - 1))::integer) where d.id = p_id;
  elsif p_outcome in ('sent', 'refused') then
    delete from private.push_deliveries d where d.id = p_id;
  else
    raise exception 'Unknown outcome: %', p_outcome using errcode = '22023';
  end if;
end $function$;
grant execute on function public.settle_push_delivery(uuid,text,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.settle_reminder_mail(p_user_id uuid, p_told_until timestamp with time zone) -- 0073
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
  update private.reminder_mails set told_until = p_told_until where user_id = p_user_id
$function$;
grant execute on function public.settle_reminder_mail(uuid,timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.stop_reminder_mails(p_token text) -- 0073
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  insert into public.notification_settings as s (user_id, mail)
    select m.user_id, false from private.reminder_mails m where m.token = p_token
    on conflict (user_id) do update set mail = false;
  return found;
end $function$;
grant execute on function public.stop_reminder_mails(text) to service_role;

CREATE OR REPLACE FUNCTION public.sweep_due_reminders(p_now timestamp with time zone, p_people integer) -- 0034, 0062
 RETURNS TABLE(people integer, told integer, failed integer)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  driver uuid;
begin
  people := 0;
  told := 0;
  failed := 0;
  if pg_catalog.pg_try_advisory_xact_lock(7283513) then
    -- What a sweep ahead of now put off is looked at again; nobody is told twice.
    if private.lies_ahead((select s.swept_at from private.last_sweep s), p_now) then
      update private.reminder_due set next_at = '-infinity' where next_at > p_now;
    end if;
    insert into private.last_sweep as s (swept_at) values (p_now)
      on conflict (is_only) do update set swept_at = excluded.swept_at;
    for driver in
      select d.driver_id from private.reminder_due d where d.next_at <= p_now
      order by d.next_at, d.driver_id limit p_people for update skip locked
    loop
      people := people + 1;
      begin
        told := told + private.sweep_driver(driver, p_now);
      exception when others then
        failed := failed + 1;
        update private.reminder_due d set next_at = p_now + interval '1 hour' where d.driver_id = driver;
        raise warning 'the reminders of % could not be told: %', driver, sqlerrm;
      end;
    end loop;
  end if;
  return next;
end $function$;
grant execute on function public.sweep_due_reminders(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION public.sweep_reminders(p_now timestamp with time zone DEFAULT now()) -- 0015, 0023, 0030, 0034
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  batch record;
  told integer := 0;
begin
  loop
    select * into batch from public.sweep_due_reminders(p_now, 500);
    told := told + batch.told;
    exit when batch.people < 500;
  end loop;
  return told;
end $function$;
grant execute on function public.sweep_reminders(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.sweep_sounds(p_now timestamp with time zone) -- 0068
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  is_project boolean := private.project_secret('tappet_project_url') is not null
    and private.project_secret('tappet_server_key') is not null;
  without text[];
  old text[];
begin
  select coalesce(array_agg(o.name), '{}') into without from storage.objects o
  where o.bucket_id = 'receipts'
    and o.name ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.wav$'
    and not exists (
      select from public.history h
      where h.id = substring(o.name from 38 for 36)::uuid and h.user_id = left(o.name, 36)::uuid);
  delete from private.sounds_without_row s where s.name <> all (without);
  select coalesce(array_agg(s.name), '{}') into old from private.sounds_without_row s
    where s.seen_at <= p_now - interval '1 day';
  if is_project then
    -- The storage server removes row and bytes together.
    perform private.remove_project_file(name) from unnest(old[1:200]) name;
  else
    -- Supabase refuses a direct delete from its storage tables without this.
    perform pg_catalog.set_config('storage.allow_delete_query', 'true', true);
    delete from storage.objects o where o.bucket_id = 'receipts' and o.name = any (old);
  end if;
  insert into private.sounds_without_row (name, seen_at) select name, p_now from unnest(without) name
    on conflict do nothing;
  return cardinality(old);
end $function$;
grant execute on function public.sweep_sounds(timestamp with time zone) to service_role;

CREATE OR REPLACE FUNCTION public.update_differential(p_history_id uuid, p_differential jsonb) -- 0025
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  if jsonb_typeof(p_differential) is distinct from 'object' then
    raise exception 'A differential is an object' using errcode = '22023';
  end if;
  -- A case with the longest text that is read, and every question answered, is a fifth of this.
  if octet_length(p_differential::text) > 200000 then
    raise exception 'A differential takes at most 200000 bytes' using errcode = '22023';
  end if;
  update public.history h set data = jsonb_set(h.data, '{differential}', p_differential)
    where h.id = p_history_id and h.user_id = (select auth.uid());
  return found;
end $function$;
grant execute on function public.update_differential(uuid,jsonb) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.usage_counters_guard() -- 0003
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  owner_plan text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.audio_diagnoses + new.obd_reads + new.pdf_exports + new.comprehensive_diagnoses > 0 then
      raise exception 'A month''s usage starts at zero' using errcode = '42501';
    end if;
    return new;
  end if;
  if new.audio_diagnoses < old.audio_diagnoses or new.obd_reads < old.obd_reads
    or new.pdf_exports < old.pdf_exports or new.comprehensive_diagnoses < old.comprehensive_diagnoses then
    raise exception 'Usage cannot be lowered' using errcode = '42501';
  end if;
  select plan into owner_plan from public.profiles where user_id = new.user_id;
  if (new.audio_diagnoses > old.audio_diagnoses and new.audio_diagnoses > public.usage_limit(owner_plan, 'audio_diagnoses'))
    or (new.obd_reads > old.obd_reads and new.obd_reads > public.usage_limit(owner_plan, 'obd_reads'))
    or (new.pdf_exports > old.pdf_exports and new.pdf_exports > public.usage_limit(owner_plan, 'pdf_exports'))
    or (new.comprehensive_diagnoses > old.comprehensive_diagnoses
      and new.comprehensive_diagnoses > public.usage_limit(owner_plan, 'comprehensive_diagnoses')) then
    raise exception 'Usage limit reached' using errcode = '42501';
  end if;
  return new;
end $function$;

CREATE OR REPLACE FUNCTION public.usage_limit(plan text, usage_type text) -- 0003, 0048
 RETURNS integer
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select case
    when usage_type not in ('audio_diagnoses', 'comprehensive_diagnoses', 'obd_reads', 'pdf_exports') then null
    when plan = 'PRO' or public.plans_mode() = 'unlimited' then 999999
    else case usage_type
      when 'audio_diagnoses' then 5
      when 'comprehensive_diagnoses' then 5
      when 'obd_reads' then 1
      when 'pdf_exports' then 0
    end
  end
$function$;
grant execute on function public.usage_limit(text,text) to authenticated, service_role;

CREATE OR REPLACE FUNCTION public.use_handover(p_token_hash text, p_now timestamp with time zone, p_opens boolean) -- 0038, 0062
 RETURNS TABLE(outcome text, handover_id uuid, case_id uuid, user_id uuid, expires_at timestamp with time zone)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  link public.case_handovers;
begin
  select * into link from public.case_handovers h where h.token_hash = p_token_hash for update;
  if not found or link.withdrawn_at is not null or link.expires_at <= p_now
    or private.lies_ahead(link.created_at, p_now)
  then
    return query select 'ended', null::uuid, null::uuid, null::uuid, null::timestamptz;
    return;
  end if;
  if link.hour_from <= p_now - interval '1 hour' or private.lies_ahead(link.hour_from, p_now) then
    link.hour_from := p_now;
    link.hour_count := 0;
  end if;
  if link.hour_count >= 60 then
    return query select 'busy', null::uuid, null::uuid, null::uuid, null::timestamptz;
    return;
  end if;
  update public.case_handovers h set
    hour_from = link.hour_from,
    hour_count = link.hour_count + 1,
    opened_count = h.opened_count + p_opens::integer,
    first_opened_at = case when p_opens then coalesce(h.first_opened_at, p_now) else h.first_opened_at end,
    last_opened_at = case when p_opens then p_now else h.last_opened_at end
    where h.id = link.id;
  return query select 'open', link.id, link.case_id, link.user_id, link.expires_at;
end $function$;
grant execute on function public.use_handover(text,timestamp with time zone,boolean) to service_role;

CREATE OR REPLACE FUNCTION public.verify_customer_email_security() -- 0011, 0018, 0042
 RETURNS TABLE("check" text, passed boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with policies as (
    select p.cmd, p.roles,
      -- As PostgreSQL writes the one condition that is allowed: user_id = (select auth.uid()).
      pg_catalog.regexp_replace(coalesce(p.qual, p.with_check), '\s', '', 'g')
        = '(user_id=(SELECTauth.uid()ASuid))'
      and pg_catalog.regexp_replace(coalesce(p.with_check, p.qual), '\s', '', 'g')
        = '(user_id=(SELECTauth.uid()ASuid))' as is_tied
    from pg_catalog.pg_policies p where p.schemaname = 'public' and p.tablename = 'profiles' and p.permissive = 'PERMISSIVE'
  )
  select 'Row level security is on for profiles', c.relrowsecurity
    from pg_catalog.pg_class c where c.oid = 'public.profiles'::regclass
  union all
  select 'Visitors have no right to read profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'select')
  union all
  select 'Visitors have no right to add profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'insert')
  union all
  select 'Visitors have no right to change or delete profiles',
    not pg_catalog.has_any_column_privilege('anon', 'public.profiles', 'update')
    and not pg_catalog.has_table_privilege('anon', 'public.profiles', 'delete, truncate')
  union all
  select 'Every policy on profiles is tied to the owner',
    (select count(*) > 0 and bool_and(is_tied) from policies)
  union all
  select 'No policy on profiles is for visitors',
    not exists (select from policies where roles && array['anon', 'public']::name[])
  union all
  select v.says, exists (select from policies where cmd in (v.verb, 'ALL') and is_tied)
    from (values
      ('SELECT', 'The owner''s policy for reading a profile is in force'),
      ('INSERT', 'The owner''s policy for adding a profile is in force'),
      ('UPDATE', 'The owner''s policy for changing a profile is in force')
    ) v (verb, says)
  union all
  select 'A signed-in user cannot choose a plan',
    not pg_catalog.has_column_privilege('authenticated', 'public.profiles', 'plan', 'update')
  union all
  select 'A signed-in user cannot write google_sub or stripe_customer_id',
    not pg_catalog.has_column_privilege('authenticated', 'public.profiles', 'google_sub', 'insert, update')
    and not pg_catalog.has_column_privilege(
      'authenticated', 'public.profiles', 'stripe_customer_id', 'insert, update')
$function$;
grant execute on function public.verify_customer_email_security() to anon, authenticated, service_role;

CREATE OR REPLACE FUNCTION public.withdraw_handover(p_id uuid) -- 0038
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
begin
  update public.case_handovers h set withdrawn_at = coalesce(h.withdrawn_at, now())
    where h.id = p_id and h.user_id = auth.uid();
  return found;
end $function$;
grant execute on function public.withdraw_handover(uuid) to authenticated, service_role;
