import { randomUUID } from 'node:crypto'
import { openCase, withAnswer } from '@tappet/diagnosis/differential'
import { estimateWords, reportAnswer } from '@tappet/diagnosis/report-answer'
import { fileColumns } from '@tappet/upkeep'
import { PDF_IS_PRO, receiptPathOf, storedReceipt } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { copyOut } from '../harness/pdf-text.ts'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'
import { type Driver, type Entry, keepReceipt, keepRecords, newDriver, post } from './exports-account.ts'
import { ofLog, pdfsOf, reportAt as reportOf, SHORT_AUDIO, savedDiagnosis } from './pdf-bench.ts'

let server: TestServer
const { ours, hosts } = startBothHosts('export-pdf', (started) => {
  server = started
})

const usedBy = (driver: Driver) => pdfsOf(server, driver)

/** The addresses that the file's links open. */
const linksOf = (bytes: Uint8Array) =>
  [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/\/URI \(([^\n]*)\)\n/g),
  ].map(([, uri = '']) => uri)

const saved = (driver: Driver, type: string, data: unknown) => savedDiagnosis(server, driver, type, data)

/** An item and its notes in each script. */
const SCRIPTS: Record<string, string> = {
  'Замена масла': 'Масло и фильтр, ремень генератора',
  'Αλλαγή λαδιών': 'Καινούργιο φίλτρο',
  'تغيير الزيت': 'صوت غريب عند التشغيل',
  'החלפת שמן': 'שמן חדש ומסנן',
  'तेल बदलना': 'किताब क्षत्रिय',
  เปลี่ยนน้ำมันเครื่อง: 'เสียงดังหายไปเมื่อเครื่องยนต์ร้อนขึ้น',
  更换机油: '滤清器是新的',
  更換機油: '濾清器',
  オイル交換: '異音は消えました',
  '엔진오일 교환': '소음이 사라졌습니다',
}
const IS_RIGHT_TO_LEFT = /[\u0590-\u06ff]/
/** What stays whole when lines are broken. */
const wordsOf = (text: string) =>
  text.includes(' ') || IS_RIGHT_TO_LEFT.test(text) ? text.split(' ') : [text]

const shortCauses = {
  confidence_score: 40,
  recommended_next_steps: ['Most likely cause: Worn spark plugs (61% likely).'],
  probable_causes: [{ cause: 'Worn spark plugs', likelihood: 61, estimated_cost: { min: 60, max: 180 } }],
  input: { vehicle_info: { year: 2014, make: 'Toyota', model: 'Corolla' }, symptoms: ['rough idle'] },
}

describe.each(hosts)('export-pdf on %s', (_, url) => {
  it('answers a PRO driver’s report of their own log [API-039] [MNT-006] [ACC-071]', async () => {
    const [driver, other] = [await newDriver(server, 'PRO'), await newDriver(server)]
    await keepRecords(server, other, [{ item: 'Somebody else’s' }])
    await keepRecords(server, driver, [
      {
        ...{ date: '2026-03-05', mileage: 62_000, cost: 49.9, notes: 'Full synthetic' },
        receipt_url: 'https://x.example/1.jpg',
      },
      { item: 'Tires', date: '2025-04-01', cost: 612.5 },
      { item: 'Mileage Update', date: '2026-06-01', mileage: 64_000 },
    ])
    const { response, text, pages } = await reportOf(url(), driver, ofLog(driver))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="tappet-maintenance-\d{4}-\d\d-\d\d\.pdf"$/,
    )
    expect(pages).toBe(1)
    for (const part of [
      'Maintenance report',
      driver.email,
      'Apr 1, 2025 to Jun 1, 2026',
      'Oil Change',
      'Mar 5, 2026',
      '62,000 mi',
      '$49.90',
      'Full synthetic',
      '$662.40',
      '64,000 mi',
      '2 records',
      'Receipts',
      'https://x.example/1.jpg',
      'Page 1 of 1',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Somebody else')
    expect(await usedBy(driver)).toBe(1)
  })

  it('refuses FREE in the stated words, and counts nothing [MNT-038] [CON-006]', async () => {
    const driver = await newDriver(server)
    for (const body of [
      ofLog(driver),
      ofLog(driver, { counted: true }),
      { type: 'diagnosis', history_id: randomUUID() },
    ]) {
      const response = await post(url(), driver.token, body)
      expect(response.status).toBe(402)
      expect(await response.json()).toMatchObject({
        error: 'PDF export is a Pro feature. Upgrade to access unlimited exports.',
      })
    }
    expect(PDF_IS_PRO).toBe('PDF export is a Pro feature. Upgrade to access unlimited exports.')
    expect(await usedBy(driver)).toBe(0)
  })

  it('refuses another’s id, a visitor, and any other body, and says why [API-039]', async () => {
    const [driver, other] = [await newDriver(server, 'PRO'), await newDriver(server, 'PRO')]
    const foreign = await post(url(), driver.token, ofLog(other))
    expect([foreign.status, (await foreign.json()).error]).toEqual([
      403,
      'You can export your own records only',
    ])
    for (const [body, field] of [
      [{ type: 'history' }, 'type'],
      [{ type: 'diagnosis' }, 'history_id'],
      [{ type: 'diagnosis', history_id: '7' }, 'history_id'],
      [ofLog(driver, { paper: 'A3' }), 'paper'],
    ] as const) {
      const response = await post(url(), driver.token, body)
      expect(response.status).toBe(400)
      expect((await response.json()).error).toContain(field)
    }
    const visitor = await post(url(), server.anonKey, ofLog(driver))
    expect(visitor.status).toBe(401)
    await visitor.text()
    expect(await usedBy(driver)).toBe(0)
  })

  it('prints names and notes of any script, and a reader copies them out again', async () => {
    const driver = await newDriver(server, 'PRO')
    const vehicle = { user_id: driver.id, name: 'سيارة البيت' }
    expect((await driver.client.from('vehicles').insert(vehicle)).error).toBeNull()
    await keepRecords(
      server,
      driver,
      Object.entries(SCRIPTS).map(([item, notes]) => ({ item, notes })),
    )
    const { text, bytes } = await reportOf(url(), driver, ofLog(driver))
    const squeezed = text.replaceAll(/\s/g, '')
    for (const words of Object.entries(SCRIPTS).flat().concat('سيارة البيت').flatMap(wordsOf)) {
      // From right to left the glyphs lie in the file as they stand on paper.
      const lying = IS_RIGHT_TO_LEFT.test(words) ? Array.from(words).reverse().join('') : words
      expect(squeezed, words).toContain(lying)
    }
    expect(text).not.toContain('Not all letters could be shown')
    // Only the glyphs that are used: the fonts would be 20 MB.
    expect(bytes.length).toBeLessThan(150_000)
    const copied = copyOut(bytes)
    if (copied === null) return
    for (const words of Object.entries(SCRIPTS).flat().flatMap(wordsOf))
      expect(copied, words).toContain(words)
  })

  it('names the letters that no font has', async () => {
    const driver = await newDriver(server, 'PRO')
    await keepRecords(server, driver, [{ item: 'Wash', notes: 'by ᚠ and 🚗 ✔' }])
    const { text } = await reportOf(url(), driver, ofLog(driver))
    expect(text).toContain('by ? and 🚗 ✔')
    expect(text.replaceAll('\n', ' ')).toContain('may stand for one of these: U+16A0. Your log')
  })

  it('makes a report of one diagnosis of either kind, in the short shape too', async () => {
    const driver = await newDriver(server, 'PRO')
    const audio = await reportOf(url(), driver, await saved(driver, 'audio', SHORT_AUDIO))
    for (const part of ['Diagnosis report', 'Loose belt', 'Check soon', '$80', '$250', 'It slips.']) {
      expect(audio.text).toContain(part)
    }
    expect(audio.text).toContain('Right about 16 times in 20')
    expect(audio.response.headers.get('content-disposition')).toContain('tappet-diagnosis-')
    const quiet = await reportOf(
      url(),
      driver,
      await saved(driver, 'audio', {
        ...SHORT_AUDIO,
        issue: { ...SHORT_AUDIO.issue, urgencyLevel: 'safe' },
      }),
    )
    expect(quiet.text).toContain('Nothing urgent was heard or told')
    expect(quiet.text).not.toMatch(/safe to drive/i)
    for (const id of ['uncertain', 'not_a_car', 'analysis_error']) {
      const open = await reportOf(
        url(),
        driver,
        await saved(driver, 'audio', {
          ...SHORT_AUDIO,
          issue: { ...SHORT_AUDIO.issue, id, urgencyLevel: 'safe' },
        }),
      )
      expect(open.text, id).toContain('No fault named')
      expect(open.text, id).not.toMatch(/Nothing urgent|How sure|82%|16 times/)
    }
    const causes = await reportOf(url(), driver, {
      ...(await saved(driver, 'comprehensive', shortCauses)),
      paper: 'a4',
    })
    for (const part of ['Worn spark plugs', '61%', '2014 Toyota Corolla', 'rough idle', '$180']) {
      expect(causes.text).toContain(part)
    }
    expect(causes.mediaBox).toEqual([0, 0, 595.28, 841.89])
    expect(causes.text).not.toContain('demo')
    const demo = await reportOf(
      url(),
      driver,
      await saved(driver, 'comprehensive', { ...shortCauses, demo_codes: ['P0301', 'P0420'] }),
    )
    const answered = withAnswer(
      openCase({ texts: ['coolant disappears'], codes: ['P0302'], car: {}, thisYear: 2026 }),
      'overheats',
      'absent',
    )
    // One cause, so that all of it stands on the first page.
    const report = { ...answered.report, causes: answered.report.causes.slice(0, 1) }
    const differential = { ...answered, report }
    const led = await reportOf(
      url(),
      driver,
      await saved(driver, 'comprehensive', { ...shortCauses, differential }),
    )
    const answer = reportAnswer(report.causes)
    const parts = [
      answer.headline,
      estimateWords(answer.percent ?? 0),
      'May I still drive?',
      '1. Coolant entering a cylinder (block or head)',
      'What is not the case',
      'Engine overheats',
      'From similar repair records',
      'Probable causes in those records',
      'Most likely cause: Worn spark plugs.',
    ]
    expect(parts.map((part) => led.text.indexOf(part))).not.toContain(-1)
    expect(causes.text).not.toMatch(/similar repair records|those records/)
    // One figure of certainty: the records' own only where they lead.
    expect(causes.text).toMatch(/How sure[\s\S]*% likely/)
    expect(led.text).not.toMatch(/\d%/)
    expect(demo.text).toContain('With codes from the demo: P0301, P0420. They were read from no car.')
  })
})

/** A scan as the app keeps it, whole or with an answer missing. */
const scan = (codes: string[], isWhole = true) => {
  const reading = (named: string[]) => ({
    kind: 'complete',
    value: { units: [{ ecu: '7E8', codes: named }], without: [] },
  })
  const failed = { kind: 'failed', failure: { kind: 'notReady' } }
  const status = { kind: 'complete', value: [] }
  return {
    codes: {
      stored: reading(codes),
      pending: reading([]),
      permanent: isWhole ? reading([]) : failed,
      status,
    },
    readiness: status,
    vin: null,
  }
}

async function ownCar({ client, id }: Driver, name: string): Promise<string> {
  const { data, error } = await client.from('vehicles').insert({ user_id: id, name }).select('id').single()
  expect(error).toBeNull()
  return data?.id
}

/** A case of a car: a sound, a scan with a code, a quote, a repair with its record, and a scan that is not whole. */
async function ownCase(
  { client, id }: Driver,
  carId: string,
  title: string,
  files: readonly string[] = [],
): Promise<string> {
  const { data } = await client
    .from('cases')
    .insert({ user_id: id, vehicle_id: carId, title })
    .select('id')
    .single()
  const record = {
    user_id: id,
    vehicle_id: carId,
    item: 'Catalytic converter',
    date: '2026-02-27',
    cost: 880,
    ...fileColumns(files),
    shop: 'Garage Müller',
  }
  const { data: repair } = await client.from('maintenance').insert(record).select('id').single()
  const at = (day: number) => `2026-03-0${day}T12:00:00Z`
  const items = [
    { kind: 'sound', happened_at: at(1), data: { name: 'A rattle', issue: 'exhaust_leak', confidence: 65 } },
    { kind: 'scan', happened_at: at(2), data: scan(['P0420']) },
    { kind: 'quote', happened_at: at(3), data: { words: 'Catalytic converter 880\nFlux capacitor 12' } },
    {
      kind: 'repair',
      happened_at: at(4),
      maintenance_id: repair?.id,
      data: { item: 'Catalytic converter', date: '2026-02-27' },
    },
    { kind: 'repair', happened_at: at(4), data: { item: 'Clamp' } },
    { kind: 'scan', happened_at: at(5), data: scan([], false) },
    { kind: 'note', happened_at: at(6), data: { words: 'Звук тише' } },
  ]
  for (const item of items) {
    const { error } = await client.from('case_items').insert({ case_id: data?.id, user_id: id, ...item })
    expect(error).toBeNull()
  }
  return data?.id
}

describe('a report of a case', () => {
  it.each(hosts)('says what was tested and what was not, on %s', async (_, url) => {
    const driver = await newDriver(server, 'PRO')
    const caseId = await ownCase(driver, await ownCar(driver, 'Blue Golf'), 'Rattle when cold')
    const { text, response } = await reportOf(url(), driver, { type: 'case', case_id: caseId })
    expect(response.headers.get('content-disposition')).toContain('tappet-case-')
    const words = text.replaceAll('\n', ' ')
    for (const part of [
      'Blue Golf',
      'Rattle when cold',
      'A rattle. Right about 13 times in 20',
      'Repaired: Work was done, but nothing proves the fix yet.',
      'P0420: not proven',
      'Sound: it was not compared.',
      'Not compared with this car’s normal sound.',
      'Catalytic converter 880',
      'This case points to it: ',
      'We have no range for this.',
      'Feb 27, 2026 · Repair Catalytic converter',
      'Mar 4, 2026 · Repair Clamp',
      'mileage not known',
      'done by Garage Müller',
      '$880.00',
      'No codes named',
      'Not every answer came, so a code may still be there.',
      'Звук тише',
      'It isn’t an inspection',
    ])
      expect(words).toContain(part)
    expect(words).not.toMatch(/proven fixed/i)
  })

  it('is of the caller’s own case alone', async () => {
    const [driver, other] = [await newDriver(server, 'PRO'), await newDriver(server, 'PRO')]
    const caseId = await ownCase(other, await ownCar(other, 'Their car'), 'Theirs')
    for (const body of [
      { type: 'case', case_id: caseId },
      { type: 'case', case_id: randomUUID() },
      { type: 'car', vehicle_id: await ownCar(other, 'Another of theirs') },
    ]) {
      const answer = await post(ours(), driver.token, body)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'not_found'])
    }
    const refused = await post(ours(), (await newDriver(server)).token, { type: 'case', case_id: caseId })
    expect([refused.status, (await refused.json()).error]).toEqual([402, PDF_IS_PRO])
    expect(await usedBy(driver)).toBe(0)
  })
})

describe('the receipts of a report', () => {
  it.each(hosts)('open by links that end, in the reports of log, car and case, on %s', async (_, url) => {
    const driver = await newDriver(server, 'PRO')
    const carId = await ownCar(driver, 'Blue Golf')
    const receipts = [await keepReceipt(driver), await keepReceipt(driver), await keepReceipt(driver)]
    const caseId = await ownCase(driver, carId, 'Rattle when cold', receipts)
    for (const body of [
      ofLog(driver, { vehicle_id: carId }),
      { type: 'car', vehicle_id: carId },
      { type: 'case', case_id: caseId },
    ]) {
      const { bytes, text } = await reportOf(url(), driver, body)
      const links = linksOf(bytes)
      expect([body.type, ...links.map(storedReceipt)]).toEqual([body.type, ...receipts])
      for (const each of links) expect((await fetch(each)).status).toBe(200)
      const words = text.replaceAll('\n', ' ')
      expect(words.split('Open the receipt')).toHaveLength(4)
      expect(words.includes('no. 1–3')).toBe(body.type !== 'case')
      expect(words).toMatch(/Receipts open from this file until \w+ \d+, \d{4}, for anyone who has it/)
      expect(words).not.toContain('/storage/v1/')
      // The day that is told lies before the end that the link holds.
      const until = Date.parse(`${/until (\w+ \d+, \d{4})/.exec(words)?.[1]} UTC`)
      const { exp } = JSON.parse(atob(links[0]?.split('token=')[1]?.split('.')[1] ?? ''))
      expect(Math.floor((exp * 1000 - until) / 86_400_000)).toBeOneOf([1, 2])
    }
    for (const each of receipts) expect((await fetch(each)).status).toBe(400)
    await driver.client.storage.from('receipts').remove(receipts.map((each) => receiptPathOf(each) ?? ''))
    const { bytes, text } = await reportOf(url(), driver, ofLog(driver, { vehicle_id: carId }))
    expect([linksOf(bytes), text.includes('We couldn’t find its file.')]).toEqual([[], true])
  })
})

describe('a report of a car', () => {
  it('is of the log of the car that is named, and of the default one where none is', async () => {
    const driver = await newDriver(server, 'PRO')
    const [golf, fiat] = [await ownCar(driver, 'Blue Golf'), await ownCar(driver, 'Red Fiat')]
    const done = { user_id: driver.id, date: '2026-02-01' }
    const rows = [
      { ...done, item: 'Golf belt', vehicle_id: golf },
      { ...done, item: 'Fiat belt', vehicle_id: fiat },
    ]
    expect((await driver.client.from('maintenance').insert(rows)).error).toBeNull()
    const belts = async (more: { vehicle_id?: string }) => {
      const { text } = await reportOf(ours(), driver, ofLog(driver, more))
      return ['Golf belt', 'Fiat belt'].filter((item) => text.includes(item))
    }
    expect(await belts({ vehicle_id: fiat })).toEqual(['Fiat belt'])
    expect(await belts({ vehicle_id: golf })).toEqual(['Golf belt'])
    expect(await belts({})).toEqual(['Golf belt'])
  })

  it('holds what is known of that car and of no other, and says what is not known', async () => {
    const driver = await newDriver(server, 'PRO')
    // The first is the default one, which a call without a car means.
    const [otherId, carId] = [await ownCar(driver, 'Red Fiat'), await ownCar(driver, 'Blue Golf')]
    await ownCase(driver, carId, 'Rattle when cold')
    await ownCase(driver, otherId, 'Squeal of the other')
    const fill = {
      user_id: driver.id,
      odometer_unit: 'km',
      amount_unit: 'l',
      currency: 'EUR',
      date: '2026-02-01',
    }
    for (const more of [
      { vehicle_id: carId, odometer: 10_000, amount: 40, total_minor: 7000 },
      { vehicle_id: carId, odometer: 10_500, amount: 35, total_minor: null, date: '2026-02-10' },
      { vehicle_id: otherId, odometer: 99_000, amount: 60, total_minor: 99_900 },
    ])
      expect((await driver.client.from('fill_ups').insert({ ...fill, ...more })).error).toBeNull()
    const reminder = { item: 'Brake Fluid', months_interval: 24, driver_id: driver.id, vehicle_id: carId }
    expect((await driver.client.from('reminder_prefs').insert(reminder)).error).toBeNull()
    const half = {
      item: 'Oil Change',
      months_interval: 12,
      last_done_date: '2026-01-01',
      miles_interval: 5000,
    }
    const counted = { ...half, driver_id: driver.id, vehicle_id: carId }
    expect((await driver.client.from('reminder_prefs').insert(counted)).error).toBeNull()
    const { text } = await reportOf(ours(), driver, { type: 'car', vehicle_id: carId })
    const words = text.replaceAll('\n', ' ')
    for (const part of [
      'Car report',
      'Blue Golf',
      'VIN Not known',
      'Rattle when cold',
      'P0420: not proven',
      'Brake Fluid Not known when',
      'Jan 1, 2027; by mileage not known',
      '2 fill-ups',
      '19.8 gal (US)',
      '33.6 mpg (US)',
      'EUR 70.00, without 1 fill-up whose price is not known',
      'Catalytic converter',
      '$880.00',
    ])
      expect(words).toContain(part)
    expect(words).not.toMatch(/Red Fiat|Squeal|99,000|999\.00/)
    const bare = await reportOf(ours(), await newDriver(server, 'PRO'), { type: 'car' })
    expect(bare.text.replaceAll('\n', ' ')).toContain('That doesn’t mean the car has no fault.')
  })
})

describe('export-pdf', () => {
  it('counts an export once that track-usage has counted already [MNT-039]', async () => {
    const driver = await newDriver(server, 'PRO')
    const { data } = await driver.client.functions.invoke('track-usage', {
      body: { usage_type: 'pdf_exports' },
    })
    expect(data).toMatchObject({ can_use: true })
    const pdf = await driver.client.functions.invoke('export-pdf', { body: ofLog(driver, { counted: true }) })
    expect(pdf.data).toBeInstanceOf(Blob)
    expect(await usedBy(driver)).toBe(1)
  })

  it('gives the use back when the report fails', async () => {
    const driver = await newDriver(server, 'PRO')
    await server.admin('revoke select on maintenance from authenticated')
    const response = await post(ours(), driver.token, ofLog(driver))
    await server.admin('grant select on maintenance to authenticated')
    expect([response.status, (await response.json()).code]).toEqual([500, 'internal'])
    expect(await usedBy(driver)).toBe(0)
  })

  it('knows no diagnosis but the caller’s own, and nothing to print of one that says nothing', async () => {
    const [driver, other] = [await newDriver(server, 'PRO'), await newDriver(server, 'PRO')]
    for (const [id, status] of [
      [(await saved(other, 'audio', SHORT_AUDIO)).history_id, 404],
      [randomUUID(), 404],
      [(await saved(driver, 'audio', {})).history_id, 422],
      [(await saved(driver, 'audio', { issue: 7 })).history_id, 422],
    ] as const) {
      const response = await post(ours(), driver.token, { type: 'diagnosis', history_id: id })
      expect(response.status).toBe(status)
      await response.text()
    }
    expect(await usedBy(driver)).toBe(0)
  })

  it.each([
    {},
    { probable_causes: 'many', input: [], dtc_information: [7, null, {}] },
    { probable_causes: [{ cause: 7, diagnostic_steps: [1, 'look'], estimated_cost: { min: 'a' } }, null] },
    {
      input: { vehicle_info: { year: '2014', make: null } },
      confidence_score: 'high',
      timestamp: 'yesterday',
    },
  ])('prints what there is of a history row as odd as %j', async (data) => {
    const driver = await newDriver(server, 'PRO')
    const { text } = await reportOf(ours(), driver, await saved(driver, 'comprehensive', data))
    expect(text).toContain('Diagnosis report')
  })

  it('repeats the table’s head on every page, numbers them, and wraps what is long', async () => {
    const driver = await newDriver(server, 'PRO')
    const entries: Entry[] = Array.from({ length: 120 }, (_, n) => ({
      item: `Service ${n}`,
      notes: 'checked '.repeat(n % 9),
    }))
    await keepRecords(server, driver, [
      ...entries,
      { item: 'Long', notes: 'a word and another '.repeat(526) },
    ])
    const { pageTexts, pages } = await reportOf(ours(), driver, ofLog(driver))
    expect(pages).toBeGreaterThan(5)
    pageTexts.forEach((text, index) => {
      expect(text).toContain(`Page ${index + 1} of ${pages}`)
      if (index < pages - 1) expect(text).toContain('Mileage')
    })
    const all = pageTexts.join('\n')
    for (let n = 0; n < 120; n++) expect(all).toContain(`Service ${n}`)
    expect(all.split('another').length - 1).toBe(526)
  })

  it('prints hostile text as text: no script, no action, no letter that breaks the file', async () => {
    const driver = await newDriver(server, 'PRO')
    await keepRecords(server, driver, [
      {
        item: ')>>/OpenAction<</S/JavaScript/JS(app.alert(1))>>',
        notes: '\\) Tj ET (x',
        receipt_url: 'javascript:alert(1)',
      },
      { item: '/AA /Launch', notes: '<script>alert(1)</script>', receipt_url: 'file:///etc/passwd' },
      {
        item: 'مرحبا',
        notes: '🚗💨 👨‍👩‍👧 日本語 \u202Egnp.exe Żółć ếộ',
        receipt_url: `https://x.example/a(b)\\c`,
      },
      { item: 'Wide ᚠ', notes: 'W'.repeat(10_000) },
    ])
    const { bytes, text } = await reportOf(ours(), driver, ofLog(driver))
    const raw = Buffer.from(bytes).toString('latin1')
    const dictionaries = raw.replaceAll(/stream\r?\n[\s\S]*?endstream/g, '')
    for (const name of ['/OpenAction', '/JavaScript', '/JS', '/AA', '/Launch', '/EmbeddedFile']) {
      expect(dictionaries, name).not.toContain(name)
    }
    expect(linksOf(Buffer.from(dictionaries, 'latin1'))).toEqual(['https://x.example/a\\(b\\)/c'])
    expect(text).toContain('Żółć ếộ')
    expect(text).toContain('gnp.exe')
    expect(text).toContain('Not all letters could be shown')
    expect(text).not.toContain('\u202E')
  })
})
