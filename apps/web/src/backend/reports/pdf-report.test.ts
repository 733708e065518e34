import { FunctionsHttpError } from '@supabase/supabase-js'
import { describe, expect, it } from 'vitest'
import { asWrittenHere } from '../../format/paper.ts'
import type { Client } from '../connection/connect.ts'
import { fetchPdfReport, fileName } from './pdf-report.ts'

const PRO_ONLY = 'PDF export is a Pro feature. Upgrade to access unlimited exports.'

/** A client whose export-pdf answers so, once track-usage has counted; it keeps what it was asked. */
function answering(answer: { data?: unknown; error?: unknown; response?: Response }, canUse = true) {
  const requests: unknown[] = []
  const functions = {
    invoke: async (name: string, options: { body: unknown }) => {
      requests.push([name, options.body])
      if (name === 'track-usage')
        return { data: { can_use: canUse, limit: canUse ? 999_999 : 0 }, error: null }
      return { data: null, error: null, ...answer }
    },
  }
  return { client: { functions } as unknown as Client, asked: requests }
}
const nobody = () => undefined
const wanted = { type: 'diagnosis', history_id: 'row' } as const
const refusal = (status: number, body: unknown) => new FunctionsHttpError(Response.json(body, { status }))

describe('fetchPdfReport', () => {
  it('counts the use, then asks for one diagnosis and gives the file its name', async () => {
    const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' })
    const response = new Response(null, {
      headers: { 'Content-Disposition': 'attachment; filename="diagnosis-2026-03-01.pdf"' },
    })
    const { client, asked } = answering({ data: pdf, response })
    expect(await fetchPdfReport(client, wanted, nobody)).toEqual({
      kind: 'file',
      file: pdf,
      name: 'diagnosis-2026-03-01.pdf',
    })
    expect(asked).toEqual([
      ['track-usage', { usage_type: 'pdf_exports' }],
      ['export-pdf', { type: 'diagnosis', history_id: 'row', ...asWrittenHere(), counted: true }],
    ])
  })

  it('takes the file from what the server tells meanwhile, and hands on how far it is', async () => {
    const events = [
      { kind: 'progress', progress: { step: 'drawing', records: 1, of: 2 } },
      { kind: 'part', base64: btoa('%PDF') },
      { kind: 'file', name: 'car.pdf', bytes: 4 },
    ]
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
    const steps: string[] = []
    const { client } = answering({ data: new Response(text) })
    const answer = await fetchPdfReport(client, wanted, (progress) => steps.push(progress))
    expect(answer).toMatchObject({ kind: 'file', name: 'car.pdf', file: { size: 4 } })
    expect(steps).toEqual(['1 of 2 records laid out.'])
  })

  it('asks for no report that the plan does not hold', async () => {
    const { client, asked } = answering({}, false)
    expect(await fetchPdfReport(client, wanted, nobody)).toEqual({ kind: 'refused', message: PRO_ONLY })
    expect(asked).toEqual([['track-usage', { usage_type: 'pdf_exports' }]])
  })

  it.each([402, 403])('hands on why a FREE driver is refused (%i)', async (status) => {
    const { client } = answering({ error: refusal(status, { error: PRO_ONLY }) })
    expect(await fetchPdfReport(client, wanted, nobody)).toEqual({ kind: 'refused', message: PRO_ONLY })
  })

  it('throws for everything else', async () => {
    for (const error of [
      refusal(500, { error: 'broken' }),
      refusal(403, 'no JSON object'),
      new Error('offline'),
    ])
      await expect(fetchPdfReport(answering({ error }).client, wanted, nobody)).rejects.toBe(error)
    await expect(fetchPdfReport(answering({ data: 'text' }).client, wanted, nobody)).rejects.toThrow('no PDF')
  })

  it('names the file itself where the server does not', () => {
    expect(fileName(null, 'tappet-diagnosis.pdf')).toBe('tappet-diagnosis.pdf')
    expect(fileName('attachment; filename=report.pdf', 'tappet-case.pdf')).toBe('report.pdf')
  })
})
