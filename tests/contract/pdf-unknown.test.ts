/** PDF reports of what is not known: nothing is claimed on paper that no page would claim. */
import { openCase } from '@tappet/diagnosis/differential'
import { expect, it } from 'vitest'
import { fileServer } from '../harness/file-server.ts'
import { type Driver, keepRecords, newDriver } from './exports-account.ts'
import { ofLog, reportAt, SHORT_AUDIO, savedDiagnosis } from './pdf-bench.ts'

const server = fileServer()

const reportOf = (driver: Driver, body: unknown) =>
  reportAt(`${server.url}/functions/v1/export-pdf`, driver, body)

it('prints of a sound what its page says of driving, and claims nothing where it does not know', async () => {
  const driver = await newDriver(server, 'PRO')
  const printed = async (data: object) => {
    const { text } = await reportOf(
      driver,
      await savedDiagnosis(server, driver, 'audio', { ...SHORT_AUDIO, ...data }),
    )
    return text
  }
  const opening = openCase({
    texts: ['the brake pedal goes to the floor'],
    codes: [],
    car: {},
    thisYear: 2026,
  })
  // One cause, so that all of it stands on the first page.
  const causes = opening.report.causes.slice(0, 1).map((cause) => ({ ...cause, percent: 90 }))
  const report = { ...opening.report, causes }
  const led = await printed({ differential: { ...opening, report } })
  const order = ['May I still drive?', 'Do not drive on.', 'By the recording only', 'Check soon'].map(
    (part) => led.indexOf(part),
  )
  expect(order).not.toContain(-1)
  expect(order).toEqual([...order].sort((a, b) => a - b))
  expect(led).not.toMatch(/How sure|repair records/)
  expect(led).toMatch(/Sounds most like: Loose belt|Something else: /)
  const headed = await printed({ headline: 'Likely belt noise', differential: { ...opening, report } })
  expect(headed).toContain('By recording and words')
  expect(headed).toContain('Likely belt noise')
  expect(headed).toContain(`1. ${report.causes[0]?.name}`)
  expect(headed).not.toMatch(/Loose belt|Sounds most like|Something else/)
  const healthy = { issue: { id: 'no_fault_heard', name: 'Nothing unusual stands out' } }
  const danger = await printed({
    ...healthy,
    headline: healthy.issue.name,
    differential: { ...opening, report },
  })
  expect(danger).toContain('Not in the sound, but it can’t wait')
  expect(headed.match(/\d+%|\d+ times in 20/g)).toEqual(['16 times in 20'])
  expect(headed).toContain('Do not drive on (High)')
  expect(headed).not.toContain('Check soon')
  const unpriced = { ...SHORT_AUDIO.issue, urgencyLevel: 'safe', estimatedCostMin: 0, estimatedCostMax: 0 }
  for (const open of [
    { issue: { ...unpriced, id: 'uncertain' } },
    { issue: { ...unpriced, id: 'not_a_car' } },
    { issue: unpriced, error: 'timed out' },
    { issue: unpriced, id: 'fallback_1' },
  ]) {
    const text = await printed(open)
    expect(text).toContain('We can’t tell from this recording')
    expect(text).not.toMatch(/Nothing urgent|\$0/)
  }
})

it('a report says how many changes its device has not sent, and nothing where it has sent all', async () => {
  const driver = await newDriver(server, 'PRO')
  await keepRecords(server, driver, [{ item: 'Wash' }])
  const [opened] = await server.admin<{ id: string }>(
    `insert into cases (id, user_id, title) values (gen_random_uuid(), $1, 'A knock') returning id`,
    [driver.id],
  )
  for (const wanted of [ofLog(driver), { type: 'car' }, { type: 'case', case_id: opened?.id }]) {
    expect((await reportOf(driver, { ...wanted, unsent: 2 })).text).toContain(
      '2 changes on the device that asked for this were not yet sent and are missing here.',
    )
    expect((await reportOf(driver, { ...wanted, unsent: 1 })).text).toContain(
      '1 change on the device that asked for this was not yet sent and is missing here.',
    )
    expect((await reportOf(driver, wanted)).text).not.toContain('not yet sent')
  }
})

it('a report of the log says which costs its sum leaves out, and sums nothing to $0 that nobody wrote down', async () => {
  const driver = await newDriver(server, 'PRO')
  await keepRecords(server, driver, [{ item: 'Wash' }])
  const unknown = await reportOf(driver, ofLog(driver))
  expect(unknown.text).toContain('Without 1 service whose cost is not known.')
  expect(unknown.text.slice(0, unknown.text.indexOf('Without 1'))).not.toContain('$0')
  await keepRecords(server, driver, [{ item: 'Battery', cost: 40 }])
  expect((await reportOf(driver, ofLog(driver))).text).toContain('$40.00')
  await keepRecords(server, driver, [
    { item: 'Tires', cost: 50 },
    { item: 'Core charge', cost: -60 },
  ])
  await server.admin(`update maintenance set currency = 'EUR' where user_id = $1 and item = 'Tires'`, [
    driver.id,
  ])
  expect((await reportOf(driver, ofLog(driver))).text).toContain('EUR 50.00 − $20.00')
})
