import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monthlyLimits, PRO_PRICE_USD_PER_MONTH, PRODUCT_VERSION } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { TABLES } from '../../apps/web/src/features/account/data/tables.ts'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const privacy = read('apps/web/public/legal/privacy.md')
const terms = read('apps/web/public/legal/terms.md')

/** Each table that holds a person's rows, with the words by which the policy tells of it. */
const TOLD: Record<string, RegExp> = {
  cases: /\*\*Cases\.\*\*.*the case’s name/,
  case_items: /\*\*Cases\.\*\*.*notes and quotes.*what a mechanic found.*each scan that you add/,
  case_handovers: /a link that you make for a mechanic: a fingerprint of it/,
  profiles: /\*\*Account\.\*\* Your email address/,
  usage_counters: /\*\*Usage\.\*\* How many diagnoses, code reads and exports/,
  returnable_uses: /\*\*Usage\.\*\* How many diagnoses, code reads and exports/,
  scanned_cars: /a fingerprint of its VIN for 14 days/,
  history: /save to your history/,
  analysis_jobs: /The result of each sound that was analyzed/,
  feedback: /\*\*Feedback\.\*\*/,
  mechanic_findings: /\*\*What the mechanic found\.\*\*/,
  notifications: /\*\*Notifications\.\*\*/,
  notification_settings: /quiet hours with your time zone/,
  preferences: /your units and your currency/,
  push_subscriptions: /address at which your browser takes push messages/,
  security_events: /\*\*What happened to your account\.\*\* Sign-ins and failed ones/,
  calendar_feeds: /fingerprint of your calendar link/,
  vehicles: /\*\*Cars\.\*\* What you say of each car/,
  own_sounds: /\*\*How your car sounds\.\*\* /,
  maintenance: /\*\*Service log and reminders\.\*\*/,
  maintenance_tombstones: /Of a record that you delete, its internal number alone stays/,
  fill_ups: /\*\*Service log and reminders\.\*\*.*fill-ups/,
  car_costs: /\*\*Service log and reminders\.\*\*.*what else your car costs/,
  reminder_prefs: /\*\*Service log and reminders\.\*\* .*intervals/,
  removed_reminders: /which reminders you removed/,
}

const migrations = readdirSync(join(root, 'supabase/migrations'))
  .filter((name) => name.endsWith('.sql'))
  .map((name) => read(`supabase/migrations/${name}`))
  .join('\n')

/** The public tables with a column that points at an account. */
const personalTables = [...migrations.matchAll(/create table public\.(\w+) \(([\s\S]*?)\n\);/g)]
  .filter(([, , columns = '']) => columns.includes('references auth.users'))
  .map(([, name = '']) => name)

describe('the privacy policy', () => {
  it('tells of every table that holds a person’s rows', () => {
    expect(personalTables.length).toBeGreaterThan(7)
    for (const table of personalTables) {
      expect(TOLD[table], `${table}: say in privacy.md what it holds, and here by which words`).toBeDefined()
      expect(privacy, table).toMatch(TOLD[table] ?? /^$/)
    }
  })
  it('lets an export take every row that its owner may read, but for keys to a device and secret links', () => {
    const readable = personalTables.filter((table) =>
      new RegExp(`grant [^;]*select[^;]* on public\\.${table} to authenticated`).test(migrations),
    )
    const isKey = (table: string) =>
      ['push_subscriptions', 'calendar_feeds', 'case_handovers'].includes(table)
    const goesOut = (table: string) =>
      Object.entries(TABLES).some(([name, { kind }]) => name === table && kind !== 'kept')
    expect(readable).toContain('history')
    expect(readable.filter((table) => !isKey(table) && !goesOut(table))).toEqual([])
  })
  it('tells of the scans that a device keeps, and that an export takes them along', () => {
    expect(read('apps/web/src/features/account/data/collect.ts')).toContain('tables.obd_scans = scans')
    expect(read('apps/web/src/features/account/data/plan.ts')).toContain('schema: scanSchema')
    expect(privacy).toMatch(/A scan that you save is kept on that device alone/)
    expect(privacy).toMatch(/\*\*Export my data\*\*.*the scans saved on the device/)
  })
  it('lets every such row go with its account', () => {
    const references = [...migrations.matchAll(/references auth\.users \(id\)(?! on delete cascade)/g)]
    expect(references).toEqual([])
  })
  it('says how to have everything deleted, and by when', () => {
    expect(privacy).toMatch(/Request Data Deletion/)
    expect(privacy).toMatch(/Within 30 days/)
  })
  it('says what is true of the log: no query, and no address of the reader', () => {
    const log = read('apps/server/src/edge/request-log.ts')
    expect(log).not.toMatch(/remoteAddress|forwarded|user-agent/i)
    expect(privacy).toMatch(/its path without the query/)
  })
})

describe('the terms', () => {
  it('name the plans as they are', () => {
    const { audio_diagnoses, comprehensive_diagnoses, obd_reads } = monthlyLimits.FREE
    expect(terms).toContain(
      `${audio_diagnoses} audio diagnoses, ${comprehensive_diagnoses} comprehensive diagnoses and ${obd_reads} OBD read`,
    )
    expect(terms).toContain(`$${PRO_PRICE_USD_PER_MONTH} per month`)
    expect(terms).toMatch(/charges nobody/)
  })
})

describe.each([
  ['privacy.md', privacy],
  ['terms.md', terms],
])('%s', (_name, text) => {
  it('is dated, and names the version it is for', () => {
    expect(text.split('\n')[0]).toMatch(/^Effective \w+ \d{1,2}, 20\d\d, for version/)
    expect(text.split('\n')[0]).toContain(PRODUCT_VERSION)
  })
  it('begins with what it comes down to, under headings that differ', () => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)
    expect(headings[0]).toBe('In short')
    expect(new Set(headings).size).toBe(headings.length)
    expect(text).not.toMatch(/^# /m)
  })
  it('promises nothing that is not there', () => {
    expect(text).not.toMatch(/\b(TODO|TBD|lorem|example\.com)\b/i)
  })
})
