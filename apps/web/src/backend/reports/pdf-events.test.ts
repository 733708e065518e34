import type { ExportPdfEvent } from '@tappet/wire'
import { describe, expect, it } from 'vitest'
import { pdfFromEvents, progressText } from './pdf-events.ts'

const part = (text: string): ExportPdfEvent => ({ kind: 'part', base64: btoa(text) })
const file = (bytes: number): ExportPdfEvent => ({ kind: 'file', name: 'log.pdf', bytes })

/** A stream of these events, cut wherever a network likes to. */
function streamed(events: ExportPdfEvent[], pieceBytes = 7): Response {
  const bytes = new TextEncoder().encode(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''))
  const pieces: Uint8Array[] = []
  for (let from = 0; from < bytes.length; from += pieceBytes)
    pieces.push(bytes.subarray(from, from + pieceBytes))
  return new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(piece)
        controller.close()
      },
    }),
  )
}
const nobody = () => undefined

describe('a report that is told of while it is made', () => {
  it('is put together from its parts, and said to be no further than it is', async () => {
    const steps: string[] = []
    const pdf = await pdfFromEvents(
      streamed([
        { kind: 'progress', progress: { step: 'reading', records: 20_000 } },
        { kind: 'progress', progress: { step: 'drawing', records: 12_000, of: 50_000 } },
        part('%PDF'),
        part('-1.7'),
        file(8),
      ]),
      (text) => steps.push(text),
    )
    if (pdf.kind !== 'file') throw new Error('No file was made')
    expect([pdf.name, pdf.file.type, await pdf.file.text()]).toEqual([
      'log.pdf',
      'application/pdf',
      '%PDF-1.7',
    ])
    expect(steps).toEqual(['20,000 records read.', '12,000 of 50,000 records laid out.'])
  })

  it('is no file where a part or the end is missing', async () => {
    for (const events of [[part('%PDF'), file(8)], [part('%PDF')], []])
      await expect(pdfFromEvents(streamed(events), nobody)).rejects.toThrow('came in part only')
  })

  it('fails with the reason that the server gives, and tells a busy server apart', async () => {
    const failed = (code: string): ExportPdfEvent => ({ kind: 'failed', error: 'Not now', code })
    expect(await pdfFromEvents(streamed([failed('busy')]), nobody)).toEqual({
      kind: 'busy',
      message: 'Not now',
    })
    await expect(pdfFromEvents(streamed([failed('internal')]), nobody)).rejects.toThrow('Not now')
  })

  it('says who is served first while it waits', () => {
    expect(progressText({ step: 'waiting' })).toBe('Other reports are made first.')
  })
})
