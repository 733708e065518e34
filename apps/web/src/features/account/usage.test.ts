import { describe, expect, it, vi } from 'vitest'
import { testBackend, USER_ID } from '../../app/testing/harness.tsx'
import { fetchUsage } from './usage.ts'

const NOW = new Date('2026-03-31T23:59:59Z')
const zeros = {
  user_id: USER_ID,
  month_year: '2026-03',
  audio_diagnoses: 0,
  obd_reads: 0,
  pdf_exports: 0,
  comprehensive_diagnoses: 0,
}
const noRows = () => Response.json({ code: 'PGRST116', message: 'no rows' }, { status: 406 })

type Call = { method: string; url: string; body: unknown }

function wire(...answers: (() => Response)[]): Call[] {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: { method?: string; body?: string }) => {
    calls.push({ method: init.method ?? 'GET', url: String(url), body: init.body && JSON.parse(init.body) })
    return answers[calls.length - 1]?.() ?? new Response(null, { status: 500 })
  })
  return calls
}

describe('fetchUsage', () => {
  it("reads this month's row", async () => {
    const calls = wire(() => Response.json({ ...zeros, obd_reads: 1 }))
    expect((await fetchUsage(testBackend().client, USER_ID, NOW)).obd_reads).toBe(1)
    expect(calls[0]?.url).toContain(`user_id=eq.${USER_ID}&month_year=eq.2026-03`)
  })
  it('makes a row of zeros when the month has none [ACC-065]', async () => {
    const calls = wire(noRows, () => Response.json(zeros, { status: 201 }))
    expect(await fetchUsage(testBackend().client, USER_ID, NOW)).toEqual(zeros)
    expect(calls[1]).toMatchObject({ method: 'POST', body: zeros })
  })
  it('reads again when another tab made the row in between', async () => {
    const calls = wire(
      noRows,
      () => Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 }),
      () => Response.json(zeros),
    )
    expect(await fetchUsage(testBackend().client, USER_ID, NOW)).toEqual(zeros)
    expect(calls).toHaveLength(3)
  })
  it('passes any other refusal on, and inserts nothing', async () => {
    const calls = wire(() => Response.json({ code: '42501', message: 'denied' }, { status: 403 }))
    await expect(fetchUsage(testBackend().client, USER_ID, NOW)).rejects.toMatchObject({ code: '42501' })
    expect(calls).toHaveLength(1)
  })
})
