import { describe, expect, it } from 'vitest'
import { createFakeMicrophone } from '../../platform/sound/microphone.fake.ts'
import type { MeasuredTake } from './measure.ts'
import { recordTake, type TakeProgress } from './record-take.ts'

const TAKE: MeasuredTake = { take: { version: 3, values: {}, listener: null, heard: [] }, problem: null }

function bench(rateHz: number) {
  const microphone = createFakeMicrophone(rateHz)
  const measured: Float32Array[] = []
  const heard: TakeProgress[] = []
  const ending = new AbortController()
  const measure = async (samples: Float32Array) => {
    measured.push(samples)
    return TAKE
  }
  const end = recordTake({ microphone, seconds: 10, measure }, ending.signal, (progress) =>
    heard.push(progress),
  )
  const hear = (seconds: number) => microphone.hear(new Float32Array(seconds * rateHz).fill(0.5))
  return { microphone, measured, heard, ending, end, hear }
}

describe('one take', () => {
  it('asks for the unprocessed sound and ends by itself after ten seconds, at 16 kHz', async () => {
    const { microphone, measured, heard, end, hear } = bench(48_000)
    await microphone.grant()
    hear(6)
    expect(heard.at(-1)).toMatchObject({ seconds: 6 })
    expect(heard.at(-1)?.level).toBeGreaterThan(0.8)
    hear(4)
    expect(await end).toEqual({ kind: 'taken', measured: TAKE })
    expect(microphone.asked).toEqual([{ filter: false }])
    expect(microphone.openCount).toBe(0)
    expect(measured.map(({ length }) => length)).toEqual([160_000])
  })
  it('measures nothing of a take that was stopped, also while the microphone is asked for', async () => {
    const { microphone, measured, ending, end, hear } = bench(16_000)
    ending.abort()
    await microphone.grant()
    hear(10)
    expect(await end).toEqual({ kind: 'cancelled' })
    expect(microphone.openCount).toBe(0)
    expect(measured).toEqual([])
  })
  it('says why there is none', async () => {
    const refused = bench(16_000)
    await refused.microphone.refuse('refused')
    expect(await refused.end).toEqual({ kind: 'failed', why: 'refused' })
    const lost = bench(16_000)
    await lost.microphone.grant()
    lost.hear(3)
    lost.microphone.unplug()
    expect(await lost.end).toEqual({ kind: 'failed', why: 'lost' })
    expect(lost.measured).toEqual([])
    const filtered = bench(16_000)
    await filtered.microphone.grant({}, true)
    expect(await filtered.end).toEqual({ kind: 'failed', why: 'filtered' })
    expect(filtered.microphone.openCount).toBe(0)
  })
})
