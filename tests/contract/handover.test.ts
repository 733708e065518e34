import { createHash, randomUUID } from 'node:crypto'
import { type HandedOver, handedOver } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'
import { type Driver, keepRecords, newDriver } from './exports-account.ts'

let server: TestServer
const { hosts } = startBothHosts('handover', (started) => {
  server = started
})

/** A mechanic's browser has the public key and nothing else. */
const ask = (body: unknown, url = `${server.url}/functions/v1/handover`) =>
  fetch(url, {
    method: 'POST',
    headers: { apikey: server.anonKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const finding = {
  found: 'exhaust_leak',
  words: 'Cracked flange',
  parts: 'Gasket',
  price: { minor: 24550, currency: 'EUR' },
}

async function insert(driver: Driver, table: string, row: object): Promise<string> {
  const { data, error } = await driver.client.from(table).insert(row).select('id').single()
  expect(error).toBeNull()
  return String(data?.id)
}

const FILE = 'RIFF\x04\0\0\0WAVEfile'
const SOUND = 'data:audio/wav;base64,UklGRg=='
const evidence = [
  { id: 'tick', sentence: 'a tick', startSeconds: 1, endSeconds: 2, weight: 1, source: 'sound' },
]
const reading = (codes: string[]) => ({
  kind: 'complete',
  value: { units: [{ ecu: '7E8', codes }], without: [] },
})
const scan = {
  codes: {
    stored: reading(['P0420']),
    pending: reading(['P0420']),
    permanent: { kind: 'failed', failure: { kind: 'notReady' } },
    status: { kind: 'complete', value: [] },
  },
  freezeFrames: {
    kind: 'complete',
    value: [
      {
        ecu: '7E8',
        code: 'P0420',
        values: [{ frame: 0, pid: 12, values: [{ label: '', value: 1726, unit: 'rpm' }] }],
      },
    ],
  },
  vin: 'SECRETVIN00000000',
  otherCodes: ['C0035'],
}

/** A driver with a case of two diagnoses, a scan, a note and a quote, and much that is not of it. */
async function caseOf(driver: Driver): Promise<{ caseId: string; token: string }> {
  const user_id = driver.id
  const golf = await insert(driver, 'vehicles', { user_id, name: 'Blue Golf', vin: 'SECRETVIN00000000' })
  const van = await insert(driver, 'vehicles', { user_id, name: 'Secret van' })
  await keepRecords(server, driver, [
    { item: 'Brake Pads', mileage: 61_000, cost: 321.09, notes: 'secret note' },
  ])
  await insert(driver, 'maintenance', {
    user_id,
    vehicle_id: van,
    item: 'Secret service',
    date: '2026-01-01',
  })
  const soundId = await insert(driver, 'history', {
    user_id,
    type: 'audio',
    data: {
      issue: {
        ...{ id: 'exhaust_leak', name: 'Exhaust leak' },
        ...{ estimatedCostMin: 90, estimatedCostMax: 700 },
      },
      headline: 'Likely exhaust leak',
      confidence: 85,
      audioData: SOUND,
      evidence,
      secret: 'secret field',
      differential: {
        secret: 'secret part',
        report: {
          ...{ secret: 'secret part', other: 20 },
          drive: { level: 'stop', say: 'Do not drive on. Fuel vapor can catch fire.' },
          causes: [
            { name: 'Exhaust gasket', percent: 50, cost: { min: 120, max: 400 }, issue: 'exhaust_leak' },
            { name: 'Exhaust pipe', percent: 20, cost: { min: 150, max: 1_200 }, issue: 'exhaust_leak' },
          ],
        },
      },
    },
  })
  const [audioId, path] = [randomUUID(), `${driver.id}/${randomUUID()}.wav`]
  const bucket = driver.client.storage.from('receipts')
  expect((await bucket.upload(path, new Blob([FILE]))).error).toBeNull()
  const { publicUrl } = bucket.getPublicUrl(path).data
  await insert(driver, 'history', {
    id: audioId,
    user_id,
    type: 'audio',
    data: {
      issue: { id: 'no_fault_heard', name: 'Nothing unusual stands out' },
      audioUrl: publicUrl,
      differential: {
        report: {
          drive: {
            ...{ level: 'limp', known: true, say: 'Only to a shop.' },
            reasons: [{ id: 'oil_light', label: 'Oil light', level: 'limp' }],
          },
        },
      },
    },
  })
  const report = await insert(driver, 'history', {
    user_id,
    type: 'comprehensive',
    data: {
      input: { symptoms: ['hisses when cold'], additional_context: 'since May' },
      differential: {
        secret: 'secret part',
        report: { causes: [{ name: 'Exhaust leak', percent: 62, cost: { min: 90, max: 700 } }] },
      },
    },
  })
  await insert(driver, 'history', { user_id, type: 'audio', data: { issue: { name: 'Secret diagnosis' } } })
  const caseId = await insert(driver, 'cases', { user_id, title: 'A hiss', vehicle_id: golf })
  const other = await insert(driver, 'cases', { user_id, title: 'Secret case' })
  const items = [
    { kind: 'sound', history_id: soundId, data: {} },
    { kind: 'sound', history_id: audioId, data: {} },
    { kind: 'report', history_id: report, data: {} },
    { kind: 'scan', data: scan },
    { kind: 'note', data: { words: 'worse in the rain' } },
    { kind: 'quote', data: { words: 'secret quote 900' } },
  ]
  for (const item of items) await insert(driver, 'case_items', { case_id: caseId, user_id, ...item })
  await insert(driver, 'case_items', { case_id: other, user_id, kind: 'note', data: { words: 'secret' } })
  return { caseId, token: await linkTo(driver, caseId) }
}

async function linkTo({ client }: Driver, caseId: string): Promise<string> {
  const { data, error } = await client.rpc('make_handover', { p_case_id: caseId, p_days: 3 })
  expect(error).toBeNull()
  return String(data)
}

const links = async ({ client }: Driver) =>
  (await client.from('case_handovers').select('id, opened_count, last_opened_at, withdrawn_at, answers'))
    .data ?? []

describe.each(hosts)('a link for the mechanic, on %s', (_host, url) => {
  it('shows its case, and nothing else of the driver', async () => {
    const driver = await newDriver(server)
    const { token } = await caseOf(driver)
    const response = await ask({ action: 'open', token }, url())
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const text = await response.text()
    expect(text.toLowerCase()).not.toContain('secret')
    expect(text).not.toContain(driver.id)
    expect(text).not.toContain(driver.email)
    expect(text).not.toContain('321.09')
    const shown: HandedOver = handedOver.parse(JSON.parse(text))
    expect(shown).toMatchObject({
      title: 'A hiss',
      car: { name: 'Blue Golf', odometerMiles: 61_000 },
      symptoms: ['hisses when cold', 'since May'],
      reports: [
        {
          headline: 'Likely exhaust leak',
          percent: 62,
          costUsd: { min: 90, max: 700, note: 'typically $250' },
        },
      ],
      notes: [{ words: 'worse in the rain' }],
      sounds: [
        {
          ...{ issue: 'exhaust_leak', name: 'Likely exhaust leak', confidence: 85, audio: SOUND, evidence },
          danger: 'Do not drive on. Fuel vapor can catch fire.',
          // Of the causes under it, as on its own page.
          costUsd: { min: 120, max: 400, note: 'at worst $1,200', typical: null },
        },
        {
          issue: 'no_fault_heard',
          name: 'Not in the sound, but it can’t wait',
          audio: `data:audio/wav;base64,${Buffer.from(FILE).toString('base64')}`,
        },
      ],
      log: [{ item: 'Brake Pads', mileage: 61_000 }],
    })
    const [firstScan] = shown.scans
    expect(firstScan).toMatchObject({
      isComplete: false,
      codes: [{ code: 'P0420', kinds: ['stored', 'pending'] }],
      otherCodes: ['C0035'],
    })
    expect(firstScan?.frames[0]?.values).toEqual([{ pid: 12, label: '', value: 1726, unit: 'rpm' }])
  })

  it('shows the latest of a timeline that is longer than one answer', async () => {
    const driver = await newDriver(server)
    const { caseId, token } = await caseOf(driver)
    const rows = Array.from({ length: 1_001 }, (_, index) => ({
      case_id: caseId,
      user_id: driver.id,
      kind: 'note',
      happened_at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
      data: { words: `note ${index}` },
    }))
    const { error } = await driver.client.from('case_items').insert(rows)
    expect(error).toBeNull()
    // Their ids alone are longer than an address may be.
    const diagnoses = Array.from({ length: 500 }, (_, index) => ({
      id: randomUUID(),
      user_id: driver.id,
      type: 'audio',
      data: { issue: { name: `sound ${index}` } },
      created_at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
    }))
    const insertion = await driver.client.from('history').insert(diagnoses)
    expect(insertion.error).toBeNull()
    const sounds = diagnoses.map(({ id, created_at }) => ({
      ...{
        case_id: caseId,
        user_id: driver.id,
        kind: 'sound',
        history_id: id,
        happened_at: created_at,
        data: {},
      },
    }))
    expect((await driver.client.from('case_items').insert(sounds)).error).toBeNull()
    const scans = Array.from({ length: 25 }, (_, index) => ({
      case_id: caseId,
      user_id: driver.id,
      kind: 'scan',
      happened_at: new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString(),
      data: scan,
    }))
    expect((await driver.client.from('case_items').insert(scans)).error).toBeNull()
    const old = Array.from({ length: 250 }, (_, index) => ({
      ...{
        item: 'Oil Change',
        mileage: 1_000,
        date: '2001-01-01',
        ...(index === 0 && { mileage: 90_000, date: '2000-01-01' }),
      },
    }))
    await keepRecords(server, driver, old)
    const shown: HandedOver = handedOver.parse(await (await ask({ action: 'open', token }, url())).json())
    // Older than every note, and shown.
    expect(shown.scans).toHaveLength(20)
    expect(shown.scansInAll).toBe(26)
    expect(shown.notes).toHaveLength(200)
    expect([shown.notes[0]?.words, shown.notes.at(-1)?.words]).toEqual(['note 802', 'worse in the rain'])
    expect(shown.notesInAll).toBe(1_002)
    expect(shown.sounds.map(({ name }) => name)).toEqual([
      'sound 499',
      'Likely exhaust leak',
      'Not in the sound, but it can’t wait',
    ])
    expect(shown.soundsInAll).toBe(502)
    expect(shown.log).toHaveLength(200)
    expect(shown.loggedInAll).toBe(251)
    // No record of the listed ones has it.
    expect(shown.car.odometerMiles).toBe(90_000)
  })

  it('takes what was found into the case and onto the diagnosis, with parts and price', async () => {
    const driver = await newDriver(server)
    const { caseId, token } = await caseOf(driver)
    expect((await ask({ action: 'answer', token, finding }, url())).status).toBe(204)
    const { data } = await driver.client
      .from('case_items')
      .select('kind, data')
      .eq('case_id', caseId)
      .eq('kind', 'finding')
    expect(data).toMatchObject([{ data: { ...finding, by: 'mechanic' } }])
    const said = await driver.client.from('mechanic_findings').select('found, words, licence')
    expect(said.data).toEqual([{ found: 'exhaust_leak', words: 'Cracked flange', licence: null }])
    expect(await links(driver)).toMatchObject([{ answers: 1 }])
  })

  it('answers 410 once it was withdrawn, once it has expired, and where it never was', async () => {
    const driver = await newDriver(server)
    const { caseId, token } = await caseOf(driver)
    const expired = await linkTo(driver, caseId)
    const hash = createHash('sha256').update(expired).digest('hex')
    await server.admin(
      "update case_handovers set expires_at = now() - interval '1 second' where token_hash = $1",
      [hash],
    )
    const [first] = await server.admin<{ id: string }>(
      'select id from case_handovers where token_hash = $1',
      [createHash('sha256').update(token).digest('hex')],
    )
    const stranger = await newDriver(server)
    expect((await stranger.client.rpc('withdraw_handover', { p_id: first?.id })).data).toBe(false)
    expect((await ask({ action: 'open', token }, url())).status).toBe(200)
    expect((await driver.client.rpc('withdraw_handover', { p_id: first?.id })).data).toBe(true)
    for (const ended of [token, expired, 'a'.repeat(32)]) {
      expect((await ask({ action: 'open', token: ended }, url())).status).toBe(410)
      expect((await ask({ action: 'answer', token: ended, finding }, url())).status).toBe(410)
    }
    expect((await ask({ action: 'open', token: 'short' }, url())).status).toBe(400)
  })
})

describe('a link for the mechanic', () => {
  it('is 128 random bits, kept as a hash that not even its owner can read', async () => {
    const driver = await newDriver(server)
    const { token } = await caseOf(driver)
    expect(token).toMatch(/^[0-9a-f]{32}$/)
    const rows = await server.admin('select * from case_handovers where user_id = $1', [driver.id])
    expect(JSON.stringify(rows)).not.toContain(token)
    const { error } = await driver.client.from('case_handovers').select('token_hash')
    expect(error?.code).toBe('42501')
  })

  it('counts a person’s tap, and no preview: a GET opens nothing', async () => {
    const driver = await newDriver(server)
    const { token } = await caseOf(driver)
    for (const address of ['/functions/v1/handover', `/functions/v1/handover?token=${token}`]) {
      const preview = await fetch(`${server.url}${address}`, { headers: { apikey: server.anonKey } })
      expect(preview.status).toBe(405)
    }
    expect(await links(driver)).toMatchObject([{ opened_count: 0, last_opened_at: null }])
    await ask({ action: 'open', token })
    await ask({ action: 'open', token })
    expect(await links(driver)).toMatchObject([{ opened_count: 2, last_opened_at: expect.any(String) }])
  })

  it('is slowed down: 60 uses in an hour, 10 answers in all', async () => {
    const driver = await newDriver(server)
    const { token } = await caseOf(driver)
    for (let n = 0; n < 10; n++) expect((await ask({ action: 'answer', token, finding })).status).toBe(204)
    const full = await ask({ action: 'answer', token, finding })
    expect(full.status).toBe(429)
    await server.admin('update case_handovers set hour_count = 60 where user_id = $1', [driver.id])
    expect((await ask({ action: 'open', token })).status).toBe(429)
    await server.admin(
      "update case_handovers set hour_from = now() - interval '61 minutes' where user_id = $1",
      [driver.id],
    )
    expect((await ask({ action: 'open', token })).status).toBe(200)
  })

  it('is made by the owner of the case alone, for 1 to 30 days, and at most 5 at a time', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server)]
    const { caseId } = await caseOf(ada)
    const make = (driver: Driver, p_days: number) =>
      driver.client.rpc('make_handover', { p_case_id: caseId, p_days })
    expect((await make(ben, 3)).error?.code).toBe('42501')
    for (const days of [0, 31]) expect((await make(ada, days)).error?.code).toBe('22023')
    for (let n = 1; n < 5; n++) expect((await make(ada, 3)).error).toBeNull()
    expect((await make(ada, 3)).error?.code).toBe('54000')
  })

  it('counts what the mechanic found over what the driver said before, and gives no recording to anybody', async () => {
    const driver = await newDriver(server)
    const { token } = await caseOf(driver)
    const { data } = await driver.client.from('history').select('id, type')
    const comprehensiveId = data?.find(({ type }) => type === 'comprehensive')?.id
    await driver.client
      .from('mechanic_findings')
      .insert({ history_id: comprehensiveId, user_id: driver.id, found: 'loose_belt' })
    await driver.client.from('case_items').delete().eq('kind', 'sound')
    const said = () => driver.client.from('mechanic_findings').select('found, words, licence')
    expect((await ask({ action: 'answer', token, finding: { ...finding, found: null } })).status).toBe(204)
    expect((await said()).data).toEqual([{ found: 'loose_belt', words: null, licence: null }])
    expect((await ask({ action: 'answer', token, finding })).status).toBe(204)
    expect((await said()).data).toEqual([{ found: 'exhaust_leak', words: 'Cracked flange', licence: null }])
  })

  it('writes what the driver found in the case where the mechanic’s finding stands, unless it is an older word', async () => {
    const driver = await newDriver(server)
    const { caseId } = await caseOf(driver)
    const add = (fault: string, happened_at: string) =>
      driver.client.from('case_items').insert({
        case_id: caseId,
        user_id: driver.id,
        kind: 'finding',
        happened_at,
        data: { found: fault, words: 'Worn' },
      })
    const said = async () => (await driver.client.from('mechanic_findings').select('found')).data
    const now = () => new Date(Date.now() + 1_000).toISOString()
    expect((await add('drive_belt', now())).error).toBeNull()
    expect(await said()).toEqual([{ found: 'drive_belt' }])
    expect((await add('belt_tensioner', '2020-01-01T00:00:00Z')).error).toBeNull()
    expect(await said()).toEqual([{ found: 'drive_belt' }])
    expect((await add('nothing_found', now())).error).toBeNull()
    expect(await said()).toEqual([{ found: 'nothing_found' }])
  })
})

describe('a case', () => {
  it('takes nothing that a demo adapter made up, and nothing that points at another’s rows', async () => {
    const [ada, ben] = [await newDriver(server), await newDriver(server)]
    const { caseId } = await caseOf(ada)
    const add = (driver: Driver, item: object) =>
      driver.client.from('case_items').insert({ case_id: caseId, user_id: driver.id, ...item })
    expect((await add(ada, { kind: 'scan', data: { ...scan, demo: true } })).error?.code).toBe('23514')
    expect((await add(ada, { kind: 'scan', data: {} })).error?.code).toBe('23514')
    expect((await add(ada, { kind: 'note', data: {} })).error?.code).toBe('23514')
    expect((await add(ben, { kind: 'note', data: { words: 'x' } })).error?.code).toBe('23503')
    const mine = await insert(ben, 'history', { user_id: ben.id, type: 'audio', data: {} })
    expect((await add(ada, { kind: 'sound', history_id: mine })).error?.code).toBe('23503')
  })

  it('keeps its timeline when a diagnosis is deleted, and goes with its account, links included', async () => {
    const driver = await newDriver(server)
    const { caseId, token } = await caseOf(driver)
    await driver.client.from('history').delete().eq('user_id', driver.id)
    const { data } = await driver.client.from('case_items').select('kind, history_id').eq('case_id', caseId)
    expect(data).toHaveLength(6)
    expect(data?.every(({ history_id }) => history_id === null)).toBe(true)
    await server.admin('delete from auth.users where id = $1', [driver.id])
    for (const table of ['cases', 'case_items', 'case_handovers'])
      expect(await server.admin(`select from ${table} where user_id = $1`, [driver.id])).toEqual([])
    expect((await ask({ action: 'open', token })).status).toBe(410)
  })

  it('is of the default car where none is named, and of the first car where there was none', async () => {
    const driver = await newDriver(server)
    const id = randomUUID()
    await insert(driver, 'cases', { id, user_id: driver.id, title: 'Before any car' })
    const car = await insert(driver, 'vehicles', { user_id: driver.id, name: 'First' })
    const { data } = await driver.client.from('cases').select('vehicle_id').eq('id', id).single()
    expect(data?.vehicle_id).toBe(car)
    const later = await insert(driver, 'cases', { user_id: driver.id, title: 'Later' })
    const row = await driver.client.from('cases').select('vehicle_id').eq('id', later).single()
    expect(row.data?.vehicle_id).toBe(car)
  })
})
