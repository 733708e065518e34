import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../platform/storage/storage.memory.ts'
import { chosenFrom, firstChoice, MAX_CHOSEN, matching, valuesOfferedBy } from './choices.ts'
import { favouritesOf, keepFavourites } from './favourites.ts'

const offered = valuesOfferedBy([0x0d, 0x0c, 0x05, 0x66, 0x01, 0x1c, 0xff, 0x0c])

describe('the values of a car', () => {
  it('are every number of its PIDs, the usual gauges first, each part of a PID by itself', () => {
    expect(offered.map(({ id }) => id)).toEqual(['0C', '0D', '05', '66 sensor A', '66 sensor B'])
    expect(offered[0]).toMatchObject({ name: 'Engine speed', unit: 'rpm', from: 0, to: 8_000 })
    expect(offered[3]?.name).toBe('Mass air flow sensors, sensor A')
  })
  it('are found by every word of the query: name, PID or unit', () => {
    const found = (query: string) => matching(offered, query).map(({ id }) => id)
    expect(found('sensor b')).toEqual(['66 sensor B'])
    expect(found('0c')).toEqual(['0C'])
    expect(found('speed km')).toEqual(['0D'])
    expect(found('no such')).toEqual([])
    expect(found('')).toHaveLength(5)
  })
  it('show the gauges before anything is chosen, and where nothing of the choice is left', () => {
    expect(firstChoice(offered).map(({ id }) => id)).toEqual(['0C', '0D', '05'])
    expect(chosenFrom(offered, ['66 sensor B', '0C', '99']).map(({ id }) => id)).toEqual([
      '66 sensor B',
      '0C',
    ])
    expect(chosenFrom(offered, ['99'])).toEqual(firstChoice(offered))
    const many = valuesOfferedBy(Array.from({ length: 0x60 }, (_, pid) => pid))
    expect(
      chosenFrom(
        many,
        many.map(({ id }) => id),
      ),
    ).toHaveLength(MAX_CHOSEN)
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
