import { Buffer } from 'node:buffer'
import type { ExportPdfEvent, PdfProgress } from '@tappet/wire'
import { failure } from '../_serve/answer.ts'
import type { FunctionLog } from '../_serve/function.ts'
import { paced } from './course.ts'

export const EVENT_STREAM = 'text/event-stream'
export type Report = { name: string; bytes: Uint8Array<ArrayBuffer> }

/** Divisible by 3: each part of base64 decodes by itself. */
const PART_BYTES = 48 * 1024

/** Ends the making when the reader goes; a failure is the stream's last event, never a shorter file. */
export function streamedReport(
  make: (tell: (progress: PdfProgress) => void, signal: AbortSignal) => Promise<Report>,
  gone: AbortSignal,
  log: FunctionLog,
): Response {
  const leaving = new AbortController()
  const encoder = new TextEncoder()
  const lines = (event: ExportPdfEvent) => encoder.encode(`data: ${JSON.stringify(event)}\n\n`)
  let parts: Iterator<ExportPdfEvent> | undefined
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      const tell = paced((progress) => {
        if (!leaving.signal.aborted) controller.enqueue(lines({ kind: 'progress', progress }))
      })
      // Not awaited: progress goes out at once.
      void make(tell, AbortSignal.any([gone, leaving.signal])).then(
        (report) => {
          parts = partsOf(report)
          deliver(controller)
        },
        async (error: unknown) => {
          if (leaving.signal.aborted) return
          controller.enqueue(lines(await failed(error, log)))
          controller.close()
        },
      )
    },
    pull: (controller) => deliver(controller),
    cancel: () => leaving.abort(),
  })
  const deliver = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    const next = parts?.next()
    if (next === undefined || leaving.signal.aborted) return
    if (next.done === true) controller.close()
    else controller.enqueue(lines(next.value))
  }
  return new Response(body, { headers: { 'Content-Type': EVENT_STREAM, 'Cache-Control': 'no-store' } })
}

function* partsOf({ name, bytes }: Report): Generator<ExportPdfEvent, void> {
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    const part = bytes.subarray(from, from + PART_BYTES)
    yield { kind: 'part', base64: Buffer.from(part.buffer, part.byteOffset, part.length).toString('base64') }
  }
  yield { kind: 'file', name, bytes: bytes.length }
}

async function failed(error: unknown, log: FunctionLog): Promise<ExportPdfEvent> {
  const body: { error: string; code: string } = await failure('export-pdf', error, log).json()
  return { kind: 'failed', error: body.error, code: body.code }
}
