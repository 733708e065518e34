import { describe, expect, it } from 'vitest'
import { ERASED } from '../src/clear/erased.table.ts'
import { confirmErasure, saveSnapshot } from '../src/clear/proofs.ts'
import type { LiveReading } from '../src/live/live.ts'
import { virtualClock } from './clock.ts'
import { type Randomness, seededRandomness } from './randomness.ts'
import { MOCK_ADAPTERS, SAMPLE_CODES, statedSimulation } from './stated.ts'

const always =
  (value: number): Randomness =>
  () =>
    value

function simulate(randomness: Randomness) {
  const clock = virtualClock()
  let ids = 0
  const simulation = statedSimulation({ clock, randomness, newId: () => `demo ${++ids}` })
  const timed = async <T>(work: Promise<T>): Promise<{ result: T; ms: number }> => {
    const start = clock.now()
    const result = await clock.until(work)
    return { result, ms: clock.now() - start }
  }
  return { clock, simulation, timed }
}

async function connected() {
  const { clock, simulation, timed } = simulate(always(0))
  const [device] = await clock.until(simulation.find())
  const { result, ms } = await timed(simulation.connect(device?.id ?? ''))
  if (!result.ok) throw new Error(result.failure.kind)
  return { clock, simulation, timed, connection: result.connection, ms }
}

describe('the stated simulation', () => {
  it('takes 2 s to scan [OBD-034]', async () => {
    const { simulation, timed } = simulate(seededRandomness(1))
    expect((await timed(simulation.find())).ms).toBe(2_000)
  })
  it('finds 1-2 of 3 adapters with about 60 % probability [OBD-035]', async () => {
    const { clock, simulation } = simulate(seededRandomness(35))
    const counts = [0, 0, 0, 0]
    for (let scan = 0; scan < 2_000; scan++) {
      const devices = await clock.until(simulation.find())
      counts[devices.length] = (counts[devices.length] ?? 0) + 1
      expect(new Set(devices.map(({ id }) => id)).size).toBe(devices.length)
      for (const device of devices) expect(MOCK_ADAPTERS).toContainEqual(device)
    }
    expect(MOCK_ADAPTERS).toHaveLength(3)
    expect((counts[0] ?? 0) / 2_000).toBeCloseTo(0.4, 1)
    expect(counts[1]).toBeGreaterThan(400)
    expect(counts[2]).toBeGreaterThan(400)
    expect(counts[3]).toBe(0)
  })
  it('takes 1.5 s to connect [OBD-036]', async () => {
    expect((await connected()).ms).toBe(1_500)
  })
  it('takes 3 s to read [OBD-037]', async () => {
    const { connection, timed } = await connected()
    const { result, ms } = await timed(connection.codes())
    expect(result.kind).toBe('complete')
    expect(ms).toBe(3_000)
  })
  it('yields 1-3 random sample codes with about 70 % probability [OBD-038]', async () => {
    const { clock, simulation } = simulate(seededRandomness(38))
    let device: string | undefined
    while (device === undefined) device = (await clock.until(simulation.find()))[0]?.id
    const outcome = await clock.until(simulation.connect(device))
    if (!outcome.ok) throw new Error(outcome.failure.kind)
    const counts = [0, 0, 0, 0]
    const seen = new Set<string>()
    for (let attempt = 0; attempt < 1_000; attempt++) {
      const reading = await clock.until(outcome.connection.codes())
      if (reading.kind !== 'complete' || reading.value.stored.kind !== 'complete') throw new Error('not read')
      const codes = reading.value.stored.value.units.flatMap((unit) => unit.codes)
      counts[codes.length] = (counts[codes.length] ?? 0) + 1
      for (const code of codes) seen.add(code)
    }
    expect((counts[0] ?? 0) / 1_000).toBeCloseTo(0.3, 1)
    expect(Math.min(counts[1] ?? 0, counts[2] ?? 0, counts[3] ?? 0)).toBeGreaterThan(150)
    expect([...seen].sort()).toEqual([...SAMPLE_CODES].sort())
  })
  it('takes 2 s to clear, under the same conditions as a real car [OBD-039]', async () => {
    const { clock, connection, timed } = await connected()
    await clock.until(connection.codes())
    const snapshot = await clock.until(connection.snapshot())
    const confirmed = confirmErasure(ERASED.map(({ id }) => id))
    if (snapshot.kind === 'failed' || confirmed === null) throw new Error('no proofs')
    const saved = await saveSnapshot(snapshot.value, async () => 'kept')
    const { result, ms } = await timed(connection.clear({ saved, confirmed, driverSaysEngineIsOff: true }))
    expect(result).toMatchObject({ kind: 'cleared', codesLeft: [] })
    expect(ms).toBeCloseTo(2_000)
  })
})

describe('the demo car', () => {
  const engine = (pid: number, readings: readonly LiveReading[]) =>
    readings.filter((reading) => reading.pid === pid).map(({ values }) => Number(values[0]?.value))
  async function watch(seconds: number) {
    const { clock, connection } = await connected()
    const readings: LiveReading[] = []
    const pids = [0x0c, 0x0d, 0x05, 0x06, 0x07]
    const live = connection.live({ pids, onReadings: (more) => readings.push(...more) })
    await clock.advance(seconds * 1_000)
    return { clock, connection, live, readings }
  }
  it('is started, warms and is driven while live values are read, with its fault to be seen in the trims', async () => {
    const { live, readings, clock } = await watch(60)
    const [speed, road, coolant] = [engine(0x0c, readings), engine(0x0d, readings), engine(0x05, readings)]
    expect(speed[0]).toBeLessThan(400)
    expect(Math.max(...speed)).toBeGreaterThan(2_000)
    expect(Math.max(...road)).toBeGreaterThan(70)
    expect([coolant[0], Math.max(...coolant) > 70]).toEqual([24, true])
    const long = engine(0x07, readings)
    const trims = engine(0x06, readings).map((short, at) => short + (long[at] ?? 0))
    expect(Math.max(...trims)).toBeGreaterThan(18)
    expect(Math.min(...trims.slice(20))).toBeLessThan(15)
    live.stop()
    await clock.until(live.ended)
  })
  it('stands with its engine off afterwards, and while codes are read and cleared', async () => {
    const { live, connection, clock } = await watch(20)
    const rpm = async () => {
      const reading = await clock.until(connection.parameters([0x0c]))
      return reading.kind === 'failed' ? null : reading.value.parameters[0]?.values[0]?.value
    }
    expect(await rpm()).toBeGreaterThan(500)
    live.stop()
    await clock.until(live.ended)
    await clock.until(connection.codes())
    expect(await rpm()).toBe(0)
    const again = connection.live({ pids: [0x0c], onReadings: () => {} })
    await clock.advance(3_000)
    again.stop()
    await clock.until(again.ended)
    expect(await rpm()).toBeGreaterThan(500)
    await clock.advance(2_000)
    expect(await rpm()).toBe(0)
  })
})
