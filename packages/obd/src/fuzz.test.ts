import { describe, expect, it } from 'vitest'
import { simulatedAdapter } from '../testing/adapter.ts'
import { simulatedCar } from '../testing/car.ts'
import { CARS } from '../testing/cars.data.ts'
import { virtualClock } from '../testing/clock.ts'
import { fuzzOnce } from '../testing/fuzz.ts'
import { mangling, type Watch } from '../testing/mangling.ts'
import { seededRandomness } from '../testing/randomness.ts'
import { connect } from './connection.ts'

const STREAMS = 10_000

describe(`${STREAMS} damaged streams`, () => {
  const models = Object.values(CARS)
  const results = Array.from({ length: STREAMS }, (_, seed) => {
    const model = models[seed % models.length] ?? CARS.petrolCan
    return { seed, ...fuzzOnce(model, seededRandomness(seed + 1)) }
  })

  it('never hang: each dialogue comes to rest', () => {
    expect(results.filter(({ ended }) => !ended).map(({ seed }) => seed)).toEqual([])
  })
  it('never make it write before the prompt', () => {
    expect(results.filter(({ early }) => early > 0).map(({ seed }) => seed)).toEqual([])
  })
  it('never make it send 04', () => {
    expect(
      results.filter(({ written }) => written.some((command) => /^04/.test(command))).map(({ seed }) => seed),
    ).toEqual([])
  })
  it('end in both ways: some are read to the end, some links are given up', () => {
    const phases = new Set(results.map(({ state }) => state.phase))
    expect([...phases].sort()).toEqual(['down', 'ready'])
  })
})

describe('whole sessions over mangled links', () => {
  it('never reject, never hang, never write early, never clear', async () => {
    let connectedTimes = 0
    for (let seed = 1; seed <= 300; seed++) {
      const randomness = seededRandomness(seed)
      const clock = virtualClock()
      const models = Object.values(CARS)
      const adapter = simulatedAdapter({
        car: simulatedCar(models[seed % models.length] ?? CARS.petrolCan),
        clock,
      })
      const watch: Watch = { writes: [], early: 0 }
      const open = mangling(adapter.open, clock, randomness, randomness() * 0.1, watch)
      const connected = await clock.until(connect({ ways: [open], clock, id: `${seed}` }))
      if (connected.ok) {
        connectedTimes += 1
        const { connection } = connected
        await clock.until(connection.codes())
        await clock.until(connection.vehicle())
        await clock.until(connection.snapshot())
        const live = connection.live({ pids: [0x0c, 0x0d, 0x05], onReadings: () => {} })
        await clock.advance(2_000)
        live.stop()
        await clock.until(live.ended)
        connection.diagnosis()
      }
      expect({ seed, early: watch.early }).toEqual({ seed, early: 0 })
      expect(watch.writes.filter((command) => command.startsWith('04'))).toEqual([])
    }
    expect(connectedTimes).toBeGreaterThan(50)
  })
})
