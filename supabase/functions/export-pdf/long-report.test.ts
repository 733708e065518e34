import { type LogRecord, NO_PREFERENCES, unitsOf } from '@tappet/upkeep'
import { type ExportPdfEvent, exportPdfEvent, type PdfProgress } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { FunctionError } from '../_serve/errors.ts'
import type { WorkerTask } from '../_serve/worker-process.ts'
import { paced } from './course.ts'
import { streamedReport } from './events.ts'
import { printLong, SHORT_LOG } from './long-report.ts'
import { type PackedRecords, unpacked } from './packed.ts'
import type { PrintJob } from './print.ts'

const job: PrintJob = {
  subject: { type: 'maintenance' },
  owner: 'ada@example.com',
  madeAt: new Date('2026-11-01'),
  unsent: 0,
  paper: 'letter',
  units: unitsOf(NO_PREFERENCES),
  locale: undefined,
}
const record = (mileage: number): LogRecord => ({
  ...{ item: 'Oil Change', date: '2026-05-01', mileage, cost: 40, currency: 'USD' },
  ...{
    shop: null,
    notes: null,
    receipt_url: null,
    extra_files: null,
    mileage_km: null,
    counter: null,
    counter_km: null,
  },
})
const page = (from: number, records: number) => Array.from({ length: records }, (_, at) => record(from + at))
async function* pagesOf(...pages: LogRecord[][]): AsyncGenerator<LogRecord[], void> {
  yield* pages
}
const never = new AbortController().signal
const log = { info() {}, warn() {}, error() {} }

/** Processes that keep what they were given. */
function processes() {
  const items: unknown[] = []
  const inWorkerProcess = async (work: WorkerTask) => {
    for await (const item of work.input) items.push(item)
    work.told({ progress: { step: 'drawing', records: 1, of: 2 } })
    return Uint8Array.of(7)
  }
  return { items, inWorkerProcess }
}

describe('a report of a log', () => {
  it('hands to that process what is printed of a record, and nothing else of its row', async () => {
    const { items, inWorkerProcess } = processes()
    const rows = page(0, SHORT_LOG + 1).map((each) => ({ ...each, id: 'r1', user_id: 'u1', version: 7 }))
    const making = { told: () => undefined, signal: never }
    await printLong(job, pagesOf(rows, rows), { inWorkerProcess, log }, making)
    const [first, ...packs] = items as [PrintJob, ...PackedRecords[]]
    expect(first).toEqual(job)
    expect(packs.map((pack) => [...unpacked([pack])])).toEqual([
      page(0, SHORT_LOG + 1),
      page(0, SHORT_LOG + 1),
    ])
  })

  it('is refused with words where its text is more than a process holds', async () => {
    const long = page(0, SHORT_LOG + 1).map((each) => ({ ...each, notes: 'x'.repeat(20_000) }))
    const making = { told: () => undefined, signal: never }
    const pages = pagesOf(...Array.from({ length: 8 }, () => long))
    await expect(printLong(job, pages, { ...processes(), log }, making)).rejects.toMatchObject({
      code: 'unprocessable',
      message: expect.stringContaining('export it as CSV'),
    })
  })

  it('is made at once up to a thousand records, and says how many are laid out', async () => {
    const { items, inWorkerProcess } = processes()
    const steps: PdfProgress[] = []
    const making = { told: (progress: PdfProgress) => steps.push(progress), signal: never }
    const bytes = await printLong(job, pagesOf(page(0, SHORT_LOG)), { inWorkerProcess, log }, making)
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')
    expect(items).toEqual([])
    expect(steps[0]).toEqual({ step: 'reading', records: SHORT_LOG })
    const drawn = steps.flatMap((each) => (each.step === 'drawing' ? [each.records] : []))
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
    expect(drawn.at(-1)).toBe(SHORT_LOG)
  })

  it('goes to a process of its own beyond, each record once and in its order', async () => {
    const { items, inWorkerProcess } = processes()
    const steps: PdfProgress[] = []
    const pages = pagesOf(page(0, 700), page(700, 700), page(1_400, 700))
    const making = { told: (progress: PdfProgress) => steps.push(progress), signal: never }
    expect(await printLong(job, pages, { inWorkerProcess, log }, making)).toEqual(Uint8Array.of(7))
    expect(items[0]).toEqual(job)
    const records = unpacked(items.slice(1) as PackedRecords[])
    expect([records.length, [...records]]).toEqual([2_100, page(0, 2_100)])
    expect(steps).toContainEqual({ step: 'reading', records: 2_100 })
    expect(steps.at(-1)).toEqual({ step: 'drawing', records: 1, of: 2 })
  })

  it('is made here where there are no others', async () => {
    const making = { told: () => undefined, signal: never }
    const bytes = await printLong(job, pagesOf(page(0, 700), page(700, 700)), { log }, making)
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-')
  })

  it('is not read on, or made, for one who has gone', async () => {
    for (const inWorkerProcess of [processes().inWorkerProcess, undefined]) {
      const gone = new AbortController()
      let pageCount = 0
      const pages = (async function* () {
        for (; pageCount < 5; pageCount++) {
          if (pageCount === 1) gone.abort()
          yield page(0, 600)
        }
      })()
      const making = { told: () => undefined, signal: gone.signal }
      await expect(
        printLong(job, pages, { log, ...(inWorkerProcess && { inWorkerProcess }) }, making),
      ).rejects.toMatchObject({
        code: 'gone',
      })
      expect(pageCount).toBe(1)
    }
  })
})

async function eventsOf(response: Response): Promise<ExportPdfEvent[]> {
  const lines = (await response.text()).split('\n\n').filter((line) => line !== '')
  return lines.map((line) => exportPdfEvent.parse(JSON.parse(line.slice('data: '.length))))
}

describe('the events of a report', () => {
  it('bring every byte, and the file only at the end', async () => {
    const bytes = Uint8Array.from({ length: 100_001 }, (_, at) => at % 251)
    const response = streamedReport(
      async (onProgress) => {
        onProgress({ step: 'reading', records: 3 })
        return { name: 'log.pdf', bytes }
      },
      never,
      log,
    )
    const events = await eventsOf(response)
    expect(events[0]).toEqual({ kind: 'progress', progress: { step: 'reading', records: 3 } })
    expect(events.at(-1)).toEqual({ kind: 'file', name: 'log.pdf', bytes: bytes.length })
    const parts = events.flatMap((event) => (event.kind === 'part' ? [event.base64] : []))
    expect(Buffer.concat(parts.map((text) => Buffer.from(text, 'base64'))).equals(bytes)).toBe(true)
  })

  it('say why there is none, in words for people', async () => {
    const failing = (error: Error) => eventsOf(streamedReport(() => Promise.reject(error), never, log))
    expect(await failing(new FunctionError('busy', 'One at a time'))).toEqual([
      { kind: 'failed', code: 'busy', error: 'One at a time' },
    ])
    expect(await failing(new Error('relation "x" does not exist'))).toMatchObject([
      { kind: 'failed', code: 'internal', error: expect.not.stringContaining('relation') },
    ])
  })

  it('end the making when the reader goes', async () => {
    let making: AbortSignal = never
    const { body } = streamedReport(
      (_, signal) => {
        making = signal
        return new Promise(() => undefined)
      },
      never,
      log,
    )
    await body?.cancel()
    expect(making.aborted).toBe(true)
  })

  it('are the first of each step and each tenth of it', () => {
    const steps: PdfProgress[] = []
    const onProgress = paced((progress) => steps.push(progress))
    for (let records = 1; records <= 1_000; records++) onProgress({ step: 'drawing', records, of: 1_000 })
    expect(steps.map((each) => 'records' in each && each.records)).toEqual([
      1, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000,
    ])
  })
})
