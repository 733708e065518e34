import { describe, expect, it } from 'vitest'
import { ERASED } from '../src/clear/erased.table.ts'
import { confirmErasure, saveSnapshot } from '../src/clear/proofs.ts'
import { createScanner } from '../src/scanner/scanner.ts'
import { virtualClock } from './clock.ts'
import type { Randomness } from './randomness.ts'
import { seededRandomness } from './randomness.ts'
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
  const result = await timed(simulation.connect(device?.id ?? ''))
  return { clock, simulation, timed, result }
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
      const found = await clock.until(simulation.find())
      counts[found.length] = (counts[found.length] ?? 0) + 1
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      for (const device of found) expect(MOCK_ADAPTERS).toContainEqual(device)
    }
    expect(MOCK_ADAPTERS).toHaveLength(3)
    expect((counts[0] ?? 0) / 2_000).toBeCloseTo(0.4, 1)
    expect(counts[1]).toBeGreaterThan(400)
    expect(counts[2]).toBeGreaterThan(400)
    expect(counts[3]).toBe(0)
  })
  it('takes 1.5 s to connect [OBD-036]', async () => {
    const { result } = await connected()
    expect(result.result.ok).toBe(true)
    expect(result.ms).toBe(1_500)
  })
  it('takes 3 s to read [OBD-037]', async () => {
    const { simulation, timed } = await connected()
    const { result, ms } = await timed(simulation.codes())
    expect(result.kind).toBe('complete')
    expect(ms).toBe(3_000)
  })
  it('yields 1-3 random sample codes with about 70 % probability [OBD-038]', async () => {
    const { clock, simulation } = simulate(seededRandomness(38))
    let device: string | undefined
    while (device === undefined) device = (await clock.until(simulation.find()))[0]?.id
    await clock.until(simulation.connect(device))
    const counts = [0, 0, 0, 0]
    const seen = new Set<string>()
    for (let read = 0; read < 1_000; read++) {
      const reading = await clock.until(simulation.codes())
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
    const { clock, simulation, timed } = await connected()
    await clock.until(simulation.codes())
    const snapshot = await clock.until(
      simulation.connection()?.snapshot() ?? Promise.reject(new Error('none')),
    )
    const confirmed = confirmErasure(ERASED.map(({ id }) => id))
    if (!snapshot.ok || confirmed === null) throw new Error('no proofs')
    const saved = await saveSnapshot(snapshot.value, async () => 'kept')
    const { result, ms } = await timed(simulation.clear({ saved, confirmed, driverSaysEngineIsOff: true }))
    expect(result).toMatchObject({ kind: 'cleared', codesLeft: [] })
    expect(ms).toBeCloseTo(2_000)
  })
  it('says that it is a demo', () => {
    expect(simulate(always(0)).simulation.isDemo).toBe(true)
  })
})

describe('the scanner over the simulation', () => {
  async function scanner(mayRead: () => Promise<boolean> = async () => true) {
    const { clock, simulation } = simulate(always(0))
    const scanning = createScanner({ driver: simulation, mayRead, now: clock.now })
    const [device] = await clock.until(scanning.find())
    return { clock, simulation, scanning, device: device ?? { id: '', name: '' } }
  }
  it('holds isConnected, deviceName, lastReadTimestamp and codes [OBD-014]', async () => {
    const { scanning, clock, device } = await scanner()
    expect(scanning.state()).toEqual({
      isConnected: false,
      deviceName: null,
      lastReadTimestamp: null,
      codes: [],
    })
    await clock.until(scanning.connect(device.id))
    expect(scanning.state()).toEqual({
      isConnected: true,
      deviceName: device.name,
      lastReadTimestamp: null,
      codes: [],
    })
  })
  it('shows devices with id, name, paired and connected [OBD-015]', async () => {
    const { scanning, clock, device } = await scanner()
    expect(scanning.devices()[0]).toEqual({
      id: device.id,
      name: device.name,
      paired: expect.any(Boolean),
      connected: false,
    })
    await clock.until(scanning.connect(device.id))
    expect(scanning.devices().find(({ id }) => id === device.id)?.connected).toBe(true)
  })
  it('clears the device name and the connected flags on disconnecting [OBD-017]', async () => {
    const { scanning, clock, device } = await scanner()
    await clock.until(scanning.connect(device.id))
    await clock.until(scanning.disconnect())
    expect(scanning.state()).toMatchObject({ isConnected: false, deviceName: null })
    expect(scanning.devices().some(({ connected: flag }) => flag)).toBe(false)
  })
  it('fills the code list and the last-read time by reading [OBD-018] [OBD-019]', async () => {
    const { scanning, clock, device } = await scanner()
    await clock.until(scanning.connect(device.id))
    const outcome = await clock.until(scanning.scan())
    expect(outcome.kind).toBe('read')
    expect(scanning.state().codes.length).toBeGreaterThan(0)
    expect(scanning.state().lastReadTimestamp).toBe(clock.now())
  })
  it('empties the code list by clearing [OBD-020]', async () => {
    const { scanning, simulation, clock, device } = await scanner()
    await clock.until(scanning.connect(device.id))
    await clock.until(scanning.scan())
    const snapshot = await clock.until(
      simulation.connection()?.snapshot() ?? Promise.reject(new Error('none')),
    )
    const confirmed = confirmErasure(ERASED.map(({ id }) => id))
    if (!snapshot.ok || confirmed === null) throw new Error('no proofs')
    const saved = await saveSnapshot(snapshot.value, async () => 'kept')
    await clock.until(scanning.clear({ saved, confirmed, driverSaysEngineIsOff: true }))
    expect(scanning.state().codes).toEqual([])
  })
  it('refuses with "No OBD adapter connected" and does not count the read [OBD-032]', async () => {
    let counted = 0
    const { scanning, clock } = await scanner(async () => {
      counted += 1
      return true
    })
    expect(await clock.until(scanning.scan())).toMatchObject({
      kind: 'refused',
      message: 'No OBD adapter connected',
    })
    expect(counted).toBe(0)
  })
  it('refuses at the limit and sends nothing to the car [OBD-033]', async () => {
    const { scanning, clock, device } = await scanner(async () => false)
    await clock.until(scanning.connect(device.id))
    const message = 'OBD read limit reached. Upgrade to Pro for unlimited OBD reads.'
    expect(await clock.until(scanning.scan())).toMatchObject({ kind: 'refused', error: 'readLimit', message })
    expect(scanning.state().lastReadTimestamp).toBeNull()
  })
})
