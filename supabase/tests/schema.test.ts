import {
  carCostFields,
  carFields,
  type Field,
  type FieldTable,
  fillUpFields,
  logFields,
} from '@tappet/upkeep'
import { fullRow } from '@tappet/upkeep/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TestDatabase } from '../../tests/harness/database.ts'
import { fileDatabase } from '../../tests/harness/for-file.ts'
import {
  callableFunctions,
  columnTypes,
  functionsWithoutSearchPath,
  tablesOf,
  writableColumns,
} from './catalogue.ts'
import { COLUMNS } from './columns.table.ts'

type User = Awaited<ReturnType<TestDatabase['user']>>

const test = fileDatabase()
let ada: User
beforeAll(async () => {
  ada = await test.user()
})

/** Writes as the server, whom no policy stops: what is refused here is refused to everybody. */
const write = async (text: string, values: unknown[] = []): Promise<string> => {
  try {
    await test.database.as(test.service, (client) => client.query(text, values))
    return 'written'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'failed'
  }
}
const CHECK_VIOLATION = '23514'
const NOT_NULL_VIOLATION = '23502'
const FOREIGN_KEY_VIOLATION = '23503'

/** Columns that no driver writes, besides id and owner. */
const OF_SERVER = ['vehicle_id', 'created_at', 'updated_at', 'version']

const TYPES = {
  text: 'text',
  address: 'text',
  code: 'text',
  picture: 'text',
  currency: 'text',
  choice: 'text',
  day: 'date',
  moment: 'timestamp with time zone',
  year: 'integer',
  miles: 'integer',
  kilometers: 'integer',
  minor: 'bigint',
  flag: 'boolean',
  money: 'numeric(13,3)',
  temperature: 'numeric(5,2)',
}

function typeOf(field: Field): unknown {
  const isNullable = !field.required && field.kind !== 'flag'
  if (field.kind === 'quantity')
    return expect.stringMatching(
      new RegExp(`^numeric\\(\\d+,${field.decimals}\\)${isNullable ? '\\?' : ''}$`),
    )
  return `${TYPES[field.kind]}${isNullable ? '?' : ''}`
}

/** Values at a field's limits, and what becomes of a row with them. */
function limitsOf(field: Field): [value: unknown, result: string][] {
  switch (field.kind) {
    case 'text':
    case 'address': {
      const longest = '🚗'.repeat(field.maxLength)
      const blank = field.required || 'notBlank' in field ? [['  ', CHECK_VIOLATION] as [string, string]] : []
      return [[longest, 'written'], [`${longest}x`, CHECK_VIOLATION], ...blank]
    }
    case 'picture': {
      const start = 'data:image/png;base64,'
      return [
        [start.padEnd(field.maxLength, 'A'), 'written'],
        [start.padEnd(field.maxLength + 1, 'A'), CHECK_VIOLATION],
      ]
    }
    case 'code':
      return [['not one!', CHECK_VIOLATION]]
    case 'year':
    case 'temperature':
      return [
        [field.min, 'written'],
        [field.max, 'written'],
        [field.min - 1, CHECK_VIOLATION],
        [field.max + 1, CHECK_VIOLATION],
      ]
    case 'quantity':
      return [
        [field.max, 'written'],
        [field.max + 1, CHECK_VIOLATION],
        [0, field.isPositive ? CHECK_VIOLATION : 'written'],
        [-1, CHECK_VIOLATION],
      ]
    case 'kilometers':
      return [[-1, CHECK_VIOLATION]]
    case 'miles':
      return [
        [field.max, 'written'],
        [-1, CHECK_VIOLATION],
      ]
    case 'money':
      return [
        [field.max, 'written'],
        // Money back.
        [-field.max, 'written'],
      ]
    case 'minor':
      return [
        [0, 'written'],
        [-1, CHECK_VIOLATION],
      ]
    case 'choice':
      return [
        ...Object.keys(field.options).map((value): [string, string] => [value, 'written']),
        ['not one!', CHECK_VIOLATION],
      ]
    case 'currency':
      return [['eur', CHECK_VIOLATION]]
    default:
      return []
  }
}

describe('the tables', () => {
  it('history holds id, user_id, type, data, created_at, and beside them its car [HIS-014]', async () => {
    expect(await columnTypes(test, 'public.history')).toEqual({
      id: 'uuid',
      user_id: 'uuid',
      type: 'text',
      data: 'jsonb',
      created_at: 'timestamp with time zone',
      vehicle_id: 'uuid?',
    })
  })

  it('history.type is audio or comprehensive [HIS-015]', async () => {
    const insert = (type: unknown) =>
      write(`insert into history (user_id, type, data) values ($1, $2, '{}')`, [ada.userId, type])
    for (const type of ['audio', 'comprehensive']) expect(await insert(type)).toBe('written')
    for (const type of ['Audio', 'video', '']) expect(await insert(type)).toBe(CHECK_VIOLATION)
    expect(await insert(null)).toBe(NOT_NULL_VIOLATION)
  })

  it('feedback holds what was thought of which diagnosis; was_helpful is boolean, notes may be null [RES-027] [RES-030] [RES-031]', async () => {
    expect(await columnTypes(test, 'public.feedback')).toMatchObject({
      user_id: 'uuid',
      diagnosis_id: 'uuid?',
      model_version: 'text',
      was_helpful: 'boolean',
      notes: 'text?',
      diagnosed_at: 'timestamp with time zone',
    })
    const insert = (helpful: unknown, notes: unknown) =>
      write(
        `insert into feedback (user_id, model_version, was_helpful, notes, diagnosed_at) values ($1, 'v1.0.0', $2, $3, now())`,
        [ada.userId, helpful, notes],
      )
    expect(await insert(true, null)).toBe('written')
    expect(await insert(false, 'It was the belt.')).toBe('written')
    expect(await insert(null, null)).toBe(NOT_NULL_VIOLATION)
    expect(await insert('perhaps', null)).toBe('22P02')
  })

  it('mechanic_findings holds what was found of which saved diagnosis, and under which licence its recording is given', async () => {
    expect(await columnTypes(test, 'public.mechanic_findings')).toEqual({
      history_id: 'uuid',
      user_id: 'uuid',
      found: 'text',
      words: 'text?',
      licence: 'text?',
      consented_at: 'timestamp with time zone?',
      created_at: 'timestamp with time zone',
    })
    const insert = async (changes: Record<string, unknown>, userId = ada.userId) => {
      const [row] = await test.admin<{ id: string }>(
        `insert into history (user_id, type, data) values ($1, 'audio', '{}') returning id`,
        [ada.userId],
      )
      const finding = { found: 'loose_belt', words: null, licence: null, ...changes }
      return write(
        'insert into mechanic_findings (history_id, user_id, found, words, licence) values ($1, $2, $3, $4, $5)',
        [row?.id, userId, finding.found, finding.words, finding.licence],
      )
    }
    expect(await insert({})).toBe('written')
    expect(await insert({ found: 'other', words: 'a stone in the wheel' })).toBe('written')
    for (const licence of ['CC0-1.0', 'CC-BY-4.0']) expect(await insert({ licence })).toBe('written')
    for (const wrong of [
      { found: 'Loose belt' },
      { found: 'other' },
      { words: '  ' },
      { words: 'x'.repeat(501) },
      { licence: 'CC-BY-NC-4.0' },
      { licence: '' },
    ])
      expect([wrong, await insert(wrong)]).toEqual([wrong, CHECK_VIOLATION])
    // Somebody else's diagnosis, and one that is not there, are refused alike: neither tells of the other.
    const ben = await test.user()
    expect(await insert({}, ben.userId)).toBe(FOREIGN_KEY_VIOLATION)
  })

  it('notifications holds id, user_id, type, title, message, read, created_at [NOT-002]', async () => {
    expect(await columnTypes(test, 'public.notifications')).toMatchObject({
      id: 'uuid',
      user_id: 'uuid',
      type: 'text',
      title: 'text',
      message: 'text',
      read: 'boolean',
      created_at: 'timestamp with time zone',
    })
  })

  it('notifications.type is one of the four [NOT-003]', async () => {
    const insert = (type: string) =>
      write(`insert into notifications (user_id, type, title) values ($1, $2, 'x')`, [ada.userId, type])
    for (const type of ['maintenance_reminder', 'maintenance_due', 'maintenance_overdue', 'other']) {
      expect(await insert(type)).toBe('written')
    }
    for (const type of ['maintenance', 'Other', '']) expect(await insert(type)).toBe(CHECK_VIOLATION)
  })

  it('maintenance holds its record; mileage is integer or null, cost is decimal or null [MNT-021] [MNT-022] [MNT-023]', async () => {
    expect(await columnTypes(test, 'public.maintenance')).toMatchObject({
      id: 'uuid',
      user_id: 'uuid',
      item: 'text',
      date: 'date',
      mileage: 'integer?',
      cost: 'numeric(13,3)?',
      notes: 'text?',
      receipt_url: 'text?',
    })
    const insert = (item: string, mileage: unknown, cost: unknown) =>
      write(
        `insert into maintenance (user_id, item, date, mileage, cost) values ($1, $2, '2026-05-01', $3, $4)`,
        [ada.userId, item, mileage, cost],
      )
    expect(await insert('Oil Change', null, null)).toBe('written')
    expect(await insert('Oil Change', 64_000, '49.90')).toBe('written')
    expect(await insert('Oil Change', -1, null)).toBe(CHECK_VIOLATION)
    expect(await insert('Oil Change', null, '-50.00')).toBe('written')
    expect(await insert('Oil Change', null, '-9999999999.995')).toBe(CHECK_VIOLATION)
    expect(await insert('Oil Change', '1.5', null)).toBe('22P02')
    expect(await insert('  ', null, null)).toBe(CHECK_VIOLATION)
  })

  it('maintenance takes seven files beside the receipt', async () => {
    const insert = (files: number) =>
      write(
        `insert into maintenance (user_id, item, date, extra_files) values ($1, 'Tires', '2026-05-01', $2)`,
        [ada.userId, Array.from({ length: files }, (_, n) => `https://a.example/${n}.jpg`).join(' ')],
      )
    expect([await insert(7), await insert(8)]).toEqual(['written', CHECK_VIOLATION])
  })

  it.each([
    ['maintenance', logFields],
    ['fill_ups', fillUpFields],
    ['car_costs', carCostFields],
    ['vehicles', carFields],
  ] as [string, FieldTable][])(
    '%s has the columns of its table of fields, of their types and limits',
    async (table, fields) => {
      const entries = Object.entries(fields)
      const { id: _id, user_id: _owner, ...columns } = await columnTypes(test, `public.${table}`)
      for (const name of OF_SERVER) delete columns[name]
      expect(columns).toEqual(Object.fromEntries(entries.map(([name, field]) => [name, typeOf(field)])))
      const insert = (change: object) => {
        const row = { ...fullRow(fields), ...change, user_id: ada.userId }
        const names = Object.keys(row)
        const places = names.map((_, index) => `$${index + 1}`)
        return write(`insert into ${table} (${names}) values (${places})`, Object.values(row))
      }
      for (const [name, field] of entries)
        for (const [value, result] of limitsOf(field))
          expect([name, value, await insert({ [name]: value })]).toEqual([name, value, result])
    },
  )

  it('reminder_prefs holds id, user_id, item, the two intervals and when it was done last [REM-014]', async () => {
    expect(await columnTypes(test, 'public.reminder_prefs')).toMatchObject({
      id: 'uuid',
      // Null on the reminders of a car that is not the default one.
      user_id: 'uuid?',
      item: 'text',
      months_interval: 'integer?',
      miles_interval: 'double precision?',
      last_done_date: 'date?',
      last_done_mileage: 'double precision?',
    })
    const insert = (item: string) =>
      write('insert into reminder_prefs (user_id, item) values ($1, $2)', [ada.userId, item])
    expect(await insert('Battery')).toBe('written')
    expect(await insert('Battery')).toBe('23505')
  })

  it('profiles holds the person, the plan, google_sub and stripe_customer_id [ACC-060] [ACC-062]', async () => {
    expect(await columnTypes(test, 'public.profiles')).toEqual({
      user_id: 'uuid',
      name: 'text?',
      email: 'text?',
      picture_url: 'text?',
      plan: 'text',
      created_at: 'timestamp with time zone',
      google_sub: 'text?',
      stripe_customer_id: 'text?',
    })
  })

  it('profiles.plan is FREE or PRO [ACC-061]', async () => {
    const update = (plan: unknown) =>
      write('update profiles set plan = $2 where user_id = $1', [ada.userId, plan])
    for (const plan of ['PRO', 'FREE']) expect(await update(plan)).toBe('written')
    for (const plan of ['free', 'ENTERPRISE', '']) expect(await update(plan)).toBe(CHECK_VIOLATION)
    expect(await update(null)).toBe(NOT_NULL_VIOLATION)
  })

  it('usage_counters holds the four counts of a month, YYYY-MM [ACC-063] [ACC-064]', async () => {
    expect(await columnTypes(test, 'public.usage_counters')).toEqual({
      user_id: 'uuid',
      month_year: 'text',
      audio_diagnoses: 'integer',
      obd_reads: 'integer',
      pdf_exports: 'integer',
      comprehensive_diagnoses: 'integer',
    })
    const insert = (month: string) =>
      write('insert into usage_counters (user_id, month_year) values ($1, $2)', [ada.userId, month])
    for (const month of ['2026-01', '2026-12']) expect(await insert(month)).toBe('written')
    for (const month of ['2026-00', '2026-13', '2026-1', '26-01', '2026-01-01', 'May 2026', '']) {
      expect([month, await insert(month)]).toEqual([month, CHECK_VIOLATION])
    }
  })
})

describe('the columns a client may write', () => {
  it('are those of the table of columns, for every table [V8.2.3]', async () => {
    expect(Object.keys(COLUMNS).sort()).toEqual(await tablesOf(test, ['public']))
    for (const [table, columns] of Object.entries(COLUMNS)) {
      for (const verb of ['insert', 'update'] as const) {
        const message = `${table}: ${verb}`
        expect(await writableColumns(test, table, 'authenticated', verb), message).toEqual(
          [...columns[verb]].sort(),
        )
        expect(await writableColumns(test, table, 'anon', verb), message).toEqual([])
      }
    }
  })

  it('are of a notification its mark alone, and no table is emptied', async () => {
    await test.admin(`insert into notifications (user_id, type, title) values ($1, 'other', 'x')`, [
      ada.userId,
    ])
    const asAda = (text: string) => test.database.as(ada, (client) => client.query(text))
    for (const text of ['update notifications set read = true, created_at = now()', 'truncate history'])
      await expect(asAda(text), text).rejects.toMatchObject({ code: '42501' })
    expect((await asAda('update notifications set read = true')).rowCount).toBeGreaterThan(0)
  })
})

describe('a profile', () => {
  it('is made FREE at sign-up, by the database', async () => {
    const [user] = await test.admin<{ id: string }>(
      `insert into auth.users (email, raw_user_meta_data, raw_app_meta_data)
       values ('eve@example.com', '{"full_name": "Eve", "plan": "PRO", "sub": "1"}', '{"provider": "email"}') returning id`,
    )
    const [profile] = await test.admin(
      'select name, email, plan, google_sub from profiles where user_id = $1',
      [user?.id],
    )
    expect(profile).toEqual({ name: 'Eve', email: 'eve@example.com', plan: 'FREE', google_sub: null })
    await test.admin(`update auth.users set email = 'eve2@example.com' where id = $1`, [user?.id])
    expect(await test.admin('select email from profiles where user_id = $1', [user?.id])).toEqual([
      { email: 'eve2@example.com' },
    ])
  })

  it('goes with its account, and so does all that is theirs', async () => {
    const gone = await test.user()
    await test.admin(`insert into history (user_id, type, data) values ($1, 'audio', '{}')`, [gone.userId])
    await test.admin('delete from auth.users where id = $1', [gone.userId])
    for (const table of await tablesOf(test, ['public'])) {
      expect([table, await test.admin(`select from ${table} where user_id = $1`, [gone.userId])]).toEqual([
        table,
        [],
      ])
    }
  })
})

describe('the functions', () => {
  const forAnyone = [
    'auth.email()',
    'auth.jwt()',
    'auth.role()',
    'auth.uid()',
    'rest.refuse_large_answer(bigint)',
    'storage.extension(text)',
    'storage.filename(text)',
    'storage.foldername(text)',
    'verify_customer_email_security()',
  ]
  const forSignedIn = [
    ...forAnyone,
    'begin_archive()',
    'keep_push_subscription(text,text,text)',
    'list_budgets()',
    'list_sessions()',
    'log_changes(bigint)',
    'make_calendar_link()',
    'make_handover(uuid,integer)',
    'withdraw_handover(uuid)',
    'update_differential(uuid,jsonb)',
    'delete_if_unchanged(text,jsonb)',
    'edit_if_unchanged(text,uuid,jsonb,jsonb)',
    'usage_limit(text,text)',
  ]
  const forService = [
    ...forSignedIn,
    'abandon_analysis(uuid,uuid,integer)',
    'note_security_event(uuid,text,text)',
    'answer_handover(text,timestamp with time zone,text,jsonb)',
    'handover_entries(uuid,uuid)',
    'use_handover(text,timestamp with time zone,boolean)',
    'begin_analysis(uuid,uuid,integer,uuid)',
    'begin_demo(text,timestamp with time zone)',
    'claim_push_deliveries(timestamp with time zone,integer)',
    'claim_reminder_mails(timestamp with time zone,integer)',
    'count_obd_read(uuid,text)',
    'count_returnable_use(uuid,text)',
    'count_usage(uuid,text)',
    'deliver_analysis(uuid,uuid,jsonb,text,text)',
    'finish_analysis(uuid,uuid,jsonb)',
    'plans_mode()',
    'give_use_back(uuid,uuid,text)',
    'remove_old_demos(timestamp with time zone)',
    'return_usage(uuid,text,text)',
    'storage.forget_ownerless(timestamp with time zone)',
    'settle_push_delivery(uuid,text,timestamp with time zone)',
    'settle_reminder_mail(uuid,timestamp with time zone)',
    'stop_reminder_mails(text)',
    'sweep_sounds(timestamp with time zone)',
    'sweep_due_reminders(timestamp with time zone,integer)',
    'sweep_reminders(timestamp with time zone)',
  ]

  it('that each role may call are the listed ones', async () => {
    expect(await callableFunctions(test, 'anon')).toEqual(forAnyone)
    expect(await callableFunctions(test, 'authenticated')).toEqual(forSignedIn.sort())
    expect(await callableFunctions(test, 'service_role')).toEqual(forService.sort())
  })

  it('have a pinned search_path, wherever it matters', async () => {
    expect(await functionsWithoutSearchPath(test)).toEqual([])
  })

  it('that lack one, or are open to anyone, would be found', async () => {
    await test.admin(`
      create function public.loose() returns int language sql as 'select 1';
      create function auth.elevated() returns int language sql security definer as 'select 1'`)
    expect(await functionsWithoutSearchPath(test)).toEqual(['auth.elevated()', 'loose()'])
    expect(await callableFunctions(test, 'anon')).toEqual(
      expect.arrayContaining(['loose()', 'auth.elevated()']),
    )
    await test.admin('drop function public.loose(), auth.elevated()')
  })
})
