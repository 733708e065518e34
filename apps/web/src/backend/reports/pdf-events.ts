import { type ExportPdfEvent, exportPdfEvent, type PdfProgress } from '@tappet/wire'
import { countText, wholeNumber } from '../../format/count.ts'

/** `busy`: other reports of this account are made first. */
type MadePdf = { kind: 'file'; name: string; file: Blob } | { kind: 'busy'; message: string }

/** A server takes half a minute for a long log, and a slow connection as long. */
export const PDF_WITHIN_MS = 120_000
export const ASKS_FOR_EVENTS = { Accept: 'text/event-stream' }

export function progressText(progress: PdfProgress): string {
  switch (progress.step) {
    case 'waiting':
      return 'Other reports are made first.'
    case 'reading':
      return `${countText(progress.records, 'record')} read.`
    case 'drawing':
      return `${wholeNumber(progress.records)} of ${countText(progress.of, 'record')} laid out.`
  }
}

/** @throws Error for a report that failed, and for a stream that ended before the whole file came */
export async function pdfFromEvents({ body }: Response, told: (text: string) => void): Promise<MadePdf> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const event of eventsOf(body)) {
    if (event.kind === 'progress') told(progressText(event.progress))
    else if (event.kind === 'part') parts.push(bytesOf(event.base64))
    else if (event.kind === 'failed') {
      if (event.code !== 'busy') throw new Error(event.error)
      return { kind: 'busy', message: event.error }
    } else {
      const file = new Blob(parts, { type: 'application/pdf' })
      if (file.size !== event.bytes) throw new Error('The PDF came in part only')
      return { kind: 'file', name: event.name, file }
    }
  }
  throw new Error('The PDF came in part only')
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

async function* eventsOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<ExportPdfEvent, void> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (;;) {
    const chunk = await reader?.read()
    if (chunk === undefined || chunk.done) return
    const events = (text + decoder.decode(chunk.value, { stream: true })).split('\n\n')
    text = events.pop() ?? ''
    for (const event of events) yield exportPdfEvent.parse(JSON.parse(event.slice('data: '.length)))
  }
}
