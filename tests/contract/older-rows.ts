/** What versions before have written: statements on their tables. */
import { createHash } from 'node:crypto'

export const ADA = '0a000000-0000-4000-8000-00000000000a'
export const BEN = '0b000000-0000-4000-8000-00000000000b'
export const ADAS_PASSWORD = 'steady idle at 800'
/** bcrypt of it, at the least cost. */
const HASH = '$2b$04$LXe76u2ZwySRqIQjdAG03ektVf3vKEFfOX1F5aicwzCs.Phe4vtnq'

const HEX = 'ab'.repeat(32)
const AT = '2026-03-05T12:34:56.789Z'
export const WAV = `data:audio/wav;base64,${Buffer.from('RIFF\x04\0\0\0WAVE and a sound').toString('base64')}`
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

/** Of the log: its cost is "not a number", which the database took. */
export const ROW_WITH_NAN = id(22)

export type StoredFile = { name: string; version: string; type: string; bytes: Buffer }

/** A photograph and a document, as they lie under TAPPET_DATA/files. */
export const FILES: readonly StoredFile[] = [
  {
    ...{ name: `${ADA}/1767225600000.jpg`, version: id(901), type: 'image/jpeg' },
    bytes: Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(5000, 'receipt')]),
  },
  {
    ...{ name: `${ADA}/1767225600001.png`, version: id(902), type: 'image/png' },
    bytes: Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(3000, 'invoice')]),
  },
]

/** As storage writes the row of a file. */
function objectOf({ name, version, type, bytes }: StoredFile): string {
  const metadata = {
    ...{ eTag: `"${createHash('md5').update(bytes).digest('hex')}"`, size: bytes.length, mimetype: type },
    ...{ cacheControl: 'max-age=3600', lastModified: AT, contentLength: bytes.length, httpStatusCode: 200 },
  }
  return `insert into storage.objects (id, bucket_id, name, owner, owner_id, version, metadata, user_metadata)
    values ('${version}', 'receipts', '${name}', '${ADA}', '${ADA}', '${version}', '${JSON.stringify(metadata)}', '{}')`
}

/** Of version 1.0.0: a row in each of its tables, all that it can hold in most. */
export const ROWS_OF_1_0_0: readonly string[] = [
  `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_sent_at,
     recovery_sent_at, email_change, email_change_sent_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data,
     created_at, updated_at)
   values ('${ADA}', 'authenticated', 'authenticated', 'ada@example.com', '${HASH}', '${AT}', '${AT}', '${AT}',
     'ada@example.org', '${AT}', '${AT}', '{"provider":"email"}', '{"name":"Ada"}', '${AT}', '${AT}'),
   ('${BEN}', 'authenticated', 'authenticated', 'ben@example.com', null, '${AT}', null, null, null, null, null,
     '{"provider":"google"}', '{}', '${AT}', '${AT}')`,
  `insert into auth.identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
   values ('${id(1)}', '${ADA}', 'email', '${ADA}', '{"email":"ada@example.com"}', '${AT}', '${AT}', '${AT}'),
     ('${id(2)}', '${BEN}', 'google', '1234567890', '{"email":"ben@example.com"}', '${AT}', '${AT}', '${AT}')`,
  `insert into auth.sessions (id, user_id, authentication_method, user_agent, ip, created_at, updated_at, refreshed_at)
   values ('${id(3)}', '${ADA}', 'password', 'Firefox', '192.0.2.1', '${AT}', '${AT}', '${AT}')`,
  `insert into auth.refresh_tokens (session_id, user_id, token_hash, parent_hash, derivation, revoked_at)
   values ('${id(3)}', '${ADA}', 'first', null, 'd', '${AT}'), ('${id(3)}', '${ADA}', 'second', 'first', null, null)`,
  `insert into auth.one_time_tokens (user_id, token_type, token_hash, code_hash, attempts, relates_to, expires_at)
   values ('${ADA}', 'signup', 't', 'c', 1, 'ada@example.com', '2036-01-01'), ('${BEN}', 'recovery', 'u', 'd', 0, 'ben@example.com', '2036-01-01')`,
  `insert into auth.flow_state (user_id, auth_code_hash, code_challenge, code_challenge_method, provider_state_hash,
     provider_verifier, provider_nonce, redirect_to, authentication_method, expires_at)
   values ('${BEN}', 'a', 'b', 's256', 'c', 'd', 'e', 'http://localhost:8787', 'oauth', '2036-01-01')`,
  `insert into auth.rate_limits (key, points, expire) values ('sign-in:192.0.2.1', 3, 1)`,
  `update public.profiles set name = 'Ada', picture_url = 'https://example.com/ada.png', plan = 'PRO', google_sub = 'g',
     stripe_customer_id = 'cus_1' where user_id = '${ADA}'`,
  `insert into public.usage_counters (user_id, month_year, audio_diagnoses, obd_reads, pdf_exports, comprehensive_diagnoses)
   values ('${ADA}', '2026-01', 1, 2, 3, 1), ('${BEN}', '2025-12', 1, 0, 0, 0)`,
  `insert into public.history (id, user_id, type, data, created_at) values
     ('${id(10)}', '${ADA}', 'audio', '{"issue": {"id": "knock", "name": "Knock"}, "confidence": 80.5, "audioData": "${WAV}"}', '${AT}'),
     ('${id(11)}', '${ADA}', 'comprehensive', '{"input": {"codes": ["P0301"], "miles": null}, "causes": [1, 2.50]}', '${AT}'),
     ('${id(12)}', '${BEN}', 'audio', '{}', '${AT}')`,
  `insert into public.feedback (user_id, diagnosis_id, model_version, was_helpful, notes, diagnosed_at)
   values ('${ADA}', '${id(10)}', 'v1.0.0', true, 'It was', '${AT}')`,
  `insert into public.mechanic_findings (history_id, user_id, found, words, licence)
   values ('${id(10)}', '${ADA}', 'other', 'A loose shield', 'CC0-1.0')`,
  `insert into public.push_subscriptions (user_id, endpoint, p256dh, auth)
   values ('${ADA}', 'https://push.example.com/1', 'B${'A'.repeat(86)}', '${'A'.repeat(22)}')`,
  `insert into public.notification_settings (user_id, time_zone, quiet_from, quiet_until)
   values ('${ADA}', 'Europe/Berlin', '22:00', '07:00')`,
  `insert into public.notifications (user_id, type, title, message, read) values
     ('${ADA}', 'maintenance_due', 'Oil Change', 'Due now', true), ('${ADA}', 'other', 'Diagnosis ready', '', false)`,
  ...FILES.map(objectOf),
  `insert into public.maintenance (id, user_id, item, date, mileage, cost, notes, receipt_url, created_at) values
     ('${id(20)}', '${ADA}', 'Oil Change', '2026-03-05', 62000, 49.90, 'Filter too', 'http://localhost:8787/storage/v1/object/public/receipts/${FILES[0]?.name}', '${AT}'),
     ('${id(21)}', '${ADA}', 'Wax', '2026-01-01', null, null, null, null, '${AT}'),
     ('${ROW_WITH_NAN}', '${ADA}', 'Tires', '2026-01-02', 61000, 'NaN', E'two\\nlines, "quoted"', null, '${AT}')`,
  `insert into public.reminder_prefs (id, user_id, item, months_interval, miles_interval, last_done_date, last_done_mileage)
   values ('${id(30)}', '${ADA}', 'Wash', 2, 1000, '2026-01-01', 60000), ('${id(31)}', '${BEN}', 'Oil Change', null, 5000, null, null)`,
  `insert into private.reminder_notices (pref_id, due_date, due_mileage, stage, told_at)
   values ('${id(30)}', '2026-03-01', 61000, 2, '${AT}')`,
  `insert into public.analysis_jobs (id, user_id, state, month_year, attempt, result, delivered, created_at, started_at)
   values ('${id(40)}', '${ADA}', 'done', '2026-01', 2, '{"issue": null}', true, '${AT}', '${AT}')`,
  `insert into public.returnable_uses (user_id, usage_type, month_year, counted_at, returned_at)
   values ('${ADA}', 'obd_reads', '2026-01', '${AT}', '${AT}')`,
  `insert into public.calendar_feeds (user_id, token_hash, created_at) values ('${ADA}', '${HEX}', '${AT}')`,
  `insert into private.demo_starts (address_hash, started_at) values ('192.0.2.1', '${AT}')`,
]

/** What came between version 1.0.0 and the 55th migration. */
export const ROWS_UNTIL_55: readonly string[] = [
  `update auth.users set password_proven_by = 'ada@example.com' where id = '${ADA}'`,
  `insert into auth.known_devices (user_id, device_hash, seen_at) values ('${ADA}', 'd', '${AT}')`,
  `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, last_challenged_at, last_used_step)
   values ('${id(50)}', '${BEN}', 'Phone', 'totp', 'verified', '${AT}', '${AT}', 's', '${AT}', 7)`,
  `insert into auth.mfa_challenges (id, factor_id, created_at, verified_at, ip_address, web_authn_session_data)
   values ('${id(51)}', '${id(50)}', '${AT}', '${AT}', '192.0.2.1', '{"a": 1}')`,
  `insert into auth.mfa_recovery_codes (factor_id, code_hash, consumed_at, created_at) values ('${id(50)}', 'c', '${AT}', '${AT}')`,
  `insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
   values ('${id(3)}', '${AT}', '${AT}', 'totp')`,
  `insert into private.operator (plans) values ('on')`,
  `insert into public.vehicles (id, user_id, name, make, model, year, engine, fuel, vin, plate, picture, odometer_unit, retired_at)
   values ('${id(60)}', '${ADA}', 'Golf', 'VW', 'Golf', 2012, '1.4 TSI', 'Gasoline', 'WVWZZZ1KZAW000001', 'HH TP 1', 'data:image/png;base64,AAAA', 'km', null),
     ('${id(61)}', '${ADA}', 'Jazz', 'Honda', null, null, null, null, null, null, null, 'mi', '${AT}')`,
  `update public.maintenance set shop = 'Corner', currency = 'EUR', vehicle_id = '${id(61)}' where id = '${id(21)}'`,
  `insert into public.maintenance (id, user_id, item, date, vehicle_id) values ('${id(23)}', '${ADA}', 'Wash', '2026-02-01', '${id(60)}')`,
  `delete from public.maintenance where id = '${id(23)}'`,
  `insert into public.fill_ups (user_id, vehicle_id, date, odometer, odometer_unit, amount, amount_unit, total_minor, currency, is_full, missed, station, note)
   values ('${ADA}', '${id(60)}', '2026-03-05', 123456.7, 'km', 41.237, 'l', 7999, 'EUR', false, true, 'Aral', 'E10')`,
  `insert into public.preferences (user_id, distance_unit, volume_unit, economy_unit, temperature_unit, pressure_unit, currency)
   values ('${ADA}', 'km', 'l', 'l_100km', 'c', 'bar', 'EUR')`,
  `insert into public.removed_reminders (user_id, item, vehicle_id) values ('${ADA}', 'Battery', '${id(60)}')`,
  `insert into public.scanned_cars (user_id, car_hash, counted_at, rescans) values ('${ADA}', '${HEX}', '${AT}', 3)`,
  `insert into public.returnable_uses (user_id, usage_type, month_year, car_hash) values ('${ADA}', 'comprehensive_diagnoses', '2026-02', '${HEX}')`,
  `insert into public.own_sounds (user_id, vehicle_id, situation, device_id, device_name, takes)
   values ('${ADA}', '${id(60)}', 'warm_idle', '00000001', 'Phone', '[{"a": 1.50}, {}, {}]')`,
  `insert into public.cases (id, user_id, vehicle_id, title, state) values ('${id(70)}', '${ADA}', '${id(60)}', 'A rattle', 'repaired')`,
  `insert into public.case_items (id, case_id, user_id, kind, happened_at, history_id, maintenance_id, data) values
     ('${id(71)}', '${id(70)}', '${ADA}', 'sound', '${AT}', '${id(10)}', null, '{}'),
     ('${id(72)}', '${id(70)}', '${ADA}', 'repair', '${AT}', null, '${id(20)}', '{"item": "Oil Change"}'),
     ('${id(73)}', '${id(70)}', '${ADA}', 'note', '${AT}', null, null, '{"words": "Only when cold"}'),
     ('${id(74)}', '${id(70)}', '${ADA}', 'scan', '${AT}', null, null, '{"codes": {"stored": ["P0301"]}}')`,
  `insert into public.case_handovers (case_id, user_id, token_hash, expires_at, withdrawn_at, opened_count, first_opened_at,
     last_opened_at, answers, hour_from, hour_count)
   values ('${id(70)}', '${ADA}', '${HEX}', '2036-01-01', '${AT}', 2, '${AT}', '${AT}', 1, '${AT}', 2)`,
]

/** ... and the 76th. */
export const ROWS_UNTIL_76: readonly string[] = [
  `update public.maintenance set extra_files = 'https://files.example/2.pdf http://localhost:8787/storage/v1/object/public/receipts/${FILES[1]?.name}',
     mileage_km = 99779 where id = '${id(20)}'`,
  `insert into public.fill_ups (user_id, vehicle_id, date, odometer, odometer_unit, amount, amount_unit, energy, total_minor, currency)
   values ('${ADA}', '${id(61)}', '2026-03-06', 61500, 'mi', 31.125, 'kwh', 'electricity', 1120, 'USD')`,
  `insert into public.car_costs (id, user_id, vehicle_id, kind, amount, currency, every, date, until, note, created_at) values
     ('${id(80)}', '${ADA}', '${id(60)}', 'insurance', 312.505, 'EUR', 'half_year', '2025-01-31', '2026-06-30', 'Third party', '${AT}'),
     ('${id(81)}', '${ADA}', '${id(60)}', 'purchase', 19999.99, 'EUR', null, '2024-02-29', null, null, '${AT}'),
     ('${id(82)}', '${ADA}', '${id(61)}', 'tax', -20, 'JPY', null, '2025-05-05', null, E'two\\nlines, "quoted"', '${AT}'),
     ('${id(83)}', '${BEN}', null, 'loan', 250, 'USD', 'month', '0001-01-01', '9999-12-31', null, '${AT}')`,
  `update public.notification_settings set mail = false where user_id = '${ADA}'`,
  `insert into private.reminder_mails (user_id, token, tried_at, told_until) values ('${ADA}', 'stop', '${AT}', '${AT}')`,
  `insert into private.last_sweep (swept_at) values ('${AT}')`,
  `insert into private.sounds_without_row (name, seen_at) values ('${ADA}/${id(10)}.wav', '${AT}')`,
]
