/** Reports for the tests of export-pdf. */
import { usageMonth } from '@tappet/wire'
import { expect } from 'vitest'
import { readPdf } from '../harness/pdf-text.ts'
import type { TestServer } from '../harness/server.ts'
import { type Driver, post } from './exports-account.ts'

/** Of a row as the first version wrote it. */
export const SHORT_AUDIO = {
  confidence: 82,
  audioDuration: 5.2,
  issue: {
    name: 'Loose belt',
    description: 'It slips.',
    urgencyLevel: 'check_soon',
    estimatedCostMin: 80,
    estimatedCostMax: 250,
  },
}

export const ofLog = ({ id }: Pick<Driver, 'id'>, more = {}) => ({
  type: 'maintenance',
  user_id: id,
  ...more,
})

export async function reportAt(url: string, driver: Driver, body: unknown) {
  const response = await post(url, driver.token, body)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect([response.status, new TextDecoder().decode(bytes.subarray(0, 300))]).toEqual([
    200,
    expect.stringMatching(/^%PDF-1/),
  ])
  return { response, bytes, ...readPdf(bytes) }
}

/** What asks for the report of a new row of the history. */
export async function savedDiagnosis(server: TestServer, { id }: Driver, type: string, data: unknown) {
  const [row] = await server.admin<{ id: string }>(
    'insert into history (user_id, type, data) values ($1, $2, $3) returning id',
    [id, type, JSON.stringify(data)],
  )
  return { type: 'diagnosis', history_id: row?.id ?? '' }
}

/** This month's reports. */
export async function pdfsOf(server: TestServer, { id }: Driver): Promise<number> {
  const [row] = await server.admin<{ pdf_exports: number }>(
    'select pdf_exports from usage_counters where user_id = $1 and month_year = $2',
    [id, usageMonth(new Date())],
  )
  return row?.pdf_exports ?? 0
}
