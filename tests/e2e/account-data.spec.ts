import type { Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { CARS, simulatedCar } from '@tappet/obd/testing'
import type { Database, Json } from '@tappet/wire'
import { strFromU8, unzipSync, zipSync } from 'fflate'
import { knockingEngineWav, sampleDiagnosis } from '../harness/sample-diagnosis.ts'
import type { Driver, SavedFile } from './fixtures.ts'
import { expect, onBoth, test } from './fixtures.ts'
import { receiptAt } from './maintenance-log.ts'
import { ADAPTER_STEP_MS, chooseAdapter, passUntil } from './obd-demo.ts'
import { plugInBluetooth } from './phone-adapters.ts'

type Saved = (save: () => Promise<unknown>) => Promise<SavedFile>

type Server = {
  url: string
  anonKey: string
  admin(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}

/** A receipt: the smallest picture that is one. */
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
)

const INVOICE = '%PDF-1.7\n%%EOF'

async function seed({ client, userId }: Pick<Driver, 'client' | 'userId'>): Promise<void> {
  const path = `${userId}/1767600000000.png`
  const upload = await client.storage.from('receipts').upload(path, RECEIPT, { contentType: 'image/png' })
  if (upload.error) throw upload.error
  const receipt_url = client.storage.from('receipts').getPublicUrl(path).data.publicUrl
  const extra_files = receipt_url.replace('0.png', '1.pdf')
  const invoice = Buffer.from(INVOICE)
  const { error } = await client.storage
    .from('receipts')
    .upload(path.replace('0.png', '1.pdf'), invoice, { contentType: 'application/pdf' })
  if (error) throw error
  const historyId = crypto.randomUUID()
  const answers = [
    await client.from('maintenance').insert([
      {
        user_id: userId,
        item: 'Oil Change',
        date: '2026-01-05',
        mileage: 61_234,
        cost: 64.5,
        shop: 'Joe’s Garage',
        notes: '5W-30, "full" synthetic\nfilter too',
        receipt_url,
        extra_files,
      },
      { user_id: userId, item: '=SUM(A1)', date: '2025-07-01' },
    ]),
    await client.from('reminder_prefs').update({ months_interval: 7 }).eq('item', 'Oil Change'),
    await client.from('history').insert({
      id: historyId,
      user_id: userId,
      type: 'audio',
      data: sampleDiagnosis() as unknown as Json,
      created_at: '2026-03-05T14:07:00Z',
    }),
    await client.from('mechanic_findings').insert({
      history_id: historyId,
      user_id: userId,
      found: 'loose_belt',
      words: 'The tensioner, too',
    }),
  ]
  for (const { error } of answers) if (error) throw error
}

/** What a driver made, without what has to differ between two accounts. */
async function made(server: Server, userId: string): Promise<unknown> {
  const rows = (sql: string) => server.admin(sql, [userId])
  return {
    log: await rows(
      'select item, date::text, mileage, cost::text, shop, notes, receipt_url is null as bare from public.maintenance where user_id = $1 order by date',
    ),
    reminders: await rows(
      'select item, miles_interval, months_interval, last_done_date::text, last_done_mileage from public.reminder_prefs where user_id = $1 order by item',
    ),
    history: await rows(
      'select type, data, created_at::text from public.history where user_id = $1 order by created_at',
    ),
    findings: await rows(
      'select found, words, licence from public.mechanic_findings where user_id = $1 order by found',
    ),
  }
}

async function exportAll(page: Page, saved: Saved): Promise<SavedFile> {
  await page.goto('/account?tab=data')
  return saved(() => page.getByRole('button', { name: 'Export my data' }).click())
}

async function choose(page: Page, file: { name: string; bytes: Buffer | Uint8Array }) {
  await page.goto('/account?tab=data')
  await page
    .getByLabel('Export file')
    .setInputFiles({ name: file.name, mimeType: 'application/zip', buffer: Buffer.from(file.bytes) })
  return page.getByRole('dialog', { name: 'Import an export' })
}

async function newcomer(server: Server, putSession: (session: object | null) => Promise<void>) {
  const client: SupabaseClient<Database> = createClient<Database>(server.url, server.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  })
  const { data, error } = await client.auth.signUp({
    email: `newcomer-${crypto.randomUUID()}@example.com`,
    password: 'steady idle',
  })
  if (error || !data.user) throw error ?? new Error('sign-up gave no user')
  await putSession(data.session)
  return { client, userId: data.user.id }
}

onBoth(
  test,
  'an export holds every row, the sound, the receipt and a CSV of the log',
  async ({ signedIn: page, driver, saved }) => {
    await seed(driver)
    const { name, bytes } = await exportAll(page, saved)
    expect(name).toMatch(/^tappet-export-\d{4}-\d{2}-\d{2}\.zip$/)
    const files = unzipSync(bytes)
    const json = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()))
    expect(json('manifest.json')).toMatchObject({
      format: 'tappet-export',
      version: 1,
      user_id: driver.userId,
    })
    expect(json('data/profiles.json')).toMatchObject([{ email: driver.email, plan: 'FREE' }])
    expect(json('data/maintenance.json')).toHaveLength(2)
    const [diagnosis] = json('data/history.json')
    const recording = files[`recordings/${diagnosis.id}.wav`]
    expect(Buffer.from(recording ?? []).equals(knockingEngineWav())).toBe(true)
    expect(Buffer.from(files['receipts/1767600000000.png'] ?? []).equals(RECEIPT)).toBe(true)
    const sheet = files['service-log.csv'] ?? new Uint8Array()
    expect([...sheet.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const csv = strFromU8(sheet).split('\r\n')
    expect(csv[0]).toBe(
      'Item,Date,Mileage (miles),Cost,Currency,Shop,Notes,Receipt,Extra files,New odometer reads (miles)',
    )
    expect(csv[1]).toContain('Oil Change,2026-01-05,61234,64.50,USD,Joe’s Garage,"5W-30, ""full"" synthetic')
    // A cell that a spreadsheet would run is text.
    expect(csv.at(-2)).toContain("'=SUM(A1)")
  },
)

test('an import into a fresh account brings the same rows and the same receipt, once', async ({
  signedIn: page,
  driver,
  server,
  saved,
  putSession,
}) => {
  test.slow()
  await seed(driver)
  const before = await made(server, driver.userId)
  const file = await exportAll(page, saved)
  const { userId } = await newcomer(server, putSession)

  const dialog = await choose(page, file)
  await expect(dialog.getByRole('row', { name: 'Service records 2 0' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 5 items' }).click()
  await expect(dialog.getByText('5 imported, 0 here already')).toBeVisible()
  expect(await made(server, userId)).toEqual(before)

  const [{ receipt_url, extra_files } = {}] = await server.admin(
    "select receipt_url, extra_files from public.maintenance where user_id = $1 and item = 'Oil Change'",
    [userId],
  )
  expect(receipt_url).toContain(`/receipts/${userId}/`)
  const receipt = Buffer.from(await (await receiptAt(server, receipt_url)).arrayBuffer())
  expect(receipt.equals(RECEIPT)).toBe(true)
  expect(extra_files).toContain(`/receipts/${userId}/`)
  expect(await (await receiptAt(server, extra_files)).text()).toBe(INVOICE)

  const again = await choose(page, file)
  await expect(again.getByRole('row', { name: 'Service records 0 2' })).toBeVisible()
  await expect(again.getByRole('row', { name: 'Diagnoses 0 1' })).toBeVisible()
  await expect(again.getByRole('row', { name: 'What mechanics found 0 1' })).toBeVisible()
  await expect(again.getByRole('button', { name: /^Import \d/ })).toHaveCount(0)
  // The one it came from is as it was.
  expect(await made(server, driver.userId)).toEqual(before)
})

test.describe('scans of a car', () => {
  test.use({ device: 'phone' })

  test('leave with the export, and come back into a fresh account, once', async ({
    signedIn: page,
    driver,
    server,
    phone,
    saved,
    putSession,
  }) => {
    if (phone === null) throw new Error('no phone')
    plugInBluetooth(phone, { car: simulatedCar(CARS.petrolTwoUnits), name: 'V-LINK' })
    await chooseAdapter(page, /^Bluetooth LE adapter/)
    await passUntil(page, page.getByText('Successfully connected to OBD adapter'), ADAPTER_STEP_MS)
    await page.getByRole('button', { name: 'Scan for Codes' }).click()
    await passUntil(page, page.getByText('1M8GDM9AXKP042788'), ADAPTER_STEP_MS)
    await passUntil(page, page.getByRole('button', { name: 'Save Scan', disabled: false }), ADAPTER_STEP_MS)
    await page.getByRole('button', { name: 'Save Scan' }).click()
    const list = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Saved scans' }) })
      .getByRole('listitem')
    await passUntil(page, list)
    const shown = await list.innerText()
    expect(shown).toContain('P0420')
    await page.clock.resume()

    const file = await exportAll(page, saved)
    const files = unzipSync(file.bytes)
    const scans = JSON.parse(strFromU8(files['data/obd_scans.json'] ?? new Uint8Array()))
    expect(scans).toMatchObject([{ occasion: 'scan', demo: false, vin: '1M8GDM9AXKP042788' }])
    expect(strFromU8(files['obd-scans.csv'] ?? new Uint8Array())).toMatch(
      /,V-LINK,1M8GDM9AXKP042788,Saved scan,no,7E8,permanent,P0420/,
    )

    await newcomer(server, putSession)
    const dialog = await choose(page, file)
    await expect(dialog.getByRole('row', { name: 'OBD scans 1 0' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Import 1 item' }).click()
    await expect(dialog.getByText('1 imported, 0 here already')).toBeVisible()
    const again = await choose(page, file)
    await expect(again.getByRole('row', { name: 'OBD scans 0 1' })).toBeVisible()
    await page.goto('/obd')
    await expect(list).toHaveCount(1)
    expect(await list.innerText()).toBe(shown)

    // The one it came from is as it was.
    await putSession((await driver.client.auth.getSession()).data.session)
    await page.goto('/obd')
    await expect(list).toHaveCount(1)
    expect(await list.innerText()).toBe(shown)
  })
})

test('a row that is refused is named, and the others are in', async ({
  signedIn: page,
  driver,
  server,
  saved,
  putSession,
}) => {
  await seed(driver)
  const file = await exportAll(page, saved)
  const files = unzipSync(file.bytes)
  const rows = JSON.parse(strFromU8(files['data/maintenance.json'] ?? new Uint8Array()))
  rows[0].date = 'yesterday'
  delete files['receipts/1767600000000.png']
  const edited = zipSync({
    ...files,
    'data/maintenance.json': new TextEncoder().encode(JSON.stringify(rows)),
  })
  const { userId } = await newcomer(server, putSession)
  await page.route('**/rest/v1/history*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: '23514', message: 'too large' } })
      : route.continue(),
  )
  const dialog = await choose(page, { name: 'edited.zip', bytes: edited })
  await expect(dialog.getByText('1 row cannot be read')).toBeVisible()
  await dialog.getByRole('button', { name: 'Import 4 items' }).click()
  await expect(dialog.getByText('2 imported, 0 here already')).toBeVisible()
  await expect(dialog.getByText('It was refused: too large')).toBeVisible()
  await expect(
    dialog.getByText('The car, the diagnosis, the record or the case that it belongs to is not here.'),
  ).toBeVisible()
  expect(await server.admin('select item from public.maintenance where user_id = $1', [userId])).toHaveLength(
    1,
  )
})

test('records of the log that lose the network on their way are kept, and sent with it', async ({
  signedIn: page,
  driver,
  server,
  saved,
  putSession,
}) => {
  await seed(driver)
  const file = await exportAll(page, saved)
  const { userId } = await newcomer(server, putSession)
  const dialog = await choose(page, file)
  await expect(dialog.getByRole('button', { name: 'Import 5 items' })).toBeVisible()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Import 5 items' }).click()
  await expect(dialog.getByText('0 imported, 0 here already')).toBeVisible()
  await expect(dialog.getByText('2 service records. The server does not have it yet')).toBeVisible()
  await expect(dialog.getByText('The server did not answer.').first()).toBeVisible()
  await page.context().setOffline(false)
  const log = () =>
    server.admin('select item, receipt_url from public.maintenance where user_id = $1 order by date', [
      userId,
    ])
  await expect.poll(log).toMatchObject([{ item: '=SUM(A1)' }, { item: 'Oil Change' }])
  const receipt = await receiptAt(server, (await log())[1]?.receipt_url)
  expect(Buffer.from(await receipt.arrayBuffer()).equals(RECEIPT)).toBe(true)
})

test('a file that is no export says what it is, and changes nothing', async ({ signedIn: page }) => {
  const dialog = await choose(page, { name: 'photo.zip', bytes: RECEIPT })
  await expect(dialog.getByText('This is not a ZIP file, or it arrived damaged.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(dialog).toBeHidden()
})

test('the devices are listed, and all but this one, or this one alone, can be signed out', async ({
  signedIn: page,
  driver,
  server,
}) => {
  const elsewhere = createClient<Database>(server.url, server.anonKey, { auth: { persistSession: false } })
  await elsewhere.auth.signInWithPassword({ email: driver.email, password: driver.password })
  await page.goto('/account?tab=devices')
  await expect(page.getByText('This device', { exact: true })).toHaveCount(1)
  await expect(page.getByText(/^Last used /)).toHaveCount(2)
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out the others' }).click()
  await expect(page.getByText('Signed out everywhere else')).toBeVisible()
  await expect(page.getByText(/^Last used /)).toHaveCount(1)
  expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
  expect((await driver.client.auth.getUser()).error).toBeNull()
  await elsewhere.auth.signInWithPassword({ email: driver.email, password: driver.password })
  await page.reload()
  await page.getByRole('button', { name: 'Sign this device out' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  expect((await elsewhere.auth.refreshSession()).error).toBeNull()
})
