import { connect } from '@tappet/obd'
import { CARS, simulatedAdapter, simulatedCar, virtualClock } from '@tappet/obd/testing'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../platform/storage/storage.memory.ts'
import { matching } from './choices.ts'
import { startLive } from './feed.ts'
import { ownFile, readOwnFile } from './own-file.ts'
import { keepOwnValues, ownValuesOf } from './own-store.ts'

const FILE = `Name,ShortName,ModeAndPID,Equation,Min Value,Max Value,Units,Header
"Engine speed, own",Own,010C,(A*256+B)/4,0,8000,rpm,7E0
Erase,Bad,14FFFFFF,A,0,1,,
`

const read = async (text: string) => {
  const table = await readOwnFile(new Blob([text]))
  if (table === null) throw new Error('not read')
  return table
}

describe('a file of own values', () => {
  it.each([FILE, FILE.replaceAll('\n', '\r\n'), `\uFEFF${FILE}`])(
    'is taken row by row, what only reads alone',
    async (text) => {
      const { values, refused } = await read(text)
      expect(values.map(({ name, request }) => [name, request])).toEqual([['Engine speed, own', '010C']])
      expect(refused).toMatchObject([{ line: 3, name: 'Erase' }])
    },
  )
  it('is the same when it was taken out and read again', async () => {
    const { values } = await read(FILE)
    expect(await readOwnFile(ownFile(values))).toEqual({ values, refused: [] })
  })
  it('that is no text, or larger than a megabyte, is not read', async () => {
    expect(await readOwnFile(new Blob(['Name\0']))).toBeNull()
    expect(await readOwnFile(new Blob(['A'.repeat(1_100_000)]))).toBeNull()
  })
})

describe('own values of a car', () => {
  it('are kept for this car, not for another, and checked again when they are read', async () => {
    const storage = createMemoryStorage()
    const { values } = await read(FILE)
    expect(keepOwnValues('VIN1', values, storage)).toBe(true)
    expect([ownValuesOf('VIN1', storage), ownValuesOf('VIN2', storage)]).toEqual([values, []])
    const forged = JSON.stringify([{ car: 'VIN1', rows: [['Erase', '', '04', 'A', '0', '1', '', '']] }])
    expect(ownValuesOf('VIN1', createMemoryStorage([['tappet.own-values', forged]]))).toEqual([])
    expect(ownValuesOf('VIN1', createMemoryStorage([['tappet.own-values', '{']]))).toEqual([])
  })
  it('stand among the live values, are shown when they are added, and go when they are removed', async () => {
    const clock = virtualClock()
    const adapter = simulatedAdapter({ car: simulatedCar(CARS.petrolCan), clock })
    const connected = await clock.until(connect({ ways: [adapter.open], clock, id: 'own' }))
    if (!connected.ok) throw new Error(connected.failure.kind)
    const feed = startLive(connected.connection, {
      clock,
      nowMs: () => 0,
      ids: ['0D'],
      newId: () => 'drive',
      of: { ownerId: 'ann', deviceName: 'USB adapter', vehicleId: null, demo: false },
      store: Promise.resolve({ append: async () => {} }),
    })
    await clock.advance(1_000)
    const { values } = await read(FILE)
    feed.setOwn(values)
    await clock.advance(1_000)
    const own = feed.state().series.find(({ value }) => value.id === 'own Engine speed, own')
    expect(own).toMatchObject({ latest: 775, value: { pid: null, unit: { own: 'rpm' }, from: 0, to: 8000 } })
    expect(matching(feed.state().offered ?? [], 'own rpm')).toHaveLength(1)
    feed.setOwn([])
    await clock.advance(1_000)
    expect(feed.state().series.map(({ value }) => value.id)).toEqual(['7E8 0D'])
    const requestCount = adapter.received.length
    await clock.advance(1_000)
    expect(adapter.received.slice(requestCount)).not.toContain('ATSH7E0')
    feed.stop()
  })
})
