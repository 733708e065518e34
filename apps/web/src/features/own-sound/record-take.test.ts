import { describe, expect, it } from 'vitest'
import { createFakeClock } from '../../platform/runtime/clock.fake.ts'
import { createFakeMicrophone } from '../../platform/sound/microphone.fake.ts'
import type { MeasuredTake } from './measure.ts'
import { recordTake, SILENT_DEVICE_MS, type TakeProgress } from './record-take.ts'

const TAKE: MeasuredTake = { take: { version: 3, values: {}, listener: null, heard: [] }, problem: null }

function bench(rateHz: number) {
  const microphone = createFakeMicrophone(rateHz)
  const measured: Float32Array[] = []
  const levels: TakeProgress[] = []
  const ending = new AbortController()
  const measure = async (samples: Float32Array) => {
    measured.push(samples)
    return TAKE
  }
  const clock = createFakeClock(0)
  let leave = () => {}
  const onHidden = (hidden: () => void) => {
    leave = hidden
    return () => {
      leave = () => {}
    }
  }
  const deps = { microphone, clock, onHidden, seconds: 10, measure }
  const end = recordTake(deps, ending.signal, (progress) => levels.push(progress))
  const hear = (seconds: number) => microphone.hear(new Float32Array(seconds * rateHz).fill(0.5))
  return { microphone, clock, leave: () => leave(), measured, heard: levels, ending, end, hear }
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
  it('ends where the microphone falls silent, not while it is heard', async () => {
    const { microphone, clock, measured, end, hear } = bench(16_000)
    await microphone.grant()
    clock.advance(SILENT_DEVICE_MS - 1_000)
    hear(1)
    clock.advance(SILENT_DEVICE_MS - 1_000)
    await new Promise((settled) => setTimeout(settled))
    expect(microphone.openCount).toBe(1)
    clock.advance(1_000)
    expect(await end).toEqual({ kind: 'failed', why: 'lost' })
    expect([microphone.openCount, measured]).toEqual([0, []])
  })
  it('ends with a page that nobody looks at: what is glued over a gap is no take', async () => {
    const { microphone, leave, measured, end, hear } = bench(16_000)
    await microphone.grant()
    hear(3)
    leave()
    hear(7)
    expect(await end).toEqual({ kind: 'failed', why: 'hidden' })
    expect([microphone.openCount, measured]).toEqual([0, []])
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
