import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { type CaseItemKind, type Database, demoAccount, type Json } from '@tappet/wire'
import { sampleDiagnosis } from './sample-diagnosis.ts'
import type { TestServer } from './server.ts'

type Client = SupabaseClient<Database>
type Account = { session: string; userId: string; client: Client }

const DAY_MS = 86_400_000
const PASSWORD = 'steady idle at 800'

/** A fresh account, and its session as the app keeps it. */
export async function createAccount(server: TestServer, email: string, name: string): Promise<Account> {
  const client = createClient<Database>(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD })
  if (error !== null || data.user === null) throw error ?? new Error('sign-up gave no user')
  refuse(await client.from('profiles').update({ name }).eq('user_id', data.user.id))
  return { client, userId: data.user.id, session: JSON.stringify(data.session) }
}

/** The session of a fresh demo, as the app keeps it. */
export async function createDemo(server: TestServer): Promise<string> {
  const client = createClient<Database>(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const answer = await client.functions.invoke<unknown>('demo', { method: 'POST' })
  if (answer.error !== null) throw answer.error
  const { data, error } = await client.auth.signInWithPassword(demoAccount.parse(answer.data))
  if (error !== null) throw error
  return JSON.stringify(data.session)
}

const refuse = ({ error }: { error: Error | null }) => {
  if (error !== null) throw error
}

/** The calendar day this many days before `nowMs`. */
const day = (nowMs: number, daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS).toISOString().slice(0, 10)

/** The default one, whose log it is, and another one. */
const CARS = [
  {
    make: 'Honda',
    model: 'Civic',
    year: 2018,
    engine: '2.0 L',
    fuel: 'Gasoline',
    plate: '7TPT018',
    is_default: true,
  },
  { name: 'Weekend Miata', make: 'Mazda', model: 'MX-5', year: 1999, is_default: false },
]

/** What a driver of two years has: two cars, a log with a receipt, fuel, costs, reminders, diagnoses, news, some use. */
export async function seedDriver(
  server: TestServer,
  { client, userId }: Account,
  receipt: Buffer | null,
  nowMs: number,
) {
  for (const index of CARS.keys()) refuse(await client.from('vehicles').insert(CARS.slice(index, index + 1)))
  const receiptUrl = receipt ? await uploadReceipt({ client, userId }, receipt, nowMs) : null
  const log = LOG.map(([item, daysAgo, mileage, cost, notes], index) => ({
    user_id: userId,
    item,
    date: day(nowMs, daysAgo),
    mileage,
    cost,
    notes,
    receipt_url: index === 0 ? receiptUrl : null,
  }))
  refuse(await client.from('maintenance').insert(log))
  refuse(await client.from('fill_ups').insert(fillUps(userId, nowMs)))
  const costs = COSTS.map((cost) => ({ ...cost, user_id: userId, date: day(nowMs, 365) }))
  refuse(await client.from('car_costs').insert(costs))
  const reminders = REMINDERS.map(([item, miles, months, daysAgo, mileage]) => ({
    user_id: userId,
    item,
    miles_interval: miles,
    months_interval: months,
    last_done_date: day(nowMs, daysAgo),
    last_done_mileage: mileage,
  }))
  refuse(await client.from('reminder_prefs').upsert(reminders, { onConflict: 'user_id,item' }))
  refuse(await client.from('history').insert(diagnoses(userId, nowMs)))
  await seedCase(client, userId, nowMs)
  await server.admin(NOTIFY, [userId])
  await setUsage(server, userId, nowMs)
}

/** A case with a recording's result, a note and a quote. */
async function seedCase(client: Client, userId: string, nowMs: number): Promise<void> {
  const at = (daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS).toISOString()
  const newest = await client
    .from('cases')
    .insert({ user_id: userId, title: 'A knock when cold', state: 'open', created_at: at(3) })
    .select('id')
    .single()
  if (newest.error) throw newest.error
  const sounds = client.from('history').select('id').eq('user_id', userId).eq('type', 'audio')
  const sound = await sounds.order('created_at', { ascending: false }).limit(1).single()
  if (sound.error) throw sound.error
  const item = (kind: CaseItemKind, daysAgo: number, data: Json, history_id: string | null = null) => ({
    case_id: newest.data.id,
    user_id: userId,
    kind,
    happened_at: at(daysAgo),
    data,
    history_id,
  })
  const items = [
    item('sound', 3, { name: 'Engine knock or tick', issue: 'engine_knock' }, sound.data.id),
    item('note', 2, { words: 'Only in the first minutes, louder uphill.' }),
    item('quote', 1, { words: 'Catalytic converter 1100\nShop supplies 25' }),
  ]
  refuse(await client.from('case_items').insert(items))
}

/** Some use this month, and some left: also after what was done for a picture has counted. */
export async function setUsage(server: TestServer, userId: string, nowMs: number): Promise<void> {
  await server.admin(
    `insert into public.usage_counters (user_id, month_year, audio_diagnoses, comprehensive_diagnoses, obd_reads)
     values ($1, $2, 3, 1, 0)
     on conflict (user_id, month_year)
     do update set audio_diagnoses = 3, comprehensive_diagnoses = 1, obd_reads = 0`,
    [userId, new Date(nowMs).toISOString().slice(0, 7)],
  )
}

async function uploadReceipt(
  { client, userId }: Pick<Account, 'client' | 'userId'>,
  receipt: Buffer,
  nowMs: number,
): Promise<string> {
  const bucket = client.storage.from('receipts')
  const path = `${userId}/${nowMs}.png`
  refuse(await bucket.upload(path, receipt, { contentType: 'image/png' }))
  return bucket.getPublicUrl(path).data.publicUrl
}

/** Item, days ago, miles, USD, notes; the newest first. */
const LOG: readonly [string, number, number, number | null, string | null][] = [
  ['Oil Change', 12, 84_210, 64.5, 'Full synthetic 5W-30, new filter and drain washer.'],
  ['Tire Rotation', 12, 84_210, 25, null],
  ['Mileage Update', 40, 83_120, null, null],
  ['Brake Pads', 96, 81_400, 289, 'Front axle. Rotors measured and within limits.'],
  ['Cabin filter', 150, 80_050, 18.95, 'Did it myself, five minutes behind the glove box.'],
  ['Air Filter', 201, 78_900, 22, null],
  ['Oil Change', 201, 78_900, 61, null],
  ['Battery', 330, 76_200, 174.99, 'Three-year warranty, keep the receipt.'],
  ['Coolant Flush', 420, 73_300, 129, null],
  ['Oil Change', 421, 73_290, 59, null],
  ['Tires', 560, 69_800, 612, 'Four all-season tires, balanced.'],
  ['Spark Plugs', 700, 66_100, 148, null],
]

const COSTS = [
  { kind: 'insurance', amount: 96, currency: 'USD', every: 'month' },
  { kind: 'tax', amount: 148, currency: 'USD', every: 'year' },
  { kind: 'parking', amount: 45, currency: 'USD', every: 'month' },
] as const

/** A year of full tanks, one every 340 miles; in winter a gallon takes the car less far. */
function fillUps(userId: string, nowMs: number) {
  return Array.from({ length: 27 }, (_, index) => {
    const odometer = 84_440 - 340 * index
    const mpg = 32.4 + 2.6 * Math.cos(index / 4 - 4) + Math.sin(5 * index)
    const gallons = Math.round(340_000 / mpg) / 1000
    return {
      user_id: userId,
      date: day(nowMs, daysAgoAt(odometer)),
      odometer,
      odometer_unit: 'mi',
      amount: gallons,
      amount_unit: 'us_gal',
      total_minor: Math.round(gallons * (329 + 18 * Math.sin(index / 5) + 6 * Math.sin(3 * index))),
      currency: 'USD',
      station: index % 3 === 0 ? 'Harbor Fuel' : 'Costco',
    } as const
  })
}

/** On the straight line between two records of the log, and on from the newest to today. */
function daysAgoAt(odometer: number): number {
  const [, laterDays, laterMiles] = LOG.findLast(([, , miles]) => miles > odometer) ?? ['', 0, 84_546]
  const [, earlierDays, earlierMiles] = LOG.find(([, , miles]) => miles <= odometer) ?? ['', 730, 65_260]
  return laterDays + ((laterMiles - odometer) / (laterMiles - earlierMiles)) * (earlierDays - laterDays)
}

/** Item, every miles, every months, last done days ago, at miles. */
const REMINDERS: readonly [string, number | null, number | null, number, number][] = [
  ['Oil Change', 5000, 6, 12, 84_210],
  ['Air Filter', 12_000, 12, 358, 78_900],
  ['Brake Fluid', 30_000, 24, 735, 65_300],
  ['Tire Rotation', 8000, 6, 160, 76_500],
  ['Coolant Flush', 30_000, 24, 420, 73_300],
]

function diagnoses(userId: string, nowMs: number) {
  const at = (daysAgo: number) => new Date(nowMs - daysAgo * DAY_MS).toISOString()
  const belt = sampleDiagnosis({ id: crypto.randomUUID(), confidence: 64 })
  const comprehensive = {
    id: crypto.randomUUID(),
    confidence_score: 72,
    probable_causes: [
      { cause: 'Worn spark plugs', likelihood: 71, estimated_cost: { min: 50, max: 200 } },
      { cause: 'Failing ignition coil', likelihood: 44, estimated_cost: { min: 120, max: 380 } },
    ],
    input: {
      codes: ['P0301'],
      symptoms: ['rough idle', 'shakes at red lights'],
      vehicle_info: { year: '2014', make: 'Honda', model: 'Civic' },
    },
  }
  const rows = [
    { type: 'audio', data: sampleDiagnosis(), created_at: at(1) },
    { type: 'comprehensive', data: comprehensive, created_at: at(9) },
    {
      type: 'audio',
      data: {
        ...belt,
        issue: {
          ...belt.issue,
          id: 'loose_belt',
          name: 'Belt or accessory noise',
          urgencyLevel: 'check_soon',
        },
      },
      created_at: at(61),
    },
  ] as const
  return rows.map(({ type, data, created_at }) => ({
    user_id: userId,
    type,
    data: data as unknown as Json,
    created_at,
  }))
}

const NOTIFY = `
  insert into public.notifications (user_id, type, title, message, read, created_at) values
    ($1, 'maintenance_overdue', 'Brake Fluid is overdue', 'Last done over two years ago.', false, now() - interval '2 hours'),
    ($1, 'maintenance_due', 'Air Filter is due', 'Due in 7 days.', false, now() - interval '1 day'),
    ($1, 'other', 'A recording that waited is diagnosed', 'Engine knock or tick', true, now() - interval '3 days')`
