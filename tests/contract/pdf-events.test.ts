/** A PDF report that is told of while it is made, and one of a long log. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { pdfFromEvents } from '../../apps/web/src/backend/reports/pdf-events.ts'
import { readPdf } from '../harness/pdf-text.ts'
import type { TestServer } from '../harness/server.ts'
import { startBothHosts } from './both-hosts.ts'
import { type Driver, keepRecords, newDriver, post } from './exports-account.ts'
import { ofLog, pdfsOf } from './pdf-bench.ts'

let server: TestServer
const { ours, hosts } = startBothHosts('export-pdf', (started) => {
  server = started
})

const AS_EVENTS = { Accept: 'text/event-stream' }

const usedBy = (driver: Driver) => pdfsOf(server, driver)

async function fileOf(...events: Parameters<typeof pdfFromEvents>) {
  const pdf = await pdfFromEvents(...events)
  if (pdf.kind === 'busy') throw new Error(pdf.message)
  return pdf
}

it('makes a long log in a process of its own, and answers others meanwhile', async () => {
  const driver = await newDriver(server, 'PRO')
  await keepRecords(
    server,
    driver,
    Array.from({ length: 2_500 }, (_, at) => ({ item: `Entry ${at}`, mileage: at })),
  )
  const response = await post(ours(), driver.token, ofLog(driver), AS_EVENTS)
  const health: Promise<number>[] = []
  const messages: string[] = []
  const { file } = await fileOf(response, (text) => {
    messages.push(text)
    health.push(fetch(`${server.url}/healthz`).then(({ status }) => status))
  })
  expect(new Set(await Promise.all(health))).toEqual(new Set([200]))
  expect(messages).toContain('2,500 of 2,500 records laid out.')
  const { text } = readPdf(new Uint8Array(await file.arrayBuffer()))
  expect(new Set(text.match(/Entry \d+/g)).size).toBe(2_500)
})

describe.each(hosts)('a report as events on %s', (_, url) => {
  it('tells of a report while it is made, and then brings the whole file', async () => {
    const driver = await newDriver(server, 'PRO')
    await keepRecords(server, driver, [{ item: 'Brake Pads' }])
    const response = await post(url(), driver.token, ofLog(driver), AS_EVENTS)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const messages: string[] = []
    const { name, file } = await fileOf(response, (text) => messages.push(text))
    expect(name).toMatch(/^tappet-maintenance-.*\.pdf$/)
    expect(readPdf(new Uint8Array(await file.arrayBuffer())).text).toContain('Brake Pads')
    expect(messages).toEqual(['1 record read.', '1 of 1 record laid out.'])
    expect(await usedBy(driver)).toBe(1)
  })

  it('gives the use back where the report fails after its first word', async () => {
    const driver = await newDriver(server, 'PRO')
    const nothing = { type: 'diagnosis', history_id: randomUUID() }
    const response = await post(url(), driver.token, nothing, AS_EVENTS)
    await expect(pdfFromEvents(response, () => undefined)).rejects.toThrow('not in your history')
    expect(await usedBy(driver)).toBe(0)
  })
})
