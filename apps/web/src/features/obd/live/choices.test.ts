import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../platform/storage/storage.memory.ts'
import { chosenFrom, firstChoice, MAX_CHOSEN, matching, valuesOfferedBy } from './choices.ts'
import { favouritesOf, keepFavourites } from './favourites.ts'

const ofEngine = (pids: readonly number[]) => valuesOfferedBy(new Map([['7E8', pids]]))
const offered = ofEngine([0x0d, 0x0c, 0x05, 0x66, 0x01, 0x1c, 0xff, 0x0c])

describe('the values of a car', () => {
  it('are every number of its PIDs, the usual gauges first, each part of a PID by itself', () => {
    expect(offered.map(({ id }) => id)).toEqual([
      '7E8 0C',
      '7E8 0D',
      '7E8 05',
      '7E8 66 sensor A',
      '7E8 66 sensor B',
    ])
    expect(offered[0]).toMatchObject({ name: 'Engine speed', unit: 'rpm', from: 0, to: 8_000 })
    expect(offered[3]?.name).toBe('Mass air flow sensors, sensor A')
  })
  it('are found by every word of the query: name, PID or unit', () => {
    const found = (query: string) => matching(offered, query).map(({ id }) => id)
    expect(found('sensor b')).toEqual(['7E8 66 sensor B'])
    expect(found('0c')).toEqual(['7E8 0C'])
    expect(found('speed km')).toEqual(['7E8 0D'])
    expect(found('no such')).toEqual([])
    expect(found('')).toHaveLength(5)
  })
  it('show the gauges before anything is chosen, and where nothing of the choice is left', () => {
    expect(firstChoice(offered).map(({ id }) => id)).toEqual(['7E8 0C', '7E8 0D', '7E8 05'])
    expect(chosenFrom(offered, ['7E8 66 sensor B', '7E8 0C', '99']).map(({ id }) => id)).toEqual([
      '7E8 66 sensor B',
      '7E8 0C',
    ])
    expect(chosenFrom(offered, ['99'])).toEqual(firstChoice(offered))
    const many = ofEngine(Array.from({ length: 0x60 }, (_, pid) => pid))
    expect(
      chosenFrom(
        many,
        many.map(({ id }) => id),
      ),
    ).toHaveLength(MAX_CHOSEN)
  })
})

describe('the values of several units', () => {
  const pids = [0x0c, 0x0d, 0x05, 0x04, 0x11, 0x0f, 0x10, 0x06, 0x07]
  const car = valuesOfferedBy(
    new Map([
      ['7E9', [0x0c, 0x0d]],
      ['7EA', [0x0c]],
      ['7E8', pids],
    ]),
  )
  it('are each of one unit: the engine’s under its plain name, another’s with the unit', () => {
    const speeds = car.filter(({ pid }) => pid === 0x0c)
    expect(speeds.map(({ id, ecu, name }) => [id, ecu, name])).toEqual([
      ['7E8 0C', '7E8', 'Engine speed'],
      ['7E9 0C', '7E9', 'Engine speed, transmission'],
      ['7EA 0C', '7EA', 'Engine speed, control unit 7EA'],
    ])
    const gearboxAlone = valuesOfferedBy(new Map([['7E9', [0x0c]]]))
    expect(gearboxAlone[0]?.name).toBe('Engine speed, transmission')
  })
  it('begin with the engine’s gauges', () => {
    expect(new Set(firstChoice(car).map(({ ecu }) => ecu))).toEqual(new Set(['7E8']))
  })
  it('that an earlier version kept without their unit are the engine’s', () => {
    expect(chosenFrom(car, ['0D', '7E9 0C', '7E8 0D']).map(({ id }) => id)).toEqual(['7E8 0D', '7E9 0C'])
  })
})

describe('the first choice of an electric car', () => {
  it('leads with its drive battery, whichever unit tells it', () => {
    const car = valuesOfferedBy(
      new Map([
        ['7E8', [0x0d, 0x42]],
        ['7EC', [0x9a, 0x5b]],
      ]),
    )
    expect(firstChoice(car).map(({ id }) => id)).toEqual([
      '7EC 5B',
      '7EC 9A voltage',
      '7EC 9A current',
      '7E8 0D',
      '7E8 42',
    ])
  })
})

describe('the choice for a car', () => {
  it('is kept for this car, not for another', () => {
    const storage = createMemoryStorage()
    keepFavourites('VIN1', ['0C'], storage)
    keepFavourites('VIN2', ['0D', '05'], storage)
    keepFavourites('VIN1', ['05'], storage)
    expect([
      favouritesOf('VIN1', storage),
      favouritesOf('VIN2', storage),
      favouritesOf('VIN3', storage),
    ]).toEqual([['05'], ['0D', '05'], []])
  })
  it.each(['{', '[{"car":1}]', '"x"'])('that cannot be read is none: %s', (text) => {
    expect(favouritesOf('VIN1', createMemoryStorage([['tappet.live-values', text]]))).toEqual([])
  })
})
